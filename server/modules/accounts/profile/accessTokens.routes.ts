import type { Static } from 'typebox';
import * as calls from '#contract/accounts/accessTokens.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import * as tokens from './accessTokens.service.ts';
import * as services from './serviceAccounts.service.ts';

const usualTokens = 50;

/** Access tokens, and the service accounts that have nothing else. */
export function accessTokensRoutes(mount: Mount): void {
  mount(calls.listOwnTokens, async ({ scope }) =>
    (await tokens.listOwnTokens(scope)).map((token) => present(token, scope.now)),
  );
  mount(calls.makeOwnToken, async ({ body, scope }) => presentMade(await tokens.makeOwnToken(scope, body), scope.now));
  mount(calls.endToken, async ({ params, scope }) => present(await tokens.endToken(scope, params.id), scope.now));
  mount(calls.listTokens, async ({ query, scope }) => {
    const { after, limit = usualTokens } = query;
    const found = await tokens.listTokens(scope, { after, limit });
    return {
      found: found.map(({ ownerId, owner, isService, ...token }) => ({
        ...present(token, scope.now),
        ownerId,
        owner,
        isService,
      })),
      next: found.length < limit ? null : (found.at(-1)?.id ?? null),
    };
  });
  mount(calls.listServiceAccounts, async ({ scope }) =>
    (await services.listServiceAccounts(scope)).map((service) => presentService(service, scope.now)),
  );
  mount(calls.makeServiceAccount, async ({ body, scope }) =>
    presentService(await services.makeServiceAccount(scope, body), scope.now),
  );
  mount(calls.makeServiceToken, async ({ params, body, scope }) =>
    presentMade(await services.makeServiceToken(scope, params.id, body), scope.now),
  );
}

function present(token: tokens.KeptToken, now: Date): Static<typeof calls.AccessToken> {
  const { id, name, scopes, hint, createdAt, expiresAt, lastUsedAt, endedAt } = token;
  return {
    id,
    name,
    scopes: [...scopes],
    hint,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    state: endedAt !== null ? 'ended' : expiresAt <= now ? 'expired' : 'works',
  };
}

function presentMade({ kept, token }: tokens.MadeToken, now: Date) {
  return { ...present(kept, now), token };
}

function presentService(
  { tokens: own, createdAt, ...service }: services.ServiceAccount,
  now: Date,
): calls.ServiceAccountBrief {
  return {
    ...service,
    createdAt: createdAt.toISOString(),
    tokens: own.map((token) => present(token, now)),
  };
}
