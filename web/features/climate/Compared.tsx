import { sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Table } from '#web/ui/data/Table.tsx';
import type { Seasons } from './api.ts';
import { isDayMeasure } from './measures.ts';
import { monthDayOf, sayMonthDay } from './monthDay.ts';
import { SavePng } from './SavePng.tsx';
import { type Placed, summarise } from './sides.ts';
import { Strips } from './Strips.tsx';

interface ComparedProps {
  sides: Placed;
  found: readonly [Seasons, Seasons];
  line: number;
}

/** Both sides by one line: dots on one scale, and the same in figures. */
export function Compared({ sides, found, line }: ComparedProps) {
  const t = useWords();
  const { show } = sides[0].choice;
  const name = (at: 0 | 1) => t('climateCompare.side', { name: at === 0 ? 'A' : 'B', place: found[at].station.name });
  const sums = ([0, 1] as const).map((at) => summarise(found[at].years, show, line, sides[at]));
  const say = (value: number | null | undefined) =>
    value === null || value === undefined
      ? t('climate.notKnown')
      : isDayMeasure(show)
        ? sayMonthDay(monthDayOf(Math.min(366, Math.max(1, Math.round(value)))))
        : sayNumber(Math.round(value));
  const rows = [
    {
      what: t(`climateCompare.by_${isDayMeasure(show) ? 'day' : 'amount'}`, { line: say(line) }),
      said: sums.map(({ hits, known }) => t('climate.hitsOfYears', { hits, years: known })),
    },
    { what: t('climateCompare.early'), said: sums.map(({ early }) => say(early)) },
    { what: t('climateCompare.middle'), said: sums.map(({ middle }) => say(middle)) },
    { what: t('climateCompare.late'), said: sums.map(({ late }) => say(late)) },
    { what: t('climateCompare.none'), said: sums.map(({ none }) => sayNumber(none)) },
    { what: t('climateCompare.unknown'), said: sums.map(({ unknown }) => sayNumber(unknown)) },
  ];
  return (
    <section aria-label={t(`climate.measure_${show}`)}>
      <h2>{t(`climate.measure_${show}`)}</h2>
      {found.some(({ station }) => station.is_sample) && <p className="climate-sample">{t('climate.sample')}</p>}
      <Strips
        sides={sums.map(({ values }, at) => ({ name: name(at === 0 ? 0 : 1), values }))}
        measure={show}
        line={line}
        label={t('climateCompare.drawing')}
      />
      <SavePng
        stations={found.map(({ station }) => station)}
        title={`${t(`climate.measure_${show}`)}: ${name(0)}; ${name(1)}`}
        says={() => (rows[0] ? `${rows[0].what}: ${rows[0].said.join('; ')}` : '')}
        name={`compared-${found.map(({ station }) => station.id).join('-')}`}
      />
      <Table
        caption={t('climateCompare.table')}
        captionHidden
        rows={rows}
        rowKey={({ what }) => what}
        columns={[
          { key: 'what', head: t('climateCompare.what'), cell: ({ what }) => what },
          { key: 'a', head: name(0), figures: true, cell: ({ said }) => said[0] },
          { key: 'b', head: name(1), figures: true, cell: ({ said }) => said[1] },
        ]}
      />
      <p className="climate-notes">
        {([0, 1] as const)
          .map((at) => `${name(at)}: ${t(`climateCompare.rule_${sides[at].definition}`)}. ${found[at].station.source}.`)
          .join(' ')}
      </p>
    </section>
  );
}
