import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { allHeard } from '../../../testing/heard.ts';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';
import { resetPosts } from '../../../testing/putPosts.ts';
import { farmersInArea } from '../farms.service.ts';

let portal: TestApp;
let ama: Caller;
beforeAll(async () => {
  portal = await buildTestApp();
  ama = await portal.as('ama');
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

describe('card numbers', () => {
  test('lie encrypted, are found exactly, and shown whole on demand; both is noted', async () => {
    const { id } = await mapped(ama);
    const { rows } = await sql<{
      text: string;
    }>`select encode(card_number, 'escape') || encode(card_number_key, 'escape') as text from farm`.execute(
      portal.context.db,
    );
    expect(rows[0]?.text).not.toContain('123456789');
    const found = await send(ama, 'POST', '/farms/find', { card: 'gha 123456789 0' });
    expect(found.json<{ found: { id: string }[] }>().found.map((each) => each.id)).toEqual([id]);
    expect(found.body).not.toContain('123456');
    expect((await send(ama, 'POST', '/farms/find', { card: 'GHA-123456789-1' })).json()).toEqual({ found: [] });
    expect((await send(ama, 'POST', `/farms/${id}/reveal`)).json()).toEqual({ ghana_card_no: CARD });
    const acts = await portal.context.db
      .selectFrom('audit_entry')
      .select(['act', 'ids', 'field_names'])
      .where('act', 'in', ['findFarmsByCard', 'revealFarmCard'])
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(acts).toEqual([
      { act: 'revealFarmCard', ids: [id], field_names: ['card'] },
      { act: 'findFarmsByCard', ids: [], field_names: ['card'] },
      { act: 'findFarmsByCard', ids: [id], field_names: ['card'] },
    ]);
  });
  test('more than sixty look-ups in an hour are refused', async () => {
    const efua = await portal.as('efua');
    for (let each = 0; each < 60; each += 1) await send(efua, 'POST', '/farms/find', { card: CARD });
    const answer = await send(efua, 'POST', '/farms/find', { card: CARD });
    expect([answer.statusCode, messageOf(answer)]).toEqual([
      429,
      'Card numbers may be looked up 60 times within 60 minutes. Wait, or find the farm on the map.',
    ]);
  });
});

test('farmers are found by where their farms lie', async () => {
  const { db } = portal.context;
  const add = async (phone: string, lat: number) => {
    const { id } = (await send(ama, 'POST', '/farmers', { addressId: 'ejura', phone, name: phone })).json<{
      id: number;
    }>();
    await send(ama, 'POST', '/farms', { outline: outline(lat), source: 'drawn', farmerId: id });
    return id;
  };
  const [south, north] = [await add('0244000011', 7.3), await add('0244000012', 7.5)];
  expect(await farmersInArea(db, { kind: 'around', point: [-1.359, 7.32], km: 2.1 })).toEqual([south]);
  expect(await farmersInArea(db, { kind: 'around', point: [-1.359, 7.32], km: 1.9 })).toEqual([]);
  expect(await farmersInArea(db, { kind: 'around', point: [-1.359, 7.4], km: 15 })).toEqual([south, north]);
  expect(await farmersInArea(db, { kind: 'shape', outline: outline(7.4, -1.4, 0.2) as never })).toEqual([north]);
  const { found } = (await ama.inject('/api/farms')).json<{ found: { district: { id: string } }[] }>();
  expect(await farmersInArea(db, { kind: 'districts', ids: found.map(({ district }) => district.id) })).toEqual([
    south,
    north,
  ]);
});
