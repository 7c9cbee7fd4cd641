import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

/** A provider on this machine: discovery, keys and tokens, the claims of which each test chooses. */
let provider: Server;
let issuer: string;
let portal: TestApp;
let signing: Key;
let strange: Key;
let claims: Record<string, unknown> = {};
/** What the provider tells of a person when asked for it, beside the ID token. */
let asked: Record<string, unknown> = {};
let signWith: 'signing' | 'strange' | 'ended' = 'signing';
let challenge = '';
let spent: string[] = [];

const rights = [
  { claim: 'groups', value: 'aeas', officer: 'user', districts: 'districts' },
  { claim: 'groups', value: 'data', data: 'member' },
];
const now = () => Math.floor(Date.now() / 1_000);

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  [signing, strange] = [pair.privateKey, (await generateKeyPair('RS256')).privateKey];
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  provider = createServer((request, answer) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('utf8')));
    request.on('end', () => void respond(request.url ?? '', body));
    const json = (status: number, value: object) =>
      answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    async function respond(url: string, sent: string): Promise<void> {
      if (url === '/.well-known/openid-configuration')
        return void json(200, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          userinfo_endpoint: `${issuer}/userinfo`,
          end_session_endpoint: `${issuer}/sign-out`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
        });
      if (url === '/keys') return void json(200, { keys: [jwk] });
      if (url === '/userinfo') return void json(200, { sub: claims['sub'], ...asked });
      const verifier = new URLSearchParams(sent).get('code_verifier') ?? '';
      if (createHash('sha256').update(verifier).digest('base64url') !== challenge)
        return void json(400, { error: 'invalid_grant' });
      spent.push(verifier);
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: signWith === 'ended' ? 'two' : 'one' })
        .sign(signWith === 'strange' ? strange : signing);
      json(200, { access_token: 'access', token_type: 'Bearer', id_token: token });
    }
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  portal = await buildTestApp({
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'agrihub',
      OIDC_CLIENT_SECRET: 'a secret of the client',
      OIDC_NAME: 'Ministry',
      OIDC_RIGHTS: JSON.stringify(rights),
    },
  });
});
beforeEach(async () => {
  portal.clock.set(new Date().toISOString());
  await portal.context.db.deleteFrom('external_identity').execute();
  await portal.context.db.deleteFrom('person').where('email', '=', usual.email).execute();
  [signWith, spent, asked] = ['signing', [], {}];
});
afterAll(async () => {
  await portal.close();
  await new Promise((resolve) => provider.close(resolve));
});

const usual = {
  sub: 'kwesi-1',
  name: 'Kwesi Boateng',
  email: 'kwesi@ministry.example',
  email_verified: true,
  groups: ['aeas'],
  districts: ['guan'],
};

/** Begins, as a browser, and answers what the way out asked for and the cookie that was set. */
async function begin(next = '/controlcenter') {
  const answer = await portal.inject(`/api/accounts/provider/start?next=${encodeURIComponent(next)}`);
  expect(answer.statusCode, answer.body).toBe(303);
  const out = new URL(String(answer.headers.location));
  challenge = out.searchParams.get('code_challenge') ?? '';
  return { out, cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

/** Comes back as the provider sends it, with a token of these claims. */
async function comeBack(told: Record<string, unknown> = {}, sent: { state?: string; cookie?: string } = {}) {
  const { out, cookie } = await begin();
  claims = {
    iss: issuer,
    aud: 'agrihub',
    iat: now(),
    exp: now() + 300,
    nonce: out.searchParams.get('nonce'),
    ...usual,
    ...told,
  };
  const query = new URLSearchParams({ code: 'a-code', state: sent.state ?? out.searchParams.get('state') ?? '' });
  return portal.inject({
    url: `/api/accounts/provider/back?${query}`,
    headers: { cookie: sent.cookie ?? cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  });
}

test('the way out asks for a code with PKCE, state and nonce', async () => {
  const { out } = await begin();
  expect(`${out.origin}${out.pathname}`).toBe(`${issuer}/authorize`);
  expect(Object.fromEntries(out.searchParams)).toMatchObject({
    client_id: 'agrihub',
    response_type: 'code',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect((await portal.inject('/api/accounts/sign-in-ways')).json()).toEqual({ provider: 'Ministry' });
});

test('whom the provider vouches for is signed in with the role and district of the claims', async () => {
  const answer = await comeBack();
  expect([answer.statusCode, answer.headers.location], answer.body).toEqual([303, '/controlcenter']);
  expect(spent.length).toBe(1);
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const me = await portal.inject({ url: '/api/accounts/me', headers: { cookie } });
  expect(me.json()).toMatchObject({ name: 'Kwesi Boateng', officerRole: 'user', dataUser: false });
  const posts = await portal.context.db.selectFrom('post').innerJoin('person', 'person.id', 'person_id');
  const held = await posts.select(['role', 'place']).where('email', '=', usual.email).execute();
  expect(held).toEqual([{ role: 'user', place: 'guan' }]);
});

test('a provider that keeps groups out of its ID token is asked for them', async () => {
  const { sub, ...rest } = usual;
  asked = rest;
  const none = Object.fromEntries(Object.keys(rest).map((name) => [name, undefined]));
  const answer = await comeBack({ ...none, sub });
  expect([answer.statusCode, answer.headers.location], answer.body).toEqual([303, '/controlcenter']);
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const me = await portal.inject({ url: '/api/accounts/me', headers: { cookie } });
  expect(me.json()).toMatchObject({ name: 'Kwesi Boateng', officerRole: 'user' });
});

test('what is told of somebody else is not taken', async () => {
  asked = { sub: 'another' };
  const answer = await comeBack();
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'providerRefused']);
});

test('other claims at the next sign-in give other rights, and none let nobody in', async () => {
  await comeBack();
  const moved = await comeBack({ groups: ['data'] });
  const cookie = moved.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const me = (await portal.inject({ url: '/api/accounts/me', headers: { cookie } })).json();
  expect(me).toMatchObject({ officerRole: null, dataUser: true });
  expect((await comeBack({ groups: [] })).json()).toMatchObject({ code: 'providerGivesNothing' });
});

test.each([
  ['another issuer', { iss: 'https://elsewhere.example' }, 'it was issued by somebody else.'],
  ['another audience', { aud: 'another-portal' }, 'it was meant for another service.'],
  ['another nonce', { nonce: 'of-another-sign-in' }, 'it does not belong to this sign-in.'],
  ['a time that is over', { iat: now() - 7_200, exp: now() - 3_600 }, 'it has expired.'],
])('a token of %s is refused with its reason, and signs nobody in', async (_what, told, why) => {
  const answer = await comeBack(told);
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'providerRefused', message: expect.stringContaining(why) }),
  ]);
  expect(answer.cookies.filter(({ name, value }) => name === 'token' && value !== '')).toEqual([]);
});

