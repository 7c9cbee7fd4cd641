import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';
import { sendSms } from '../testing/phones.ts';

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await buildTestApp({ env: { DOORS: 'sms-kannel', PUBLIC_URL: 'https://agrihub.example' } });
  admin = await app.as('admin');
});
afterAll(() => app.close());

const headers = { host: 'agrihub.example' };
const text = (words: string, from = '+233241234567') => sendSms(app, from, words);
interface Question {
  id: number;
  state: string;
  from: string;
  text: string;
  answer: string;
  late: boolean;
  hours: number;
}
const listed = async (query = '') =>
  (await (await app.as('admin')).inject({ url: `/api/questions${query}`, headers })).json<{
    open: number;
    found: Question[];
  }>();
const sentTo = (address: string) =>
  app.context.db
    .selectFrom('delivery')
    .innerJoin('message', 'message.id', 'delivery.message_id')
    .select(['delivery.text', 'delivery.state', 'message.about'])
    .where('address', '=', address)
    .orderBy('delivery.id')
    .execute();

test('a farmer’s question reaches the officers, and its answer goes to the farmer, once', async () => {
  await text('maize ejura');
  expect(await text('ask why are my maize leaves yellow')).toBe(
    'Your question went to the officers of Ejura. The answer comes to this number.',
  );
  const { found, open } = await listed();
  expect([open, found]).toMatchObject([
    1,
    [{ state: 'open', from: '*******4567', text: 'why are my maize leaves yellow', late: false }],
  ]);
  const id = found[0]?.id ?? 0;
  const answer = (words: string) =>
    admin.inject({
      method: 'POST',
      url: `/api/questions/${id}/answer`,
      headers,
      payload: { text: words, library: true },
    });
  expect((await answer('Top dress with urea after rain.')).json()).toMatchObject({ state: 'answered' });
  expect((await answer('Again')).statusCode).toBe(400);
  await app.context.jobs.runDue();
  expect(await sentTo('0241234567')).toEqual([
    { text: 'Top dress with urea after rain.', state: 'accepted', about: 'wish answer' },
  ]);
  const like = await admin.inject({ url: '/api/questions/library?q=yellow%20leaves', headers });
  expect(like.json()).toMatchObject([{ answer: 'Top dress with urea after rain.', crop: 'maize' }]);
});

test('a question that is handed over is read and answered by who was given it, and by no other officer elsewhere', async () => {
  await text('ask when do I harvest', '+233241230009');
  await text('Ejura', '+233241230009');
  const id = (await listed('?state=open')).found[0]?.id ?? 0;
  const [kofi, ama, yaw] = [await app.as('kofi'), await app.as('ama'), await app.as('yaw')];
  const seen = async (caller: Caller) =>
    (await caller.inject({ url: '/api/questions?mine=true', headers })).json<{ found: Question[] }>().found.length;
  const idOf = async (caller: Caller) => (await caller.inject('/api/accounts/me')).json<{ id: string }>().id;
  const give = async (to: string) =>
    admin.inject({ method: 'POST', url: `/api/questions/${id}/take`, headers, payload: { officer_id: to } });
  expect([await seen(kofi), await seen(admin)]).toEqual([0, 0]);
  // A responder answers no farmers.
  expect((await give(await idOf(yaw))).statusCode).toBe(400);
  expect((await give(await idOf(kofi))).json()).toMatchObject({
    taken_by: expect.stringMatching(/kofi/i) as string,
    mine: false,
  });
  expect([await seen(kofi), await seen(ama), await seen(admin)]).toEqual([1, 0, 0]);
  const answer = (caller: Caller) =>
    caller.inject({ method: 'POST', url: `/api/questions/${id}/answer`, headers, payload: { text: 'In July.' } });
  expect((await answer(ama)).statusCode).toBe(404);
  expect((await answer(kofi)).json()).toMatchObject({ state: 'answered' });
});

test('what nobody answers within two days is late, and the level above is told once', async () => {
  await text('pest holes in the leaves');
  app.clock.set('2026-04-17T13:00:00Z');
  expect((await listed('?state=open')).found).toMatchObject([{ late: true, hours: 49 }]);
  await app.context.jobs.enqueue(app.context.db, { kind: 'watchFarmerQuestions', payload: null });
  await app.context.jobs.enqueue(app.context.db, { kind: 'watchFarmerQuestions', payload: null });
  await app.context.jobs.runDue();
  const told = await app.context.db
    .selectFrom('notification')
    .select('params')
    .where('kind', '=', 'questionLate')
    .execute();
  expect(new Set(told.map(({ params }) => params['question'])).size).toBe(1);
  app.clock.set('2026-04-15T12:00:00Z');
});

