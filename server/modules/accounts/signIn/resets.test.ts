import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal, smtpStandIn, type SmtpStandIn } from '../../../adapters/mail/testing/smtpStandIn.ts';
import { changesNothing, openForTests } from '../../../testing/openForTests.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { openMailbox } from '../testing/mailbox.ts';

let portal: TestApp;
openForTests(
  async () => {
    portal = await buildTestApp({ now: '2026-04-15T12:00:00Z', env: { PUBLIC_URL: 'https://agrihub.example.gh' } });
  },
  () => portal.close(),
);

const ama = 'ama@demo.agrihub.example';
const esi = 'esi@demo.agrihub.example';
const fresh = 'pelican orchid tram';
const ask = (payload: object, more: object = {}) =>
  portal.inject({ method: 'POST', url: '/api/broadcast/reset_request', payload, ...more });
const reset = (code: string, password = fresh, repeat_password = password, more: object = {}) =>
  portal.inject({
    method: 'POST',
    url: `/api/broadcast/reset_password/${code}`,
    payload: { password, repeat_password },
    ...more,
  });
const signIn = (email: string, password: string, more: object = {}) =>
  portal.inject({ method: 'POST', url: '/api/accounts/sign-in', payload: { email, password }, ...more });
const spent = [
  410,
  'This link was used, is older than an hour, or is not complete. Ask for a new one at /main/services.',
];

async function mailedCode(email: string): Promise<string> {
  await ask({ email });
  return (await openMailbox(portal)).at(-1)!.code;
}

