import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../testing/messagesRoom.ts';

let room: MessagesRoom;
beforeAll(async () => {
  room = await openMessagesRoom();
});
afterAll(() => room.close());

const village = { name: 'Sample: Bonyon', point: { lat: 7.4935, lng: -1.2639 } };
const larger = { name: 'Sample: Kasei', point: { lat: 7.5235, lng: -1.2159 }, population: 900 };
const quarter = { name: 'Sample: Kasei Zongo', point: { lat: 7.5235, lng: -1.2159 } };
const add = async (payload: object) =>
  (await room.admin.inject({ method: 'POST', url: '/api/communities', payload })).json<{ id: number }>().id;
const within = (west: number, south: number, east: number, north: number) =>
  room.ama.inject(`/api/communities/in?west=${west}&south=${south}&east=${east}&north=${north}`);

test('communities in view of a map come with their places, the largest first, without what was merged', async () => {
  const [id, into, merged] = [await add(village), await add(larger), await add(quarter)];
  await room.admin.inject({ method: 'POST', url: `/api/communities/${merged}/merge`, payload: { into } });
  expect((await within(-1.3, 7.45, -1.2, 7.55)).json()).toEqual([
    { id: into, name: larger.name, ...larger.point },
    { id, name: village.name, ...village.point },
  ]);
  // The whole country is more than is drawn at once.
  expect((await within(-4, 4, 2, 12)).json()).toHaveLength(150);
});

test('a box that is none is answered with what is wrong', async () => {
  const answer = await within(-2, 7, -1, 97);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ message: string }>().message).toMatch(/north/);
});
