import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { everything } from '#contract/everything.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { addSampleClimate, removeSampleClimate } from './samples.service.ts';

const DISTRICT = 'tamale_metropolitan';
const NOW = '2026-07-10T12:00:00Z';
const NAMES = /sample-tamale|Sample: Tamale/;

let records: Awaited<ReturnType<typeof openTestDatabase>>;
let trial: TestApp;
let production: TestApp;
/** The records of a trial, in which a district goes by made-up rain, and a portal in production on the same records. */
beforeAll(async () => {
  records = await openTestDatabase();
  trial = await buildTestApp({ now: NOW, address: records.address });
  await addSampleClimate(trial.context);
  const chosen = await (
    await trial.as('admin')
  ).inject({ method: 'PUT', url: `/api/climate/districts/${DISTRICT}`, payload: { record_id: 'sample-tamale' } });
  expect(chosen.statusCode).toBe(200);
  production = await buildTestApp({
    now: NOW,
    address: records.address,
    env: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://agrihub.example.gh',
      SECRET_KEY: 'a key of at least thirty-two letters',
      FORECAST_URL: '',
    },
  });
});
afterAll(async () => {
  await trial.close();
  await production.close();
  await records.close();
});

async function onMap(portal: TestApp) {
  const url = '/api/geography/figures/rain_start?level=district';
  const { places } = (await portal.inject(url)).json<{ places: { id: string; value: number | null }[] }>();
  return places.find(({ id }) => id === DISTRICT)?.value;
}
const plan = async (portal: TestApp) =>
  (
    await portal.inject({ method: 'POST', url: '/api/cc/calculate', payload: { crop: 'maize', district: DISTRICT } })
  ).json<[unknown, unknown, { onset: { kind: string } }]>()[2].onset.kind;

test('a trial goes by made-up rain where it was chosen, and colours no district by it', async () => {
  for (const list of ['stations', 'places']) expect((await trial.inject(`/api/climate/${list}`)).body).toMatch(NAMES);
  expect(await plan(trial)).not.toBe('default');
  expect(await onMap(trial)).toBeNull();
});

test('in production made-up rain that a trial left behind is in no public answer', async () => {
  expect((await production.inject('/api/climate/stations')).json()).toEqual([]);
  expect((await production.inject('/api/climate/stations/sample-tamale/seasons')).statusCode).toBe(404);
  expect((await production.inject(`/api/climate/districts/${DISTRICT}`)).json()).toMatchObject({ record: null });
  expect(await plan(production)).toBe('default');
  expect(await onMap(production)).toBeNull();
  const told: string[] = [];
  for (const { audience, effect, method, path, room } of everything) {
    if (audience !== 'public' || effect !== 'reads' || method !== 'GET') continue;
    const url = path
      .replaceAll(':district', DISTRICT)
      .replaceAll(/:(\w+)/g, (_, key: string) => (room === 'climate' && key === 'id' ? 'sample-tamale' : '2026'));
    const { body, statusCode } = await production.inject(url);
    // A refusal repeats the address it was asked for.
    if (statusCode === 200 && NAMES.test(body)) told.push(url);
  }
  expect(told).toEqual([]);
});

test('in production no district can go by made-up rain', async () => {
  const answer = await (
    await production.as('admin')
  ).inject({ method: 'PUT', url: `/api/climate/districts/${DISTRICT}`, payload: { record_id: 'sample-tamale' } });
  expect(answer.statusCode).toBe(404);
});

test('the command that removes what a trial left behind removes its rain, too', async () => {
  expect(await removeSampleClimate(trial.context)).toBe(4);
  for (const list of ['stations', 'places'])
    await vi.waitFor(async () => expect((await trial.inject(`/api/climate/${list}`)).json()).toEqual([]));
});
