import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';

let portal: TestApp;
let admin: Caller;
let issuer: { id: string; key: string };
let minute = 0;
beforeAll(async () => {
  portal = await buildTestApp();
  admin = await portal.as('admin');
  issuer = (await post(admin, '/issuers', { name: 'Kuafo Connect', sender: 'Kuafo' })).json();
});
// Each request is signed at a moment of its own.
beforeEach(() => portal.clock.set(`2026-04-15T12:${String(++minute).padStart(2, '0')}:00Z`));
afterAll(() => portal.close());

const post = (caller: Caller, url: string, payload: object = {}, headers: Record<string, string> = {}) =>
  caller.inject({ method: 'POST', url: `/api${url}`, payload, headers });
const seconds = () => Math.floor(portal.clock.now().getTime() / 1_000);
const sign = (text: string, key = issuer.key) => createHmac('sha256', key).update(text).digest('hex');
const ama = 'ama@demo.agrihub.example';

interface Asked {
  readonly officer?: string;
  readonly msg?: string;
  readonly timestamp?: number;
  readonly signature?: string;
}
function askFor({ officer = ama, msg = '', timestamp = seconds(), signature }: Asked = {}) {
  return post(portal, '/audit/codes', {
    issuer: issuer.id,
    timestamp,
    officer,
    msg,
    signature: signature ?? sign(`${timestamp}\n${officer}\n${msg}`),
  });
}
const codeFor = async (asked: Asked = {}) => (await askFor(asked)).json<{ code: string; url: string }>();
const spend = (token: string, msg?: string) =>
  post(portal, '/audit/spend', { token, ...(msg !== undefined && { msg }) });
const gone = {
  message:
    'This link was used, is older than a minute, or is not complete. Go back to where you came from and open it anew, or sign in here.',
};

test('an administrator adds an issuer and sees its key once', async () => {
  expect(issuer.key).toMatch(/^[\w-]{43}$/);
  const [listed] = (await admin.inject('/api/issuers')).json<object[]>();
  expect(listed).toEqual({
    id: issuer.id,
    name: 'Kuafo Connect',
    sender: 'Kuafo',
    createdAt: '2026-04-15T12:00:00.000Z',
    keyedAt: '2026-04-15T12:00:00.000Z',
    revoked: false,
  });
  expect((await post(await portal.as('ama'), '/issuers', { name: 'N', sender: 'S' })).statusCode).toBe(403);
});

test('a code shows whom it lets in as often as it is looked at, and is spent once', async () => {
  const { code, url } = await codeFor({ msg: 'Armyworm near Ejura' });
  expect(url).toBe(`http://localhost:3000/audit?token=${code}`);
  for (let look = 0; look < 2; look++) {
    expect((await post(portal, '/audit/entry', { token: code })).json()).toEqual({
      name: 'Ama (demo officer)',
      from: 'Kuafo Connect',
      message: 'Armyworm near Ejura',
      instead: '',
    });
  }
  const spent = await spend(code);
  expect(spent.json()).toEqual({ next: '/controlcenter/groups' });
  const cookie = spent.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await portal.inject({ url: '/api/accounts/me', headers: { cookie } })).json()).toMatchObject({
    name: 'Ama (demo officer)',
    officerRole: 'user',
  });
  expect((await portal.inject({ url: '/api/audit/draft', headers: { cookie } })).json()).toEqual({
    draft: { message: 'Armyworm near Ejura', from: 'Kuafo Connect' },
  });
  const own = (await portal.inject({ url: '/api/accounts/export', headers: { cookie } })).json<{ entries: object }>();
  expect(own.entries).toMatchObject({
    codes: [{ issuer: 'Kuafo Connect', message: 'Armyworm near Ejura', usedAt: expect.any(String) as string }],
    draft: { issuer: 'Kuafo Connect', message: 'Armyworm near Ejura' },
  });
  const again = await spend(code);
  expect([again.statusCode, again.json()]).toMatchObject([410, gone]);
});

test('of many who spend one code at once, one gets in', async () => {
  const { code } = await codeFor();
  const answers = await Promise.all(Array.from({ length: 5 }, () => spend(code)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200, 410, 410, 410, 410,
  ]);
});

test('a code is gone after a minute', async () => {
  const { code } = await codeFor();
  portal.clock.set(`2026-04-15T12:${String(minute).padStart(2, '0')}:59Z`);
  expect((await post(portal, '/audit/entry', { token: code })).statusCode).toBe(200);
  portal.clock.set(`2026-04-15T12:${String(++minute).padStart(2, '0')}:00Z`);
  expect((await spend(code)).json()).toMatchObject(gone);
});

test('a request that is forged, old, changed or sent twice gets no code', async () => {
  expect((await askFor({ signature: '0'.repeat(64) })).statusCode).toBe(401);
  const timestamp = seconds();
  expect((await askFor({ msg: 'Other words', signature: sign(`${timestamp}\n${ama}\nThe words`) })).statusCode).toBe(
    401,
  );
  expect((await askFor({ timestamp: timestamp - 61 })).json()).toMatchObject({
    message: expect.stringMatching(/^The timestamp is more than 60 seconds from our clock/),
  });
  expect((await askFor({ msg: 'Twice' })).statusCode).toBe(201);
  expect((await askFor({ msg: 'Twice' })).statusCode).toBe(409);
  // Somebody who is no officer, and nobody at all.
  expect((await askFor({ officer: 'esi@demo.agrihub.example' })).statusCode).toBe(404);
  expect((await askFor({ officer: 'nobody@example.org' })).statusCode).toBe(404);
});

