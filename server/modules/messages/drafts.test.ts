import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../testing/messagesRoom.ts';
import type { Caller } from '../../testing/testHouse.ts';

let room: MessagesRoom;
beforeAll(async () => {
  room = await openMessagesRoom();
});
afterAll(() => room.close());
beforeEach(() => room.reset());

interface Draft {
  id: number;
  activity: string;
  from: string;
  day: string;
  text: string;
  state: string;
  messageId: number | null;
}

const maizeInEjura = { crop: 'maize', district: 'ejura_sekyedumase_municipal' };
const makeGroup = async (): Promise<number> => {
  const farmerIds = [await room.farmer(), await room.farmer({ name: 'Kofi', crops: ['maize', 'yam'] })];
  return (await room.post(room.ama, '/api/groups', { label: 'Maize', description: 'd', farmerIds })).body['id'] as number;
};
const list = async (group: number) => (await room.ama.inject(`/api/messages/drafts?group=${group}`)).json<{ found: Draft[]; crops: object[]; districts: object[] }>();
const change = async (id: number, payload: object, caller: Caller = room.ama) => {
  const answer = await caller.inject({ method: 'PATCH', url: `/api/messages/drafts/${id}`, payload });
  return { status: answer.statusCode, body: answer.json<Draft & { message: string }>() };
};

test('a group gets dated drafts of its season, with the words of the calendar, once', async () => {
  const groupId = await makeGroup();
  expect(await list(groupId)).toEqual({
    found: [],
    crops: [{ id: 'maize', name: 'Maize', farmers: 2 }, { id: 'yam', name: 'Yam', farmers: 1 }],
    districts: [{ id: 'ejura_sekyedumase_municipal', name: 'Ejura Sekyedumase Municipal', farmers: 2 }],
  });
  const { status, body } = await room.post(room.ama, '/api/messages/drafts', { groupId, ...maizeInEjura });
  expect([status, Number(body['made']) > 3]).toEqual([201, true]);
  const { found } = await list(groupId);
  const weeding = found.find(({ activity }) => activity === 'First weeding');
  expect(weeding?.text).toMatch(/^Maize, Ejura Sekyedumase Municipal: First weeding, \d+ \w{3} to \d+ \w{3}\. First weeding at 2-3 weeks\.$/);
  expect(found.map(({ day }) => day)).toEqual(found.map(({ day }) => day).toSorted());
  expect(found.every(({ day, state }) => day >= '2026-04-15' && state === 'open')).toBe(true);
  expect((await room.post(room.ama, '/api/messages/drafts', { groupId, ...maizeInEjura })).body).toEqual({ made: 0 });
  await room.work();
  expect((await room.ama.inject('/api/messages')).json()).toMatchObject({ total: 0 });
});

test('a draft is changed, approved for its day, and taken back', async () => {
  const groupId = await makeGroup();
  await room.post(room.ama, '/api/messages/drafts', { groupId, ...maizeInEjura });
  const draft = (await list(groupId)).found.at(-1);
  const id = draft?.id ?? 0;
  expect((await change(id, { text: 'Harvest, {name}.', day: '2026-05-20' })).body).toMatchObject({ text: 'Harvest, {name}.', day: '2026-05-20', state: 'open' });
  const approved = await room.post(room.ama, `/api/messages/drafts/${id}/approve`, { route: 'emailFirst' });
  expect(approved.body).toMatchObject({ code: '2000', message: { state: 'waiting', sendAt: '2026-05-20T07:00:00.000Z', recipients: 2 }, draft: { state: 'sent', messageId: approved.body.message.id } });
  expect(approved.body.message).toMatchObject({ route: 'emailFirst', subject: draft?.activity });
  expect(await change(id, { text: 'No' })).toMatchObject({ status: 409 });
  expect(await room.post(room.ama, `/api/messages/drafts/${id}/approve`, {})).toMatchObject({ status: 409 });
  expect((await room.post(room.ama, `/api/messages/drafts/${id}/reopen`, {})).body).toMatchObject({ state: 'open', messageId: null });
  expect(await room.show(approved.body.message.id)).toMatchObject({ state: 'cancelled' });
  const now = await room.post(room.ama, `/api/messages/drafts/${id}/approve`, { sendAt: '2026-04-15T12:00:00Z' });
  await room.work();
  expect((await room.rows(now.body.message.id)).map(({ text }) => text).toSorted()).toEqual(['Harvest, Ama Serwaa.', 'Harvest, Kofi.']);
  expect(await room.post(room.ama, `/api/messages/drafts/${id}/reopen`, {})).toMatchObject({ status: 409 });
});

test('one that was skipped is taken up again; nobody sees those of another officer', async () => {
  const groupId = await makeGroup();
  await room.post(room.ama, '/api/messages/drafts', { groupId, ...maizeInEjura });
  const id = (await list(groupId)).found[0]?.id ?? 0;
  expect((await change(id, { state: 'skipped' })).body.state).toBe('skipped');
  expect(await room.post(room.ama, `/api/messages/drafts/${id}/approve`, {})).toMatchObject({ status: 409, body: { message: 'This draft was skipped. Take it up again first.' } });
  expect((await change(id, { state: 'open' })).body.state).toBe('open');
  expect([(await change(id, { text: 'x' }, room.kofi)).status, (await room.kofi.inject(`/api/messages/drafts?group=${groupId}`)).statusCode]).toEqual([404, 404]);
});