test('weekly work is agreed to, comes every Monday, and stops with STOP', async () => {
  const from = '+233551234567';
  await text('weekly maize ejura', from);
  expect(await text('3', from)).toMatch(/^This week's work for Maize in Ejura comes to this number every Monday/);
  const run = async () => {
    await app.context.jobs.enqueue(app.context.db, { kind: 'sendWeeklyWork', payload: null });
    await app.context.jobs.runDue();
  };
  await run();
  await run();
  const first = await sentTo('0551234567');
  expect(first).toEqual([
    {
      text: expect.stringMatching(/^Maize, Ejura, 15 Apr to 21 Apr:\n/) as string,
      state: 'accepted',
      about: 'wish weekly',
    },
  ]);
  expect(first[0]?.text).toMatch(/\nReply STOP to end these messages\.$/);
  app.clock.set('2026-04-20T07:00:00Z');
  await run();
  expect((await sentTo('0551234567')).map((each) => each.text.split('\n')[0])).toEqual([
    'Maize, Ejura, 15 Apr to 21 Apr:',
    'Maize, Ejura, 20 Apr to 26 Apr:',
  ]);
  await text('STOP', from);
  app.clock.set('2026-04-27T07:00:00Z');
  await run();
  expect(await sentTo('0551234567')).toHaveLength(2);
  app.clock.set('2026-04-15T12:00:00Z');
});

test('in the night nothing goes, and the morning sends it', async () => {
  const from = '+233261234567';
  await text('weekly maize ejura', from);
  await text('3', from);
  app.clock.set('2026-04-15T22:00:00Z');
  await app.context.jobs.enqueue(app.context.db, { kind: 'sendWeeklyWork', payload: null });
  await app.context.jobs.runDue();
  expect(await sentTo('0261234567')).toEqual([]);
  app.clock.set('2026-04-16T06:00:00Z');
  await app.context.jobs.enqueue(app.context.db, { kind: 'sendWeeklyWork', payload: null });
  await app.context.jobs.runDue();
  expect(await sentTo('0261234567')).toHaveLength(1);
});

test('rain by SMS goes into the record of a gauge once an officer said which, and from then on by itself', async () => {
  app.clock.set('2026-04-15T12:00:00Z');
  const from = '+233271234567';
  const gauge = '/api/climate/gauges/gauge-ejura-market';
  await admin.inject({
    method: 'POST',
    url: '/api/climate/gauges',
    headers,
    payload: {
      name: 'Ejura market',
      districtId: 'ejura_sekyedumase_municipal',
      zone: 'south',
      latitude: 7.38,
      longitude: -1.37,
    },
  });
  await text('maize ejura', from);
  expect(await text('rain 12.5', from)).toBe('12.5 mm of rain is kept for today. Thank you.');
  const [asked] = (await listed('?kind=rain')).found;
  expect(asked).toMatchObject({ state: 'open', rain_mm: 12.5, rain_day: '2026-04-15' });
  const enter = (id: number, payload: object) =>
    admin.inject({ method: 'POST', url: `/api/questions/${id}/gauge`, headers, payload });
  expect((await enter(asked?.id ?? 0, { gauge: 'nowhere' })).statusCode).toBe(404);
  const entered = await enter(asked?.id ?? 0, { gauge: 'gauge-ejura-market', always: true });
  expect(entered.json()).toMatchObject({ state: 'closed' });

  app.clock.set('2026-04-16T09:00:00Z');
  await text('rain 3', from);
  await text('rain 4', from);
  expect((await listed('?kind=rain')).found).toHaveLength(1);
  const shown = async (who: { inject: Caller['inject'] } = admin) =>
    (await who.inject({ url: gauge, headers })).json<{
      days: { day: string; rain_mm: number; readings: { by: string }[] }[];
      phones: { id: number; phone: string }[];
    }>();
  const { days, phones } = await shown();
  // The second message of a day puts the first right.
  expect(days.map(({ day, rain_mm: mm }) => [day, mm])).toEqual([
    ['2026-04-16', 4],
    ['2026-04-15', 12.5],
  ]);
  expect(days[0]?.readings).toMatchObject([{ by: 'Phone *******4567' }]);
  expect(phones).toEqual([{ id: expect.any(Number) as number, phone: '*******4567' }]);
  const visitor = await shown(app as unknown as Caller);
  expect([visitor.phones, visitor.days[0]?.readings[0]?.by]).toEqual([[], '']);
  const ended = await admin.inject({
    method: 'DELETE',
    url: `/api/climate/gauges/phones/${phones[0]?.id}`,
    headers,
  });
  expect(ended.statusCode).toBe(200);
  await text('rain 9', from);
  expect((await listed('?kind=rain&state=open')).found).toMatchObject([{ rain_mm: 9 }]);
  app.clock.set('2026-04-15T12:00:00Z');
});

test('of a phone that several farmers share nobody is named as who asked', async () => {
  const ama = await app.as('ama');
  const add = (fields: object) =>
    ama.inject({ method: 'POST', url: '/api/farmers', headers, payload: { addressId: 'ejura', ...fields } });
  const one = await add({ name: 'Sample mother', phone: '0241234599' });
  await text('maize ejura', '+233241234599');
  await text('ask when do I weed', '+233241234599');
  const asked = async () => {
    const { found } = (await ama.inject({ url: '/api/questions', headers })).json<{ found: Question[] }>();
    return found.find((question) => question.text === 'when do I weed');
  };
  expect(await asked()).toMatchObject({ farmer_id: one.json<{ id: number }>().id, farmers: 1 });
  await add({ name: 'Sample son', phone: '0241234599', sharesPhone: true });
  expect(await asked()).toMatchObject({ farmer_id: null, farmers: 2 });
});
