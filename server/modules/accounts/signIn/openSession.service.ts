import { randomUUID } from 'node:crypto';
import { type AnswerCookie, type AnswerExtras } from '../../../platform/calls/answer.ts';
import { wantsPage } from '../../../platform/forms/formPage.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { dataCookie, flagCookie, officerCookie } from '../../../platform/sessions/sessions.ts';
import type { Person, SessionAudience } from '../accounts.repository.ts';
import { sessionSeconds, startSession } from './sessions.service.ts';

const cookieOf = { officer: officerCookie, data: dataCookie } as const;
const flag: AnswerCookie = { name: flagCookie, value: '1', maxAge: sessionSeconds, readable: true };

/** Opens a session of one audience: its token, and the cookies that hold it. */
export async function enter(
  scope: Scope,
  person: Person,
  audience: SessionAudience,
): Promise<{ token: string; cookies: readonly AnswerCookie[] }> {
  const [opened] = await openSessions(scope, person, [audience]);
  return { token: opened?.value ?? '', cookies: opened ? [opened, flag] : [] };
}

/** Opens a session of everything the person holds a grant for. */
export async function enterAll(scope: Scope, person: Person): Promise<readonly AnswerCookie[]> {
  return [
    ...(await openSessions(
      scope,
      person,
      person.grants.map(({ audience }) => audience),
    )),
    flag,
  ];
}

async function openSessions(
  scope: Scope,
  person: Person,
  audiences: readonly SessionAudience[],
): Promise<AnswerCookie[]> {
  const signIn = { id: randomUUID(), now: scope.now, userAgent: scope.caller.header('user-agent') ?? '' };
  const cookies: AnswerCookie[] = [];
  for (const audience of audiences) {
    const value = await startSession(scope.db, scope.context.secretKey, person, audience, signIn);
    cookies.push({ name: cookieOf[audience], value, maxAge: sessionSeconds });
  }
  scope.audit('signIn', [person.id]);
  return cookies;
}

/** Takes the cookies of both sessions away, or the data hub's alone. */
export function cookiesGone(names: readonly string[] = [officerCookie, dataCookie, flagCookie]): AnswerCookie[] {
  return names.map((name) => ({ ...(name === flagCookie ? flag : { name }), value: '', maxAge: 0 }));
}

/** Where a plain form goes on to; nothing for a call that reads the answer itself. */
export function onward(scope: Scope, path: string): AnswerExtras {
  return wantsPage(scope) ? { status: 303, headers: { location: path } } : {};
}
