import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../../testing/messagesRoom.ts';
import { allHeard } from '../../../testing/heard.ts';
import type { Caller } from '../../../testing/testApp.ts';
import { putPosts, resetPosts } from '../../../testing/putPosts.ts';

let room: MessagesRoom;
let id: number;
let phone: string;
beforeAll(async () => {
  room = await openMessagesRoom();
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.reset();
  for (const table of ['start_request', 'notification', 'audit_entry'])
    await sql`delete from ${sql.table(table)}`.execute(room.portal.context.db);
  await allHeard(room.portal.context);
  // The same phone on the lists of two officers.
  id = await room.farmer({ phone: '0201112223' });
  phone = '0201112223';
  await room.farmer({ phone }, room.kofi);
});

const post = async (caller: Caller, url: string, payload: object) => {
  const answer = await caller.inject({ method: 'POST', url: `/api${url}`, payload });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown> & { message: string; id: number }>() };
};
const stopByKofi = () => post(room.kofi, '/messages/stopped', { phone });
const lift = (caller: Caller, reason = 'Asked for it on a visit') =>
  post(caller, '/messages/started', { phone, reason });
const ask = (reason = 'The farmer asked me on a visit') =>
  post(room.ama, `/messages/farmers/${id}/start-requests`, { reason });
const decide = (caller: Caller, request: number, start: boolean) =>
  post(caller, `/messages/start-requests/${request}/decision`, { start, reason: 'I called the farmer' });
const stopped = async () =>
  (await room.ama.inject(`/api/messages/farmers/${id}`)).json<{
    stopped: boolean;
    stop: { way: string; by: string; mayStart: boolean; asked: boolean } | null;
  }>();
const notices = async (caller: Caller) =>
  (await caller.inject('/api/notifications')).json<{ found: { kind: string; text: string; link: string }[] }>().found;
