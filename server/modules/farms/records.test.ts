import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { allHeard } from '../../testing/heard.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { putPosts, resetPosts } from '../../testing/putPosts.ts';

let portal: TestApp;
let ama: Caller;
let kofi: Caller;
let admin: Caller;
beforeAll(async () => {
  portal = await buildTestApp();
  [ama, kofi, admin] = [await portal.as('ama'), await portal.as('kofi'), await portal.as('admin')];
});
afterAll(() => portal.close());

beforeEach(async () => {
  await sql`delete from farm`.execute(portal.context.db);
  await resetPosts(portal.context.db);
  await allHeard(portal.context);
});

const CARD = 'GHA-123456789-0';

/** A square of 0.002° near Ejura: 220.8 m × 221.2 m. */
const points = ['7.38, -1.36', '7.38, -1.358', '7.382, -1.358', '7.382, -1.36'];

const outline = (lat = 7.38, lng = -1.36, side = 0.002) => [
  [
    [
      [lng, lat],
      [lng + side, lat],
      [lng + side, lat + side],
      [lng, lat + side],
      [lng, lat],
    ],
  ],
];

const form = (coordinates: readonly string[], more: object = {}) => ({
  ghana_card_no: CARD,
  center_point: '7.381, -1.359',
  coordinates: JSON.stringify(coordinates),
  ...more,
});

const send = (
  who: Caller,
  method: 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) => who.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });

const map = (who: Caller, coordinates: readonly string[] = points, more: object = {}) =>
  send(who, 'POST', '/polygon', form(coordinates, more));

const messageOf = (answer: { json<T>(): T }) => answer.json<{ message: string }>().message;

interface Shown {
  id: string;
  hectares: number;
  history: object[];
  [field: string]: unknown;
}

async function mapped(who: Caller, ...rest: [coordinates?: readonly string[], more?: object]): Promise<Shown> {
  return (await map(who, ...rest)).json<{ farm: Shown }>().farm;
}

const look = async (who: Caller, id: string) => (await who.inject(`/api/farms/${id}`)).json<Shown>();
async function districtsFor(name: 'ama' | 'kofi', ids: string[]): Promise<void> {
  await putPosts(portal.context.db, name, 'user', ids);
  await allHeard(portal.context);
}

describe('Map a Farm', () => {
  test('four points make a farm, closed, with its area, district and point inside', async () => {
    const answer = await map(ama, points, { name: 'North field', crop: 'maize' });
    expect(answer.statusCode).toBe(200);
    expect(messageOf(answer)).toBe('farm successfully mapped');
    expect(answer.json<{ farm: Shown }>().farm).toMatchObject({
      name: 'North field',
      crop: 'maize',
      ghana_card_no: 'GHA-******789-0',
      center_point: '7.381, -1.359',
      own: true,
      source: 'typed',
      outline: outline(),
      overlaps: [],
      history: [],
    });
    // 0.002° of longitude at 7.381° N are 220.81 m, of latitude 221.15 m: 4.883 ha.
    expect(answer.json<{ farm: Shown }>().farm.hectares).toBeCloseTo(4.883, 2);
  });
  test('the closing point may be sent along', async () => {
    expect((await mapped(ama, [...points, points[0] ?? ''])).hectares).toBeCloseTo(4.883, 2);
  });
  test('three points and nine are refused in the words of the specification', async () => {
    for (const many of [3, 9]) {
      const round = Array.from(
        { length: many },
        (_, i) => `${7.38 + Math.sin((i / many) * 6.28) / 500}, ${-1.36 + Math.cos((i / many) * 6.28) / 500}`,
      );
      const answer = await map(ama, round);
      expect([answer.statusCode, messageOf(answer)]).toEqual([422, 'Number of points must be between 4 and 8.']);
    }
  });
  test('a farm is not kept with sides that cross, points told twice, turned axes, or a wrong card', async () => {
    const [a, b, c, d] = points as [string, string, string, string];
    expect(messageOf(await map(ama, [a, c, b, d]))).toMatch(/^Two sides cross at 7\.381, -1\.359\./);
    expect(messageOf(await map(ama, [a, b, b, c, d]))).toMatch(/^The corner 7\.38, -1\.358 is there twice\./);
    expect(
      messageOf(
        await map(
          ama,
          points.map((each) => each.split(', ').toReversed().join(', ')),
        ),
      ),
    ).toMatch(/other way round/);
    expect(messageOf(await map(ama, [a, b, 'north', d]))).toMatch(
      /^Point 3 is "north", which is not a latitude and a longitude\./,
    );
    expect(messageOf(await map(ama, points, { ghana_card_no: '123' }))).toMatch(
      /^"123" is not a Ghana Card number\. It is written GHA-123456789-0/,
    );
    expect(messageOf(await map(ama, points, { crop: 'tulips' }))).toMatch(/^There is no crop "tulips"/);
    expect(messageOf(await map(ama, points, { farmerId: 999_999 }))).toMatch(/^There is no farmer 999999 in your list/);
    expect((await ama.inject('/api/farms')).json()).toEqual({ found: [], total: 0, hectares: 0 });
  });
  test('sent twice from a phone under one key, it is there once', async () => {
    const once = { 'idempotency-key': 'a-farm-from-the-field' };
    await send(ama, 'POST', '/polygon', form(points), once);
    const again = await send(ama, 'POST', '/polygon', form(points), once);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await ama.inject('/api/farms')).json<{ total: number }>().total).toBe(1);
  });
});

