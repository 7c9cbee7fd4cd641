import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayWav } from '../../testing/sayWav.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { saveSubscription } from './subscriptions/subscriptions.repository.ts';
import { sendSms } from './testing/phones.ts';

/** What hangs on the number of a farmer who has themselves erased. */
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({
    env: { PUBLIC_URL: 'https://agrihub.example', DOORS: 'sms-kannel' },
    now: '2026-04-15T12:00:00Z',
  });
});
afterAll(() => app.close());

const headers = { host: 'agrihub.example' };
const bySms = (from: string, text: string) => sendSms(app, `+233${from.slice(1)}`, text);
/** Answers what waits with a recording, and words beside it. */
async function answer(text: string): Promise<void> {
  const { id } = await app.context.db
    .selectFrom('farmer_question')
    .select('id')
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const answered = await (
    await app.as('admin')
  ).inject({
    method: 'POST',
    url: `/api/questions/${id}/voice?${new URLSearchParams({ text })}`,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: sayWav({ seconds: 2 }),
  });
  expect(answered.statusCode).toBe(200);
  await app.context.jobs.runDue();
}

test('a farmer erased on demand leaves nothing of their number but a stop; what a shared number sent stays, and is said', async () => {
  const { db } = app.context;
  const ama = await app.as('ama');
  const add = async (name: string, phone: string) => {
    const consent = { given: true, source: 'in person', date: '2026-04-01' };
    const payload = { name, phone, addressId: 'ejura', crops: ['maize'], consent };
    return (await ama.inject({ method: 'POST', url: '/api/farmers', headers, payload })).json<{ id: number }>().id;
  };
  const erase = async (id: number) => {
    const payload = { ids: [id], forGood: true };
    const erased = await ama.inject({ method: 'POST', url: '/api/farmers/remove', headers, payload });
    await app.context.jobs.runDue();
    return erased.json<{ message: string }>().message;
  };
  const kept = async (phone: string) => {
    const tables = [
      'farmer_question',
      'conversation',
      'caller',
      'subscription',
      'follow',
      'delivery',
      'message',
    ] as const;
    const found: string[] = [];
    for (const table of [...tables, 'voice_note', 'gauge_reader', 'opt_out', 'job'] as const) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      if (new RegExp(`${phone}|NPK for ${phone}`).test(rows)) found.push(table);
    }
    return found;
  };
  const heard = async () => (await db.selectFrom('voice_note').select('code').execute()).length;
  const speak = async (phone: string) => {
    await bySms(phone, 'maize ejura');
    await bySms(phone, `ask what does ${phone} need`);
    await answer(`NPK for ${phone}.`);
    const weekly = { channel: 'sms', cropId: 'maize', districtId: 'ejura', place: 'Ejura', language: 'en' } as const;
    const confirmed = {
      plantedOn: null,
      code: phone.padEnd(22, 'B'),
      confirmedAt: app.clock.now(),
      at: app.clock.now(),
    };
    await saveSubscription(db, { ...weekly, ...confirmed, address: phone });
    const follow = { channel: 'sms', kind: 'story', title: 'A story', language: 'en', seen: '1' } as const;
    const code = phone.padEnd(22, 'A');
    await db
      .insertInto('follow')
      .values({ ...follow, address: phone, thing: 'AR-01', code, asked_at: app.clock.now() })
      .execute();
    await db
      .insertInto('opt_out')
      .values({ address: phone, way: 'reply', stopped_by: null, stopped_at: app.clock.now() })
      .execute();
  };
  const [alone, shared] = ['0241230011', '0241230012'];
  const before = await heard();
  await speak(alone);
  expect(await erase(await add('Alone on a phone', alone))).toBe('contact(s) deleted');
  expect([await kept(alone), await heard()]).toEqual([['opt_out'], before]);

  await speak(shared);
  const first = await add('First on a phone', shared);
  const kofis = await (
    await app.as('kofi')
  ).inject({
    method: 'POST',
    url: '/api/farmers',
    headers,
    payload: { name: 'Second on a phone', phone: shared, addressId: 'ejura', crops: ['maize'] },
  });
  expect(kofis.statusCode).toBe(200);
  expect(await erase(first)).toBe(
    'contact(s) deleted. Other farmers share 1 of their numbers or e-mail addresses: questions, answers and wishes from there stay, as nobody can tell whose they are.',
  );
  expect(await kept(shared)).toEqual(
    expect.arrayContaining(['farmer_question', 'conversation', 'subscription', 'follow', 'delivery', 'message']),
  );
  expect(await heard()).toBe(before + 1);
});
