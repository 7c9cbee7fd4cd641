import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let adjoa: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  adjoa = await portal.as('adjoa');
});
afterAll(() => portal.close());

const guide = {
  title: 'Weeding rice in time',
  subtext: 'When and how often.',
  link: 'https://rice.example.org/weeding',
  source: 'Sample publisher',
  sourcelink: 'https://rice.example.org',
};
interface Editable {
  id: string;
  title: string;
  version: number;
}
const add = (payload: object) => adjoa.inject({ method: 'POST', url: '/api/resource', payload });
const publicTitles = async (q: string) =>
  (await portal.inject(`/api/resource?q=${encodeURIComponent(q)}`))
    .json<{ title: string }[]>()
    .map(({ title }) => title);

test('a data administrator adds a resource, and everybody finds it', async () => {
  const answer = await add(guide);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ id: 'weeding_rice_in_time', ...guide, version: 1 });
  expect(await publicTitles('weeding rice')).toContain('Weeding rice in time');
});

test('a second one of the same title has an address of its own', async () => {
  await add({ ...guide, title: 'Storing yam' });
  expect((await add({ ...guide, title: 'Storing yam' })).json<Editable>().id).toBe('storing_yam_2');
});

test('a field that is not right is named as on the form, and nothing is kept', async () => {
  const answer = await add({ ...guide, title: 'Nowhere', link: 'not an address' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ message: string }>().message).toMatch(/^Resource URL: .*"not an address"/);
  expect(await publicTitles('Nowhere')).not.toContain('Nowhere');
});

test('a change is seen by everybody; one made over another is refused', async () => {
  const { id, version } = (await add({ ...guide, title: 'Drying maize' })).json<Editable>();
  const edit = (title: string) =>
    adjoa.inject({ method: 'PUT', url: `/api/resources/${id}`, payload: { ...guide, title, version } });
  expect((await edit('Drying maize on the cob')).statusCode).toBe(200);
  expect(await publicTitles('drying maize')).toContain('Drying maize on the cob');
  expect((await edit('Drying cobs')).statusCode).toBe(409);
});

test('what was taken out is gone from the library, and can be brought back', async () => {
  const { id } = (await add({ ...guide, title: 'Grafting mango' })).json<Editable>();
  await adjoa.inject({ method: 'DELETE', url: `/api/resources/${id}` });
  expect(await publicTitles('grafting mango')).not.toContain('Grafting mango');
  await adjoa.inject({ method: 'POST', url: `/api/resources/${id}/bring-back` });
  expect(await publicTitles('grafting mango')).toContain('Grafting mango');
});

test('the list to edit begins with what was added last', async () => {
  await add({ ...guide, title: 'Shea parklands' });
  const { found, total } = (await adjoa.inject('/api/resources/editable?limit=1')).json<{
    found: Editable[];
    total: number;
  }>();
  expect(found.map(({ title }) => title)).toEqual(['Shea parklands']);
  expect(total).toBeGreaterThan(48);
});

test('whoever is signed in without that right reads "not authorized"', async () => {
  const esi = await portal.as('esi');
  const answer = await esi.inject({ method: 'POST', url: '/api/resource', payload: guide });
  expect(answer.statusCode).toBe(403);
  expect(answer.json<{ message: string }>().message).toMatch(/^not authorized/);
});
