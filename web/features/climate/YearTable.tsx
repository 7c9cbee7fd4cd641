import { sayDay, sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { climateHref, type SeasonYear, type Seasons } from './api.ts';

/** Every year in figures, the latest first. What cannot be known is told from what did not happen. */
export function YearTable({ seasons: { station, years }, search }: { seasons: Seasons; search: URLSearchParams }) {
  const t = useWords();
  const figure = (value: number | null) => (value === null ? t('climate.notKnown') : sayNumber(value));
  const found = (value: SeasonYear['start']) =>
    value.day === null ? t(`climate.${value.found === 'none' ? 'none' : 'notKnown'}`) : sayDay(value.day);
  return (
    <Table
      caption={t('climate.table', { place: station.name })}
      rows={years.toReversed()}
      rowKey={({ year }) => String(year)}
      columns={[
        {
          key: 'year',
          head: t('climate.year'),
          cell: ({ year }) => <Link href={climateHref(station.id, search, { year: String(year) })}>{year}</Link>,
        },
        {
          key: 'rain',
          head: t('climate.rain'),
          figures: true,
          cell: ({ rain_mm: rain }) => figure(rain === null ? null : Math.round(rain)),
        },
        { key: 'start', head: t('climate.start'), cell: ({ start }) => found(start) },
        {
          key: 'false',
          head: t('climate.falseStarts'),
          figures: true,
          cell: ({ false_starts: count }) => figure(count),
        },
        {
          key: 'end',
          head: t('climate.end'),
          cell: ({ end }) => (end.found === 'alreadyOver' ? t('climate.alreadyOver') : found(end)),
        },
        { key: 'length', head: t('climate.length'), figures: true, cell: ({ length_days: days }) => figure(days) },
        {
          key: 'dry',
          head: t('climate.longestDry'),
          figures: true,
          cell: ({ longest_dry_spell_days: days }) => figure(days),
        },
      ]}
    />
  );
}
