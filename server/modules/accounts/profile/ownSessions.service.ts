import Bowser from 'bowser';
import { readBearer } from '../../../platform/sessions/authenticate.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { dataCookie, officerCookie } from '../../../platform/sessions/sessions.ts';
import { isUuid } from '../../../platform/records/uuid.ts';
import { findPersonById, type PersonWithSecret, type SessionAudience } from '../accounts.repository.ts';
import { attemptAt, noteFailure, refuseTooMany } from '../signIn/attempts.service.ts';
import { endSignIns, liveSessions, type LiveSession } from './ownSessions.repository.ts';
import { passwordFits } from '../signIn/passwords.ts';
import { endSessions, readToken, saySignedOut } from '../signIn/sessions.service.ts';

/** So long after signing in nobody is asked for the password again. */
const freshMinutes = 15;

/** One sign-in on one device. */
export interface SignInOfOne {
  readonly id: string;
  readonly current: boolean;
  readonly opens: readonly SessionAudience[];
  readonly browser: string;
  readonly system: string;
  readonly signedInAt: Date;
  readonly endsAt: Date;
}

/** Whoever asks, as the records have them. The endpoint has let signed-in people through alone. */
export async function ownPerson(scope: Scope): Promise<PersonWithSecret> {
  const person = scope.actor.personId === null ? null : await findPersonById(scope.db, scope.actor.personId);
  if (!person) throw problem('signInNeeded');
  return person;
}

/** Where one is signed in, the newest sign-in first. */
export async function listOwnSessions(scope: Scope): Promise<SignInOfOne[]> {
  const { id } = await ownPerson(scope);
  const here = await currentSessions(scope);
  const listed = new Map<string, SignInOfOne>();
  for (const session of await liveSessions(scope.db, id, scope.now)) {
    const { signInId, audience, createdAt, expiresAt, userAgent } = session;
    const before = listed.get(signInId);
    if (before) listed.set(signInId, { ...before, opens: [...before.opens, audience] });
    else {
      const current = here.some((each) => each.signInId === signInId);
      listed.set(signInId, {
        id: signInId,
        current,
        opens: [audience],
        ...readAgent(userAgent),
        signedInAt: createdAt,
        endsAt: expiresAt,
      });
    }
  }
  return [...listed.values()];
}

export interface Ended {
  readonly ended: number;
  /** The browser that asked is signed out, too. */
  readonly isSelf: boolean;
}

/** Signs out everywhere, or everywhere but here; answers how many sign-ins ended. */
export async function endOwnSessions(scope: Scope, othersOnly: boolean): Promise<Ended> {
  const { id } = await ownPerson(scope);
  const butNot = othersOnly ? await currentSignIns(scope) : [];
  const ended = await endSignIns(scope.db, id, { butNot });
  await saySignedOut(scope, id);
  scope.audit('endOwnSessions', ended);
  return { ended: ended.length, isSelf: !othersOnly };
}

/** Ends one sign-in. @throws signInNotFound, for other people's too. */
export async function endOwnSession(scope: Scope, signInId: string): Promise<Ended> {
  const { id } = await ownPerson(scope);
  const isSelf = (await currentSignIns(scope)).includes(signInId);
  const ended = isUuid(signInId) ? await endSignIns(scope.db, id, { only: signInId }) : [];
  if (ended.length === 0) throw problem('signInNotFound', { found: signInId });
  await saySignedOut(scope, id);
  scope.audit('endOwnSession', ended);
  return { ended: ended.length, isSelf };
}

/** Ends the data hub's session of this browser alone. */
export async function leaveDataArea(scope: Scope): Promise<void> {
  const { db, context, now, caller } = scope;
  scope.audit('leaveDataArea', await endSessions(db, context, [caller.cookie(dataCookie)], now));
}

/** The sign-ins that this request came with. */
export async function currentSignIns(scope: Scope): Promise<string[]> {
  return (await currentSessions(scope)).map(({ signInId }) => signInId);
}

/** Whether somebody has just signed in here, and need not give the password again. */
export async function isFresh(scope: Scope): Promise<boolean> {
  const since = scope.now.getTime() - freshMinutes * 60_000;
  return (await currentSessions(scope)).some(({ createdAt }) => createdAt.getTime() > since);
}

/** Makes sure that the person is at the keyboard. Counted as sign-ins are. @throws wrongPassword, tooManySignIns */
export async function requirePassword(scope: Scope, person: PersonWithSecret, password: string): Promise<void> {
  const attempt = attemptAt(scope, person.email);
  await refuseTooMany(scope, attempt);
  if (await passwordFits(password, person.passwordHash)) return;
  noteFailure(scope, attempt);
  throw problem('wrongPassword');
}

/** Makes sure of it once the sign-in is some time ago, for what a browser left open should not do. @throws passwordNeeded, wrongPassword */
export async function requirePresence(scope: Scope, password: string): Promise<void> {
  if (password !== '') return requirePassword(scope, await ownPerson(scope), password);
  if (!(await isFresh(scope))) throw problem('passwordNeeded');
}

async function currentSessions({ db, context, now, actor, caller }: Scope): Promise<LiveSession[]> {
  const bearer = readBearer(caller.header('authorization'));
  const tokens = bearer === undefined ? [caller.cookie(officerCookie), caller.cookie(dataCookie)] : [bearer];
  const ids = await Promise.all(tokens.map((token) => (token === undefined ? null : readToken(context, token, now))));
  const live = actor.personId === null ? [] : await liveSessions(db, actor.personId, now);
  return live.filter(({ id }) => ids.includes(id));
}

/** "Chrome" and "Android", as far as a browser says so. */
function readAgent(userAgent: string): { browser: string; system: string } {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name ?? '', system: os.name ?? '' };
}