describe('a farm that is kept', () => {
  test('is corrected, and what it was stays in its history', async () => {
    const { id } = await mapped(ama);
    const changed = await send(ama, 'PATCH', `/farms/${id}`, {
      outline: outline(7.38, -1.36, 0.001),
      source: 'drawn',
      name: 'Half of it',
    });
    expect(changed.json()).toMatchObject({
      name: 'Half of it',
      source: 'drawn',
      history: [{ by: 'Ama (demo officer)', fields: ['name', 'outline'], outline: outline() }],
    });
    await send(ama, 'PATCH', `/farms/${id}`, { name: 'A quarter' });
    expect((await look(ama, id)).history.map((each) => (each as { outline: unknown }).outline)).toEqual([
      null,
      outline(),
    ]);
  });
  test('of two officers who correct it at once the second is shown what stands there, and may still have it their way', async () => {
    const { id, version } = (await mapped(ama, points, { name: 'North' })) as Shown & { version: number };
    portal.clock.set('2026-04-15T12:00:05Z');
    expect((await send(admin, 'PATCH', `/farms/${id}`, { name: 'Northern', version })).statusCode).toBe(200);
    const late = await send(
      ama,
      'PATCH',
      `/farms/${id}`,
      { crop: 'maize', version },
      { accept: 'application/problem+json' },
    );
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      {
        code: 'changedMeanwhile',
        detail: expect.stringMatching(/^The farm was changed by Demo Administrator/),
        standing: { name: 'Northern', crop: null },
      },
    ]);
    const { standing } = late.json<{ standing: { version: number } }>();
    await send(ama, 'PATCH', `/farms/${id}`, { crop: 'maize', version: standing.version });
    expect(await look(ama, id)).toMatchObject({ name: 'Northern', crop: 'maize' });
    portal.clock.set('2026-04-15T12:00:00Z');
  });
  test('is deleted and brought back with its history by who deleted it', async () => {
    const { id } = await mapped(ama);
    await send(ama, 'PATCH', `/farms/${id}`, { name: 'N' });
    const { undo } = (await send(ama, 'DELETE', `/farms/${id}`)).json<{ undo: string }>();
    expect((await ama.inject(`/api/farms/${id}`)).statusCode).toBe(404);
    expect((await send(kofi, 'POST', `/trash/${undo}/restore`)).statusCode).toBe(404);
    expect((await send(ama, 'POST', `/trash/${undo}/restore`)).statusCode).toBe(200);
    expect(await look(ama, id)).toMatchObject({
      name: 'N',
      ghana_card_no: 'GHA-******789-0',
      history: [{ fields: ['name'] }],
    });
  });
  test('tells of another farm on the same ground, not of a neighbour behind a shared hedge', async () => {
    const first = await mapped(ama);
    await send(ama, 'POST', '/farms', { outline: outline(7.382, -1.36), source: 'drawn' });
    const over = (await send(ama, 'POST', '/farms', { outline: outline(7.381, -1.36), source: 'drawn' })).json<{
      overlaps: { id: string; hectares: number }[];
    }>();
    expect(over.overlaps.map(({ id }) => id)).toContain(first.id);
    expect(over.overlaps.find(({ id }) => id === first.id)?.hectares).toBeCloseTo(2.44, 1);
    const check = (await send(ama, 'POST', '/farms/check', { outline: outline(7.38, -1.358) })).json<{
      hectares: number;
      overlaps: object[];
    }>();
    expect([check.hectares.toFixed(2), check.overlaps]).toEqual(['4.88', []]);
  });
});

