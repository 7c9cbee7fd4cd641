import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../testing/messagesRoom.ts';

/** Communities that a map draws: those in view. */
let room: MessagesRoom;
beforeAll(async () => {
  room = await openMessagesRoom();
});
afterAll(() => room.close());

const village = { name: 'Sample: Bonyon', point: { lat: 7.4935, lng: -1.2639 } };
const next = { name: 'Sample: Kasei', point: { lat: 7.5235, lng: -1.2159 } };
const add = async (payload: object) =>
  (await room.admin.inject({ method: 'POST', url: '/api/communities', payload })).json<{ id: number }>().id;
const inBox = (west: number, south: number, east: number, north: number) =>
  room.ama.inject(`/api/communities/in?west=${west}&south=${south}&east=${east}&north=${north}`);

test('those in view come with their places, the largest first, without what was merged', async () => {
  const ids = [await add(village), await add(next)];
  await room.admin.inject({ method: 'PATCH', url: `/api/communities/${ids[1]}`, payload: { population: 900 } });
  const other = await add({ name: 'Sample: Kasseh', point: { lat: 7.52, lng: -1.22 } });
  const merged = await room.admin.inject({
    method: 'POST',
    url: `/api/communities/${other}/merge`,
    payload: { into: ids[1] },
  });
  expect(merged.statusCode).toBe(200);
  expect((await inBox(-1.3, 7.45, -1.2, 7.55)).json()).toEqual([
    { id: ids[1], name: next.name, ...next.point },
    { id: ids[0], name: village.name, ...village.point },
  ]);
  // The whole country is more than is drawn at once.
  expect((await inBox(-4, 4, 2, 12)).json()).toHaveLength(150);
});

test('a box that is none is answered with what is wrong', async () => {
  const answer = await inBox(-2, 7, -1, 97);
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    400,
    expect.stringContaining('north'),
  ]);
});
