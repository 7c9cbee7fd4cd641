import type { Day } from '#engines/dates/day.ts';
import { addDays } from '#engines/dates/day.ts';
import type { AppContext, PageViews } from '../../context.ts';
import { addViews, forgetViews, type Seen } from './reviews.repository.ts';

/** How long openings wait in memory to be written together. */
const batchMs = 20_000;
const daySeconds = 86_400;
/** Openings are listed over twelve months, and kept for one more. */
const keptDays = 396;

/** The first day of the month of a day. */
export function monthOfDay(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

/** Counts how often pages made from the reference data are opened: in memory, written together every 20 seconds and at the end. */
export function openPageViews({ db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>): PageViews {
  let waiting = new Map<string, Seen>();
  let writing: Promise<void> = Promise.resolve();
  const write = () => {
    const seen = [...waiting.values()];
    waiting = new Map();
    if (seen.length > 0)
      writing = writing
        .then(() => addViews(db, monthOfDay(clock.today()), seen))
        .catch((error: unknown) => log.warn({ err: error }, 'openings of pages were not counted'));
    return writing;
  };
  const timer = setInterval(() => void write(), batchMs);
  timer.unref();
  return {
    note(page, cropId = '', districtId = '') {
      const key = `${page} ${cropId} ${districtId}`;
      waiting.set(key, { page, cropId, districtId, views: (waiting.get(key)?.views ?? 0) + 1 });
    },
    write,
    stop() {
      clearInterval(timer);
      return write();
    },
  };
}

/** Removes the counts of months long past, once a day. */
export function forgetPageViews({ jobs, clock }: Pick<AppContext, 'jobs' | 'clock'>): void {
  jobs.every('forgetPageViews', daySeconds, async (job) => {
    await job.settle((db) => forgetViews(db, monthOfDay(addDays(clock.today(), -keptDays))));
  });
}
