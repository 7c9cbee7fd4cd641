import { sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import type { SeasonYear } from './api.ts';
import { type Group, isDayMeasure, type Measure, valueOf } from './measures.ts';
import { monthDayOf, sayMonthDay } from './monthDay.ts';

const BLOCKS = 10;
const STEP = { start: 5, end: 5, length: 5, rain: 50, spell: 1 } as const;
const LAST_DAY = 366;

interface ChanceProps {
  years: readonly SeasonYear[];
  measure: Measure;
  group: Group | undefined;
  /** The line: doy366, days or mm. */
  line: number;
  /** Address of the page with the line elsewhere. */
  lineHref: (line: number) => string;
}

/** In how many years it was so by the line, as a sentence and ten blocks, with the years left out beside it. */
export function Chance({ years, measure, group, line, lineHref }: ChanceProps) {
  const t = useWords();
  const values = years.map((year) => valueOf(year, measure));
  const none = values.filter((value) => value === 'none').length;
  const unknown = values.filter((value) => value === 'unknown').length;
  const known = years.length - unknown;
  const hits = values.filter(
    (value) => typeof value === 'number' && (isDayMeasure(measure) ? value <= line : value >= line),
  ).length;
  const filled = known === 0 ? 0 : Math.round((hits / known) * BLOCKS);
  if (known === 0) return <p role="status">{t('climate.nothingKnown')}</p>;
  const moved = (by: number) =>
    lineHref(Math.max(1, isDayMeasure(measure) ? Math.min(LAST_DAY, line + by) : line + by));
  const step = STEP[measure];
  const said = isDayMeasure(measure) ? sayMonthDay(monthDayOf(line)) : sayNumber(line);
  return (
    <div className="climate-chance" role="status">
      <p className="climate-chance-says">
        {t(`climate.${measure}By`, { line: said, hits, years: known })}
        {group !== undefined && ` ${t(`climate.only_${group}`)}`}
      </p>
      <p className="climate-ways">
        <Button kind="secondary" small replace href={moved(-step)}>
          {t(isDayMeasure(measure) ? 'climate.earlier' : 'climate.less', { count: step })}
        </Button>
        <Button kind="secondary" small replace href={moved(step)}>
          {t(isDayMeasure(measure) ? 'climate.laterBy' : 'climate.more', { count: step })}
        </Button>
      </p>
      <p className="climate-blocks" aria-hidden="true">
        {Array.from({ length: BLOCKS }, (_, at) => (
          <span key={at} className={at < filled ? 'climate-block-full' : undefined} />
        ))}
      </p>
      <p className="climate-aside">
        {t('climate.outOfTen', { filled })}
        {none > 0 && ` ${t(measure === 'start' ? 'climate.noStart' : 'climate.noSeason', { count: none })}`}
        {unknown > 0 && ` ${t('climate.unknownYears', { count: unknown })}`}
      </p>
    </div>
  );
}
