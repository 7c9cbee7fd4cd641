import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeDataset } from '../../testing/makeDataset.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

/** Who follows a dataset or a story: asked for, confirmed by the receiver, told, left. */
let app: TestApp;
let dataset: string;
beforeAll(async () => {
  app = await buildTestApp({ env: { PUBLIC_URL: 'https://agrihub.example' }, now: '2026-04-15T12:00:00Z' });
  dataset = (await makeDataset(app, { name: 'Yields of maize' })).datasetId;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-04-15T12:00:00Z');
  for (const table of ['message', 'follow', 'opt_out'] as const) await app.context.db.deleteFrom(table).execute();
});

const form = async (url: string, fields: Readonly<Record<string, string>>) => {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'agrihub.example',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    payload: new URLSearchParams(fields).toString(),
  });
  await app.context.jobs.runDue();
  return answer;
};
const sent = (about: 'wish confirm' | 'wish follow') =>
  app.context.db
    .selectFrom('delivery')
    .innerJoin('message', 'message.id', 'delivery.message_id')
    .select(['delivery.address', 'delivery.subject', 'delivery.text'])
    .where('about', '=', about)
    .where('delivery.state', '=', 'accepted')
    .orderBy('delivery.id')
    .execute();
const linkIn = (text: string | undefined): string => /\/t\/follow\/[\w-]{22}/.exec(text ?? '')?.[0] ?? '';
async function follow(to: string, what: Readonly<Record<string, string>>): Promise<string> {
  await form('/t/follow', { ...what, to });
  const link = linkIn((await sent('wish confirm')).at(-1)?.text);
  await form(link, { wish: 'confirm' });
  return link;
}
async function lookAround(at: string): Promise<void> {
  app.clock.set(at);
  await app.context.jobs.enqueue(app.context.db, { kind: 'tellFollowers', payload: null });
  await app.context.jobs.runDue();
}
const publish = () => makeDataset(app, { name: 'Yields of maize', datasetId: dataset });

test.each([
  ['e-mail', 'reader@example.com'],
  ['SMS', '0241239901'],
])(
  'by %s a dataset is followed once its receiver confirms it, told of once by day, and left with one act',
  async (_, to) => {
    await form('/t/follow', { dataset: 'yields-of-maize', to });
    const [asked] = await sent('wish confirm');
    expect([asked?.address, asked?.text]).toEqual([to, expect.stringContaining('asked to follow Yields of maize')]);
    const link = linkIn(asked?.text);
    const { number } = await publish();
    // Nobody confirmed it yet.
    await lookAround('2026-04-15T13:00:00Z');
    expect(await sent('wish follow')).toEqual([]);
    expect((await form(link, { wish: 'confirm' })).body).toContain('What you follow');

    await lookAround('2026-04-15T22:00:00Z');
    expect(await sent('wish follow')).toEqual([]);
    await lookAround('2026-04-16T07:00:00Z');
    await lookAround('2026-04-16T08:00:00Z');
    const told = await sent('wish follow');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(`Yields of maize: version ${number} is there.`);
    expect(told[0]?.text.includes('/main/datasetpreview/yields-of-maize')).toBe(to.includes('@'));

    expect((await form(linkIn(told[0]?.text), { wish: 'leave' })).body).toContain('You follow nothing any more');
    await publish();
    await lookAround('2026-04-17T07:00:00Z');
    expect(await sent('wish follow')).toHaveLength(1);
  },
);

test('what changes in a day comes in one message, and a story is told of when it changes', async () => {
  await follow('reader@example.com', { dataset });
  const link = await follow('reader@example.com', { story: 'ar-01' });
  const title = app.context.reference.book().stories.find(({ storyId }) => storyId === 'AR-01')?.title ?? '';
  await publish();
  const admin = await app.as('admin');
  const url = '/api/reference/stories/AR-01';
  const { row } = (await admin.inject(url)).json<{ row: { version: number } }>();
  const payload = { values: { description: 'Another description.' }, version: row.version, why: 'clearer' };
  expect((await admin.inject({ method: 'PUT', url, payload })).statusCode).toBe(200);
  await lookAround('2026-04-16T07:00:00Z');
  const told = await sent('wish follow');
  expect(
    told.map(({ text }) => text.split('\n').filter((line) => /Yields|story/.test(line) && !line.includes('/'))),
  ).toEqual([[expect.stringMatching(/^Yields of maize: version \d+ is there\.$/), `${title}: the story has changed.`]]);
  // What comes later on the day waits for the next.
  await publish();
  await lookAround('2026-04-16T12:00:00Z');
  expect(await sent('wish follow')).toHaveLength(1);
  await lookAround('2026-04-17T07:00:00Z');
  expect(await sent('wish follow')).toHaveLength(2);

  const page = (await app.inject({ url: link, headers: { host: 'agrihub.example' } })).body;
  expect(page).toContain('r*****@example.com');
  const [, one = ''] = /value="(leave:\d+)" aria-label="Leave: Yields of maize"/.exec(page) ?? [];
  const left = (await form(link, { wish: one })).body;
  expect([left.includes('Yields of maize'), left.includes(title.split(' ')[0] ?? '')]).toEqual([false, true]);
});