test.each(['strange', 'ended'] as const)('a token signed with a %s key is refused', async (key) => {
  signWith = key;
  const answer = await comeBack();
  expect(answer.json()).toMatchObject({
    code: 'providerRefused',
    message: expect.stringContaining('its signature fits no key of the provider.'),
  });
});

test('a way back with another state, without the cookie, or after ten minutes is refused before anything is asked', async () => {
  const why = expect.stringContaining('begun in another browser, or more than ten minutes ago');
  expect((await comeBack({}, { state: 'x'.repeat(43) })).json()).toMatchObject({ message: why });
  expect((await comeBack({}, { cookie: 'other=1' })).json()).toMatchObject({ message: why });
  const { cookie } = await begin();
  portal.clock.set(new Date(Date.now() + 601_000).toISOString());
  const late = await portal.inject({ url: '/api/accounts/provider/back?code=c&state=s', headers: { cookie } });
  expect(late.json()).toMatchObject({ message: why });
  expect(spent).toEqual([]);
});

test('an account of the portal is joined by an address the provider confirmed, and keeps its own rights', async () => {
  const email = 'esi@demo.agrihub.example';
  const unconfirmed = await comeBack({ sub: 'esi', email, email_verified: false });
  expect(unconfirmed.json()).toMatchObject({ code: 'emailTaken' });
  const joined = await comeBack({ sub: 'esi', email });
  const cookie = joined.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const me = (await portal.inject({ url: '/api/accounts/me', headers: { cookie } })).json();
  expect(me).toMatchObject({ officerRole: null, dataUser: true });
});

test('a browser that is refused goes to the sign-in page, which is told why', async () => {
  const { cookie } = await begin();
  const answer = await portal.inject({
    url: '/api/accounts/provider/back?error=access_denied&state=other',
    headers: { cookie, accept: 'text/html' },
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    '/sign-in?wrong=providerRefused&why=state&next=%2F',
  ]);
});

test('signing out leads to the provider too, for whoever came from there', async () => {
  const entered = await comeBack();
  const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const out = await portal.inject({
    method: 'POST',
    url: '/api/accounts/sign-out',
    headers: { cookie, accept: 'text/html', 'sec-fetch-site': 'same-origin' },
  });
  const to = new URL(String(out.headers.location));
  expect([out.statusCode, `${to.origin}${to.pathname}`]).toEqual([303, `${issuer}/sign-out`]);
  expect(to.searchParams.get('client_id')).toBe('agrihub');
});

test('the control centre, which signs out by a call, is told where the provider ends its session', async () => {
  const entered = await comeBack();
  const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const signOut = { method: 'POST', url: '/api/accounts/sign-out' } as const;
  const out = (await portal.inject({ ...signOut, headers: { cookie, 'sec-fetch-site': 'same-origin' } })).json();
  expect(out).toMatchObject({ signedIn: false, provider: expect.stringContaining(`${issuer}/sign-out?`) });
  const ama = await portal.as('ama');
  expect((await ama.inject(signOut)).json()).not.toHaveProperty('provider');
});
