import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../../testing/messagesRoom.ts';
import type { Caller } from '../../../testing/testApp.ts';

let room: MessagesRoom;
beforeAll(async () => {
  room = await openMessagesRoom();
});
afterAll(() => room.close());
/** Ama, signed in anew whenever the clock goes on by days. */
let ama: Caller;
beforeEach(async () => {
  await room.reset();
  ama = room.ama;
});
const goTo = async (day: string): Promise<void> => {
  room.portal.clock.set(`${day}T12:00:00Z`);
  ama = await room.portal.as('ama');
};

interface Draft {
  id: number;
  activity: string;
  from: string;
  day: string;
  text: string;
  versions: { language: string; text: string }[];
  condition: { met: boolean; sentence: string } | null;
  moved: string;
  state: string;
  messageId: number | null;
}

const maizeInEjura = { crop: 'maize', district: 'ejura_sekyedumase_municipal' };
const makeGroup = async (): Promise<number> => {
  const farmerIds = [await room.farmer(), await room.farmer({ name: 'Kofi', crops: ['maize', 'yam'] })];
  return (await room.post(room.ama, '/api/groups', { label: 'Maize', description: 'd', farmerIds })).body[
    'id'
  ] as number;
};
const list = async (group: number) =>
  (await ama.inject(`/api/messages/drafts?group=${group}`)).json<{
    found: Draft[];
    crops: object[];
    districts: object[];
  }>();
const change = async (id: number, payload: object, caller: Caller = ama) => {
  const answer = await caller.inject({ method: 'PATCH', url: `/api/messages/drafts/${id}`, payload });
  return { status: answer.statusCode, body: answer.json<Draft & { message: string }>() };
};

test('a group gets dated drafts of its season, with the words of the calendar, once', async () => {
  const groupId = await makeGroup();
  expect(await list(groupId)).toEqual({
    found: [],
    crops: [
      { id: 'maize', name: 'Maize', farmers: 2 },
      { id: 'yam', name: 'Yam', farmers: 1 },
    ],
    districts: [{ id: 'ejura_sekyedumase_municipal', name: 'Ejura Sekyedumase Municipal', farmers: 2 }],
  });
  const { status, body } = await room.post(room.ama, '/api/messages/drafts', { groupId, ...maizeInEjura });
  expect([status, Number(body['made']) > 3]).toEqual([201, true]);
  const { found } = await list(groupId);
  const weeding = found.find(({ activity }) => activity === 'First weeding');
  expect(weeding?.text).toMatch(
    /^Maize, Ejura Sekyedumase Municipal, Major season 2026: First weeding, \d+ days after planting\. Weed before the maize is knee high\.$/,
  );
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
  expect((await change(id, { text: 'Harvest, {name}.', day: '2026-05-20' })).body).toMatchObject({
    text: 'Harvest, {name}.',
    day: '2026-05-20',
    state: 'open',
  });
  const approved = await room.post(room.ama, `/api/messages/drafts/${id}/approve`, {
    route: 'emailFirst',
    optOutHint: false,
    despite: true,
  });
  expect(approved.body).toMatchObject({
    code: '2000',
    message: { state: 'waiting', sendAt: '2026-05-20T07:00:00.000Z', recipients: 2 },
    draft: { state: 'sent', messageId: approved.body.message.id },
  });
  expect(approved.body.message).toMatchObject({ route: 'emailFirst', subject: draft?.activity });
  expect(await change(id, { text: 'No' })).toMatchObject({ status: 409 });
  expect(await room.post(room.ama, `/api/messages/drafts/${id}/approve`, {})).toMatchObject({ status: 409 });
  expect((await room.post(room.ama, `/api/messages/drafts/${id}/reopen`, {})).body).toMatchObject({
    state: 'open',
    messageId: null,
  });
  expect(await room.show(approved.body.message.id)).toMatchObject({ state: 'cancelled' });
  const now = await room.post(room.ama, `/api/messages/drafts/${id}/approve`, {
    sendAt: '2026-04-15T12:00:00Z',
    optOutHint: false,
    despite: true,
  });
  await room.work();
  expect((await room.rows(now.body.message.id)).map(({ text }) => text).toSorted()).toEqual([
    'Harvest, Ama Serwaa.',
    'Harvest, Kofi.',
  ]);
  expect(await room.post(room.ama, `/api/messages/drafts/${id}/reopen`, {})).toMatchObject({ status: 409 });
});

