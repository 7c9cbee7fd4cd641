import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { smtpStandIn, type SmtpStandIn } from '../../adapters/mail/testing/smtpStandIn.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let admin: Caller;
let server: SmtpStandIn;
let mailFault: (() => Error) | undefined;

beforeEach(async () => {
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
});

afterEach(async () => {
  await portal.close();
  await server.close();
});

const words = (changes: object = {}) => ({
  email: 'ama@example.org',
  subject: 'Maize seed',
  msg: 'Where can I buy Omankwa?',
  ...changes,
});

const send = (changes: object = {}, more: object = {}) =>
  portal.inject({ method: 'POST', url: '/api/mail/receive', payload: words(changes), ...more });

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

const audited = async (act: string) =>
  portal.context.db
    .selectFrom('audit_entry')
    .select(['ids', 'field_names', 'actor_id'])
    .where('act', '=', act)
    .execute();

describe('administrators', () => {
  beforeEach(async () => {
    await send();
    await send({ email: 'kofi@example.com', subject: 'Password', msg: 'I cannot sign in to the data hub.' });
  });

  test('find messages by sender, by words begun, and by number', async () => {
    const found = async (q: string) => (await list(`q=${encodeURIComponent(q)}`)).found.map(({ id }) => id);
    expect(await found('')).toEqual(['2', '1']);
    expect(await found('kofi@exam')).toEqual(['2']);
    expect(await found('oman')).toEqual(['1']);
    expect(await found('sign hub')).toEqual(['2']);
    expect(await found('2')).toEqual(['2']);
    expect(await found("' & | ! :* (")).toEqual(['2', '1']);
    expect(await found('nothing such')).toEqual([]);
    expect(await list('limit=1&offset=1')).toMatchObject({
      total: 2,
      found: [{ id: '1' }],
      mailedTo: 'support@example.gh',
    });
  });

  test('see who wrote only by opening a message, which is noted', async () => {
    expect((await admin.inject('/api/support/messages')).body).not.toContain('kofi@');
    expect(await audited('revealMessage')).toEqual([]);
    expect(await reveal('2')).toMatchObject({ email: 'kofi@example.com', msg: 'I cannot sign in to the data hub.' });
    expect(await audited('revealMessage')).toEqual([
      { ids: ['2'], field_names: ['email', 'subject', 'msg'], actor_id: expect.any(String) as string },
    ]);
  });

  test('mark a message as answered and take that back', async () => {
    expect((await act('1', 'mark', { state: 'answered' })).json()).toMatchObject({ state: 'answered' });
    expect((await list()).counts).toEqual({ open: 1, answered: 1, spam: 0 });
    expect((await list('state=answered')).found.map(({ id }) => id)).toEqual(['1']);
    await act('1', 'mark', { state: 'open' });
    expect((await list()).total).toBe(2);
  });

  test('delete a message and bring it back under its number, not mailed by itself', async () => {
    const { trashId } = (await admin.inject({ method: 'DELETE', url: '/api/support/messages/1' })).json<{
      trashId: string;
    }>();
    expect((await list()).total).toBe(1);
    await portal.context.jobs.runDue();
    expect(server.emails).toHaveLength(1);
    await send();
    const back = await admin.inject({ method: 'POST', url: `/api/trash/${trashId}/restore` });
    expect(back.json()).toEqual({ message: 'Brought back: Message 1' });
    expect((await list('state=open')).found.find(({ id }) => id === '1')).toMatchObject({
      subject: 'Maize seed',
      mail: 'kept',
    });
    expect(await reveal('1')).toMatchObject({ email: 'ama@example.org', msg: 'Where can I buy Omankwa?' });
    expect((await admin.inject({ method: 'POST', url: `/api/trash/${trashId}/restore` })).statusCode).toBe(404);
  });

  test.each(['999', 'x', '1e3', '99999999999999999999'])('message %s is none, in words', async (id) => {
    const answer = await act(id, 'reveal');
    expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ code: 'messageNotFound' })]);
  });
});
