import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { sayWav } from '../../testing/sayWav.ts';

let app: TestApp;
let admin: Caller;
let ama: Caller;
beforeAll(async () => {
  app = await buildTestApp();
  [admin, ama] = [await app.as('admin'), await app.as('ama')];
});
afterAll(() => app.close());

interface Piece {
  key: string;
  text: string;
  status: string;
  blocks: number;
  blocked: string[];
  hash: string | null;
  seconds: number | null;
  may_review: boolean;
}
interface Listed {
  languages: { code: string; missing: number; draft: number; reviewed: number; sentences: number; heard: number }[];
  pieces: Piece[];
}
const list = async (language = 'en') => (await admin.inject(`/api/speech/${language}`)).json<Listed>();
const pieceOf = async (key: string, language = 'en') =>
  (await list(language)).pieces.find((piece) => piece.key === key) as Piece;
const keep = (key: string, text: string, wav: Buffer, { who = admin, language = 'en' } = {}) =>
  who.inject({
    method: 'POST',
    url: `/api/speech/${language}/${key}?text=${encodeURIComponent(text)}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: wav,
  });
const review = (key: string, hash: string | null, reviewed = true) =>
  admin.inject({ method: 'POST', url: `/api/speech/en/${key}/review`, payload: { hash, reviewed } });
/** As if somebody else had recorded it. */
const byAnother = () =>
  app.context.db.updateTable('speech_piece').set({ recorded_by: null, recorded_by_name: 'Sample speaker' }).execute();
const sentence = (answer: { json<T>(): T }) => answer.json<{ message: string }>().message;
/** Kept and reviewed; each with a tone of its own. */
async function record(keys: readonly string[]): Promise<void> {
  const { pieces } = await list();
  for (const [at, key] of keys.entries()) {
    const { text } = pieces.find((piece) => piece.key === key) as Piece;
    const kept = await keep(key, text, sayWav({ seconds: 0.3, hertz: 300 + at * 20 }));
    await byAnother();
    expect([key, (await review(key, kept.json<Piece>().hash)).statusCode]).toEqual([key, 200]);
  }
}

test('what is to be recorded is listed with what it blocks, what blocks most first', async () => {
  const { pieces, languages } = await list();
  expect(languages.map(({ code }) => code)).toEqual(['en', 'fr', 'ak', 'ee', 'dag', 'ha', 'gaa']);
  expect(languages[0]).toMatchObject({ reviewed: 0, heard: 0, draft: 0, missing: pieces.length });
  // A place is in many sentences, but each of some hundred places in few of those that are heard.
  expect(await pieceOf('work.none:1')).toMatchObject({
    text: 'No work is due this week',
    status: 'missing',
    blocks: 1,
    blocked: ['No work is due this week'],
  });
  expect(pieces.findIndex(({ key }) => key === 'month:4')).toBeLessThan(
    pieces.findIndex(({ key }) => key === 'place:ejura_sekyedumase_municipal'),
  );
  expect((await ama.inject('/api/speech/en')).statusCode).toBe(403);
});

test('a recording is a small MP3, a draft that nobody hears until a second person reviewed it', async () => {
  const kept = await keep('work.none:1', 'No work is due this week', sayWav({ rate: 44_100 }));
  // A second of speech, 80 ms of silence on both sides.
  expect(kept.json()).toMatchObject({ status: 'draft', seconds: 1.16, may_review: false });
  const { hash } = kept.json<Piece>();
  const address = `/api/speech/sound.mp3?pieces=${hash}`;
  expect((await app.inject(address)).statusCode).toBe(404);
  const own = await admin.inject('/api/speech/en/work.none:1/sound');
  // MPEG 2, layer III, without a checksum; 24 kbit/s at 16,000 samples, one channel (ISO/IEC 13818-3).
  expect([...own.rawPayload.subarray(0, 2)]).toEqual([0xff, 0xf3]);
  expect((own.rawPayload[2] ?? 0) >> 4).toBe(3);
  expect((own.rawPayload[3] ?? 0) >> 6).toBe(3);
  // 1.16 s at 3,000 bytes, and two frames of 108 bytes by which the encoder is late.
  expect(own.rawPayload.length).toBeGreaterThan(3_400);
  expect(own.rawPayload.length).toBeLessThan(3_900);
  expect((await app.inject('/api/speech/en/work.none:1/sound')).statusCode).toBe(401);

  expect(sentence(await review('work.none:1', hash))).toBe('You made this recording. Another person reviews it.');
  await byAnother();
  expect(sentence(await review('work.none:1', '0123456789abcdef'))).toMatch(/^It was recorded anew/);
  const before = app.context.cacheVersion();
  expect((await review('work.none:1', hash)).json()).toMatchObject({ status: 'reviewed' });
  await expect.poll(async () => (await app.inject(address)).statusCode).toBe(200);
  // Pages that were kept without it are made anew.
  expect(app.context.cacheVersion()).not.toBe(before);
  const heard = await app.inject(address);
  expect(heard.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'content-length': String(own.rawPayload.length),
  });
  const part = await app.inject({ url: address, headers: { range: 'bytes=10-19' } });
  expect([part.statusCode, part.rawPayload]).toEqual([206, own.rawPayload.subarray(10, 20)]);
});

test('what is no recording of the words gets a sentence, and nothing is kept', async () => {
  const words = 'These dates are rough';
  const refusals = [
    [sayWav({ height: 0.001 }), /^Nothing is heard in this recording\./],
    [sayWav({ seconds: 21, rate: 8_000 }), /^It is 21 seconds long; a piece may have 20\./],
    [Buffer.from('just text'), /^It is not a WAV file\. Send a WAV file/],
    [
      Buffer.concat([Buffer.from('OggS\0\x02'), Buffer.alloc(22), Buffer.from('OpusHead'), Buffer.alloc(40)]),
      /^It is a file of the kind audio\/ogg/,
    ],
  ] as const;
  for (const [bytes, said] of refusals) {
    const refused = await keep('work.rough:1', words, bytes);
    expect([refused.statusCode, sentence(refused)]).toEqual([400, expect.stringMatching(said)]);
  }
  expect(sentence(await keep('work.rough:1', 'Other words', sayWav()))).toBe(
    'The words are “These dates are rough” by now, not “Other words”. Read them again and record those.',
  );
  expect((await keep('no.where:1', 'x', sayWav())).statusCode).toBe(404);
  expect((await keep('work.rough:1', words, Buffer.alloc(2_000_001))).statusCode).toBe(413);
  expect((await keep('work.rough:1', words, sayWav(), { who: ama })).statusCode).toBe(403);
  expect(await pieceOf('work.rough:1')).toMatchObject({ status: 'missing', hash: null });
});

test('a recording of words that changed is not heard, and is listed as changed', async () => {
  await record(['work.rough:1']);
  const { hash } = await pieceOf('work.rough:1');
  await expect.poll(() => app.context.spoken.of('en').has('work.rough:1')).toBe(true);
  await app.context.db
    .updateTable('speech_piece')
    .set({ text: 'These days are rough' })
    .where('key', '=', 'work.rough:1')
    .execute();
  await app.context.signals.publish(app.context.db, 'speech', {});
  await expect.poll(() => app.context.spoken.of('en').has('work.rough:1')).toBe(false);
  expect(await pieceOf('work.rough:1')).toMatchObject({ status: 'changed', hash });
});

test('a deleted recording is gone from every ear and comes back as it was', async () => {
  await record(['key.yes:1']);
  await expect.poll(() => app.context.spoken.of('en').has('key.yes:1')).toBe(true);
  const deleted = await admin.inject({ method: 'DELETE', url: '/api/speech/en/key.yes:1' });
  expect(await pieceOf('key.yes:1')).toMatchObject({ status: 'missing' });
  await expect.poll(() => app.context.spoken.of('en').has('key.yes:1')).toBe(false);
  const { undo } = deleted.json<{ undo: string }>();
  const back = await admin.inject({ method: 'POST', url: `/api/trash/${undo}/restore` });
  expect(back.json()).toEqual({ message: 'Brought back: Yes' });
  await expect.poll(() => app.context.spoken.of('en').has('key.yes:1')).toBe(true);
  expect(await pieceOf('key.yes:1')).toMatchObject({ status: 'reviewed' });
  // In Twi there is nothing to delete.
  expect((await admin.inject({ method: 'DELETE', url: '/api/speech/ak/key.yes:1' })).statusCode).toBe(404);
});

test('risks of a district are heard once the last piece of them is reviewed, and not before', async () => {
  const listen = async () =>
    (await app.inject('/api/speech/listen?about=risks&district=ejura_sekyedumase_municipal')).json<{
      languages: { code: string; url: string; text: string; seconds: number }[];
    }>().languages;
  const district = app.context.reference.book().districtById.get('ejura_sekyedumase_municipal');
  const place = (await list()).pieces.find(({ text, key }) => key.startsWith('place:') && text === district?.name);
  // No risk stands in the records: "No verified risk" "in" Ejura … "in the last 30 days".
  await record(['risks.title:1', 'risks.title:4', place?.key ?? '']);
  expect(await listen()).toEqual([]);
  await record(['risks.title:5']);
  await expect.poll(async () => (await listen()).length).toBe(1);
  const [english] = await listen();
  expect(english).toMatchObject({
    code: 'en',
    text: `No verified risk in ${district?.name} in the last 30 days.`,
    // Four pieces of 0.3 s with 80 ms on both sides.
    seconds: 1.8,
  });
  const heard = await app.inject(english?.url ?? '');
  expect(heard.statusCode).toBe(200);
  const pieces = (english?.url.split('=')[1] ?? '').split('-');
  expect(pieces).toHaveLength(4);
  const first = await app.inject(`/api/speech/sound.mp3?pieces=${pieces[0]}`);
  expect(heard.rawPayload.subarray(0, first.rawPayload.length)).toEqual(first.rawPayload);
  expect((await app.inject('/api/speech/listen?about=risks&district=atlantis')).statusCode).toBe(404);
});
