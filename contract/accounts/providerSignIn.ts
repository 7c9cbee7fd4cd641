import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';

/** Signing in with a provider of OpenID Connect, where one is set up (OIDC_ISSUER). */

const own = { room: 'accounts', audience: 'public', refusals: 'message' } as const;

export const showSignInWays = endpoint({
  ...own,
  name: 'showSignInWays',
  method: 'GET',
  path: '/api/accounts/sign-in-ways',
  effect: 'reads',
  summary: 'With which provider one can sign in besides a password; null where none is set up',
  answer: Type.Object({ provider: Type.Union([Type.String(), Type.Null()]) }),
});

const browserOnly = {
  ...own,
  method: 'GET',
  effect: 'writes',
  status: 200,
  evenOnFullDisk: true,
  fromElsewhere: true,
  redirects: true,
  answer: Type.String(),
  produces: 'text/plain; charset=utf-8',
} as const;

export const beginProviderSignIn = endpoint({
  ...browserOnly,
  name: 'beginProviderSignIn',
  path: '/api/accounts/provider/start',
  unaudited: 'nobody has signed in yet',
  summary: 'Sends the browser to the provider (303), with PKCE, state and nonce',
  query: Type.Object({ next: Type.Optional(Type.String({ maxLength: 2_000 })) }),
});

/** Every refusal is `providerRefused` with its reason, 502 `providerAway`, or 403 `providerGivesNothing`; a browser is sent on to /sign-in, which says it. */
export const finishProviderSignIn = endpoint({
  ...browserOnly,
  name: 'finishProviderSignIn',
  path: '/api/accounts/provider/back',
  summary: 'Where the provider sends the browser back to: signs in whom it vouches for',
  query: Type.Object({
    code: Type.Optional(Type.String({ maxLength: 4_000 })),
    state: Type.Optional(Type.String({ maxLength: 500 })),
    iss: Type.Optional(Type.String({ maxLength: 1_000 })),
    session_state: Type.Optional(Type.String({ maxLength: 1_000 })),
    error: Type.Optional(Type.String({ maxLength: 500 })),
    error_description: Type.Optional(Type.String({ maxLength: 2_000 })),
  }),
});
