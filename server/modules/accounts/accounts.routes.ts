import {
  createFirstAdministrator,
  showMe,
  signIn,
  signInDataUser,
  signInOfficer,
  signOut,
} from '#contract/accounts.ts';
import { visitor } from '#engines/access/roles.ts';
import { ownPath } from '#engines/words/ownPath.ts';
import type { House } from '../../house.ts';
import { type AnswerCookie, type AnswerExtras, answerWith } from '../../platform/answer.ts';
import { wantsPage } from '../../platform/formPage.ts';
import type { Mount } from '../../platform/mount.ts';
import { Problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { dataCookie, flagCookie, officerCookie } from '../../platform/sessions.ts';
import { presentActor, presentPerson } from './accounts.presenter.ts';
import { checkCredentials, checkCredentialsFor, createAdministrator } from './accounts.service.ts';
import type { Person, SessionAudience } from './accounts.repository.ts';
import { endSessions, sessionSeconds, startSession } from './sessions.service.ts';

const cookieOf = { officer: officerCookie, data: dataCookie } as const;

/** Sign-in, sign-out, who is signed in, and the first administrator. */
export function accountsRoutes(mount: Mount, house: House): void {
  mount(signInOfficer, async ({ body, scope }) => {
    const person = await checkCredentialsFor(scope, 'officer', body.email, body.password);
    const { token, cookies } = await open(scope, person, 'officer');
    return answerWith(token, { cookies });
  });

  mount(signInDataUser, async ({ body, scope }) => {
    const person = await checkCredentialsFor(scope, 'data', body.email, body.password);
    const { token, cookies } = await open(scope, person, 'data');
    return answerWith(token, { cookies });
  });

  mount(signIn, async ({ body, scope }) => {
    try {
      const person = await checkCredentials(scope, body.email, body.password);
      return answerWith(presentPerson(person), {
        cookies: await openAll(scope, person),
        ...onward(scope, ownPath(body.next)),
      });
    } catch (caught) {
      // A form sent without JavaScript comes back to its page, which says what was wrong.
      if (!wantsPage(scope) || !(caught instanceof Problem)) throw caught;
      return answerWith(presentActor(visitor), onward(scope, `/sign-in?wrong=1&next=${encodeURIComponent(ownPath(body.next))}`));
    }
  });

  mount(createFirstAdministrator, async ({ body, scope }) => {
    const person = await createAdministrator(scope, body);
    return answerWith(presentPerson(person), { cookies: await openAll(scope, person), ...onward(scope, '/manage') });
  });

  mount(signOut, async ({ scope }) => {
    const tokens = [scope.caller.cookie(officerCookie), scope.caller.cookie(dataCookie)];
    const ended = await endSessions(scope.db, house.secretKey, tokens, scope.now);
    scope.audit('signOut', ended);
    const gone = [officerCookie, dataCookie].map((name) => ({ name, value: '', maxAge: 0 }));
    return answerWith(presentActor(visitor), { cookies: [...gone, { ...flag, value: '', maxAge: 0 }], ...onward(scope, '/') });
  });

  mount(showMe, async ({ scope }) => presentActor(scope.actor));
}

const flag: AnswerCookie = { name: flagCookie, value: '1', maxAge: sessionSeconds, readable: true };

async function open(scope: Scope, person: Person, audience: SessionAudience) {
  const agent = scope.caller.header('user-agent') ?? '';
  const token = await startSession(scope.db, scope.house.secretKey, person, audience, scope.now, agent);
  scope.audit('signIn', [person.id]);
  const cookies: AnswerCookie[] = [{ name: cookieOf[audience], value: token, maxAge: sessionSeconds }, flag];
  return { token, cookies };
}

async function openAll(scope: Scope, person: Person): Promise<AnswerCookie[]> {
  const opened = await Promise.all(person.grants.map((grant) => open(scope, person, grant.audience)));
  return opened.flatMap((each) => each.cookies);
}

function onward(scope: Scope, path: string): AnswerExtras {
  return wantsPage(scope) ? { status: 303, headers: { location: path } } : {};
}
