import {
  createFirstAdministrator,
  showMe,
  signIn,
  signInDataUser,
  signInOfficer,
  signOut,
} from '#contract/accounts/accounts.ts';
import { visitor } from '#engines/access/roles.ts';
import { ownPath } from '#engines/words/ownPath.ts';
import type { AppContext } from '../../context.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import { wantsPage } from '../../platform/forms/formPage.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { Problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { dataCookie, officerCookie } from '../../platform/sessions/sessions.ts';
import { accessTokensRoutes } from './profile/accessTokens.routes.ts';
import { presentActor, presentPerson } from './accounts.presenter.ts';
import { createAdministrator, judgeCredentials, judgedPerson } from './accounts.service.ts';
import { cookiesGone, enter, enterAll, onward } from './signIn/openSession.service.ts';
import { dismissDraft } from './signIn/arrivalCodes.service.ts';
import { ownAccountRoutes } from './profile/ownAccount.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { cameByGone, openSignInProvider, providerSignInRoutes, signOutThere } from './signIn/providerSignIn.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { resetsRoutes } from './signIn/resets.routes.ts';
import { issuersRoutes } from './issuers/issuers.routes.ts';
import { secondStepRoutes } from './signIn/secondStep.routes.ts';
import { endSessions, saySignedOut } from './signIn/sessions.service.ts';

/** Sign-in, sign-out, who is signed in, and the first administrator. */
export function accountsRoutes(mount: Mount, context: AppContext): void {
  const provider = openSignInProvider(context);
  const judge = ({
    body,
    scope,
  }: {
    readonly body: { readonly email: string; readonly password: string; readonly code?: string | undefined };
    readonly scope: Scope;
  }) => judgeCredentials(scope, body);

  mount(
    signInOfficer,
    async ({ prepared, scope }) => {
      const person = judgedPerson(prepared, 'officer');
      const { token, cookies } = await enter(scope, person, 'officer');
      return answerWith(token, { cookies });
    },
    judge,
  );

  mount(
    signInDataUser,
    async ({ prepared, scope }) => {
      const { token, cookies } = await enter(scope, judgedPerson(prepared, 'data'), 'data');
      return answerWith(token, { cookies });
    },
    judge,
  );

  mount(
    signIn,
    async ({ body, prepared, scope }) => {
      try {
        const person = judgedPerson(prepared);
        return answerWith(presentPerson(person), {
          cookies: await enterAll(scope, person),
          ...onward(scope, ownPath(body.next)),
        });
      } catch (caught) {
        // A form sent without JavaScript comes back to its page, which says what was wrong.
        if (!wantsPage(scope) || !(caught instanceof Problem)) throw caught;
        return answerWith(
          presentActor(visitor),
          onward(scope, `/sign-in?${new URLSearchParams({ wrong: caught.code, next: ownPath(body.next) })}`),
        );
      }
    },
    judge,
  );

  mount(createFirstAdministrator, async ({ body, scope }) => {
    const person = await createAdministrator(scope, body);
    return answerWith(presentPerson(person), { cookies: await enterAll(scope, person), ...onward(scope, '/manage') });
  });

  mount(signOut, async ({ scope }) => {
    const tokens = [scope.caller.cookie(officerCookie), scope.caller.cookie(dataCookie)];
    const ended = await endSessions(scope.db, context, tokens, scope.now);
    await saySignedOut(scope, scope.actor.personId);
    // What came along by a link goes with the session it came with (C §2).
    if (scope.actor.personId !== null) await dismissDraft(scope);
    scope.audit('signOut', ended);
    const there = await signOutThere(scope, provider);
    return answerWith(
      { ...presentActor(visitor), ...(there !== null && { provider: there }) },
      { cookies: [...cookiesGone(), ...(provider === null ? [] : [cameByGone])], ...onward(scope, there ?? '/') },
    );
  });

  mount(showMe, async ({ scope }) => presentActor(scope.actor));

  registrationRoutes(mount);
  resetsRoutes(mount);
  ownAccountRoutes(mount);
  peopleRoutes(mount);
  issuersRoutes(mount, context);
  accessTokensRoutes(mount);
  secondStepRoutes(mount);
  providerSignInRoutes(mount, context, provider);
}
