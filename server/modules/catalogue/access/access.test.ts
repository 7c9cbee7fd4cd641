import { sayNotice } from '#engines/notices/sayNotice.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';
import { makeDataset } from '../../../testing/makeDataset.ts';

let portal: TestApp;
let esi: Caller;
let kofi: Caller;
let efua: Caller;
let id: string;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  [esi, kofi, efua] = [await portal.as('esi'), await portal.as('kofi'), await portal.as('efua')];
  id = (await makeDataset(portal, { name: 'Farm gate prices', private: true })).datasetId;
});
afterAll(() => portal.close());

interface Question {
  id: string;
  state: string;
  [field: string]: unknown;
}
const ask = (caller: Caller, purpose = 'To compare with market prices') =>
  caller.inject({ method: 'POST', url: `/api/datasets/${id}/access`, payload: { purpose } });
const answer = (caller: Caller, question: string, payload: object) =>
  caller.inject({ method: 'POST', url: `/api/datasets/access/${question}/answer`, payload });
const end = (caller: Caller, question: string) =>
  caller.inject({ method: 'POST', url: `/api/datasets/access/${question}/end` });
const rows = async (caller: Caller) => (await caller.inject(`/api/datasets/${id}/rows`)).statusCode;
const told = async (person: string) => {
  const found = await portal.context.db
    .selectFrom('notification')
    .innerJoin('person', 'person.id', 'notification.person_id')
    .select(['kind', 'params', 'link'])
    .where('email', '=', `${person}@demo.agrihub.example`)
    .orderBy('notification.id', 'desc')
    .executeTakeFirst();
  return found === undefined ? null : { kind: found.kind, text: sayNotice(found.kind, found.params), link: found.link };
};
const message = (reply: { json<T>(): T }) => reply.json<{ message: string }>().message;

test('a person asks, the owner grants until a day, and from the day after it is over', async () => {
  expect((await ask(portal)).statusCode).toBe(401);
  const asked = await ask(kofi);
  expect(asked.statusCode).toBe(201);
  const question = asked.json<Question>();
  expect(question).toMatchObject({
    state: 'asked',
    purpose: 'To compare with market prices',
    asker: { name: 'Kofi (demo officer)', institution: 'Sample data' },
    dataset: { name: 'Farm gate prices' },
  });
  expect(await told('esi')).toMatchObject({
    kind: 'accessAsked',
    text: 'Kofi (demo officer) asks for access to your dataset "Farm gate prices".\nLook at the purpose and answer.',
  });
  expect(message(await ask(kofi))).toContain('You have asked for access to this dataset, or hold it.');
  expect(await rows(kofi)).toBe(403);

  // Neither a stranger nor the one who asked may answer; to them there is no such question.
  for (const stranger of [efua, kofi])
    expect((await answer(stranger, question.id, { grant: true, until: '2026-04-20' })).statusCode).toBe(404);
  expect((await esi.inject('/api/datasets/mine')).json<{ waiting: number }[]>()[0]?.waiting).toBe(1);
  expect((await esi.inject(`/api/datasets/${id}/standing`)).json()).toMatchObject({ waiting: 1 });

  const granted = await answer(esi, question.id, { grant: true, until: '2026-04-20', answer: 'Please cite us.' });
  expect(granted.json()).toMatchObject({
    state: 'granted',
    until: '2026-04-20T23:59:59.999Z',
    answer: 'Please cite us.',
  });
  expect(await told('kofi')).toMatchObject({
    kind: 'accessGranted',
    text: 'You may open the dataset "Farm gate prices" until 2026-04-20.\nThey write: Please cite us.',
    link: '/main/datasetpreview/farm-gate-prices',
  });
  expect([await rows(kofi), await rows(efua)]).toEqual([200, 403]);
  expect((await kofi.inject(`/api/datasets/${id}/standing`)).json()).toMatchObject({
    mayOpen: true,
    mayKeep: false,
    access: { state: 'granted', until: '2026-04-20T23:59:59.999Z' },
  });
  expect(message(await ask(kofi))).toBe('You can open this dataset already; there is nothing to ask for.');

  portal.clock.set('2026-04-20T23:59:00Z');
  kofi = await portal.as('kofi');
  expect(await rows(kofi)).toBe(200);
  portal.clock.set('2026-04-21T00:00:00Z');
  expect(await rows(kofi)).toBe(403);
  expect((await kofi.inject(`/api/datasets/${id}/standing`)).json()).toMatchObject({
    mayOpen: false,
    access: { state: 'ended' },
  });
  expect((await ask(kofi, 'Once more')).statusCode).toBe(201);
});

