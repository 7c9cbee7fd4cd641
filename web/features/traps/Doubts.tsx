import { useQuery } from '@tanstack/react-query';
import type { CountDoubt } from '#engines/traps/doubts.ts';
import { sayDay, sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { readTrapChoice, sitesQuery } from './api.ts';
import { unfoldTraps } from './unfoldTraps.ts';

/** What was asked about a report, and for which values: others are asked about again. */
export interface Doubted {
  readonly doubts: readonly CountDoubt[];
  readonly count: number;
  readonly day: string;
  readonly site: string;
  /** The most that the latest visits counted. */
  readonly most: number;
}

/** What the latest visits to a trap counted, as the list kept for the field knows it; none without it. */
export function useLatestCounts(siteId: number | undefined): readonly number[] {
  const { data = [] } = useQuery({
    ...sitesQuery(readTrapChoice(new URLSearchParams())),
    select: unfoldTraps,
  });
  return data.find(({ id }) => id === siteId)?.latest ?? [];
}

/** Asks whoever counted to look again; the same report is sent by pressing once more. */
export function Doubts({ doubted }: { doubted: Doubted }) {
  const t = useWords();
  const { doubts, count, day, most } = doubted;
  return (
    <div className="trap-doubts" role="alert">
      <p>{t('traps.check')}</p>
      <ul>
        {doubts.map((each) => (
          <li key={each}>{t(`traps.${each}`, { day: sayDay(day), count: sayNumber(count), most: sayNumber(most) })}</li>
        ))}
      </ul>
    </div>
  );
}