test('one that was skipped is taken up again; nobody sees those of another officer', async () => {
  const groupId = await makeGroup();
  await room.post(room.ama, '/api/messages/drafts', { groupId, ...maizeInEjura });
  const id = (await list(groupId)).found[0]?.id ?? 0;
  expect((await change(id, { state: 'skipped' })).body.state).toBe('skipped');
  expect(await room.post(room.ama, `/api/messages/drafts/${id}/approve`, {})).toMatchObject({
    status: 409,
    body: { message: 'This draft was skipped. Take it up again first.' },
  });
  expect((await change(id, { state: 'open' })).body.state).toBe('open');
  expect([
    (await change(id, { text: 'x' }, room.kofi)).status,
    (await room.kofi.inject(`/api/messages/drafts?group=${groupId}`)).statusCode,
  ]).toEqual([404, 404]);
});

const ejura = maizeInEjura.district;
/** Signed in anew: the clock of these tests goes on by weeks. */
const declare = async (onset_on: string, more: object = {}) =>
  room.post(await room.portal.as('admin'), '/api/seasons/onsets', {
    scope: 'district',
    place_id: ejura,
    season: 'major',
    onset_on,
    note: 'Rain gauge at Ejura',
    ...more,
  });
const draw = (groupId: number) => room.post(ama, '/api/messages/drafts', { groupId, ...maizeInEjura });
const approve = (id: number, more: object = {}) => room.post(ama, `/api/messages/drafts/${id}/approve`, more);

test('a draft that waits for the onset is refused with the reason, and goes once that is confirmed', async () => {
  const groupId = await makeGroup();
  await draw(groupId);
  const planting = (await list(groupId)).found.find(({ activity }) => activity === 'Planting');
  expect(planting?.text).toContain('Planting when 20 mm of rain has fallen in two or three days');
  expect(planting?.condition).toMatchObject({
    met: false,
    sentence: expect.stringMatching(/^No onset of the rains has been declared or observed for Ejura/),
  });
  const id = planting?.id ?? 0;
  expect(await approve(id)).toMatchObject({
    status: 409,
    body: { code: 'draftWaits', message: expect.stringContaining('No onset of the rains has been declared') },
  });
  expect((await list(groupId)).found.find((each) => each.id === id)?.state).toBe('open');
  expect(await approve(id, { despite: true })).toMatchObject({ status: 200, body: { draft: { state: 'sent' } } });
});

test('drafts move with the onset and say why; what an officer changed keeps their words and their day', async () => {
  const groupId = await makeGroup();
  await draw(groupId);
  const before = (await list(groupId)).found;
  const byName = (all: Draft[], name: string) => all.find(({ activity }) => activity === name) ?? ({} as Draft);
  const daysFrom = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / 86_400_000;
  const weeding = byName(before, 'First weeding');
  // Two days before the weeding begins, in words of her own.
  const own = new Date(Date.parse(weeding.from) - 2 * 86_400_000).toISOString().slice(0, 10);
  await change(weeding.id, {
    text: 'Weed now, {name}.',
    day: own,
    versions: [{ language: 'ak', text: 'Dɔ seesei, {name}.' }],
  });
  await goTo('2026-04-18');
  expect((await declare('2026-04-18', { scope: 'region', place_id: 'ashanti' })).status).toBe(201);
  const after = (await list(groupId)).found;
  const planting = byName(after, 'Planting');
  const days = daysFrom(byName(before, 'Planting').from, planting.from);
  expect(days).toBeGreaterThan(0);
  expect(planting).toMatchObject({
    condition: { met: true, sentence: 'The onset of the rains was declared for Ashanti Region: 18 Apr.' },
    moved: `Moved ${days} days later. The onset of the rains was declared for Ashanti Region: 18 Apr.`,
    text: expect.stringMatching(/Planting, \d+ Apr to \d+ \w{3}\. /),
  });
  const moved = byName(after, 'First weeding');
  expect(moved).toMatchObject({
    text: 'Weed now, {name}.',
    versions: [{ language: 'ak', text: 'Dɔ seesei, {name}.' }],
    moved: expect.stringContaining('You changed the text: check the dates in it.'),
  });
  expect(daysFrom(moved.day, moved.from)).toBe(2);
  // A day that is chosen now is the one that is shown.
  expect((await change(moved.id, { day: moved.from })).body.day).toBe(moved.from);
});