async function sayFarmer(text: string): Promise<void> {
  const { incoming } = (await room.admin.inject('/api/messages/setup')).json<{ incoming: string }>();
  await room.portal.inject({
    method: 'POST',
    url: incoming,
    payload: new URLSearchParams({ from: phone, text }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

describe('a stop', () => {
  test('of an officer is taken back by that officer, with a reason that is kept, and by no other', async () => {
    await stopByKofi();
    expect(await stopped()).toMatchObject({
      stopped: true,
      stop: { way: 'officer', by: 'Kofi (demo officer)', mayStart: false, asked: false },
    });
    expect((await lift(room.ama)).status).toBe(403);
    expect(await lift(room.kofi, ' ')).toMatchObject({
      status: 400,
      body: { message: 'The reason is empty. Fill it in.' },
    });
    expect((await stopped()).stopped).toBe(true);
    expect((await lift(room.kofi)).status).toBe(200);
    expect((await stopped()).stopped).toBe(false);
    expect(await room.portal.context.db.selectFrom('start_request').select(['state', 'reason']).execute()).toEqual([
      { state: 'started', reason: 'Asked for it on a visit' },
    ]);
  });

  test('of the farmer is taken back by the farmer alone, also where an officer had noted one before', async () => {
    await stopByKofi();
    await sayFarmer('STOP');
    for (const caller of [room.kofi, room.ama, room.admin]) expect((await lift(caller)).status).toBe(403);
    expect(await ask()).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('Only the farmer can start them again') },
    });
    expect(await stopped()).toMatchObject({ stop: { way: 'reply', by: '', mayStart: false } });
    await sayFarmer('START');
    expect((await stopped()).stopped).toBe(false);
  });
});

test('of SMS by an officer is taken back although the farmer ended e-mails, which stay ended', async () => {
  const both = await room.farmer({ phone: '0201112299', email: 'both@example.org' });
  await post(room.ama, `/farmers/${both}/stop`, { stopped: true, reason: 'By phone' });
  await room.portal.context.db
    .updateTable('opt_out')
    .set({ way: 'link', stopped_by: null })
    .where('address', '=', 'both@example.org')
    .execute();
  expect((await post(room.ama, `/farmers/${both}/stop`, { stopped: false, reason: 'Asked for it' })).status).toBe(200);
  expect((await room.ama.inject(`/api/messages/farmers/${both}`)).json()).toMatchObject({
    stopped: false,
    mailStopped: true,
    stop: null,
  });
});

describe('asking the level above', () => {
  test('tells the administrators; once they agree messages go again, and who asked, the record and the audit have it', async () => {
    await stopByKofi();
    const { status, body } = await ask();
    expect(status).toBe(201);
    expect(await notices(room.admin)).toMatchObject([
      {
        kind: 'startAsked',
        text: 'Ama (demo officer) asks that messages to a farmer may go again. The farmer asked me on a visit',
        link: '/controlcenter/settings/starts',
      },
    ]);
    expect(await stopped()).toMatchObject({ stopped: true, stop: { asked: true } });
    expect((await ask()).status).toBe(409);
    expect((await room.admin.inject('/api/messages/start-requests')).json()).toMatchObject({
      open: 1,
      found: [{ id: body.id, by: 'Ama (demo officer)', farmer: 'Ama Serwaa', state: 'open' }],
    });
    expect((await decide(room.admin, body.id, true)).status).toBe(200);
    expect((await stopped()).stopped).toBe(false);
    expect(await notices(room.ama)).toMatchObject([
      {
        kind: 'startGranted',
        text: 'Messages to a farmer may go again, as you asked. I called the farmer',
        link: `/controlcenter/extensions/${id}`,
      },
    ]);
    expect((await room.ama.inject(`/api/farmers/${id}/history`)).json()).toMatchObject({
      consents: [{ kind: 'start', reason: 'The farmer asked me on a visit', by: 'Demo Administrator' }, {}],
      starts: [
        { state: 'started', by: 'Ama (demo officer)', answer: 'I called the farmer', decidedBy: 'Demo Administrator' },
      ],
    });
    const acts = await room.portal.context.db
      .selectFrom('audit_entry')
      .select('act')
      .where('act', 'in', ['askToStart', 'decideStart'])
      .orderBy('id')
      .execute();
    expect(acts).toEqual([{ act: 'askToStart' }, { act: 'decideStart' }]);
  });

  test('a refusal leaves messages stopped, and tells who asked why; it is answered once', async () => {
    await stopByKofi();
    const { body } = await ask();
    expect((await decide(room.admin, body.id, false)).status).toBe(200);
    expect(await stopped()).toMatchObject({ stopped: true, stop: { asked: false } });
    expect(await notices(room.ama)).toMatchObject([
      { kind: 'startRefused', text: 'Messages to a farmer stay stopped. I called the farmer' },
    ]);
    expect((await decide(room.admin, body.id, true)).status).toBe(404);
  });

  test('nobody but the level above answers: not who asked, not who stopped, not plant protection, not an administrator of another district', async () => {
    await stopByKofi();
    const { body } = await ask();
    const efua = await room.portal.as('efua');
    for (const caller of [room.ama, room.kofi, efua]) expect((await decide(caller, body.id, true)).status).toBe(403);
    expect((await room.kofi.inject('/api/messages/start-requests')).json()).toMatchObject({ total: 0 });
    // Efua becomes administrator of Guan; Ama works in Ejura, and stays under who has the whole country.
    const { db } = room.portal.context;
    await putPosts(db, 'efua', 'admin', ['guan']);
    await putPosts(db, 'ama', 'user', ['ejura_sekyedumase_municipal']);
    await allHeard(room.portal.context);
    const ofGuan = await room.portal.as('efua');
    expect((await ofGuan.inject('/api/messages/start-requests')).json()).toMatchObject({ total: 0 });
    expect((await decide(ofGuan, body.id, true)).status).toBe(404);
    await putPosts(db, 'efua', 'admin', ['ejura_sekyedumase_municipal']);
    await allHeard(room.portal.context);
    const ofEjura = await room.portal.as('efua');
    expect((await ofEjura.inject('/api/messages/start-requests')).json()).toMatchObject({ total: 1 });
    expect((await decide(ofEjura, body.id, true)).status).toBe(200);
    await resetPosts(db);
  });

  test('what the farmer stopped meanwhile is not started by the answer; there is nothing to ask where nobody else stopped', async () => {
    expect((await ask()).status).toBe(409);
    await stopByKofi();
    const { body } = await ask();
    await sayFarmer('STOP');
    expect((await decide(room.admin, body.id, true)).status).toBe(403);
    expect((await stopped()).stopped).toBe(true);
  });
});
