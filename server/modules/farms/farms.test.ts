import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addFarmsAt } from '../../testing/addFarmsAt.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { addSampleFarms } from './farms.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => sql`delete from farm`.execute(portal.context.db));

const cells = async () => (await portal.inject('/api/polygon')).json<Record<string, unknown>[]>();

describe('where farms are, for everybody', () => {
  test('before there are farms the answer is an empty list', async () => {
    expect(await cells()).toEqual([]);
  });

  test('a square of 0.05° shows how many farms it has, and nothing else', async () => {
    await addFarmsAt(portal, 6, 7.39, -1.36);
    expect(await cells()).toEqual([
      {
        center_point: '7.375, -1.375',
        coordinates: JSON.stringify(['7.35, -1.4', '7.35, -1.35', '7.4, -1.35', '7.4, -1.4', '7.35, -1.4']),
        farms: 6,
      },
    ]);
  });

  test('four farms are counted in the square beside them; four in all are not shown', async () => {
    await addFarmsAt(portal, 4, 7.41, -1.36);
    expect(await cells()).toEqual([]);
    await addFarmsAt(portal, 5, 7.39, -1.36);
    expect((await cells()).map(({ center_point: at, farms }) => [at, farms])).toEqual([['7.375, -1.375', 9]]);
  });

  test('a farm on the edge of squares is counted once', async () => {
    await addFarmsAt(portal, 5, 7.35, -1.4);
    expect((await cells()).map(({ center_point: at, farms }) => [at, farms])).toEqual([['7.375, -1.375', 5]]);
  });

  test('the samples of a trial stand in the officers’ list, and are not counted among farms', async () => {
    await addSampleFarms(portal.context);
    const admin = await portal.as('admin');
    const { found } = (await admin.inject('/api/farms')).json<{ found: { name: string; district: object | null }[] }>();
    expect(found).toHaveLength(8);
    expect(found.every(({ name, district }) => name.startsWith('Sample: ') && district !== null)).toBe(true);
    expect(await cells()).toEqual([]);
  });

  test('no card number leaves by it', async () => {
    await addFarmsAt(portal, 7, 7.39, -1.36);
    const { body } = await portal.inject('/api/polygon');
    expect(body).not.toMatch(/GHA|card|ejura|owner/i);
  });
});

describe('satellite imagery', () => {
  test('there is none until the operator sets some', async () => {
    expect((await portal.inject('/api/farms/map')).json()).toEqual({ satellite: null });
  });
  test('where it is set, the page may ask exactly its host, and names whom to credit', async () => {
    const tiles = 'https://tiles.example.org/{z}/{x}/{y}.jpg';
    const other = await buildTestApp({
      env: { SATELLITE_URL: tiles, SATELLITE_CREDIT: 'Imagery: Example Space Agency' },
    });
    expect((await other.inject('/api/farms/map')).json()).toEqual({
      satellite: { tiles, credit: 'Imagery: Example Space Agency' },
    });
    await other.close();
    const plain = await buildTestApp({ env: { SATELLITE_URL: tiles } });
    expect((await plain.inject('/api/farms/map')).json()).toEqual({
      satellite: { tiles, credit: 'tiles.example.org' },
    });
    await plain.close();
  });
});
