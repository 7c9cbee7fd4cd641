import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { openMailbox } from '../testing/mailbox.ts';

let portal: TestApp;
const open = async (env: Record<string, string> = {}) => {
  portal = await buildTestApp({
    now: '2026-04-15T12:00:00Z',
    env: { PUBLIC_URL: 'https://agrihub.example.gh', ...env },
  });
};
afterEach(() => portal.close());

const password = 'pelican orchid tram';
const abena = {
  name: 'Abena Sample',
  institution: 'University for Development Studies',
  profession: 'Agronomist',
  email: 'abena@example.org',
  phone: '0244123456',
  password,
  repeat_password: password,
};
const join = (changes: object = {}, more: object = {}) =>
  portal.inject({ method: 'POST', url: '/api/datasets/create', payload: { ...abena, ...changes }, ...more });
const signIn = (area: 'datasets' | 'broadcast', email = abena.email, secret = password) =>
  portal.inject({ method: 'POST', url: `/api/${area}/login`, payload: { email, password: secret } });
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const person = (email = abena.email) =>
  portal.context.db.selectFrom('person').selectAll().where('email', '=', email).executeTakeFirst();
const form = (fields: object) => ({
  payload: new URLSearchParams(fields as Record<string, string>).toString(),
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'text/html',
    'sec-fetch-site': 'same-origin',
  },
});

describe('somebody who joins', () => {
  beforeEach(() => open());

  test('is answered with the token of a data user, and signed in by a cookie', async () => {
    const answer = await join({ phone: '+233 24 412 3456', name: ' Abena   Sample ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(claimsOf(answer.body)).toMatchObject({
      name: 'Abena Sample',
      email: 'abena@example.org',
      phone: '0244123456',
      institution: 'University for Development Studies',
      profession: 'Agronomist',
      isAdmin: false,
      aud: 'data',
    });
    expect(answer.cookies.find(({ name }) => name === 'DataToken')).toMatchObject({
      value: answer.body,
      httpOnly: true,
      maxAge: 86_400,
    });
    expect(answer.cookies.find(({ name }) => name === 'token')).toBeUndefined();
    const me = await portal.inject({ url: '/api/accounts/me', headers: { cookie: `DataToken=${answer.body}` } });
    expect(me.json()).toMatchObject({ signedIn: true, dataUser: true, isAdmin: false, officerRole: null });
  });

  test('may sign in again, and never as an officer, whatever is sent along', async () => {
    await join({
      role: 'admin',
      grants: [{ audience: 'officer', role: 'admin' }],
      isAdmin: true,
      officer: true,
      audience: 'officer',
    });
    expect((await signIn('datasets')).statusCode).toBe(200);
    const officer = await signIn('broadcast');
    expect(officer.statusCode).toBe(403);
    expect(officer.cookies).toEqual([]);
    const grants = await portal.context.db
      .selectFrom('person_grant')
      .select(['audience', 'role'])
      .where('person_id', '=', (await person())!.id)
      .execute();
    expect(grants).toEqual([{ audience: 'data', role: 'member' }]);
    const data = claimsOf((await signIn('datasets')).body);
    const people = await portal.inject({
      url: '/api/accounts/people',
      headers: { authorization: `Bearer ${(await signIn('datasets')).body}` },
    });
    expect([data['isAdmin'], people.statusCode]).toEqual([false, 403]);
  });

  test.each([
    [{ name: '   ' }, 'name is empty. Fill it in.'],
    [{ institution: undefined }, 'institution is missing; expected text of 1 to 200 characters.'],
    [{ profession: '' }, 'profession is empty; expected text of 1 to 120 characters.'],
    [{ email: 'abena' }, '"abena" is not an e-mail address. Write it as name@example.org.'],
    [
      { email: 'a@example.org\r\nBcc: b@example.org' },
      '"a@example.org Bcc: b@example.org" is not an e-mail address. Write it as name@example.org.',
    ],
    [
      { phone: '024412345' },
      '"024412345" is not a telephone number of Ghana. Write its ten digits, such as 0244123456.',
    ],
    [{ repeat_password: 'pelican orchid train' }, 'The two passwords are not the same. Type the same password twice.'],
    [
      { password: 'pelican', repeat_password: 'pelican' },
      'The password has 7 characters; use at least 10. Three or four words that do not belong together make a good one.',
    ],
    [
      { password: 'password123', repeat_password: 'password123' },
      'This password is one of those that are tried first, because many people use it or one like it. Three or four words that do not belong together make a good one.',
    ],
  ])('is told what is wrong with %j', async (changes, sentence) => {
    const answer = await join(changes);
    expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
    expect(await person()).toBeUndefined();
  });

  test('cannot send fields without end, and a password is repeated in no refusal', async () => {
    const long = 'x'.repeat(5_000);
    for (const field of ['name', 'institution', 'profession', 'email', 'phone', 'password', 'repeat_password']) {
      const answer = await join({ [field]: long });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain(field);
    }
    const secret = await join({ password: `geheim${long}` });
    expect(secret.body).toBe('password is 5006 characters long; expected text of 1 to 200 characters.');
  });

  test('with line breaks and hidden marks in the name gets them as blanks', async () => {
    await join({ name: 'Abena\r\nBcc: all@example.org\u202Etxt\u0000' });
    expect((await person())!.name).toBe('Abena Bcc: all@example.org txt');
  });

  test('with a known address is refused, and its owner is mailed once a day, without a word the stranger chose', async () => {
    await join();
    const again = await join({ email: 'ABENA@example.org', name: 'Win a car at evil.example' });
    expect([again.statusCode, again.body]).toEqual([
      409,
      'An account with this e-mail exists already. Sign in with it, ask for a new password, or use another address.',
    ]);
    expect(again.cookies).toEqual([]);
    await join();
    const emails = await openMailbox(portal);
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      ['abena@example.org', 'You have an account at AgriHub Ghana already'],
    ]);
    expect(emails[0]!.text).not.toContain('evil.example');
    expect((await signIn('datasets')).statusCode).toBe(200);
  });

  test('twice at one moment has one account', async () => {
    const answers = await Promise.all([join(), join(), join()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(
      await portal.context.db.selectFrom('person').select('id').where('email', '=', abena.email).execute(),
    ).toHaveLength(1);
  });

  test('in a plain form goes on to the datasets, and never to another site', async () => {
    const sent = (fields: object) =>
      portal.inject({ method: 'POST', url: '/api/datasets/create', ...form({ ...abena, ...fields }) });
    expect(await sent({})).toMatchObject({ statusCode: 303, headers: { location: '/main/datasets' } });
    expect(await sent({ email: 'b@example.org', next: '//evil.example' })).toMatchObject({
      statusCode: 303,
      headers: { location: '/' },
    });
  });

  test('from one network sixty times an hour, and then not', async () => {
    const bad = { phone: '0244123456', password: 'password123', repeat_password: 'password123' };
    for (let each = 0; each < 60; each++) await join({ ...bad, email: `p${each}@example.org` });
    const refused = await join();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await join({}, { remoteAddress: '203.0.113.5' })).statusCode).toBe(200);
  });

  test('leaves no password and no token in the audit', async () => {
    const { body } = await join();
    const rows = JSON.stringify(await portal.context.db.selectFrom('audit_entry').selectAll().execute());
    expect(rows).toContain('registerDataUser');
    expect(rows).not.toContain(password);
    expect(rows).not.toContain(body);
    expect(rows).not.toContain('abena');
  });
});

