import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sayWav } from '../../../testing/sayWav.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { phoneSettings, sendSms, sendWhatsapp } from '../testing/phones.ts';

/** Answers of officers as recordings: what a farmer gets by WhatsApp and by SMS, and who hears them. */
let app: TestApp;
let graph: Server;
interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
/** Whether the WhatsApp Cloud API does not answer. */
let isAway = false;
/** What the WhatsApp Cloud API was asked. */
const asked: Asked[] = [];

beforeAll(async () => {
  graph = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      if (isAway) return void response.writeHead(503).end();
      const isMedia = request.url?.endsWith('/media') === true;
      response
        .setHeader('content-type', 'application/json')
        .end(isMedia ? '{"id":"media-1"}' : '{"messages":[{"id":"wamid.OUT"}]}');
    });
  });
  await new Promise<void>((resolve) => graph.listen(0, '127.0.0.1', resolve));
  app = await buildTestApp({ env: { ...phoneSettings(graph), WHATSAPP_MESSAGE_PRICE: '0.25' } });
});
afterAll(async () => {
  await app.close();
  graph.close();
});
beforeEach(() => {
  app.clock.set('2026-04-15T12:00:00Z');
  asked.length = 0;
  isAway = false;
});

const headers = { host: 'agrihub.example' };
const abroad = (phone: string) => `+233${phone.slice(1)}`;
const bySms = (from: string, text: string) => sendSms(app, abroad(from), text);
const byWhatsapp = (from: string, body: string) => sendWhatsapp(app, abroad(from), body);
interface Shown {
  readonly id: number;
  readonly text: string;
  readonly state: string;
  readonly voice_seconds: number | null;
  readonly voice_reaches: string;
}
async function questionOf(text: string): Promise<Shown> {
  const { found } = (await (await app.as('admin')).inject({ url: '/api/questions', headers })).json<{
    found: Shown[];
  }>();
  const question = found.find((each) => each.text === text);
  if (question === undefined) throw new Error(`Nobody asked ${text}.`);
  return question;
}
const answer = async (id: number, { wav = sayWav({ seconds: 2 }), query = '' } = {}) => {
  const answered = await (
    await app.as('admin')
  ).inject({
    method: 'POST',
    url: `/api/questions/${id}/voice${query}`,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: wav,
  });
  await app.context.jobs.runDue();
  return answered;
};
const sentTo = (address: string) =>
  app.context.db
    .selectFrom('delivery')
    .innerJoin('message', 'message.id', 'delivery.message_id')
    .select(['channel', 'delivery.text', 'delivery.state', 'delivery.reason'])
    .where('address', '=', address)
    .where('about', '=', 'wish answer')
    .orderBy('delivery.id')
    .execute();

test('a farmer who wrote by WhatsApp today gets the recording there as sound, and the words beside it', async () => {
  const from = '0241230001';
  await byWhatsapp(from, 'maize ejura');
  await byWhatsapp(from, 'ask why do the leaves curl');
  const { id, voice_reaches } = await questionOf('why do the leaves curl');
  expect(voice_reaches).toBe('sound');
  asked.length = 0;
  expect((await answer(id, { query: '?text=Look%20under%20the%20leaves.' })).json()).toMatchObject({
    state: 'answered',
    answer: 'Look under the leaves.',
    // 2 seconds of tone; what is silent around it is cut off but for a little.
    voice_seconds: expect.closeTo(2, 0) as number,
  });
  const media = asked.find(({ path }) => path === '/v23.0/1/media');
  expect(media?.headers).toMatchObject({
    authorization: 'Bearer graph-token',
    'content-type': expect.stringContaining('multipart/form-data') as string,
  });
  const form = media?.body.toString('latin1') ?? '';
  expect(form).toContain('name="messaging_product"\r\n\r\nwhatsapp\r\n');
  expect(form).toContain('name="type"\r\n\r\naudio/mpeg\r\n');
  expect(form).toContain('name="file"; filename="answer.mp3"\r\nContent-Type: audio/mpeg\r\n');
  const messages = asked
    .filter(({ path }) => path === '/v23.0/1/messages')
    .map(({ body }) => JSON.parse(body.toString()) as { type: string });
  expect(messages.toSorted((one, other) => (one.type < other.type ? -1 : 1))).toMatchObject([
    { messaging_product: 'whatsapp', to: '233241230001', type: 'audio', audio: { id: 'media-1' } },
    { type: 'template' },
  ]);
  expect((await sentTo(from)).map(({ channel, state }) => [channel, state])).toEqual([
    ['whatsapp', 'accepted'],
    ['whatsapp', 'accepted'],
  ]);
  // Two messages of the outbox at 0.25.
  const { doors } = (await (await app.as('admin')).inject({ url: '/api/doors', headers })).json<{
    doors: { door: string; cost: number | null }[];
  }>();
  expect(doors.find(({ door }) => door === 'whatsapp')).toMatchObject({ cost: 0.5 });
  expect(doors.find(({ door }) => door === 'voice-twilio')).toMatchObject({ cost: null });
});