test('a refusal is told with its reason, and a new question may follow', async () => {
  [esi, efua] = [await portal.as('esi'), await portal.as('efua')];
  const { id: question } = (await ask(efua)).json<Question>();
  expect((await answer(esi, question, { grant: false, answer: 'Ask the ministry.' })).json()).toMatchObject({
    state: 'refused',
    until: null,
  });
  expect(await told('efua')).toMatchObject({
    kind: 'accessRefused',
    text: 'You were not given access to the dataset "Farm gate prices".\nThey write: Ask the ministry.',
  });
  expect(message(await answer(esi, question, { grant: true, until: '2026-05-01' }))).toContain(
    'This question was answered, withdrawn or ended meanwhile.',
  );
  expect(await rows(efua)).toBe(403);
  expect((await ask(efua)).statusCode).toBe(201);
});

test('the owner ends a grant, and who asked takes a question back', async () => {
  const { asked } = (await efua.inject('/api/datasets/access')).json<{ asked: Question[] }>();
  const question = asked[0]?.id ?? '';
  await answer(esi, question, { grant: true, until: '2027-04-01' });
  expect(await rows(efua)).toBe(200);
  expect((await end(kofi, question)).statusCode).toBe(404);
  expect((await end(esi, question)).json()).toMatchObject({ state: 'ended' });
  expect(await rows(efua)).toBe(403);
  expect(await told('efua')).toMatchObject({ kind: 'accessEnded' });

  const again = (await ask(efua)).json<Question>().id;
  expect((await end(efua, again)).json()).toMatchObject({ state: 'ended' });
  expect((await end(efua, again)).statusCode).toBe(409);
});

test.each([
  [{ grant: true }, 'The last day of the grant is missing.'],
  [{ grant: true, until: '2026-02-30' }, '2026-02-30 is not a real day'],
  [{ grant: true, until: '2026-04-20' }, '2026-04-20 is not a day from 2026-04-21 to 2027-04-22.'],
  [{ grant: true, until: '2031-01-01' }, 'Access is granted for a year at most, and can be granted again.'],
])('%j is refused with a sentence', async (payload, sentence) => {
  const { received } = (await esi.inject('/api/datasets/access')).json<{ received: Question[] }>();
  const waiting = received.find(({ state }) => state === 'asked')?.id ?? '';
  const reply = await answer(esi, waiting, payload);
  expect([reply.statusCode, message(reply)]).toEqual([422, expect.stringContaining(sentence)]);
});

test('there is nothing to ask for at a public dataset, and a purpose must be said', async () => {
  const { datasetId } = await makeDataset(portal, { name: 'Open to all' });
  expect(
    (await efua.inject({ method: 'POST', url: `/api/datasets/${datasetId}/access`, payload: { purpose: 'Curious' } }))
      .statusCode,
  ).toBe(409);
  expect(message(await ask(efua, '   '))).toBe('The purpose is empty. Fill it in.');
});

test('questions about a dataset without an owner reach the data administrators', async () => {
  const { datasetId } = await makeDataset(portal, { name: 'Nobody’s', private: true, owner: null });
  await efua.inject({ method: 'POST', url: `/api/datasets/${datasetId}/access`, payload: { purpose: 'Needed' } });
  const adjoa = await portal.as('adjoa');
  const { received } = (await adjoa.inject('/api/datasets/access')).json<{
    received: (Question & { dataset: { name: string } })[];
  }>();
  expect(received.map(({ dataset }) => dataset.name)).toEqual(['Nobody’s']);
});

test('a job ends grants in time', async () => {
  const { id: question } = (await ask(efua, 'For a day')).json<Question>();
  await answer(esi, question, { grant: true, until: '2026-04-21' });
  portal.clock.set('2026-04-22T01:00:00Z');
  await portal.context.jobs.runDue();
  expect(
    await portal.context.db.selectFrom('dataset_grant').select('state').where('id', '=', question).executeTakeFirst(),
  ).toEqual({ state: 'ended' });
});
