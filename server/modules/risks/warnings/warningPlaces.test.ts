import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMessagesRoom, type MessagesRoom } from '../../../testing/messagesRoom.ts';

let room: MessagesRoom;
beforeAll(async () => {
  room = await openMessagesRoom();
});
afterAll(() => room.close());

test('a village, of whose name there are many, is named with its district', async () => {
  const { db } = room.portal.context;
  await sql`insert into community (name, district_id, lat, lng, source, sounds, words, created_at, updated_at) values ('Akrofrom', 'offinso_north', 7.6, -1.9, 'test', '{}', 'akrofrom', now(), now())`.execute(
    db,
  );
  const location = JSON.stringify({ coordinates: '7.6000, -1.9000', name: 'Akrofrom' });
  const payload = { riskCategoryId: 2, description: 'Caterpillars', location, district_id: 'offinso_north' };
  const { id } = (await room.ama.inject({ method: 'POST', url: '/api/risks', payload })).json<{ id: number }>();
  const verify = { act: 'verify', risks: [{ id }] };
  await room.admin.inject({ method: 'POST', url: '/api/risks/act', payload: verify });
  const proposed = async () => (await room.admin.inject(`/api/risks/${id}/warning`)).json<object>();
  const warning = await proposed();
  expect(warning).toMatchObject({
    where: 'within 10 km of Akrofrom, Offinso North',
    text: expect.stringMatching(/^Pest seen near Akrofrom, Offinso North\. Walk/),
  });
  // One letter less than a part takes no district besides: the text stays one SMS.
  const advice = { en: 'A'.repeat(160 - 'Pest seen near Akrofrom. '.length) };
  await db
    .updateTable('risk_category')
    .set({ advice: JSON.stringify(advice) })
    .where('name', '=', 'Pest')
    .execute();
  expect(await proposed()).toMatchObject({
    text: `Pest seen near Akrofrom. ${advice.en}`,
  });
});
