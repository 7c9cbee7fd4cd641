import { describe, expect, test, vi } from 'vitest';
import { smtpStandIn, refusal, type SmtpStandIn } from '../../adapters/mail/testing/smtpStandIn.ts';
import { changesNothing, openForTests } from '../../testing/openForTests.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let admin: Caller;
let server: SmtpStandIn;
let mailFault: (() => Error) | undefined;

openForTests(open, close);

async function open(): Promise<void> {
  mailFault = undefined;
  server = await smtpStandIn({ onRcptTo: (_address, _session, done) => done(mailFault?.()) });
  portal = await buildTestApp({
    now: '2026-04-15T12:00:00Z',
    env: {
      MAIL_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: 'agrihub@example.gh',
      SUPPORT_EMAIL: 'support@example.gh',
      PUBLIC_URL: 'https://agrihub.example.gh',
    },
  });
  admin = await portal.as('admin');
}

async function close(): Promise<void> {
  await portal.close();
  await server.close();
}

const words = (changes: object = {}) => ({
  email: 'ama@example.org',
  subject: 'Maize seed',
  msg: 'Where can I buy Omankwa?',
  ...changes,
});

const send = (changes: object = {}, more: object = {}) =>
  portal.inject({ method: 'POST', url: '/api/mail/receive', payload: words(changes), ...more });

const numberIn = (body: string) => /number (\d+)\./.exec(body)?.[1];

interface Brief {
  id: string;
  state: string;
  subject: string;
  sender: string;
  spamSigns: string[];
  mail: string;
}

const list = async (query = '') =>
  (await admin.inject(`/api/support/messages?${query}`)).json<{
    found: Brief[];
    total: number;
    counts: object;
    mailedTo: string | null;
  }>();

const reveal = async (id: string) =>
  (await admin.inject({ method: 'POST', url: `/api/support/messages/${id}/reveal` })).json<
    Brief & { email: string; msg: string; mailNote: string }
  >();

const act = (id: string, what: string, payload?: object) =>
  admin.inject({ method: 'POST', url: `/api/support/messages/${id}/${what}`, ...(payload && { payload }) });

const bringForward = () =>
  portal.context.db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('done_at', 'is', null)
    .execute();

const first = async () => (await list()).found[0]!;

const audited = async (act: string) =>
  portal.context.db
    .selectFrom('audit_entry')
    .select(['ids', 'field_names', 'actor_id'])
    .where('act', '=', act)
    .execute();

