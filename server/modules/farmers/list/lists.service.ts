import { LRUCache } from 'lru-cache';
import { type FarmerList, farmerList } from '#engines/farmers/farmerList.ts';
import type { AppContext } from '#server/context.ts';
import { reweigh } from '#server/platform/cache/updateCacheSize.ts';
import { type ListRow, readList } from './farmerSearch.repository.ts';
import { forgetListChanges, stateOfList } from './lists.repository.ts';

/** Longer lists are asked in the records each time. */
const mostInList = 20_000;
/** Farmers of all copies together: about a kilobyte each, two once they were shown. */
const mostInAll = 40_000;
const hour = 3_600;
/** Far shorter than notes on changes are kept, so that none is forgotten before a copy has seen it. */
const longestKeptMs = hour * 1_000;

interface Copy {
  readonly state: string;
  readonly readAt: number;
  /** Null: too long to be kept. */
  readonly list: Promise<FarmerList<ListRow> | null>;
}

/** Copies of officers' lists in this process. */
export interface Lists {
  /** An officer's list as the records have it now; null where it is too long to be kept. */
  of(officerId: string): Promise<FarmerList<ListRow> | null>;
}

const made = new WeakMap<AppContext, Lists>();

/** The copies of a context. */
export function listsOf(context: AppContext): Lists {
  const known = made.get(context);
  if (known !== undefined) return known;
  const lists = createLists(context);
  made.set(context, lists);
  return lists;
}

/** Lets go of notes on changes once no copy can be as old. */
export function forgetChangesOfLists({ jobs }: Pick<AppContext, 'jobs'>): void {
  jobs.every('forgetChangesOfLists', hour, async (job) => {
    await job.settle(forgetListChanges);
  });
}

function createLists({ db }: AppContext): Lists {
  const copies = new LRUCache<string, Copy>({ maxSize: mostInAll });

  async function read(officerId: string, state: string): Promise<FarmerList<ListRow> | null> {
    const rows = await readList(db, officerId, mostInList + 1);
    const list = rows.length > mostInList ? null : farmerList(officerId, rows);
    const copy = copies.get(officerId);
    if (copy?.state === state) reweigh(copies, officerId, copy, list === null ? 1 : Math.max(1, rows.length));
    return list;
  }

  return {
    async of(officerId) {
      // The state first: rows read after it are as new or newer, and a newer one is read again.
      const state = await stateOfList(db, officerId);
      const kept = copies.get(officerId);
      if (kept?.state === state && performance.now() - kept.readAt < longestKeptMs) return kept.list;
      const list = read(officerId, state);
      copies.set(officerId, { state, readAt: performance.now(), list }, { size: 1 });
      // What could not be read is read anew by the next who asks.
      list.catch(() => copies.set(officerId, { state: '', readAt: 0, list }, { size: 1 }));
      return list;
    },
  };
}
