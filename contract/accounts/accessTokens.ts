import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestName, longestPassword, longestTokenName, mostTokenDays, mostTokensListed } from '../limits.ts';

/** Tokens by which programs call the API, and the service accounts that hold such tokens alone. */

export const TokenScopeName = Type.Union([
  Type.Literal('read'),
  Type.Literal('data'),
  Type.Literal('field-read'),
  Type.Literal('field'),
  Type.Literal('messages'),
  Type.Literal('admin'),
  Type.Literal('account'),
]);

export const AccessToken = Type.Object({
  id: Type.String(),
  name: Type.String(),
  scopes: Type.Array(TokenScopeName),
  /** How the token begins. */
  hint: Type.String({ examples: ['aghp_4kQz…'] }),
  createdAt: Type.String(),
  expiresAt: Type.String(),
  /** To the minute; null where no call came with it. */
  lastUsedAt: Type.Union([Type.String(), Type.Null()]),
  state: Type.Union([Type.Literal('works'), Type.Literal('ended'), Type.Literal('expired')]),
});

/** The token is told this once. */
const NewToken = Type.Object({ ...AccessToken.properties, token: Type.String() });

const AskedToken = Type.Object({
  name: Type.String({ title: 'The name', minLength: 1, maxLength: longestTokenName }),
  scopes: Type.Array(TokenScopeName, { title: 'The scopes', minItems: 1, maxItems: 7 }),
  /** From now. */
  days: Type.Integer({ title: 'Days', minimum: 1, maximum: mostTokenDays }),
  /** Needed once the sign-in is older than a quarter of an hour. */
  current_password: Type.Optional(Type.String({ maxLength: longestPassword })),
});

const ById = Type.Object({ id: Type.String({ maxLength: 100 }) });
const own = { room: 'accounts', audience: 'either', refusals: 'message' } as const;
const kept = { room: 'accounts', audience: 'officer', refusals: 'message' } as const;

export const listOwnTokens = endpoint({
  ...own,
  name: 'listOwnTokens',
  method: 'GET',
  path: '/api/accounts/tokens',
  effect: 'reads',
  summary: 'One’s own access tokens that work, and those that ended or expired within 30 days, the newest first',
  answer: Type.Array(AccessToken),
});

/** 403 `notByToken` where the call itself comes with a token; 422 `passwordNeeded` or `wrongPassword`; 409 `tooManyTokens`. */
export const makeOwnToken = endpoint({
  ...own,
  name: 'makeOwnToken',
  method: 'POST',
  path: '/api/accounts/tokens',
  effect: 'writes',
  status: 201,
  summary: 'Makes an access token of one’s own and tells it, this once',
  body: AskedToken,
  answer: NewToken,
});

export const endToken = endpoint({
  ...own,
  name: 'endToken',
  method: 'DELETE',
  path: '/api/accounts/tokens/:id',
  effect: 'writes',
  summary: 'Ends an access token at once: one’s own, or for administrators that of anybody',
  params: ById,
  answer: AccessToken,
});

export const listTokens = endpoint({
  ...kept,
  name: 'listTokens',
  method: 'GET',
  path: '/api/tokens',
  effect: 'reads',
  summary: 'Access tokens of everybody, the newest first; for administrators',
  query: Type.Object({
    /** `next` of the page before. */
    after: Type.Optional(Type.String({ maxLength: 100 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostTokensListed })),
  }),
  answer: Type.Object({
    found: Type.Array(
      Type.Object({
        ...AccessToken.properties,
        ownerId: Type.String(),
        owner: Type.String(),
        isService: Type.Boolean(),
      }),
    ),
    next: Type.Union([Type.String(), Type.Null()]),
  }),
});

const ServiceAccount = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** What it is for. */
  purpose: Type.String(),
  officerRole: Type.Union([
    Type.Literal('admin'),
    Type.Literal('director'),
    Type.Literal('user'),
    Type.Literal('pprsd'),
    Type.Literal('responder'),
    Type.Null(),
  ]),
  dataRole: Type.Union([Type.Literal('member'), Type.Literal('administrator'), Type.Null()]),
  createdAt: Type.String(),
  closed: Type.Boolean(),
  tokens: Type.Array(AccessToken),
});
export type ServiceAccountBrief = Static<typeof ServiceAccount>;

export const listServiceAccounts = endpoint({
  ...kept,
  name: 'listServiceAccounts',
  method: 'GET',
  path: '/api/service-accounts',
  effect: 'reads',
  summary: 'Service accounts with their tokens, by name; for administrators',
  answer: Type.Array(ServiceAccount),
});

/** It is closed and opened again as any account, by `closeAccount` and `openAccount`. */
export const makeServiceAccount = endpoint({
  ...kept,
  name: 'makeServiceAccount',
  method: 'POST',
  path: '/api/service-accounts',
  effect: 'writes',
  status: 201,
  summary: 'Makes an account for a program: with rights like a person’s, without a password; for administrators',
  body: Type.Object({
    name: Type.String({ title: 'The name', minLength: 1, maxLength: longestName }),
    purpose: Type.String({ title: 'The purpose', minLength: 1, maxLength: longestName }),
    officerRole: ServiceAccount.properties.officerRole,
    /** Keys or names of districts; none for the role’s usual reach. */
    districts: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 300 })),
    dataRole: ServiceAccount.properties.dataRole,
  }),
  answer: ServiceAccount,
});

export const makeServiceToken = endpoint({
  ...kept,
  name: 'makeServiceToken',
  method: 'POST',
  path: '/api/service-accounts/:id/tokens',
  effect: 'writes',
  status: 201,
  summary: 'Makes an access token of a service account and tells it, this once; for administrators',
  params: ById,
  body: AskedToken,
  answer: NewToken,
});
