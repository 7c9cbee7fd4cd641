import { daysBetween } from '#engines/dates/day.ts';
import { spokenDay } from '#engines/dates/spokenDay.ts';
import type { AppContext } from '../../context.ts';
import { tell } from '../notifications/notifications.service.ts';
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
        const text = `The trap ${name}${community === '' ? '' : ` in ${community}`} was last visited ${days} days ago. Visit it, count and empty it.`;
        for (const officer of officers)
          await tell({ db, context, now: context.clock.now() }, officer, {
            kind: 'trapVisitMissed',
            text,
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
        const text = `The lure${lure === null ? '' : ` (${lure})`} of the trap ${name}${community === '' ? '' : ` in ${community}`} was due for a change on ${spokenDay(due, true)}. Change it and say so in the report.`;
        for (const officer of officers)
          await tell({ db, context, now: context.clock.now() }, officer, {
            kind: 'trapLureDue',
            text,
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
