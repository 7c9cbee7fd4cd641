import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import type { SeasonYear } from './api.ts';
import { doyOf, monthDayOf, sayMonthDay } from './monthDay.ts';

const BLOCKS = 10;

interface ChanceProps {
  years: readonly SeasonYear[];
  /** The line, MM-DD. */
  by: string;
  /** Address of the page with the line on another day. */
  lineHref: (by: string) => string;
}

const STEP_DAYS = 5;
const LAST_DAY = 366;

/** In how many years the rains had begun by the line, as a sentence and ten blocks, with the years left out beside it. */
export function Chance({ years, by, lineHref }: ChanceProps) {
  const t = useWords();
  const none = years.filter(({ start }) => start.found === 'none').length;
  const unknown = years.filter(({ start }) => start.found === 'unknown').length;
  const known = years.length - unknown;
  const begun = years.filter(({ start }) => start.doy !== null && start.doy <= doyOf(by)).length;
  const filled = known === 0 ? 0 : Math.round((begun / known) * BLOCKS);
  if (known === 0) return <p role="status">{t('climate.nothingKnown')}</p>;
  return (
    <div className="climate-chance" role="status">
      <p className="climate-chance-says">{t('climate.begunBy', { day: sayMonthDay(by), hits: begun, years: known })}</p>
      <p className="climate-ways">
        <Button kind="secondary" small replace href={lineHref(monthDayOf(Math.max(1, doyOf(by) - STEP_DAYS)))}>{t('climate.earlier')}</Button>
        <Button kind="secondary" small replace href={lineHref(monthDayOf(Math.min(LAST_DAY, doyOf(by) + STEP_DAYS)))}>{t('climate.laterBy')}</Button>
      </p>
      <p className="climate-blocks" aria-hidden="true">
        {Array.from({ length: BLOCKS }, (_, at) => <span key={at} className={at < filled ? 'climate-block-full' : undefined} />)}
      </p>
      <p className="climate-aside">
        {t('climate.outOfTen', { filled })}
        {none > 0 && ` ${t('climate.noStart', { count: none })}`}
        {unknown > 0 && ` ${t('climate.unknownYears', { count: unknown })}`}
      </p>
    </div>
  );
}
