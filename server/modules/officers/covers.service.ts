/** Cover: while an officer is away another stands in for them, with their posts, their farmers and what they are told. */
import { longestCoverDays } from '#contract/limits.ts';
import { daysBetween } from '#engines/dates/day.ts';
import { parseDay } from '#engines/dates/parseDay.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import * as accounts from '../accounts/accounts.service.ts';
import { countOwnFarmers, shareForCovers } from '../farmers/farmers.service.ts';
import { tell, type Telling } from '../notifications/notifications.service.ts';

const lookSeconds = 600;

/** Days and who stands in, as they are asked for. */
export interface AskedCover {
  readonly officerId: string;
  readonly from?: string | undefined;
  readonly until: string;
}

/**
 * Has an officer stand in for another, from a day, today when left out, to a day, both included. Both are told.
 *
 * @throws coverDaysWrong, officerNotFound, coverTaken where somebody covers on one of the days already, coverAway where who is to
 * stand in is away then
 */
export async function coverOfficer(scope: Scope, absent: accounts.OfficerRow, asked: AskedCover): Promise<void> {
  const from = asked.from ?? scope.today;
  const { until } = asked;
  const areDays = [from, until].every((day) => 'day' in parseDay(day));
  if (!areDays || from < scope.today || until < from || daysBetween(from, until) > longestCoverDays)
    throw problem('coverDaysWrong', { from, until, today: scope.today, days: longestCoverDays });
  const [standIn] = await accounts.officersAmong(scope.db, [asked.officerId], { partners: true });
  if (!absent.active || standIn === undefined || standIn.id === absent.id)
    throw problem('officerNotFound', { found: absent.active ? asked.officerId : absent.id });
  const days = { from, until };
  // Held in one order, so that of two who ask at once one waits.
  for (const id of [absent.id, standIn.id].toSorted()) await accounts.holdPosts(scope.db, id);
  const [taken] = await accounts.absences(scope.db, absent.id, days);
  if (taken !== undefined)
    throw problem('coverTaken', { name: absent.name, by: taken.name, from: taken.from, until: taken.until });
  const [away] = await accounts.absences(scope.db, standIn.id, days);
  if (away !== undefined) throw problem('coverAway', { name: standIn.name, from: away.from, until: away.until });
  const cover = { officerId: absent.id, coveredBy: standIn.id, ...days, begun: from === scope.today };
  const id = await accounts.addCover(scope.db, cover, scope.actor.personId, scope.now);
  await shareForCovers(scope.db, scope.now, [id]);
  const slots = { from: { day: from }, until: { day: until } };
  await tell(scope, standIn.id, {
    kind: 'coverGiven',
    params: { name: absent.name, farmers: await countOwnFarmers(scope.db, absent.id), ...slots },
    link: '/controlcenter/extensions',
  });
  await tell(scope, absent.id, {
    kind: 'covered',
    params: { name: standIn.name, ...slots },
    link: '/controlcenter/extensions',
  });
  scope.audit('coverOfficer', [absent.id, standIn.id], ['covers']);
}

/** Ends a cover at once. Who stood in is told. @throws coverNotFound */
export async function endCover(scope: Scope, absent: accounts.OfficerRow, id: number): Promise<void> {
  const ended = await accounts.removeCover(scope.db, absent.id, id);
  if (ended === undefined) throw problem('coverNotFound', { found: id });
  await shareForCovers(scope.db, scope.now, [id]);
  await sayEnded(scope, [ended]);
  scope.audit('endCover', [absent.id, ended.coveredBy], ['covers']);
}

/** Ends what an officer has part in, before their farmers pass on. */
export async function endCoversOf(scope: Scope, officerId: string): Promise<void> {
  await shareForCovers(scope.db, scope.now, await accounts.removeCoversOf(scope.db, officerId));
}

/** Begins and ends covers as the days turn, and shares the farmers that were added meanwhile. */
export function turnCoversDaily(context: AppContext): void {
  context.jobs.every('turnCovers', lookSeconds, (job) =>
    job.settle(async (db) => {
      const now = context.clock.now();
      const ended = await accounts.turnCovers(db, context.clock.today());
      await shareForCovers(db, now);
      await sayEnded({ db, context, now }, ended);
    }),
  );
}

async function sayEnded(telling: Telling, ended: readonly accounts.Cover[]): Promise<void> {
  for (const { officerId, coveredBy } of ended) {
    const name = (await accounts.namesOf(telling.db, [officerId])).get(officerId);
    if (name !== undefined)
      await tell(telling, coveredBy, {
        kind: 'coverEnded',
        params: { name },
        link: '/controlcenter/extensions',
      });
  }
}
