import { describe, expect, test } from 'vitest';
import { changesNothing, openForTests } from '../../../testing/openForTests.ts';
import { buildTestApp, type Caller, type PersonName, type TestApp } from '../../../testing/testApp.ts';

let portal: TestApp;
let admin: Caller;
openForTests(
  async () => {
    portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
    admin = await portal.as('admin');
  },
  () => portal.close(),
);

interface Listed {
  found: { id: string; name: string; email: string; dataRole: string | null; officerRole: string | null }[];
  total: number;
  dataAdministrators: number;
}
const list = async (query: Record<string, string> = {}) =>
  (await admin.inject(`/api/accounts/people?${new URLSearchParams(query)}`)).json<Listed>();
const idOf = async (name: PersonName) => (await list({ q: `${name}@demo` })).found[0]!.id;
const make = async (name: PersonName, by = admin) =>
  by.inject({ method: 'POST', url: `/api/accounts/people/${await idOf(name)}/data-administrator` });
const unmake = async (name: PersonName, by = admin) =>
  by.inject({ method: 'DELETE', url: `/api/accounts/people/${await idOf(name)}/data-administrator` });
const history = async (name: PersonName) =>
  (await admin.inject(`/api/accounts/people/${await idOf(name)}/history`)).json<object[]>();

describe('the list of people', () => {
  test('is by name, with what each may do', changesNothing, async () => {
    const { found, total, dataAdministrators } = await list();
    expect([total, dataAdministrators, found.map(({ name }) => name)]).toEqual([
      7,
      2,
      [
        'Adjoa (demo data administrator)',
        'Ama (demo officer)',
        'Demo Administrator',
        'Efua (demo plant protection)',
        'Esi (demo data user)',
        'Kofi (demo officer)',
        'Yaw (demo responder)',
      ],
    ]);
    expect(found[1]).toMatchObject({ email: 'ama@demo.agrihub.example', officerRole: 'user', dataRole: null });
  });

  test('is searched by parts of name, address and institution, and narrowed', changesNothing, async () => {
    const names = async (query: Record<string, string>) =>
      (await list(query)).found.map(({ name }) => name.split(' ')[0]);
    expect(await names({ q: 'RESPONDER' })).toEqual(['Yaw']);
    expect(await names({ q: 'sample esi@' })).toEqual(['Esi']);
    expect(await names({ q: '%' })).toEqual([]);
    expect(await names({ only: 'dataAdministrators' })).toEqual(['Adjoa', 'Demo']);
    expect(await names({ only: 'dataUsers', q: 'esi' })).toEqual(['Esi']);
    expect(await names({ only: 'officers', limit: '2', offset: '1' })).toEqual(['Demo', 'Efua']);
  });

  test('holds no password and no telephone number', changesNothing, async () => {
    const answer = await admin.inject('/api/accounts/people');
    expect(answer.body).not.toMatch(/argon2|password|phone/);
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  test.each(['ama', 'efua', 'yaw', 'esi', 'adjoa'] as const)('is closed to %s', changesNothing, async (name) => {
    const id = await idOf('esi');
    const person = await portal.as(name);
    expect([401, 403]).toContain((await person.inject('/api/accounts/people')).statusCode);
    expect([401, 403]).toContain((await person.inject(`/api/accounts/people/${id}/history`)).statusCode);
    expect([401, 403]).toContain((await make('esi', person)).statusCode);
    expect([401, 403]).toContain((await unmake('adjoa', person)).statusCode);
    expect((await list()).dataAdministrators).toBe(2);
  });
});

describe('a data administrator', () => {
  test('is made, at once in open sessions, and unmade, with both in the history', async () => {
    const esi = await portal.as('esi');
    expect((await make('esi')).json()).toMatchObject({
      name: 'Esi (demo data user)',
      dataRole: 'administrator',
      officerRole: null,
    });
    expect((await esi.inject('/api/accounts/me')).json()).toMatchObject({ isAdmin: true, officerRole: null });
    await make('esi');
    expect((await unmake('esi')).json()).toMatchObject({ dataRole: 'member' });
    expect((await esi.inject('/api/accounts/me')).json()).toMatchObject({ dataUser: true, isAdmin: false });
    expect(await history('esi')).toMatchObject([
      { act: 'unmade', by: 'Demo Administrator' },
      { act: 'made', by: 'Demo Administrator' },
    ]);
    expect(await history('ama')).toEqual([]);
  });

  test('may be an officer, who keeps the officer’s role', async () => {
    expect((await make('ama')).json()).toMatchObject({ dataRole: 'administrator', officerRole: 'user' });
    expect((await unmake('ama')).json()).toMatchObject({ dataRole: 'member', officerRole: 'user' });
  });

  test('is never unmade as the last one, not even by two at once', async () => {
    const answers = await Promise.all([unmake('adjoa'), unmake('admin')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await list()).dataAdministrators).toBe(1);
    const last = answers.find(({ statusCode }) => statusCode === 409)!;
    expect(last.json()).toMatchObject({ message: 'This is the only data administrator. Make another one first.' });
  });

  test.each([
    ['00000000-0000-4000-8000-000000000000', 404],
    ["x' or '1'='1", 404],
    ['undefined', 400],
  ])('cannot be %s', changesNothing, async (id, status) => {
    const url = `/api/accounts/people/${encodeURIComponent(id)}`;
    expect((await admin.inject({ method: 'POST', url: `${url}/data-administrator` })).statusCode).toBe(status);
    expect((await admin.inject({ method: 'DELETE', url: `${url}/data-administrator` })).statusCode).toBe(status);
    expect((await admin.inject(`${url}/history`)).statusCode).toBe(status);
  });

  test('is refused whoever asks from another site', changesNothing, async () => {
    const url = `/api/accounts/people/${await idOf('esi')}/data-administrator`;
    expect((await admin.inject({ method: 'POST', url, headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(
      403,
    );
  });
});

describe('an account', () => {
  const close = async (id: string, by = admin) =>
    by.inject({ method: 'POST', url: `/api/accounts/people/${id}/closed` });
  const open = async (id: string, by = admin) =>
    by.inject({ method: 'DELETE', url: `/api/accounts/people/${id}/closed` });
  const login = () =>
    portal.inject({
      method: 'POST',
      url: '/api/datasets/login',
      payload: { email: 'esi@demo.agrihub.example', password: 'demo-agrihub' },
    });

  test('is closed by an administrator: signed out at once, no sign-in, and opened again as it was', async () => {
    const id = await idOf('esi');
    const esi = await portal.as('esi');
    const headers = { authorization: `Bearer ${(await login()).body}` };
    expect((await close(id)).json()).toMatchObject({ id, closed: true });
    expect((await esi.inject('/api/datasets/mine')).statusCode).toBe(401);
    expect((await portal.inject({ url: '/api/datasets/show', headers })).body).toBe('invalid token');
    expect([(await login()).statusCode, (await login()).body]).toEqual([
      401,
      'Wrong e-mail or password. Check both and try again.',
    ]);
    expect((await list({ q: 'esi@demo' })).total).toBe(0);
    expect((await list({ only: 'closed' })).found).toMatchObject([{ id, closed: true }]);

    expect((await open(id)).json()).toMatchObject({ closed: false, dataRole: 'member' });
    expect((await login()).statusCode).toBe(200);
    expect(await history('esi')).toMatchObject([{ act: 'opened', by: 'Demo Administrator' }, { act: 'closed' }]);
  });

  test('is not one’s own, nor that of the last data administrator', async () => {
    const own = await close(await idOf('admin'));
    expect([own.statusCode, own.json<{ code: string }>().code]).toEqual([409, 'ownAccountStaysOpen']);
    const adjoa = await idOf('adjoa');
    await unmake('admin');
    const last = await close(adjoa);
    expect([last.statusCode, last.json<{ code: string }>().code]).toEqual([409, 'lastDataAdministrator']);
  });

  test.each(['ama', 'esi', 'adjoa'] as const)('is not closed or opened by %s', changesNothing, async (name) => {
    const person = await portal.as(name);
    const id = await idOf('kofi');
    expect([401, 403]).toContain((await close(id, person)).statusCode);
    expect([401, 403]).toContain((await open(id, person)).statusCode);
  });
});