describe('a message', () => {
  test('is stored, answered with its number, and mailed with the sender as the one to answer', async () => {
    const answer = await send();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe('Your message arrived as number 1. The answer comes by e-mail to the address you gave.');
    expect(await first()).toMatchObject({
      id: '1',
      state: 'open',
      subject: 'Maize seed',
      sender: 'a…@example.org',
      mail: 'waiting',
    });

    await portal.context.jobs.runDue();
    expect(server.emails).toHaveLength(1);
    expect(server.emails[0]).toMatchObject({ from: 'agrihub@example.gh', to: ['support@example.gh'] });
    const message = server.emails[0]!.message;
    expect(message).toContain('Reply-To: ama@example.org');
    expect(message).toContain('Subject: [AgriHub 1] Maize seed');
    expect(message).toContain('Where can I buy Omankwa?');
    expect(message.replaceAll('=\r\n', '')).toContain('https://agrihub.example.gh/manage/messages/1');
    expect(await first()).toMatchObject({ mail: 'sent' });
  });

  test('is mailed to a team that reads French with a foot in French that leads to French pages', async () => {
    const french = await buildTestApp({
      env: { SUPPORT_EMAIL: 'support@example.gh', SUPPORT_LANGUAGE: 'fr', PUBLIC_URL: 'https://agrihub.example.gh' },
    });
    const mail = vi.spyOn(french.context.mail, 'send');
    await french.inject({ method: 'POST', url: '/api/mail/receive', payload: words() });
    await french.context.jobs.runDue();
    const text = mail.mock.calls[0]?.[0].text ?? '';
    expect(text).toMatch(
      /Une réponse à ce courriel va à l’expéditeur\.\nMarquez-le comme traité\s: \S+\/fr\/manage\/messages\/1$/,
    );
    await french.close();
  });

  test('leaves an audit row with its number and the names of its fields, and nothing it says', async () => {
    await send();
    expect(await audited('receiveMessage')).toEqual([
      { ids: ['1'], field_names: ['email', 'subject', 'msg'], actor_id: null },
    ]);
  });

  test('sent twice, with or without a key, is one message and one mail', async () => {
    const headers = { 'idempotency-key': 'one' };
    const answers = [
      await send({}, { headers }),
      await send({}, { headers }),
      await send(),
      await send({ email: 'AMA@example.org', subject: ' Maize  seed ' }),
    ];
    expect(answers.map(({ body }) => numberIn(body))).toEqual(['1', '1', '1', '1']);
    await Promise.all([send({ msg: 'At once' }), send({ msg: 'At once' }), send({ msg: 'At once' })]);
    await portal.context.jobs.runDue();
    expect((await list()).total).toBe(2);
    expect(server.emails).toHaveLength(2);
  });

  test('sent as a form to the call itself is answered with the sentence, whatever its sender accepts', async () => {
    const answer = await send(
      {},
      {
        payload: new URLSearchParams({ ...words(), website: '' }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' },
      },
    );
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.body).toContain('Your message arrived as number 1.');
  });

  test('is kept on one line where it is a subject, and without what the records cannot hold', async () => {
    await send({ subject: 'Seed\r\nBcc: all@example.org', msg: 'One\u0000\r\nTwo' });
    expect(await reveal('1')).toMatchObject({ subject: 'Seed Bcc: all@example.org', msg: 'One\nTwo' });
    await portal.context.jobs.runDue();
    expect(server.emails[0]?.to).toEqual(['support@example.gh']);
  });

  test.each([
    [{ email: 'ama' }, 400, '"ama" is not an e-mail address. Write it as name@example.org.'],
    [{ email: 'a@b.gh, c@d.gh' }, 400, 'is not an e-mail address'],
    [{ email: 'a@b.gh\nBcc: c@d.gh' }, 400, 'is not an e-mail address'],
    [{ subject: ' ' }, 400, 'subject is empty; expected a few words on what the message is about.'],
    [{ msg: '\n\n' }, 400, 'msg is empty; expected the message itself.'],
    [{ msg: 'x'.repeat(5_001) }, 400, '(5001 characters); expected text of 1 to 5000 characters.'],
    [{ subject: 'x'.repeat(201) }, 400, '(201 characters); expected text of 1 to 200 characters.'],
    [{ msg: undefined }, 400, 'msg is missing; expected text of 1 to 5000 characters.'],
    [{ msg: ['a'] }, 400, 'msg is a list of 1; expected text'],
    [{ msg: 'x'.repeat(10_000_000) }, 413, 'The body is larger than the 1000 kB this call takes.'],
  ])('%#: what cannot be a message is refused with a sentence', changesNothing, async (changes, status, sentence) => {
    const answer = await send(changes);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8']);
    expect(answer.body).toContain(sentence);
    expect((await list()).total).toBe(0);
  });

  test('with SQL and HTML in it is a message like another', async () => {
    const msg = "'); drop table support_message; -- <script>alert(1)</script>";
    await send({ msg, subject: '<b>Seed</b>' });
    expect(await reveal('1')).toMatchObject({ msg, subject: '<b>Seed</b>' });
  });
});

