import { beginProviderSignIn, finishProviderSignIn, showSignInWays } from '#contract/accounts/providerSignIn.ts';
import type { Found } from '#contract/problems/problems.ts';
import { ownPath } from '#engines/words/ownPath.ts';
import { openProvider, type SignInProvider } from '../../../adapters/signIn/provider.ts';
import type { AppContext } from '../../../context.ts';
import { answerWith } from '../../../platform/calls/answer.ts';
import { wantsPage } from '../../../platform/forms/formPage.ts';
import type { Call, Mount } from '../../../platform/calls/mount.ts';
import { siteOrigin } from '../../../platform/http/origin.ts';
import { Problem, problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { enterAll } from './openSession.service.ts';
import * as signIn from './providerSignIn.service.ts';
import { sessionSeconds } from './sessions.service.ts';

/** Holds no more than that one came by the provider: signing out leads there too. */
const cameBy = 'cameByProvider';
/** Goes with the session. */
export const cameByGone = { name: cameBy, value: '', maxAge: 0 };

/** The provider of the settings; null where none is set. Outside production it may speak http. */
export function openSignInProvider({ config }: AppContext): SignInProvider | null {
  return config.oidc === null ? null : openProvider(config.oidc, !config.production);
}

/** Signing in with a provider: the way out, and the way back. */
export function providerSignInRoutes(mount: Mount, { config }: AppContext, provider: SignInProvider | null): void {
  mount(showSignInWays, () => ({ provider: config.oidc?.name ?? null }));

  mount(
    beginProviderSignIn,
    async ({ prepared: { url, passage } }) =>
      answerWith('', {
        status: 303,
        headers: { location: url },
        cookies: [{ name: signIn.passageCookie, value: passage, maxAge: signIn.passageSeconds }],
      }),
    ({ query, scope }: Call<typeof beginProviderSignIn>) =>
      signIn.beginSignIn(scope, setUp(provider), ownPath(query.next)),
  );

  mount(
    finishProviderSignIn,
    async ({ prepared, scope }) => {
      const gone = { name: signIn.passageCookie, value: '', maxAge: 0 };
      try {
        if (prepared instanceof Problem) throw prepared;
        if (prepared.joined) scope.audit('joinProvider', [prepared.person.id], ['grants']);
        const cookies = await enterAll(scope, prepared.person);
        return answerWith('', {
          status: 303,
          headers: { location: prepared.next },
          cookies: [...cookies, gone, { name: cameBy, value: '1', maxAge: sessionSeconds }],
        });
      } catch (caught) {
        if (!wantsPage(scope) || !(caught instanceof Problem)) throw caught;
        return answerWith('', {
          status: 303,
          headers: { location: `/sign-in?${new URLSearchParams({ ...refusalOf(caught), next: '/' })}` },
          cookies: [gone],
        });
      }
    },
    async ({ query, scope }: Call<typeof finishProviderSignIn>) => {
      try {
        const { vouched, next } = await signIn.judgeReturn(scope, setUp(provider), query);
        // By itself: what is refused half way leaves nothing, also where the refusal is a page.
        const opened = await scope.context.db
          .transaction()
          .execute((db) => signIn.openVouched({ ...scope, db }, vouched, config.oidc?.rights ?? []));
        return { ...opened, next };
      } catch (caught) {
        if (caught instanceof Problem) return caught;
        throw caught;
      }
    },
  );
}

/** What the sign-in page is told of a refusal. */
function refusalOf({ code, kept }: Problem): Record<string, string> {
  return code === 'providerRefused' ? { wrong: code, why: (kept.found as Found<typeof code>).fault } : { wrong: code };
}

/** Where whoever came by the provider goes to end its session too (RP-initiated); null for everybody else. */
export async function signOutThere(scope: Scope, provider: SignInProvider | null): Promise<string | null> {
  if (provider === null || scope.caller.cookie(cameBy) === undefined) return null;
  // A provider that does not answer keeps nobody from signing out here.
  return provider.signOutUrl(`${siteOrigin(scope)}/`).catch(() => null);
}

function setUp(provider: SignInProvider | null): SignInProvider {
  if (provider === null) throw problem('providerNotSetUp');
  return provider;
}
