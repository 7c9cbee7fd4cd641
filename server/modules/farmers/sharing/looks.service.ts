import { judgeLook, type LookedAt } from '#engines/access/people/looks.ts';
import { branchOfFarmers } from '#engines/access/field/farmers.ts';
import type { AppContext } from '#server/context.ts';
import { problem } from '#server/platform/calls/problems.ts';
import type { Scope } from '#server/platform/records/scope.ts';
import { isWithinBranch, officersAbove } from '../../accounts/accounts.service.ts';
import { tell } from '../../notifications/notifications.service.ts';
import * as looks from './looks.repository.ts';
import { requireOfficer } from '../access.service.ts';

const dayMs = 86_400_000;
/** How long looks are kept; told in docs/personal_look.yml. */
const keptDays = 730;
const mostShown = 50;
const words: Readonly<Record<LookedAt, string>> = {
  phone: 'telephone numbers of farmers',
  card: 'Ghana Card numbers',
  file: 'telephone numbers of farmers',
};

/**
 * Counts and writes down that whoever asks is shown a whole number. The same number again on the same day is free; the
 * level above is told once a day where most of the day's numbers are used, and once where more are asked for.
 *
 * @throws signInNeeded, notForYou, looksUsedUp
 */
export async function takeLook(scope: Scope, what: 'phone' | 'card', looked: looks.Looked): Promise<void> {
  const me = requireOfficer(scope);
  const most = what === 'card' ? scope.context.config.cardLooksPerDay : scope.context.config.phoneLooksPerDay;
  await looks.lockLooks(scope.db, me);
  const { used, known } = await looks.countLooks(scope.db, me, what, new Date(`${scope.today}T00:00:00Z`), looked);
  const { allowed, alarm } = known ? { allowed: true, alarm: null } : judgeLook(used, most);
  if (!allowed) {
    // The refused call is rolled back; that it was made is told all the same.
    scope.inAnyCase(() =>
      scope.context.db.transaction().execute((db) => raiseAlarm({ ...scope, db }, what, 'over', most, most)),
    );
    throw problem('looksUsedUp', { what: words[what], most });
  }
  await looks.addLook(scope.db, me, what, looked, scope.now);
  if (alarm !== null) await raiseAlarm(scope, what, alarm, used + 1, most);
}

/** Writes down that whoever asks takes a file with numbers of their own farmers; where it holds more than a day's numbers, the level above is told. */
export async function noteFile(scope: Scope, farmerIds: readonly number[]): Promise<void> {
  const most = scope.context.config.phoneLooksPerDay;
  await looks.addLooksOfFile(scope.db, requireOfficer(scope), farmerIds, scope.now);
  if (farmerIds.length > most) await raiseAlarm(scope, 'file', 'over', farmerIds.length, most);
}

/** Who had numbers of a farmer shown, or the card of a farm, the latest first: all for who keeps them and the levels above, to others their own looks alone. */
export async function looksFor(
  scope: Scope,
  of: { readonly farmerId: number } | { readonly farmId: string },
  keeperId: string | null,
): Promise<looks.Look[]> {
  const me = requireOfficer(scope);
  const isAll = keeperId === me || (await isWithinBranch(scope.db, keeperId, branchOfFarmers(scope.actor)));
  return looks.looksAt(scope.db, of, isAll ? undefined : me, mostShown);
}

/** Lets go of looks in time. */
export function forgetLooks({ jobs, clock }: Pick<AppContext, 'jobs' | 'clock'>): void {
  jobs.every('forgetLooks', dayMs / 1_000, async (job) => {
    await job.settle((db) => looks.forgetLooksBefore(db, new Date(clock.now().getTime() - keptDays * dayMs)));
  });
}

async function raiseAlarm(
  scope: Pick<Scope, 'db' | 'context' | 'now' | 'today' | 'actor'>,
  what: LookedAt,
  stage: 'near' | 'over',
  count: number,
  most: number,
): Promise<void> {
  const { actor, db, today } = scope;
  if (actor.personId === null || !(await looks.noteAlarm(db, actor.personId, what, today, stage))) return;
  const params = { name: actor.name, stage: what === 'file' ? 'saved' : stage, count, most, what: words[what] };
  for (const personId of await officersAbove(db, actor.personId))
    await tell(scope, personId, { kind: 'looksAlarm', params, link: '/controlcenter/settings/log' });
}
