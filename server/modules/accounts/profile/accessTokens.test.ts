import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { everything } from '#contract/everything.ts';
import { scopesOfRooms } from '#engines/access/people/tokens.ts';
import { demoPassword } from '../demo.service.ts';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';

let portal: TestApp;
let ama: Caller;
let admin: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ env: { TOKEN_RATE_LIMIT: '40' } });
});
beforeEach(async () => {
  portal.clock.set('2026-04-15T12:00:00Z');
  [ama, admin] = [await portal.as('ama'), await portal.as('admin')];
});
afterAll(() => portal.close());

interface Token {
  readonly id: string;
  readonly token: string;
  readonly hint: string;
}
const ask = (caller: Caller, payload: object, url = '/api/accounts/tokens') =>
  caller.inject({ method: 'POST', url, payload });
const make = async (caller: Caller, scopes: readonly string[], days = 30): Promise<Token> => {
  const answer = await ask(caller, { name: 'Survey sync', scopes, days });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Token>();
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const get = (url: string, token: string) => portal.inject({ url, headers: bearer(token) });

test('a token is told once, begins recognisably, and is kept as a hash alone', async () => {
  const made = await make(ama, ['read']);
  expect(made.token).toMatch(/^aghp_[\w-]{43}$/);
  expect(made.hint).toBe(`${made.token.slice(0, 9)}…`);
  const listed = await ama.inject('/api/accounts/tokens');
  expect(listed.json()).toContainEqual(expect.objectContaining({ id: made.id, name: 'Survey sync', state: 'works' }));
  expect(listed.body).not.toContain(made.token);
  const row = await portal.context.db.selectFrom('access_token').selectAll().where('id', '=', made.id).execute();
  expect(JSON.stringify(row)).not.toContain(made.token);
});

test('a program reads and writes with it, without a cookie and without saying which site it comes from', async () => {
  const { token } = await make(ama, ['field']);
  expect((await get('/api/groups', token)).statusCode).toBe(200);
  const written = await portal.inject({
    method: 'POST',
    url: '/api/groups',
    payload: { label: 'Maize growers', description: 'Of Guan' },
    headers: { ...bearer(token), 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
  });
  expect(written.statusCode, written.body).toBe(200);
});

test('outside its scopes a token is refused with the scope that is needed, and what is open is answered as to anybody', async () => {
  const { token } = await make(ama, ['read']);
  const refused = await get('/api/groups', token);
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({
    code: 'scopeMissing',
    message:
      'This access token is for read; the call needs field-read or field. Make a token with that scope, or use another one.',
  });
  const mine = await make(ama, ['account']);
  expect((await get('/api/accounts/me', mine.token)).json()).toMatchObject({ signedIn: true });
  expect((await get('/api/accounts/me', token)).json()).toMatchObject({ signedIn: false });
});

test('what was deleted is listed and brought back with the scope of its room alone', async () => {
  const made = await ask(ama, { label: 'Rice growers', description: 'Of Guan' }, '/api/groups');
  const group = made.json<{ id: number }>().id;
  const [field, messages] = [(await make(ama, ['field'])).token, (await make(ama, ['messages'])).token];
  const gone = await portal.inject({ method: 'DELETE', url: `/api/groups/${group}`, headers: bearer(field) });
  const { undo } = gone.json<{ undo: string }>();
  const bring = (token: string) =>
    portal.inject({ method: 'POST', url: `/api/trash/${undo}/restore`, headers: bearer(token) });
  expect((await get('/api/trash', messages)).json()).toEqual([]);
  expect((await bring(messages)).json()).toMatchObject({
    code: 'scopeMissing',
    message: expect.stringContaining('for messages; the call needs field.'),
  });
  expect((await get('/api/trash', field)).json()).toMatchObject([{ undo, kind: 'farmerGroup' }]);
  expect((await bring(field)).json()).toEqual({ message: 'Brought back: Rice growers' });
});

test('it never does more than its owner may, whatever its scopes', async () => {
  const { token } = await make(ama, ['admin', 'read', 'data', 'field', 'messages', 'account']);
  expect((await get('/api/audit/log', token)).statusCode).toBe(403);
  expect((await get('/api/tokens', token)).statusCode).toBe(403);
});

test('an ended token opens nothing from the next call on, an expired one nothing after its day', async () => {
  const one = await make(ama, ['account']);
  expect((await get('/api/accounts/profile', one.token)).statusCode).toBe(200);
  await ama.inject({ method: 'DELETE', url: `/api/accounts/tokens/${one.id}` });
  const ended = await get('/api/accounts/profile', one.token);
  expect([ended.statusCode, ended.json()]).toEqual([401, expect.objectContaining({ code: 'tokenEnded' })]);

  const other = await make(ama, ['account'], 1);
  portal.clock.set('2026-04-16T11:59:00Z');
  expect((await get('/api/accounts/profile', other.token)).statusCode).toBe(200);
  portal.clock.set('2026-04-16T12:00:00Z');
  expect((await get('/api/accounts/profile', other.token)).statusCode).toBe(401);
});

test('a token nobody made is refused on open calls too, so that a typing error shows', async () => {
  const answer = await get('/api/datasets', `aghp_${'x'.repeat(43)}`);
  expect(answer.json()).toMatchObject({ code: 'tokenEnded' });
});

test('the last use is noted to the minute', async () => {
  const { id, token } = await make(ama, ['account']);
  const lastUse = async () =>
    (await ama.inject('/api/accounts/tokens'))
      .json<{ id: string; lastUsedAt: string | null }[]>()
      .find((each) => each.id === id)?.lastUsedAt;
  expect(await lastUse()).toBeNull();
  await get('/api/accounts/profile', token);
  portal.clock.set('2026-04-15T12:00:40Z');
  await get('/api/accounts/profile', token);
  expect(await lastUse()).toBe('2026-04-15T12:00:00.000Z');
});

test('a token makes no other token, ends no other one, and is asked for no password', async () => {
  const one = await make(ama, ['account']);
  const other = await make(ama, ['account']);
  const by = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
    portal.inject({ method, url, headers: bearer(one.token), ...(payload && { payload }) });
  const made = await by('POST', '/api/accounts/tokens', { name: 'More', scopes: ['admin'], days: 366 });
  expect([made.statusCode, made.json()]).toEqual([403, expect.objectContaining({ code: 'notByToken' })]);
  expect((await by('DELETE', `/api/accounts/tokens/${other.id}`)).statusCode).toBe(403);
  expect((await by('DELETE', `/api/accounts/tokens/${one.id}`)).statusCode).toBe(200);
});

test('an hour after signing in a token asks for the password', async () => {
  portal.clock.set('2026-04-15T13:00:00Z');
  const asked = { name: 'Late', scopes: ['read'], days: 1 };
  expect((await ask(ama, asked)).json()).toMatchObject({ code: 'passwordNeeded' });
  expect((await ask(ama, { ...asked, current_password: 'not it' })).json()).toMatchObject({ code: 'wrongPassword' });
  expect((await ask(ama, { ...asked, current_password: demoPassword })).statusCode).toBe(201);
});

test('nobody ends or sees the token of somebody else but administrators', async () => {
  const { id, token } = await make(ama, ['account']);
  const kofi = await portal.as('kofi');
  expect((await kofi.inject({ method: 'DELETE', url: `/api/accounts/tokens/${id}` })).statusCode).toBe(404);
  expect((await kofi.inject('/api/tokens')).statusCode).toBe(403);
  const all = (await admin.inject('/api/tokens?limit=1')).json<{
    found: { id: string; owner: string }[];
    next: string;
  }>();
  expect(all.found).toEqual([expect.objectContaining({ owner: 'Ama (demo officer)' })]);
  const next = (await admin.inject(`/api/tokens?limit=1&after=${all.next}`)).json<{ found: { id: string }[] }>();
  expect(next.found[0]?.id).not.toBe(all.found[0]?.id);
  expect((await admin.inject({ method: 'DELETE', url: `/api/accounts/tokens/${id}` })).statusCode).toBe(200);
  expect((await get('/api/accounts/profile', token)).statusCode).toBe(401);
});

test('the audit names the token an act was done with', async () => {
  const { token } = await make(ama, ['field']);
  const made = await portal.inject({
    method: 'POST',
    url: '/api/groups',
    payload: { label: 'Rice growers', description: 'Of Guan' },
    headers: bearer(token),
  });
  expect(made.statusCode).toBe(200);
  const rows = (await admin.inject('/api/audit/log?limit=10')).json<{ found: { act: string; token: string }[] }>();
  expect(rows.found[0]).toMatchObject({ name: 'Ama (demo officer)', token: 'Survey sync' });
  expect(rows.found.find(({ act }) => act === 'makeToken')).toMatchObject({ token: '' });
});

test('each token has its own minute, and is told how long to wait', async () => {
  const [busy, other] = [await make(ama, ['account']), await make(ama, ['account'])];
  const statuses: number[] = [];
  for (let call = 0; call < 45; call++) statuses.push((await get('/api/accounts/profile', busy.token)).statusCode);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(40);
  const refused = await get('/api/accounts/profile', busy.token);
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  expect((await get('/api/accounts/profile', other.token)).statusCode).toBe(200);
});

test('a service account works with its tokens alone: it has no password and gets no mail', async () => {
  const answer = await ask(
    admin,
    { name: 'Kobo sync', purpose: 'Brings scouting in', officerRole: 'user', districts: ['guan'], dataRole: null },
    '/api/service-accounts',
  );
  expect(answer.statusCode, answer.body).toBe(201);
  const { id } = answer.json<{ id: string }>();
  const { token } = (
    await ask(admin, { name: 'Main', scopes: ['field'], days: 90 }, `/api/service-accounts/${id}/tokens`)
  ).json<Token>();
  expect(token).toMatch(/^aghs_/);
  expect((await get('/api/groups', token)).statusCode).toBe(200);
  expect((await get('/api/audit/log', token)).statusCode).toBe(403);
  const [service] = (await admin.inject('/api/service-accounts')).json<{ name: string; tokens: object[] }[]>();
  expect([service?.name, service?.tokens.length]).toEqual(['Kobo sync', 1]);

  const { email } = await portal.context.db
    .selectFrom('person')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const reset = await portal.inject({ method: 'POST', url: '/api/broadcast/reset_request', payload: { email } });
  expect(reset.statusCode).toBe(200);
  const codes = await portal.context.db.selectFrom('one_time_code').selectAll().where('person_id', '=', id).execute();
  expect(codes).toEqual([]);

  await admin.inject({ method: 'POST', url: `/api/accounts/people/${id}/closed` });
  expect((await get('/api/groups', token)).statusCode).toBe(401);
});

test('every room says which scopes open it', () => {
  const rooms = [...new Set(everything.map(({ room }) => room))].filter((room) => room !== 'accounts');
  expect(rooms.filter((room) => !(room in scopesOfRooms))).toEqual([]);
});
