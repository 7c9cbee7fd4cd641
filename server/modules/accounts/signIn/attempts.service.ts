import { createHmac } from 'node:crypto';
import { networkOf } from '../../../platform/http/networkOf.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import {
  addFailures,
  countFailures,
  forgetFailures,
  hasSucceeded,
  lockSubject,
  noteSuccess,
  takeBack,
} from './attempts.repository.ts';
import { countedName } from './signInNames.ts';

/**
 * Failed sign-ins within the window: for one account from one address, from one address, and for one account from
 * everywhere. The last two do not hold where the account's owner signed in lately, so that neither a stranger who knows
 * the e-mail nor others behind the same carrier's address keep them out; a district may share one, so its limit is wide.
 * The way out of each is the mail that sets a new password.
 */
const mostFromHere = 8;
const mostOfAddress = 400;
const mostOfAccount = 100;
const windowMinutes = 15;
/** Days that a good sign-in makes an address one of the owner's. */
export const knownForDays = 30;

/** Who tries, from where: hashes with a key, that name neither. */
export interface Attempt {
  readonly here: string;
  readonly address: string;
  readonly account: string;
}

/** The attempt that a request makes at an account. */
export function attemptAt(scope: Scope, email: string): Attempt {
  const account = countedName(email);
  const network = networkOf(scope.caller.address);
  return {
    here: masked(scope, 'here', `${account} ${network}`),
    address: masked(scope, 'address', network),
    account: masked(scope, 'account', account),
  };
}

/**
 * Counts a try before it is judged, so that many at once are not judged together: a failure until it is known to be none.
 * Called outside of a transaction, which a refusal would roll back.
 *
 * @throws tooManySignIns
 */
export async function countTry(scope: Scope, attempt: Attempt): Promise<{ wasNone(): Promise<void> }> {
  const { db: records } = scope.context;
  const ids = await records.transaction().execute(async (db) => {
    await refuseTooMany({ ...scope, db }, attempt);
    return addFailures(db, [attempt.here, attempt.address, attempt.account], scope.now);
  });
  return { wasNone: () => takeBack(records, ids) };
}

/** Throws tooManySignIns while there were too many failures; others who try the account wait until the transaction ends. */
export async function refuseTooMany(scope: Scope, { here, address, account }: Attempt): Promise<void> {
  await lockSubject(scope.db, account);
  const since = new Date(scope.now.getTime() - windowMinutes * 60_000);
  const failures = await countFailures(scope.db, [here, address, account], since);
  const most = [
    [here, mostFromHere],
    [address, mostOfAddress],
    [account, mostOfAccount],
  ] as const;
  const over = most.filter(([subject, limit]) => (failures.get(subject) ?? 0) >= limit).map(([subject]) => subject);
  const knownSince = new Date(scope.now.getTime() - knownForDays * 86_400_000);
  const isOwners = over.length > 0 && !over.includes(here) && (await hasSucceeded(scope.db, here, knownSince));
  if (over.length === 0 || isOwners) return;
  throw problem('tooManySignIns', { minutes: windowMinutes }, { 'retry-after': String(windowMinutes * 60) });
}

/** Counts a failure, whatever becomes of the request: its refusal rolls the transaction back. */
export function noteFailure(scope: Scope, { here, address, account }: Attempt): void {
  scope.inAnyCase(async () => void (await addFailures(scope.context.db, [here, address, account], scope.now)));
}

/** Notes that the account's owner signs in from here. */
export async function noteOwner(scope: Pick<Scope, 'db' | 'now'>, { here }: Attempt): Promise<void> {
  await noteSuccess(scope.db, here, scope.now);
}

/** Whoever reads what is sent to the account is its owner: may sign in from here, by any of its names, whatever was guessed before. */
export async function welcomeOwner(
  scope: Scope,
  { email, phone }: { readonly email: string; readonly phone: string },
): Promise<void> {
  for (const name of new Set([email, phone].filter((each) => each !== ''))) {
    const attempt = attemptAt(scope, name);
    await forgetFailures(scope.db, attempt.here);
    await noteOwner(scope, attempt);
  }
}

/** What one network may do within the hour; a school or an office shares one. */
const hourly = {
  joining: { most: 60, what: 'tries to join came' },
  reset: { most: 30, what: 'passwords were asked for' },
  follow: { most: 30, what: 'links to follow something were asked for' },
  weekly: { most: 30, what: 'weekly messages were asked for' },
} as const;

/** Counts a try of a kind, whatever becomes of the request; throws tooManyTries where the network had its share. */
export async function takeHourlyTry(scope: Scope, kind: keyof typeof hourly): Promise<void> {
  const { most, what } = hourly[kind];
  const subject = masked(scope, kind, networkOf(scope.caller.address));
  const tries = await countFailures(scope.db, [subject], new Date(scope.now.getTime() - 3_600_000));
  if ((tries.get(subject) ?? 0) >= most)
    throw problem('tooManyTries', { what, minutes: 60 }, { 'retry-after': '3600' });
  scope.inAnyCase(async () => void (await addFailures(scope.context.db, [subject], scope.now)));
}

function masked(scope: Scope, kind: string, text: string): string {
  return `${kind}:${createHmac('sha256', scope.context.secretKey).update(text).digest('base64url')}`;
}