test('a day after the farmer wrote, and by SMS, the recording goes as an address in a text', async () => {
  const late = '0241230002';
  await byWhatsapp(late, 'maize ejura');
  await byWhatsapp(late, 'ask when do I weed');
  app.clock.set('2026-04-16T12:30:00Z');
  const question = await questionOf('when do I weed');
  expect(question.voice_reaches).toBe('address');
  asked.length = 0;
  await answer(question.id);
  expect(asked.map(({ path }) => path)).toEqual(['/v23.0/1/messages']);
  expect(asked[0]?.body.toString()).toContain('https://agrihub.example/t/voice/');

  const from = '0241230003';
  await bySms(from, 'maize ejura');
  await bySms(from, 'ask which fertilizer first');
  await answer((await questionOf('which fertilizer first')).id, { query: '?text=NPK.' });
  const [sms] = await sentTo(from);
  expect(sms).toMatchObject({ channel: 'sms', state: 'accepted' });
  expect(sms?.text).toMatch(
    /^NPK\.\nAn officer answered your question with a recording\. Hear it within 30 days at:\nhttps:\/\/agrihub\.example\/t\/voice\/[\w-]{22}$/,
  );
});

test('a recording is heard by who was sent its address, for 30 days, and by officers who may read the question', async () => {
  const from = '0241230004';
  await bySms(from, 'maize ejura');
  await bySms(from, 'ask how deep do I sow');
  const { id } = await questionOf('how deep do I sow');
  await answer(id);
  const path = /\/t\/voice\/\S+/.exec((await sentTo(from))[0]?.text ?? '')?.[0] ?? '';
  const page = await app.inject({ url: path, headers });
  expect(page.body).toContain(`src="${path}/answer.mp3"`);
  expect(page.headers['cache-control']).toBe('private, no-store');
  const sound = await app.inject({ url: `${path}/answer.mp3`, headers });
  expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/mpeg']);
  // 24 kbit/s are 3,000 bytes a second.
  expect(sound.rawPayload.length / 3_000).toBeCloseTo(2, 0);
  // The code of the address is a secret of the farmer.
  const own = await (await app.as('admin')).inject({ url: `/api/questions/${id}/voice`, headers });
  expect(own.headers['etag']).toMatch(/^"[\w-]{22}"$/);
  expect(own.headers['etag']).not.toContain(path.slice('/t/voice/'.length));
  const hear = async (who: 'admin' | 'kofi') =>
    (await (await app.as(who)).inject({ url: `/api/questions/${id}/voice`, headers })).statusCode;
  // Kofi works in another district.
  expect([await hear('admin'), await hear('kofi')]).toEqual([200, 404]);
  expect((await app.inject({ url: `/api/questions/${id}/voice`, headers })).statusCode).toBe(401);
  expect((await app.inject({ url: `/t/voice/${'A'.repeat(22)}`, headers })).statusCode).toBe(404);

  app.clock.set('2026-05-16T12:00:00Z');
  expect((await app.inject({ url: path, headers })).statusCode).toBe(404);
  expect((await app.inject({ url: `${path}/answer.mp3`, headers })).statusCode).toBe(404);
  expect(await hear('admin')).toBe(200);

  // After two years the question and its recording are gone.
  app.clock.set('2028-04-20T12:00:00Z');
  await app.context.jobs.enqueue(app.context.db, { kind: 'watchFarmerQuestions', payload: null });
  await app.context.jobs.runDue();
  const left = await app.context.db.selectFrom('voice_note').select('code').execute();
  expect(left).toEqual([]);
});

test('a recording that WhatsApp does not take within the day goes by SMS as an address', async () => {
  const from = '0241230006';
  await byWhatsapp(from, 'maize ejura');
  await byWhatsapp(from, 'ask how far apart');
  const { id } = await questionOf('how far apart');
  isAway = true;
  await answer(id);
  expect(await sentTo(from)).toMatchObject([{ channel: 'whatsapp', state: 'queued' }]);
  app.clock.set('2026-04-16T12:30:00Z');
  await app.context.db
    .updateTable('delivery')
    .set({ handed_over_at: new Date(0) })
    .execute();
  await app.context.db.deleteFrom('job').where('kind', '=', 'lookAfterOutbox').execute();
  await app.context.jobs.enqueue(app.context.db, { kind: 'lookAfterOutbox', payload: null });
  await app.context.jobs.runDue();
  expect(await sentTo(from)).toMatchObject([
    { channel: 'sms', state: 'accepted', text: expect.stringContaining('https://agrihub.example/t/voice/') as string },
  ]);
});

test('what cannot be sent is refused with a sentence, and nothing is kept of it', async () => {
  const from = '0241230005';
  await bySms(from, 'maize ejura');
  await bySms(from, 'ask is it too late');
  const { id } = await questionOf('is it too late');
  const refused = async (given: Parameters<typeof answer>[1]) =>
    (await answer(id, given)).json<{ message: string }>().message;
  expect(await refused({ wav: sayWav({ seconds: 125, rate: 8_000 }) })).toBe(
    'It is 125 seconds long; a voice note may have 120. Record a shorter one.',
  );
  expect(await refused({ wav: Buffer.from('no sound') })).toContain('It is not a WAV file.');
  expect(await refused({ query: '?library=true' })).toBe(
    'A voice note alone cannot be offered for like questions. Write what it says, or do not offer it.',
  );
  expect(await sentTo(from)).toEqual([]);
  expect((await questionOf('is it too late')).state).toBe('open');
});
