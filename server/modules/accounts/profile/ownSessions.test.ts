import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type Caller, type PersonName, type TestApp } from '../../../testing/testApp.ts';

let portal: TestApp;
let esi: Caller;

const open = async (env: Record<string, string> = {}) => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z', env });
  esi = await portal.as('esi');
};

beforeEach(() => open());

afterEach(() => portal.close());

const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 12; TECNO KG5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';

const signIn = (name: PersonName | 'new', password = 'demo-agrihub', headers: Record<string, string> = {}) =>
  portal.inject({
    method: 'POST',
    url: '/api/accounts/sign-in',
    headers,
    payload: { email: name === 'new' ? 'esi@example.org' : `${name}@demo.agrihub.example`, password },
  });

const isIn = async (caller: Caller) => (await caller.inject('/api/accounts/me')).json<{ signedIn: boolean }>().signedIn;

interface Listed {
  id: string;
  current: boolean;
  opens: string[];
  browser: string;
  system: string;
}

const list = async (caller: Caller) => (await caller.inject('/api/accounts/sessions')).json<Listed[]>();

describe('the list of sign-ins', () => {
  const end = (caller: Caller, path: string) =>
    caller.inject({ method: 'DELETE', url: `/api/accounts/sessions${path}` });

  test('names each device once, the newest first, and which is this one', async () => {
    portal.clock.set('2026-04-15T13:00:00Z');
    await signIn('admin', 'demo-agrihub', { 'user-agent': chromeOnAndroid });
    portal.clock.set('2026-04-15T14:00:00Z');
    const admin = await portal.as('admin');
    expect(await list(admin)).toMatchObject([
      {
        current: true,
        opens: ['officer', 'data'],
        signedInAt: '2026-04-15T14:00:00.000Z',
        endsAt: '2026-04-16T14:00:00.000Z',
      },
      {
        current: false,
        opens: ['officer', 'data'],
        browser: 'Chrome',
        system: 'Android',
        signedInAt: '2026-04-15T13:00:00.000Z',
      },
    ]);
  });

  test('ends one; another person’s, an unknown and a broken id are the same', async () => {
    const elsewhere = await portal.as('esi');
    const ama = await portal.as('ama');
    const other = (await list(esi)).find(({ current }) => !current)!;
    expect((await end(ama, `/${other.id}`)).statusCode).toBe(404);
    expect((await end(ama, '/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    expect((await end(ama, '/x%27--')).statusCode).toBe(404);
    expect((await end(ama, '/undefined')).statusCode).toBe(400);
    expect(await isIn(elsewhere)).toBe(true);
    const ended = await end(esi, `/${other.id}`);
    expect([ended.json(), ended.cookies]).toEqual([{ ended: 1 }, []]);
    expect([await isIn(esi), await isIn(elsewhere)]).toEqual([true, false]);
  });

  test('ends everywhere else, or everywhere', async () => {
    const others = [await portal.as('esi'), await portal.as('esi')];
    const ama = await portal.as('ama');
    expect((await end(esi, '?others=true')).json()).toEqual({ ended: 2 });
    expect([await isIn(esi), await isIn(others[0]!), await isIn(others[1]!)]).toEqual([true, false, false]);
    const last = await end(esi, '');
    expect(
      last.cookies
        .filter(({ maxAge }) => maxAge === 0)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['DataToken', 'signedIn', 'token']);
    expect([await isIn(esi), await isIn(ama)]).toEqual([false, true]);
  });

  test('a forgery from another site ends nothing', async () => {
    const forged = await esi.inject({
      method: 'DELETE',
      url: '/api/accounts/sessions',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect([forged.statusCode, await isIn(esi)]).toEqual([403, true]);
  });

  test('leaving the data area keeps an officer in the control centre', async () => {
    const admin = await portal.as('admin');
    const left = await admin.inject({ method: 'POST', url: '/api/accounts/leave-data-area' });
    expect(left.json()).toMatchObject({ signedIn: true, officerRole: 'admin', dataUser: false });
    expect(left.cookies.map(({ name }) => name)).toEqual(['DataToken']);
    expect((await admin.inject('/api/accounts/me')).json()).toMatchObject({ officerRole: 'admin', dataUser: false });
    const gone = await esi.inject({ method: 'POST', url: '/api/accounts/leave-data-area' });
    expect(gone.cookies.map(({ name }) => name).toSorted()).toEqual(['DataToken', 'signedIn']);
    expect(await isIn(esi)).toBe(false);
  });
});

describe('without JavaScript, the forms of the account page', () => {
  const send = (caller: Caller, fields: Record<string, string>) =>
    caller.inject({
      method: 'POST',
      url: '/api/accounts/form',
      payload: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html,*/*',
        'sec-fetch-site': 'same-origin',
      },
    });

  test('end another sign-in and lead back, end all and lead to signing in', async () => {
    const elsewhere = await portal.as('esi');
    const other = (await list(esi)).find(({ current }) => !current)!;
    const ended = await send(esi, { act: 'end', session: other.id });
    expect([ended.statusCode, ended.headers.location]).toEqual([303, '/account?ended=1']);
    expect([await isIn(esi), await isIn(elsewhere)]).toEqual([true, false]);
    const third = await portal.as('esi');
    expect((await send(esi, { act: 'endOthers' })).headers.location).toBe('/account?ended=1');
    expect([await isIn(esi), await isIn(third)]).toEqual([true, false]);
    const all = await send(esi, { act: 'endAll' });
    expect([all.headers.location, all.cookies.filter(({ maxAge }) => maxAge === 0)]).toEqual([
      '/sign-in?out=1',
      expect.objectContaining({ length: 3 }),
    ]);
    expect(await isIn(esi)).toBe(false);
  });

  test('delete the account with its password, and not without', async () => {
    expect((await send(esi, { act: 'delete', password: 'guess' })).statusCode).toBe(422);
    expect((await send(esi, { act: 'delete' })).statusCode).toBe(422);
    expect(await isIn(esi)).toBe(true);
    const gone = await send(esi, { act: 'delete', password: 'demo-agrihub' });
    expect([gone.statusCode, gone.headers.location]).toEqual([303, '/sign-in?deleted=1']);
    expect([await isIn(esi), (await signIn('esi')).statusCode]).toEqual([false, 401]);
  });
});
