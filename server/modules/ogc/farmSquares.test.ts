import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addFarmsAt } from '../../testing/addFarmsAt.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
});
afterAll(() => portal.close());

interface Square {
  readonly id: string;
  readonly geometry: { readonly coordinates: readonly (readonly (readonly [number, number])[])[] };
  readonly properties: { readonly farms: number };
}
const squares = async (): Promise<Square[]> =>
  (await portal.inject('/ogc/collections/farms/items?bbox=-1.6,7.2,-1.2,7.6')).json<{ features: Square[] }>().features;
const farmsOfSquares = async () => (await squares()).map(({ properties }) => properties.farms);

test('squares of farms are counted again after ten seconds, while the last count goes on being answered', async () => {
  await addFarmsAt(portal, 6, 7.39, -1.36);
  const [square] = await squares();
  expect(square?.properties).toEqual({ farms: 6 });
  expect(square?.geometry.coordinates[0]?.map(([lng, lat]) => [lng.toFixed(2), lat.toFixed(2)])).toEqual([
    ['-1.40', '7.35'],
    ['-1.35', '7.35'],
    ['-1.35', '7.40'],
    ['-1.40', '7.40'],
    ['-1.40', '7.35'],
  ]);
  await addFarmsAt(portal, 5, 7.44, -1.36);
  portal.clock.set('2026-04-15T12:00:09Z');
  expect(await farmsOfSquares()).toEqual([6]);
  portal.clock.set('2026-04-15T12:00:11Z');
  expect(await farmsOfSquares()).toEqual([6]);
  await vi.waitFor(async () => expect(await farmsOfSquares()).toEqual([6, 5]));
});

test('whoever asks for squares counted more than a minute before waits for the count', async () => {
  portal.clock.set('2026-04-15T13:00:00Z');
  await squares();
  await addFarmsAt(portal, 7, 7.49, -1.36);
  portal.clock.set('2026-04-15T13:01:11Z');
  expect(await farmsOfSquares()).toEqual([6, 5, 7]);
});
