import { daysBetween } from '#engines/dates/day.ts';
import type { AppContext } from '../../../context.ts';
import { tell } from '../../notifications/notifications.service.ts';
import { dueLures, missedVisits, noteLureReminded, noteReminded } from './reminders.repository.ts';

const hourSeconds = 3_600;

/** Tells officers, once a day at most, which of their traps nobody has visited in time. */
export function remindOfVisits(context: Pick<AppContext, 'jobs' | 'db' | 'clock' | 'signals'>): void {
  context.jobs.every('remindOfTrapVisits', hourSeconds, async (job) => {
    const today = context.clock.today();
    await job.settle(async (db) => {
      const missed = await missedVisits(db, today);
      for (const { id, name, community, since, officers } of missed) {
        const days = daysBetween(since, today);
        for (const officer of officers)
          await tell({ db, context, now: context.clock.now() }, officer, {
            kind: 'trapVisitMissed',
            params: { trap: name, ...inCommunity(community), days },
            link: `/controlcenter/trapsite/${id}`,
            byMail: false,
          });
      }
      await noteReminded(
        db,
        missed.map(({ id }) => id),
        today,
      );
      const lures = await dueLures(db, today);
      for (const { id, name, community, lure, due, officers } of lures) {
        const named = lure === null ? { known: 'no' } : { known: 'yes', lure };
        for (const officer of officers)
          await tell({ db, context, now: context.clock.now() }, officer, {
            kind: 'trapLureDue',
            params: { trap: name, ...inCommunity(community), ...named, due: { day: due } },
            link: `/controlcenter/trapsite/${id}`,
            byMail: false,
          });
      }
      await noteLureReminded(
        db,
        lures.map(({ id }) => id),
        today,
      );
    });
  });
}

/** Where a trap is, as sentences of notices choose by. */
function inCommunity(community: string): { at: 'community' | 'trap'; community: string } {
  return { at: community === '' ? 'trap' : 'community', community };
}