test('a dataset that is made private is told of once, and not followed any more', async () => {
  const { datasetId } = await makeDataset(app, { name: 'Prices of a week' });
  await follow('0241239902', { dataset: datasetId });
  await (
    await app.as('esi')
  ).inject({ method: 'PATCH', url: `/api/datasets/${datasetId}`, payload: { private: true } });
  await lookAround('2026-04-16T07:00:00Z');
  await lookAround('2026-04-17T07:00:00Z');
  expect((await sent('wish follow')).map(({ text }) => text.split('\n')[0])).toEqual([
    'Prices of a week is not on the portal any more, so you follow it no longer.',
  ]);
  expect(await app.context.db.selectFrom('follow').select('id').execute()).toEqual([]);
});

test('whoever was told that one thing is gone hears of another on the next day, and each of many followers is told', async () => {
  const gone = await makeDataset(app, { name: 'Prices of a day' });
  await follow('0241239906', { dataset: gone.datasetId });
  await follow('0241239906', { dataset });
  await (
    await app.as('esi')
  ).inject({ method: 'PATCH', url: `/api/datasets/${gone.datasetId}`, payload: { private: true } });
  await lookAround('2026-04-16T07:00:00Z');
  await publish();
  await lookAround('2026-04-16T08:00:00Z');
  expect(await sent('wish follow')).toHaveLength(1);

  const { id: _, ...one } = await app.context.db.selectFrom('follow').selectAll().executeTakeFirstOrThrow();
  const many = Array.from({ length: 101 }, (_each, n) => `0551239${String(n).padStart(3, '0')}`);
  await app.context.db
    .insertInto('follow')
    .values(many.map((address) => ({ ...one, address, told_on: null, code: address.padEnd(22, 'A') })))
    .execute();
  await lookAround('2026-04-17T07:00:00Z');
  await app.context.jobs.runDue();
  expect(new Set((await sent('wish follow')).map(({ address }) => address)).size).toBe(102);
}, 60_000);

test('whoever stopped messages is sent nothing, a second link comes after a day, and what is wrong is said', async () => {
  const stopped = '0241239903';
  await follow(stopped, { dataset });
  await app.context.db
    .insertInto('opt_out')
    .values({ address: stopped, way: 'reply', stopped_by: null, stopped_at: app.clock.now() })
    .execute();
  await publish();
  await lookAround('2026-04-16T07:00:00Z');
  expect(await sent('wish follow')).toEqual([]);
  expect(await app.context.db.selectFrom('follow').select('id').execute()).toEqual([]);

  await form('/t/follow', { dataset, to: '0241239904' });
  await form('/t/follow', { dataset, to: '0241239904' });
  const links = async () => (await sent('wish confirm')).filter(({ address }) => address === '0241239904');
  expect(await links()).toHaveLength(1);
  app.clock.set('2026-04-17T12:00:00Z');
  await form('/t/follow', { dataset, to: '0241239904' });
  expect(await links()).toHaveLength(2);
  // Nobody can have a number sent a link for each thing there is.
  const stories = app.context.reference.book().stories.slice(0, 5);
  for (const { storyId } of stories) await form('/t/follow', { story: storyId, to: '0241239905' });
  expect((await sent('wish confirm')).filter(({ address }) => address === '0241239905')).toHaveLength(3);
  // Of two who asked, the one who confirmed is told.
  await follow('reader@example.com', { dataset });
  await publish();
  await lookAround('2026-04-18T07:00:00Z');
  expect((await sent('wish follow')).map(({ address }) => address)).toEqual(['reader@example.com']);
  expect((await form('/t/follow', { dataset, to: '12' })).body).toContain(
    'Write an e-mail address, or a telephone number of Ghana such as 024 412 3456.',
  );
  expect((await form('/t/follow', { dataset: 'no-such-dataset', to: '0241239904' })).statusCode).toBe(404);
  expect((await form(`/t/follow/${'A'.repeat(22)}`, { wish: 'confirm' })).statusCode).toBe(404);
});
