import { useWords } from '#web/lib/words.ts';
import { Table } from '#web/ui/data/Table.tsx';
import type { Seasons } from './api.ts';
import { sayMonthDay } from './monthDay.ts';

/** What planting on a day has been like: whether the rains had begun, how many starts failed, whether it went dry. */
export function PlantingTable({ seasons: { planting, rule, station } }: { seasons: Seasons }) {
  const t = useWords();
  const share = (hits: number, years: number) =>
    years === 0 ? t('climate.notKnown') : t('climate.hitsOfYears', { hits, years });
  return (
    <Table
      caption={t('climate.plantingTable', { place: station.name })}
      rows={planting}
      rowKey={({ day }) => day}
      columns={[
        { key: 'day', head: t('climate.plantingDay'), cell: ({ day }) => sayMonthDay(day) },
        {
          key: 'begun',
          head: t('climate.plantingBegun'),
          figures: true,
          cell: ({ begun }) => share(begun.hits, begun.years),
        },
        {
          key: 'failed',
          head: t('climate.plantingFailed'),
          figures: true,
          cell: ({ failed_starts: failed, starts }) =>
            starts === 0 ? t('climate.noStarts') : t('climate.failedOfStarts', { failed, starts }),
        },
        {
          key: 'dry',
          head: t('climate.plantingDry', { longest: rule.longest, within: rule.within }),
          figures: true,
          cell: ({ dry_spell: dry }) => share(dry.hits, dry.years),
        },
      ]}
    />
  );
}
