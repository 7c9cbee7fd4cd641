import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PushNotice } from '#contract/conversations/push.ts';
import type { PushAddress } from '../../../adapters/push/push.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';

let app: TestApp;
/** What browsers were sent. */
const shown: (readonly [to: PushAddress, notice: PushNotice])[] = [];
beforeEach(async () => {
  // A Wednesday, after planting in Ejura.
  app = await buildTestApp({ now: '2026-05-06T12:00:00Z' });
  shown.length = 0;
  vi.spyOn(app.context.push, 'send').mockImplementation((to, notice) => {
    shown.push([to, notice]);
    return Promise.resolve({ state: 'sent' });
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
});
afterAll(() => vi.restoreAllMocks());

const browser = (name: string) => ({
  endpoint: `https://push.example/send/${name}`,
  keys: { p256dh: 'B'.padEnd(87, 'x'), auth: 'a'.repeat(22) },
});
const post = (call: string, payload: object) => app.inject({ method: 'POST', url: `/api/push/${call}`, payload });
const follow = (name: string, more: object = {}) =>
  post('follow', { subscription: browser(name), crop: 'maize', district: 'ejura_sekyedumase_municipal', ...more });
const followed = async (name: string) =>
  (await post('followed', { endpoint: browser(name).endpoint })).json<{ followed: object[] }>().followed;
async function monday(day: string): Promise<void> {
  app.clock.set(`${day}T07:00:00Z`);
  await app.context.jobs.enqueue(app.context.db, { kind: 'sendWeeklyWork', payload: null });
  await app.context.jobs.runDue();
}

test('a browser is shown the work of this week at once, then that of each week on Monday; the plan opens with it', async () => {
  const answer = await follow('mine', { plantedOn: '2026-04-20' });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      followed: [
        {
          crop_id: 'maize',
          crop: 'Maize',
          district: 'ejura_sekyedumase_municipal',
          place: 'Ejura Sekyedumase Municipal',
          nextOn: '2026-05-11',
        },
      ],
    },
  ]);
  await app.context.jobs.runDue();
  expect(
    shown.map(([{ endpoint }, { title, body, url, language }]) => ({ endpoint, title, body, url, language })),
  ).toEqual([
    {
      endpoint: 'https://push.example/send/mine',
      title: 'Maize, Ejura Sekyedumase Municipal, this week:',
      body: expect.stringMatching(/weed/i) as string,
      url: '/main/croppingcalendar?crop=maize&district=ejura_sekyedumase_municipal',
      language: 'en',
    },
  ]);
  await monday('2026-05-11');
  // Twice in one week is once too often.
  await monday('2026-05-12');
  expect(shown).toHaveLength(2);
  expect(shown[1]?.[1].body).toMatch(/weed/i);
  expect(shown[1]?.[1].body).not.toContain('STOP');
  await monday('2026-05-18');
  expect(shown).toHaveLength(3);
});

test('after the harvest one last notice says that the season is over, and no other follows', async () => {
  await follow('mine', { plantedOn: '2025-04-20' });
  await app.context.jobs.runDue();
  expect(shown.map(([, { body }]) => body)).toEqual([expect.stringContaining('season of your Maize is over')]);
  expect(await followed('mine')).toEqual([]);
  await monday('2026-05-11');
  expect(shown).toHaveLength(1);
});

test('in French the notice is French and opens the French plan', async () => {
  await follow('french', { language: 'fr' });
  await app.context.jobs.runDue();
  expect(shown[0]?.[1]).toMatchObject({
    url: '/fr/main/croppingcalendar?crop=maize&district=ejura_sekyedumase_municipal',
    language: 'fr',
  });
  expect(shown[0]?.[1].title).toContain('cette semaine');
});

test('a browser sees its own and ends one or all of them; another browser’s stay', async () => {
  await follow('mine');
  await follow('mine', { crop: 'rice' });
  await follow('other');
  expect(await followed('mine')).toMatchObject([{ crop_id: 'maize' }, { crop_id: 'rice' }]);
  const left = await post('end', { ...browser('mine'), crop: 'rice', district: 'ejura_sekyedumase_municipal' });
  expect(left.json()).toMatchObject({ followed: [{ crop_id: 'maize' }] });
  await post('end', { endpoint: browser('mine').endpoint });
  expect([await followed('mine'), (await followed('other')).length]).toEqual([[], 1]);
  await app.context.jobs.runDue();
  // What was ended before it went is not sent.
  expect(shown.map(([{ endpoint }]) => endpoint)).toEqual(['https://push.example/send/other']);
});

test('a browser that takes no notices any more is forgotten; one whose service is away for a while is not', async () => {
  await follow('away');
  await follow('gone');
  vi.mocked(app.context.push.send).mockImplementation(({ endpoint }) =>
    Promise.resolve(endpoint.endsWith('gone') ? { state: 'gone' } : { state: 'later', said: 'Away.' }),
  );
  await app.context.jobs.runDue();
  expect([await followed('gone'), (await followed('away')).length]).toEqual([[], 1]);
});

test('a browser whose push service gave it another address is sent notices there, and no more at the old one', async () => {
  await follow('old');
  await follow('old', { crop: 'rice' });
  await follow('new', { crop: 'rice' });
  await app.context.jobs.runDue();
  shown.length = 0;
  const from = browser('old').endpoint;
  const answer = await post('move', { from, subscription: browser('new') });
  expect(answer.json()).toMatchObject({ followed: [{ crop_id: 'maize' }, { crop_id: 'rice' }] });
  expect(await followed('old')).toEqual([]);
  await monday('2026-05-11');
  expect(shown.map(([{ endpoint }]) => endpoint)).toEqual([browser('new').endpoint, browser('new').endpoint]);
  // Said twice, or of a browser that follows nothing, it moves nothing.
  expect((await post('move', { from, subscription: browser('other') })).json()).toEqual({ followed: [] });
});

test('what is unknown, to come or too much is refused with a sentence', async () => {
  const said = async (more: object) => {
    const { statusCode, body } = await follow('mine', more);
    return [statusCode, (JSON.parse(body) as { message?: string }).message];
  };
  expect((await said({ crop: 'wheat' }))[0]).toBe(404);
  expect((await said({ district: 'nowhere' }))[0]).toBe(404);
  expect(await said({ plantedOn: '2026-05-07' })).toEqual([
    422,
    'The day of planting is still to come. Leave it out until you have planted.',
  ]);
  for (const crop of ['maize', 'rice', 'cassava', 'yam', 'cowpea']) expect((await said({ crop }))[0]).toBe(200);
  expect(await said({ crop: 'tomato' })).toEqual([
    409,
    'This browser gets notices of 5 crops and districts already. Turn one of them off first.',
  ]);
  // One that is there already is no sixth.
  expect((await said({ crop: 'maize' }))[0]).toBe(200);
  expect(
    (
      await post('follow', {
        subscription: { ...browser('x'), endpoint: 'http://10.0.0.1/x' },
        crop: 'maize',
        district: 'ejura_sekyedumase_municipal',
      })
    ).statusCode,
  ).toBe(400);
});