test('a season whose onset comes three weeks late: nothing that follows it goes out before', async () => {
  const groupId = await makeGroup();
  await goTo('2026-03-01');
  await draw(groupId);
  const onset = '2026-04-20';
  const sent: { activity: string; text: string; at: string; waited: boolean }[] = [];
  for (
    let day = '2026-03-01';
    day <= '2026-07-30';
    day = new Date(Date.parse(day) + 5 * 86_400_000).toISOString().slice(0, 10)
  ) {
    await goTo(day);
    if (day === onset) await declare(onset);
    for (const draft of (await list(groupId)).found.filter((each) => each.state === 'open' && each.day <= day)) {
      const { status } = await approve(draft.id, { sendAt: `${day}T12:00:00Z` });
      if (status === 200)
        sent.push({ activity: draft.activity, text: draft.text, at: day, waited: draft.condition !== null });
    }
  }
  expect(sent.filter(({ waited, at }) => waited && at < onset)).toEqual([]);
  expect(sent.filter(({ at, text }) => at < onset && /set in|was declared|was observed/.test(text))).toEqual([]);
  expect(sent.filter(({ activity }) => activity === 'Planting').map(({ at }) => at >= onset)).toEqual([true]);
  expect(sent.map(({ activity }) => activity)).toEqual(expect.arrayContaining(['Land preparation', 'First weeding']));
});

test('a draft goes to those of the group who grow the crop in the district, and shows who, what it costs, and how to stop', async () => {
  const grower = await room.farmer({ name: 'Abena' });
  const rice = await room.farmer({ name: 'Kojo', crops: ['rice'] });
  const elsewhere = await room.farmer({ name: 'Yaa', addressId: 'tamale' });
  const unknown = await room.farmer({ name: 'Esi', crops: [] });
  const groupId = (
    await room.post(room.ama, '/api/groups', {
      label: 'All',
      description: 'd',
      farmerIds: [grower, rice, elsewhere, unknown],
    })
  ).body['id'] as number;
  await draw(groupId);
  const id = (await list(groupId)).found.find(({ activity }) => activity === 'Planting')?.id ?? 0;
  const { status, body } = await room.post(room.ama, `/api/messages/drafts/${id}/preview`, {});
  expect([status, body]).toMatchObject([
    200,
    {
      inGroup: 4,
      condition: { met: false },
      preview: {
        chosen: 1,
        willGet: 1,
        samples: [{ name: 'Abena', text: expect.stringMatching(/To stop|STOP/i) }],
        cost: { currency: 'GHS' },
      },
    },
  ]);
  const {
    body: { message },
  } = await approve(id, { despite: true, sendAt: '2026-04-15T12:00:00Z' });
  await room.work();
  expect((await room.rows(message.id)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/Planting when[^]*(?:To stop|STOP)/i),
  ]);
  expect(message.recipients).toBe(1);
});

test('a draft of which nobody in the group is concerned is not sent', async () => {
  const groupId = (
    await room.post(room.ama, '/api/groups', {
      label: 'Rice',
      description: 'd',
      farmerIds: [await room.farmer({ crops: ['rice'] })],
    })
  ).body['id'] as number;
  await draw(groupId);
  const id = (await list(groupId)).found[0]?.id ?? 0;
  expect(await approve(id, { despite: true })).toMatchObject({
    status: 422,
    body: {
      message: 'Nobody in the group grows this crop in this district. Check the crops and farms of its farmers.',
    },
  });
});

test('farmers read a draft in their language; a version of blanks is refused', async () => {
  const farmerIds = [await room.farmer(), await room.farmer({ language: 'ak' })];
  const groupId = (await room.post(room.ama, '/api/groups', { label: 'Maize', description: 'd', farmerIds })).body[
    'id'
  ] as number;
  await draw(groupId);
  const id = (await list(groupId)).found[0]?.id ?? 0;
  expect(await change(id, { versions: [{ language: 'ak', text: '  ' }] })).toMatchObject({
    status: 422,
    body: { message: 'The message in Akan is empty. Write it, or leave that language out.' },
  });
  await change(id, { text: 'Plough.', versions: [{ language: 'ak', text: 'Funtum.' }] });
  const {
    body: { message },
  } = await approve(id, { despite: true, optOutHint: false, sendAt: '2026-04-15T12:00:00Z' });
  await room.work();
  expect((await room.rows(message.id)).map(({ text }) => text).toSorted()).toEqual(['Funtum.', 'Plough.']);
});