describe('asking for a new password', () => {
  test('mails a link to the person, officer or data user', async () => {
    for (const email of [ama, esi.toUpperCase()])
      expect([(await ask({ email })).statusCode, (await ask({ email })).body]).toEqual([
        200,
        'An email has been sent to your inbox',
      ]);
    const emails = await openMailbox(portal);
    expect(emails.map(({ to }) => to)).toEqual([ama, ama, esi, esi]);
    expect(emails[0]).toMatchObject({ subject: 'Set a new password for AgriHub Ghana' });
    expect(emails[0]!.code).toMatch(/^[\w-]{43}$/);
    expect(emails[0]!.text).toContain(`https://agrihub.example.gh/password_reset/${emails[0]!.code}`);
  });

  test('an address nobody has is answered in the same words, and gets no mail', async () => {
    const [known, unknown] = [await ask({ email: ama }), await ask({ email: 'nobody@example.org' })];
    expect([unknown.statusCode, unknown.body, unknown.headers['content-type']]).toEqual([
      known.statusCode,
      known.body,
      known.headers['content-type'],
    ]);
    const jobs = await portal.context.db
      .selectFrom('job')
      .select('payload')
      .where('kind', '=', 'mailAccount')
      .execute();
    expect(jobs).toHaveLength(2);
    expect(JSON.stringify(jobs)).not.toContain('nobody@example.org');
    expect(await openMailbox(portal)).toHaveLength(1);
  });

  test('whether an address is somebody’s cannot be told from how long the answer takes: it costs the same statements', async () => {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    const statements = async (email: string) => {
      sent.mockClear();
      await ask({ email });
      return sent.mock.calls.map(([statement]) => statement as unknown as string);
    };
    try {
      const known = await statements(ama);
      expect(known.length).toBeGreaterThan(5);
      expect(await statements('nobody@example.org')).toEqual(known);
    } finally {
      sent.mockRestore();
    }
  });

  test.each([[{}], [{ email: '' }], [{ email: '  ' }]])(
    'without an address (%j) asks for it',
    changesNothing,
    async (payload) => {
      const answer = await ask(payload);
      expect([answer.statusCode, answer.body]).toEqual([400, 'Please Enter your Email']);
    },
  );

  test('says what is no address, and does not write to two', changesNothing, async () => {
    expect((await ask({ email: 'ama' })).statusCode).toBe(400);
    expect((await ask({ email: `${ama}, evil@example.org` })).statusCode).toBe(400);
    expect((await ask({ email: `${ama}\r\nBcc: evil@example.org` })).statusCode).toBe(400);
  });

  test('a stranger who asks again and again fills the inbox with five mails, and every link of them works', async () => {
    for (let each = 0; each < 9; each++) await ask({ email: ama });
    const emails = await openMailbox(portal);
    expect(emails).toHaveLength(5);
    expect((await reset(emails[0]!.code)).statusCode).toBe(200);
  });

  test('one network asks thirty times an hour', async () => {
    for (let each = 0; each < 30; each++) await ask({ email: 'nobody@example.org' });
    const refused = await ask({ email: ama });
    expect([refused.statusCode, refused.body]).toEqual([
      429,
      'Too many passwords were asked for from your network within the hour. Wait 60 minutes and try again.',
    ]);
    expect((await ask({ email: ama }, { remoteAddress: '203.0.113.9' })).statusCode).toBe(200);
  });

  test('a plain form goes back to the services page', async () => {
    const sent = await portal.inject({
      method: 'POST',
      url: '/api/broadcast/reset_request',
      payload: `email=${encodeURIComponent(ama)}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
      },
    });
    expect([sent.statusCode, sent.headers['location']]).toEqual([303, '/main/services?mailed=1']);
  });

  test('the address in an e-mail is the portal’s own, whatever host the request named', async () => {
    expect((await ask({ email: ama }, { headers: { host: 'evil.example' } })).statusCode).toBe(421);
    await ask({ email: ama }, { headers: { 'x-forwarded-host': 'evil.example' } });
    expect((await openMailbox(portal))[0]!.text).not.toContain('evil.example');
  });
});

describe('the link of the mail', () => {
  test('sets a new password, ends every session, and tells the person', async () => {
    const before = await portal.as('ama');
    const answer = await reset(await mailedCode(ama));
    expect([answer.statusCode, answer.body]).toEqual([200, 'Your password is set. Sign in with it.']);
    expect((await before.inject('/api/accounts/me')).json()).toMatchObject({ signedIn: false });
    expect((await signIn(ama, 'demo-agrihub')).statusCode).toBe(401);
    expect((await signIn(ama, fresh)).json()).toMatchObject({ officerRole: 'user', dataUser: false });
    expect((await openMailbox(portal)).at(-1)).toMatchObject({
      to: ama,
      subject: 'Your password at AgriHub Ghana was changed',
    });
  });

  test('works once, and every other link of the person goes with it', async () => {
    const older = await mailedCode(ama);
    const code = await mailedCode(ama);
    expect((await reset(code)).statusCode).toBe(200);
    for (const each of [code, older]) {
      const again = await reset(each, 'seven lamps of wool');
      expect([again.statusCode, again.body]).toEqual(spent);
    }
    expect((await signIn(ama, fresh)).statusCode).toBe(200);
  });

  test('used twice at one moment sets one password', async () => {
    const code = await mailedCode(ama);
    const answers = await Promise.all([reset(code), reset(code, 'seven lamps of wool')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
  });

  test('works for an hour', async () => {
    const code = await mailedCode(ama);
    portal.clock.set('2026-04-15T13:00:00Z');
    expect((await reset(code)).statusCode).toBe(410);
    portal.clock.set('2026-04-15T12:59:59Z');
    expect((await reset(code)).statusCode).toBe(200);
  });

  test('stays when the password is refused, so that another can be tried', async () => {
    const code = await mailedCode(ama);
    expect((await reset(code, fresh, 'something else here')).body).toBe(
      'The two passwords are not the same. Type the same password twice.',
    );
    expect((await reset(code, 'qwertyuiop')).statusCode).toBe(400);
    expect((await reset(code, 'ama@demo.agrihub.example')).body).toContain('your own name, e-mail address');
    expect((await reset(code)).statusCode).toBe(200);
  });

  test.each(['unknown', 'x'.repeat(43), 'x'.repeat(500), '%00', "'; drop table person"])(
    '%s is refused plainly',
    changesNothing,
    async (code) => {
      const answer = await reset(encodeURIComponent(decodeURIComponent(code)));
      expect([answer.statusCode, answer.body]).toEqual(spent);
    },
  );

  test.each(['undefined', 'null'])('%s in the address is named', changesNothing, async (code) => {
    expect([(await reset(code)).statusCode, (await reset(code)).body]).toEqual([
      400,
      `token in the address is "${code}". Put the token you mean in its place.`,
    ]);
  });

  test('of one kind does not open another door', async () => {
    const code = await mailedCode(ama);
    expect((await portal.inject({ method: 'POST', url: `/api/accounts/confirm-email/${code}` })).statusCode).toBe(410);
    const admin = { code, name: 'N', email: 'n@example.org', password: fresh };
    expect(
      (await portal.inject({ method: 'POST', url: '/api/accounts/first-administrator', payload: admin })).statusCode,
    ).toBe(410);
  });

  test('gives a data user no officer’s rights', async () => {
    await reset(await mailedCode(esi));
    expect((await signIn(esi, fresh)).json()).toMatchObject({ officerRole: null, dataUser: true, isAdmin: false });
  });

  test('lets the owner in from an address where too much was guessed', async () => {
    for (let guess = 1; guess <= 8; guess++) await signIn(ama, `guess ${guess}`);
    expect((await signIn(ama, 'demo-agrihub')).statusCode).toBe(429);
    expect((await reset(await mailedCode(ama))).statusCode).toBe(200);
    expect((await signIn(ama, fresh)).statusCode).toBe(200);
  });

  test('and its code stand nowhere in the records', async () => {
    const code = await mailedCode(ama);
    for (const table of ['one_time_code', 'job', 'audit_entry', 'sign_in_attempt'] as const) {
      expect(JSON.stringify(await portal.context.db.selectFrom(table).selectAll().execute())).not.toContain(code);
    }
  });
});

describe('while the mail server is away', () => {
  let server: SmtpStandIn;
  let fault: Error | undefined;
  let mailed: TestApp;
  beforeEach(async () => {
    fault = refusal(451, 'later');
    server = await smtpStandIn({ onRcptTo: (_address, _session, done) => done(fault) });
    mailed = await buildTestApp({
      now: '2026-04-15T12:00:00Z',
      env: {
        MAIL_URL: `smtp://127.0.0.1:${server.port}`,
        MAIL_FROM: 'agrihub@example.gh',
        PUBLIC_URL: 'https://agrihub.example.gh',
      },
    });
  });
  afterEach(async () => {
    await mailed.close();
    await server.close();
  });
  const codes = () => mailed.context.db.selectFrom('one_time_code').select('code_hash').execute();

  test('no link waits, and the mail goes with a new one when it is back', async () => {
    await mailed.inject({ method: 'POST', url: '/api/broadcast/reset_request', payload: { email: ama } });
    await mailed.context.jobs.runDue();
    expect([server.emails, await codes()]).toEqual([[], []]);
    fault = undefined;
    await mailed.context.db
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .where('done_at', 'is', null)
      .execute();
    await mailed.context.jobs.runDue();
    expect(server.emails.map(({ to }) => to)).toEqual([[ama]]);
    expect(await codes()).toHaveLength(1);
  });

  test('an address that is refused for good is not tried again', async () => {
    fault = refusal(550, 'no such box');
    await mailed.inject({ method: 'POST', url: '/api/broadcast/reset_request', payload: { email: ama } });
    await mailed.context.jobs.runDue();
    const [job] = await mailed.context.db
      .selectFrom('job')
      .select(['attempts', 'done_at'])
      .where('kind', '=', 'mailAccount')
      .execute();
    expect([job!.attempts, job!.done_at === null, await codes()]).toEqual([1, false, []]);
  });
});
