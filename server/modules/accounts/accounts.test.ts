import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { loadDemoPeople } from './demo.service.ts';
import { issueFirstAdministratorCode } from './accounts.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
});
afterAll(() => portal.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  portal.inject({ method: 'POST', url, payload, headers });
const ama = { email: 'ama@demo.agrihub.example', password: 'demo-agrihub' };
const esi = { email: 'esi@demo.agrihub.example', password: 'demo-agrihub' };

test('an officer signs in: the token is the answer, and a cookie no script can read', async () => {
  const answer = await post('/api/broadcast/login', ama);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  const cookie = answer.cookies.find(({ name }) => name === 'token');
  expect(cookie).toMatchObject({ value: answer.body, httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 86_400 });
  expect(answer.cookies.find(({ name }) => name === 'DataToken')).toBeUndefined();
  const claims = JSON.parse(Buffer.from(answer.body.split('.')[1] ?? '', 'base64url').toString()) as object;
  expect(claims).toMatchObject({ role: 'user', aud: 'officer' });
});

test('a data user gets the other cookie, and a token that says what the pages show', async () => {
  const answer = await post('/api/datasets/login', esi);
  expect(answer.cookies.find(({ name }) => name === 'DataToken')?.value).toBe(answer.body);
  const claims = JSON.parse(Buffer.from(answer.body.split('.')[1] ?? '', 'base64url').toString()) as object;
  expect(claims).toMatchObject({ name: 'Esi (demo data user)', email: esi.email, isAdmin: false, aud: 'data' });
});

test('the e-mail may be typed in any case', async () => {
  expect((await post('/api/broadcast/login', { ...ama, email: ' AMA@Demo.AgriHub.example ' })).statusCode).toBe(200);
});

test('a token serves its audience: a data user gets no officer token', async () => {
  const answer = await post('/api/broadcast/login', esi);
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toBe('This account has no right to the control centre. Ask an administrator to add it.');
});

test('an unknown e-mail and a wrong password answer the same', async () => {
  const unknown = await post('/api/broadcast/login', { email: 'nobody@example.org', password: 'demo-agrihub' });
  const wrong = await post('/api/broadcast/login', { ...ama, password: 'guess' });
  expect([unknown.statusCode, unknown.body]).toEqual([401, 'Wrong e-mail or password. Check both and try again.']);
  expect([wrong.statusCode, wrong.body]).toEqual([unknown.statusCode, unknown.body]);
});

test('many who guess at once are answered, and every guess counts', async () => {
  const guesses = Array.from({ length: 12 }, (_, guess) =>
    post('/api/accounts/sign-in', { ...adjoa, password: `guess ${guess}` }, guess % 2 ? { accept: 'text/html' } : {}),
  );
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect((await post('/api/datasets/login', adjoa)).statusCode).toBe(429);
  portal.clock.set('2026-04-15T12:20:00Z');
  expect((await post('/api/datasets/login', adjoa)).statusCode).toBe(200);
  portal.clock.set('2026-04-15T12:00:00Z');
});

test('the eighth wrong password closes the account to guesses for a quarter of an hour', async () => {
  const kofi = { email: 'kofi@demo.agrihub.example', password: 'demo-agrihub' };
  for (let guess = 1; guess <= 8; guess++) {
    expect((await post('/api/broadcast/login', { ...kofi, password: `guess ${guess}` })).statusCode).toBe(401);
  }
  const refused = await post('/api/broadcast/login', kofi);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('900');
  portal.clock.set('2026-04-15T12:15:01Z');
  expect((await post('/api/broadcast/login', kofi)).statusCode).toBe(200);
  portal.clock.set('2026-04-15T12:00:00Z');
});

const adjoa = { email: 'adjoa@demo.agrihub.example', password: 'demo-agrihub' };
const adjoaFrom = (remoteAddress: string, password = adjoa.password) =>
  portal.inject({ method: 'POST', url: '/api/datasets/login', payload: { ...adjoa, password }, remoteAddress });

const signInFrom = (remoteAddress: string, email: string, password = 'guess') =>
  portal.inject({ method: 'POST', url: '/api/accounts/sign-in', payload: { email, password }, remoteAddress });

/** More of the last failure of an address, without the time that judging passwords takes. */
async function fillAddress(remoteAddress: string, times: number): Promise<void> {
  await signInFrom(remoteAddress, 'somebody@example.org');
  const { db } = portal.context;
  const { subject, at } = await db
    .selectFrom('sign_in_attempt')
    .select(['subject', 'at'])
    .where('subject', 'like', 'address:%')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sign_in_attempt')
    .values(Array.from({ length: times - 1 }, () => ({ subject, succeeded: false, at })))
    .execute();
}

test('a stranger who guesses from elsewhere does not keep the owner out', async () => {
  expect((await adjoaFrom('198.51.100.7')).statusCode).toBe(200);
  for (let guess = 1; guess <= 8; guess++) await adjoaFrom('203.0.113.9', `guess ${guess}`);
  expect((await adjoaFrom('203.0.113.9')).statusCode).toBe(429);
  expect((await adjoaFrom('198.51.100.7')).statusCode).toBe(200);
  expect((await adjoaFrom('198.51.100.8')).statusCode).toBe(200);
});

test('forty guesses at once are judged eight at most', async () => {
  const guesses = Array.from({ length: 40 }, (_, guess) => adjoaFrom('203.0.113.77', `guess ${guess}`));
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  expect([401, 429].map((status) => statuses.filter((each) => each === status).length)).toEqual([8, 32]);
});

test('four hundred wrong sign-ins behind one address close it to others, not to whoever signed in from there before', async () => {
  const carrier = '203.0.113.200';
  expect((await adjoaFrom(carrier)).statusCode).toBe(200);
  for (let person = 0; person < 40; person++) await signInFrom(carrier, `nobody${person}@example.org`);
  expect((await signInFrom(carrier, 'efua@demo.agrihub.example', 'demo-agrihub')).statusCode).toBe(200);
  await fillAddress(carrier, 360);
  expect((await signInFrom(carrier, 'yaw@demo.agrihub.example', 'demo-agrihub')).statusCode).toBe(429);
  expect((await adjoaFrom(carrier)).statusCode).toBe(200);
});

test('guesses from a hundred addresses close the account to addresses its owner never used', async () => {
  for (let guess = 0; guess < 100; guess++) await adjoaFrom(`192.0.2.${guess}`, 'guess');
  expect((await adjoaFrom('192.0.2.200')).statusCode).toBe(429);
  expect((await adjoaFrom('198.51.100.7')).statusCode).toBe(200);
});

test('who is signed in is said to the page, from either cookie', async () => {
  const admin = await portal.as('admin');
  expect((await admin.inject('/api/accounts/me')).json()).toMatchObject({
    signedIn: true,
    name: 'Demo Administrator',
    officerRole: 'admin',
    dataUser: true,
    isAdmin: true,
  });
  expect((await portal.inject('/api/accounts/me')).json()).toMatchObject({
    signedIn: false,
    officerRole: null,
    dataUser: false,
  });
});

test('after signing out the old cookies open nothing', async () => {
  const yaw = await portal.as('yaw');
  expect((await yaw.inject('/api/accounts/me')).json()).toMatchObject({ officerRole: 'responder' });
  const out = await yaw.inject({ method: 'POST', url: '/api/accounts/sign-out' });
  expect(out.statusCode).toBe(200);
  expect(
    out.cookies
      .filter(({ maxAge }) => maxAge === 0)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['DataToken', 'signedIn', 'token']);
  expect((await yaw.inject('/api/accounts/me')).json()).toMatchObject({ signedIn: false });
});

test('a session ends after a day', async () => {
  const efua = await portal.as('efua');
  portal.clock.set('2026-04-16T11:59:59Z');
  expect((await efua.inject('/api/accounts/me')).json()).toMatchObject({ signedIn: true });
  portal.clock.set('2026-04-16T12:00:01Z');
  expect((await efua.inject('/api/accounts/me')).json()).toMatchObject({ signedIn: false });
  portal.clock.set('2026-04-15T12:00:00Z');
});

test('ended sessions, spent links and old attempts are let go by themselves', async () => {
  const { db } = portal.context;
  const spent = { code_hash: 'spent', purpose: 'test', person_id: null, used_at: null };
  await db
    .insertInto('one_time_code')
    .values({ ...spent, created_at: new Date('2026-04-01'), expires_at: new Date('2026-04-02') })
    .execute();
  await db
    .insertInto('sign_in_attempt')
    .values({ subject: 'old', succeeded: false, at: new Date('2026-04-14T11:00:00Z') })
    .execute();
  await portal.as('esi');
  portal.clock.set('2026-04-16T12:00:01Z');
  const ama = await portal.as('ama');
  await portal.context.jobs.runDue();
  expect(
    await db.selectFrom('session').select('expires_at').where('expires_at', '<=', portal.clock.now()).execute(),
  ).toEqual([]);
  expect((await ama.inject('/api/accounts/me')).json()).toMatchObject({ signedIn: true });
  expect(await db.selectFrom('one_time_code').select('code_hash').where('code_hash', '=', 'spent').execute()).toEqual(
    [],
  );
  expect(await db.selectFrom('sign_in_attempt').select('subject').where('subject', '=', 'old').execute()).toEqual([]);
  portal.clock.set('2026-04-15T12:00:00Z');
});

test.each(['null', '', 'not-a-token', 'eyJhbGciOiJub25lIn0.eyJqdGkiOiJ4In0.'])(
  'the cookie %j is a visitor',
  async (token) => {
    const answer = await portal.inject({ url: '/api/accounts/me', headers: { cookie: `token=${token}` } });
    expect(answer.json()).toMatchObject({ signedIn: false });
  },
);

test('a plain form is answered with a redirect, and never to another site', async () => {
  const send = (next: string, password = ama.password) =>
    portal.inject({
      method: 'POST',
      url: '/api/accounts/sign-in',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
      },
      payload: new URLSearchParams({ email: ama.email, password, next }).toString(),
    });
  expect(await send('/manage')).toMatchObject({ statusCode: 303, headers: { location: '/manage' } });
  expect(await send('//evil.example')).toMatchObject({ statusCode: 303, headers: { location: '/' } });
  expect(await send('/\t/evil.example')).toMatchObject({ statusCode: 303, headers: { location: '/' } });
  expect(await send('/manage', 'guess')).toMatchObject({
    statusCode: 303,
    headers: { location: '/sign-in?wrong=wrongSignIn&next=%2Fmanage' },
  });
});