test('a new key ends the one before; a revoked issuer’s codes end with it', async () => {
  const old = issuer.key;
  issuer = (await post(admin, `/issuers/${issuer.id}/rotate`)).json();
  expect(issuer.key).not.toBe(old);
  expect((await askFor({ signature: sign(`${seconds()}\n${ama}\n`, old) })).statusCode).toBe(401);
  const other = (await post(admin, '/issuers', { name: 'Other', sender: 'Other' })).json<{ id: string; key: string }>();
  const signature = sign(`${seconds()}\n${ama}\n`, other.key);
  const { code } = (
    await post(portal, '/audit/codes', { issuer: other.id, timestamp: seconds(), officer: ama, msg: '', signature })
  ).json<{ code: string }>();
  await post(admin, `/issuers/${other.id}/revoke`);
  expect((await spend(code)).statusCode).toBe(410);
  expect((await post(admin, `/issuers/${other.id}/rotate`)).statusCode).toBe(404);
});

test('an older signed text lets its officer in once, with its message; a data user’s, a forged and a stranger’s do not', async () => {
  const tokenOf = async (area: string, name: string) =>
    (await post(portal, `/${area}/login`, { email: `${name}@demo.agrihub.example`, password: 'demo-agrihub' })).body;
  const token = await tokenOf('broadcast', 'kofi');
  expect((await post(portal, '/audit/entry', { token, msg: 'Rain on Friday' })).json()).toEqual({
    name: 'Kofi (demo officer)',
    from: '',
    message: 'Rain on Friday',
    instead: '',
  });
  expect((await spend(token, 'Rain on Friday')).json()).toEqual({ next: '/controlcenter/groups' });
  expect((await spend(token)).statusCode).toBe(410);
  expect((await spend(await tokenOf('datasets', 'esi'))).statusCode).toBe(410);
  expect((await spend(`${token.slice(0, -4)}AAAA`)).statusCode).toBe(410);
  expect((await spend('eyJhbGciOiJub25lIn0.eyJpZCI6IjEiLCJyb2xlIjoiYWRtaW4ifQ.')).statusCode).toBe(410);
});

test('a message is plain text: markup stays as written, control characters go, 919 characters are refused; the query’s words beside a code are nobody’s', async () => {
  const token = (await post(portal, '/broadcast/login', { email: ama, password: 'demo-agrihub' })).body;
  const script = '<script>alert(1)</script>\u0000\u0007Hello';
  expect((await post(portal, '/audit/entry', { token, msg: script })).json()).toMatchObject({
    message: '<script>alert(1)</script>Hello',
  });
  expect((await post(portal, '/audit/entry', { token, msg: 'x'.repeat(919) })).statusCode).toBe(400);
  const { code } = await codeFor({ msg: 'Signed' });
  expect((await post(portal, '/audit/entry', { token: code, msg: 'Slipped in' })).json()).toMatchObject({
    message: 'Signed',
  });
});

test('another site cannot press the button; who is somebody else is told so; a draft is laid aside', async () => {
  const { code } = await codeFor({ msg: 'Come' });
  expect(
    (
      await post(
        portal,
        '/audit/spend',
        { token: code },
        { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      )
    ).statusCode,
  ).toBe(403);
  const kofi = await portal.as('kofi');
  expect((await post(kofi, '/audit/entry', { token: code })).json()).toMatchObject({
    name: 'Ama (demo officer)',
    instead: 'Kofi (demo officer)',
  });
  await spend(code);
  const asAma = await portal.as('ama');
  expect((await asAma.inject({ method: 'DELETE', url: '/api/audit/draft' })).json()).toEqual({ dismissed: true });
  expect((await asAma.inject('/api/audit/draft')).json()).toEqual({ draft: null });
});

test('a draft goes with the session it came with', async () => {
  await spend((await codeFor({ msg: 'Come' })).code);
  const asAma = await portal.as('ama');
  expect((await asAma.inject('/api/audit/draft')).json()).toMatchObject({ draft: { message: 'Come' } });
  await post(asAma, '/accounts/sign-out');
  expect((await (await portal.as('ama')).inject('/api/audit/draft')).json()).toEqual({ draft: null });
});

test('a message that came along goes under the name of the service it came from, every other under the portal’s', async () => {
  const { code } = await codeFor({ msg: 'Come' });
  await spend(code);
  const asAma = await portal.as('ama');
  const farmer = {
    name: 'Sample',
    phone: '0244000001',
    addressId: 'ejura',
    consent: { given: true, source: 'in person', date: '2026-04-01' },
  };
  const { id } = (await post(asAma, '/farmers', farmer)).json<{ id: number }>();
  const senders = async (more: object) =>
    (await post(asAma, '/messages', { text: 'Come', farmerIds: [id], ...more })).json<{ message: { sender: string } }>()
      .message.sender;
  expect([await senders({ cameAlong: true }), await senders({})]).toEqual(['Kuafo', 'AgriHub']);
  await asAma.inject({ method: 'DELETE', url: '/api/audit/draft' });
  expect(await senders({ cameAlong: true })).toBe('AgriHub');
});
