import type { Day } from '#engines/dates/day.ts';
import { grouped } from '#engines/lists/grouped.ts';
import type { Database } from '../../../database/connection.ts';
import type { AppContext } from '../../../context.ts';
import { countsByDay, latestOfSites } from './catches.repository.ts';
import type { MarkedSite } from './markedSites.repository.ts';

/** What was counted at a site. */
export interface Counted {
  /** The latest reports, up to three. */
  readonly latest: readonly {
    readonly id: number;
    readonly count: number;
    readonly categoryId: number;
    readonly updatedAt: Date;
  }[];
  /** What was caught in how many nights from one day to another, both included, over reports whose nights are known. */
  between(from: Day, until: Day): { readonly caught: number; readonly nights: number };
}

interface Kept {
  readonly mark: string;
  readonly counted: Counted;
}

const shelves = new WeakMap<AppContext['signals'], Map<number, Kept>>();

/**
 * What was counted at sites, as the records have it: kept in the memory of a process under the mark that a site bears, and read
 * again of those whose mark is another since.
 */
export async function countedAt(
  db: Database,
  { signals }: Pick<AppContext, 'signals'>,
  sites: readonly MarkedSite[],
): Promise<ReadonlyMap<number, Counted>> {
  const shelf = shelves.get(signals) ?? new Map<number, Kept>();
  shelves.set(signals, shelf);
  const changed = sites.filter(({ id, mark }) => shelf.get(id)?.mark !== mark);
  if (changed.length > 0) {
    const read = await readCounted(
      db,
      changed.map(({ id }) => id),
    );
    for (const { id, mark } of changed) shelf.set(id, { mark, counted: read(id) });
  }
  return new Map(
    sites.flatMap(({ id }) => {
      const kept = shelf.get(id);
      return kept === undefined ? [] : [[id, kept.counted] as const];
    }),
  );
}

const siteOf = ({ siteId }: { readonly siteId: number }) => siteId;

async function readCounted(db: Database, ids: readonly number[]): Promise<(id: number) => Counted> {
  const [days, latest] = await Promise.all([countsByDay(db, ids), latestOfSites(db, ids)]);
  const [daysOf, latestOf] = [grouped(days, siteOf), grouped(latest, siteOf)];
  return (id) => ({ latest: latestOf.get(id) ?? [], between: sumsOver(daysOf.get(id) ?? []) });
}

/** Sums from the first day on, so that those between two days are one subtraction; days in order. */
function sumsOver(
  days: readonly { readonly day: Day; readonly caught: number; readonly nights: number }[],
): Counted['between'] {
  const numbers = Int32Array.from(days, ({ day }) => numberOf(day));
  const [caught, nights] = [new Float64Array(days.length + 1), new Float64Array(days.length + 1)];
  days.forEach((day, at) => {
    caught[at + 1] = (caught[at] ?? 0) + day.caught;
    nights[at + 1] = (nights[at] ?? 0) + day.nights;
  });
  return (from, until) => {
    const [first, end] = [countBelow(numbers, numberOf(from)), countBelow(numbers, numberOf(until) + 1)];
    if (end <= first) return { caught: 0, nights: 0 };
    return { caught: (caught[end] ?? 0) - (caught[first] ?? 0), nights: (nights[end] ?? 0) - (nights[first] ?? 0) };
  };
}

/** How many of some numbers in order are below another. */
function countBelow(numbers: Int32Array, limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function numberOf(day: Day): number {
  return Date.parse(day) / 86_400_000;
}
