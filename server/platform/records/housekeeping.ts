import type { AppContext } from '../../context.ts';
import { forgetKeys } from './idempotency.repository.ts';

const hour = 3_600;
/** A phone whose answer was lost may be without a network for weeks before it asks again. */
const keyRetentionHours = 30 * 24;

/** Lets go, hour by hour, of what the platform keeps for a time only: answers to repeats, deleted things. */
export function registerHousekeeping({ jobs, trash, clock }: Pick<AppContext, 'jobs' | 'trash' | 'clock'>): void {
  jobs.every('forgetKeys', hour, async (job) => {
    await job.settle((db) => forgetKeys(db, new Date(clock.now().getTime() - keyRetentionHours * hour * 1_000)));
  });
  jobs.every('forgetTrash', hour, async (job) => {
    await job.settle(async (db) => {
      while ((await trash.forgetExpired(db, clock.now())) > 0);
    });
  });
}