describe('haste', () => {
  test('the seventh message of a sender within an hour is refused, in words, and the next hour is free', async () => {
    for (let each = 1; each <= 6; each += 1) expect((await send({ msg: `Question ${each}` })).statusCode).toBe(200);
    const answer = await send({ msg: 'Question 7' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3600']);
    expect(answer.body).toBe(
      'Too many messages came from this e-mail address within the hour. Keep what you wrote and send it again in 60 minutes.',
    );
    expect((await send({ msg: 'Question 7', email: 'kofi@example.org' })).statusCode).toBe(200);
    // Who wrote under somebody's address elsewhere does not keep them from writing.
    expect((await send({ msg: 'Question 7' }, { remoteAddress: '10.1.2.3' })).statusCode).toBe(200);
    // A message that stands already is no new one.
    expect(numberIn((await send({ msg: 'Question 6' })).body)).toBe('6');
    portal.clock.set('2026-04-15T13:00:01Z');
    expect((await send({ msg: 'Question 8' })).statusCode).toBe(200);
  });

  test('a burst that arrives at once is counted one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, each) => send({ msg: `Burst ${each}` })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6);
  });

  test('one network may send thirty an hour, whoever signs them', async () => {
    for (let each = 1; each <= 30; each += 1) await send({ email: `farmer${each}@example.org` });
    const answer = await send({ email: 'farmer31@example.org' });
    expect([answer.statusCode, answer.body]).toEqual([429, expect.stringContaining('came from your network')]);
    expect((await send({ email: 'farmer31@example.org' }, { remoteAddress: '10.1.2.3' })).statusCode).toBe(200);
  });
});

describe('spam', () => {
  const opened = async () => (await portal.inject('/api/support/form')).json<{ openedAt: string }>().openedAt;

  test('a form filled in by a person in half a minute is no spam', async () => {
    const openedAt = await opened();
    portal.clock.set('2026-04-15T12:00:30Z');
    await send({ openedAt });
    expect((await list()).counts).toEqual({ open: 1, answered: 0, spam: 0 });
  });

  test('is answered alike, stored apart with what spoke for it, and not mailed', async () => {
    const openedAt = await opened();
    const answer = await send({ openedAt, website: 'https://buy.example' });
    expect(answer.body).toContain('Your message arrived as number 1.');
    await send({ openedAt: `zz${openedAt}`, email: 'kofi@example.org' });
    await portal.context.jobs.runDue();
    expect(server.emails).toHaveLength(0);
    expect((await list()).found).toEqual([]);
    expect((await list('state=spam')).found).toMatchObject([
      { id: '2', spamSigns: ['forged'], mail: 'kept' },
      { id: '1', spamSigns: ['trap', 'hasty'], mail: 'kept' },
    ]);
  });

  test('that was none is mailed once it is marked so; what is marked as spam meanwhile is not', async () => {
    await send({ website: 'https://ama.example' });
    await send({ email: 'kofi@example.org' });
    expect((await act('1', 'mark', { state: 'open' })).json()).toMatchObject({ state: 'open', mail: 'waiting' });
    expect((await act('2', 'mark', { state: 'spam' })).json()).toMatchObject({ state: 'spam', mail: 'kept' });
    await portal.context.jobs.runDue();
    expect(server.emails.map(({ message }) => /\[AgriHub (\d)\]/.exec(message)?.[1])).toEqual(['1']);
  });
});

describe('mailing', () => {
  test('waits while the mail server does not take it, says why, and happens once when it does', async () => {
    mailFault = () => refusal(451, 'try again later');
    await send();
    await portal.context.jobs.runDue();
    expect(await reveal('1')).toMatchObject({
      mail: 'waiting',
      mailNote: expect.stringContaining('451 try again later') as string,
    });
    mailFault = undefined;
    await bringForward();
    await portal.context.jobs.runDue();
    await bringForward();
    await portal.context.jobs.runDue();
    expect(server.emails).toHaveLength(1);
    expect(await first()).toMatchObject({ mail: 'sent' });
  });

  test('that the server refuses for good is told, and an administrator may start again', async () => {
    mailFault = () => refusal(550, 'no such mailbox');
    await send();
    await portal.context.jobs.runDue();
    expect(await reveal('1')).toMatchObject({ mail: 'refused', mailNote: 'The mail server said: 550 no such mailbox' });
    mailFault = undefined;
    expect((await act('1', 'mail')).json()).toMatchObject({ mail: 'waiting' });
    expect((await act('1', 'mail')).statusCode).toBe(409);
    await portal.context.jobs.runDue();
    expect(await first()).toMatchObject({ mail: 'sent' });
    expect((await act('1', 'mail')).statusCode).toBe(409);
  });

  test('that a process ended in the middle of is in doubt, and not repeated by itself', async () => {
    await send();
    // As the process leaves it that is killed after it asked the mail server.
    await portal.context.db.updateTable('support_message').set({ mail_state: 'sending' }).execute();
    await portal.context.jobs.runDue();
    expect(server.emails).toHaveLength(0);
    expect(await reveal('1')).toMatchObject({
      mail: 'doubtful',
      mailNote: 'The portal stopped while the mail was being sent.',
    });
    await act('1', 'mail');
    await portal.context.jobs.runDue();
    expect(server.emails).toHaveLength(1);
  });

  test('does not happen where no address is set up: the message is kept, and the list says so', async () => {
    const quiet = await buildTestApp();
    await quiet.inject({ method: 'POST', url: '/api/mail/receive', payload: words() });
    const listed = (await (await quiet.as('admin')).inject('/api/support/messages')).json<{
      found: Brief[];
      mailedTo: null;
    }>();
    const again = await (await quiet.as('admin')).inject({ method: 'POST', url: '/api/support/messages/1/mail' });
    expect(listed).toMatchObject({ mailedTo: null, found: [{ mail: 'kept' }] });
    expect([again.statusCode, again.json()]).toEqual([409, expect.objectContaining({ code: 'mailNotSetUp' })]);
    await quiet.close();
  });
});