test('the one-time link makes an administrator once', async () => {
  // The demo people hold an administrator, so no link is printed; without one there is.
  expect(await issueFirstAdministratorCode(portal.context.db, portal.clock.now())).toBeNull();
  await portal.context.db.deleteFrom('person_grant').where('role', '=', 'admin').execute();
  const code = await issueFirstAdministratorCode(portal.context.db, portal.clock.now());
  const body = { code, name: 'Sample Person', email: 'first@example.org', password: 'four plain words here' };
  const made = await post('/api/accounts/first-administrator', body);
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ officerRole: 'admin', isAdmin: true });
  const again = await post('/api/accounts/first-administrator', { ...body, email: 'second@example.org' });
  expect(again.statusCode).toBe(410);
  expect((await post('/api/broadcast/login', { email: 'first@example.org', password: body.password })).statusCode).toBe(
    200,
  );
});

test('beyond this machine sample people get a password nobody knows, and back on it the known one', async () => {
  const drawn = await loadDemoPeople(portal.context.db, true);
  expect(drawn).not.toBe('demo-agrihub');
  expect((await post('/api/broadcast/login', ama)).statusCode).toBe(401);
  expect((await post('/api/broadcast/login', { ...ama, password: drawn })).statusCode).toBe(200);
  expect(await loadDemoPeople(portal.context.db, false)).toBe('demo-agrihub');
  expect((await post('/api/broadcast/login', ama)).statusCode).toBe(200);
});

test('passwords and tokens are kept nowhere as they are', async () => {
  const people = await portal.context.db.selectFrom('person').select('password_hash').execute();
  expect(people.every(({ password_hash: hash }) => hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))).toBe(true);
});