describe('who sees a farm', () => {
  test('officers of its district and administrators do; to others, without districts too, it does not exist', async () => {
    const { id } = await mapped(ama);
    expect((await kofi.inject(`/api/farms/${id}`)).statusCode).toBe(404);
    expect((await kofi.inject('/api/farms')).json<{ total: number }>().total).toBe(0);
    await districtsFor('kofi', ['tamale_metropolitan']);
    for (const request of [
      { url: `/api/farms/${id}` },
      { method: 'DELETE' as const, url: `/api/farms/${id}` },
      { method: 'POST' as const, url: `/api/farms/${id}/reveal` },
    ]) {
      expect((await kofi.inject(request)).statusCode).toBe(404);
    }
    expect((await kofi.inject('/api/farms')).json<{ total: number }>().total).toBe(0);
    expect((await send(kofi, 'POST', '/farms/find', { card: CARD })).json()).toEqual({ found: [] });
    expect((await look(admin, id)).id).toBe(id);
    const { district } = (await look(ama, id)) as unknown as { district: { id: string } };
    await districtsFor('kofi', [district.id]);
    expect(await look(kofi, id)).toMatchObject({ own: false });
    expect(messageOf(await send(kofi, 'DELETE', `/farms/${id}`))).toMatch(
      /^A farm is corrected and deleted by the officer who keeps it/,
    );
  });
  test('a farmer’s name stays with the officers who keep or share them', async () => {
    const place = { addressId: 'ejura', phone: '0244000001', name: 'Test Farmer' };
    const farmer = (await send(ama, 'POST', '/farmers', place)).json<{ id: number }>();
    await districtsFor('kofi', ['ejura_sekyedumase_municipal']);
    const { id } = await mapped(ama, points, { farmerId: farmer.id });
    expect(await look(ama, id)).toMatchObject({ farmer: { id: farmer.id, name: 'Test Farmer' } });
    expect(await look(kofi, id)).toMatchObject({ farmer: null });
    expect(await look(admin, id)).toMatchObject({ farmer: { name: 'Test Farmer' } });
    expect(
      messageOf(await send(kofi, 'POST', '/farms', { outline: outline(), source: 'drawn', farmerId: farmer.id })),
    ).toMatch(/in your list/);
    // Erased on their demand: ground stays, number and link go.
    await send(ama, 'POST', '/farmers/remove', { ids: [farmer.id], forGood: true });
    await portal.context.jobs.runDue();
    expect(await look(ama, id)).toMatchObject({ farmer: null, ghana_card_no: '' });
    expect((await send(ama, 'POST', '/farms/find', { card: CARD })).json()).toEqual({ found: [] });
  });
});