describe('where addresses are confirmed', () => {
  beforeEach(() => open({ CONFIRM_EMAIL: '1' }));
  const mailed = [202, 'An email has been sent to your inbox. Follow its link within a day, then sign in.'];
  const confirm = (code: string) => portal.inject({ method: 'POST', url: `/api/accounts/confirm-email/${code}` });

  test('the account begins with the click in the mail, once, and opens no session by itself', async () => {
    const answer = await join();
    expect([answer.statusCode, answer.body]).toEqual(mailed);
    expect(answer.cookies).toEqual([]);
    expect((await signIn('datasets')).statusCode).toBe(401);
    const [email] = await openMailbox(portal);
    expect(email).toMatchObject({ to: 'abena@example.org', subject: 'Confirm your e-mail address for AgriHub Ghana' });
    expect(email!.text).toContain(`https://agrihub.example.gh/confirm-email/${email!.code}`);
    const confirmed = await confirm(email!.code);
    expect([confirmed.statusCode, confirmed.json(), confirmed.cookies]).toEqual([200, { done: 'joined' }, []]);
    expect((await confirm(email!.code)).statusCode).toBe(410);
    expect((await signIn('datasets')).statusCode).toBe(200);
    expect((await signIn('broadcast')).statusCode).toBe(403);
  });

  test('a known address is answered in the same words, and its owner is told', async () => {
    const known = await join({ email: 'esi@demo.agrihub.example' });
    expect([known.statusCode, known.body]).toEqual(mailed);
    const emails = await openMailbox(portal);
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      ['esi@demo.agrihub.example', 'You have an account at AgriHub Ghana already'],
    ]);
    expect(await portal.context.db.selectFrom('email_confirmation').select('id').execute()).toEqual([]);
  });

  test('after a day the link is gone, and so is what was typed', async () => {
    await join();
    const [email] = await openMailbox(portal);
    portal.clock.set('2026-04-16T12:00:01Z');
    expect((await confirm(email!.code)).statusCode).toBe(410);
    await portal.context.jobs.enqueue(portal.context.db, { kind: 'forgetEndedSessions', payload: null });
    await portal.context.jobs.runDue();
    expect(await portal.context.db.selectFrom('email_confirmation').select('id').execute()).toEqual([]);
  });

  test('a stranger who joins with somebody’s address first does not keep the owner out', async () => {
    await join({ password: 'stranger lamp seven', repeat_password: 'stranger lamp seven' });
    await join();
    const emails = await openMailbox(portal);
    expect((await confirm(emails[1]!.code)).statusCode).toBe(200);
    expect((await signIn('datasets')).statusCode).toBe(200);
    expect((await confirm(emails[0]!.code)).statusCode).toBe(409);
  });

  test('an inbox gets five such mails an hour', async () => {
    for (let each = 0; each < 8; each++) await join();
    expect(await openMailbox(portal)).toHaveLength(5);
    portal.clock.set('2026-04-15T13:00:00Z');
    await join();
    expect(await openMailbox(portal)).toHaveLength(6);
  });

  test.each(['x', 'undefined', '..%2f..%2fme', 'x'.repeat(501)])('the code %s opens nothing', async (code) => {
    expect([400, 410]).toContain((await confirm(code)).statusCode);
  });
});
