import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enqueue, findReport, sendMine, mayBeMended, takeOut, tryAgain } from './fieldQueue.ts';
import { allReports, openRecords, type NewReport } from './records.ts';
import { sendWaiting } from './sendWaiting.ts';

const ama = { id: 'p1', name: 'Ama' };
const kofi = { id: 'p2', name: 'Kofi' };
const trap = (title: string, more: Partial<NewReport> = {}): NewReport => ({
  kind: 'trap',
  title,
  path: '/api/broadcast/trap-report',
  fields: { pestCount: 14, version: 3 },
  ...more,
});

/** A request as the server saw it. */
interface Seen {
  readonly url: string;
  readonly key: string | null;
  readonly as: string | null;
  readonly body: unknown;
}
let seen: Seen[];
/** Who is signed in on this browser. */
let me: { signedIn: boolean; officerRole: string | null; id: string };
/** What a report is answered, in turn; taken, when there is nothing left. */
let answers: (Response | Error)[];

const ours = { 'x-request-id': 'r1', 'content-type': 'application/json' };
const refusal = (status: number, body: object, headers: object = {}) =>
  new Response(JSON.stringify(body), { status, headers: { ...ours, ...headers } });

beforeEach(async () => {
  seen = [];
  answers = [];
  me = { signedIn: true, officerRole: 'user', id: ama.id };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/accounts/me') return refusal(200, me);
    const headers = new Headers(init.headers);
    seen.push({ url, key: headers.get('idempotency-key'), as: headers.get('x-signed-in-as'), body: init.body });
    const answer = answers.shift() ?? refusal(201, { id: '7' });
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const db = await openRecords();
  await Promise.all([db.clear('reports'), db.clear('photos')]);
});
afterEach(() => void vi.unstubAllGlobals());

test('reports go in the order they were written, each under its own key, and are then gone from the device', async () => {
  const first = await enqueue(ama, trap('first'));
  const second = await enqueue(ama, trap('second'));
  expect(await sendWaiting()).toEqual({ state: 'done' });
  expect(seen.map(({ key, as }) => [key, as])).toEqual([
    [first.key, 'p1'],
    [second.key, 'p1'],
  ]);
  expect(first.key).not.toBe(second.key);
  expect(await allReports()).toEqual([]);
});

test('a photo arrives byte for byte, under its name, beside the fields', async () => {
  const bytes = Uint8Array.from({ length: 5000 }, (_, at) => (at * 7) % 256);
  await enqueue(ama, trap('with photo', { photos: [new File([bytes], 'moth.jpg', { type: 'image/jpeg' })] }));
  await sendWaiting();
  const form = seen[0]?.body as FormData;
  const photo = form.get('images') as File;
  expect([form.get('pestCount'), photo.name, photo.type, new Uint8Array(await photo.arrayBuffer())]).toEqual([
    '14',
    'moth.jpg',
    'image/jpeg',
    bytes,
  ]);
});

test('when the answer is lost the same key goes again, and nothing after it overtakes', async () => {
  answers = [new TypeError('Failed to fetch')];
  const first = await enqueue(ama, trap('first'));
  await enqueue(ama, trap('second'));
  expect(await sendWaiting()).toEqual({ state: 'later' });
  expect((await allReports()).map(({ title, tries }) => [title, tries])).toEqual([
    ['first', 1],
    ['second', 0],
  ]);
  await sendWaiting();
  expect(seen.map(({ key }) => key).slice(0, 2)).toEqual([first.key, first.key]);
  expect(seen).toHaveLength(3);
});

test('a page of a hotel that answers in the place of the portal takes nothing', async () => {
  answers = [new Response('Welcome', { status: 200 })];
  await enqueue(ama, trap('first'));
  expect(await sendWaiting()).toEqual({ state: 'later' });
  expect(await allReports()).toHaveLength(1);
});

test('a refusal stays with its sentence, the next report goes, and mending sends it in its old place', async () => {
  answers = [refusal(400, { code: 'badInput', detail: 'The count must be a number.' })];
  await enqueue(ama, trap('wrong'));
  await enqueue(ama, trap('right'));
  await sendWaiting();
  const [wrong] = await allReports();
  expect([wrong?.title, wrong?.refusal?.message, seen.length]).toEqual(['wrong', 'The count must be a number.', 2]);
  const opened = await findReport(wrong?.key ?? '');
  expect([opened?.report.fields['pestCount'], wrong && mayBeMended(wrong)]).toEqual([14, true]);
  const mended = await enqueue(ama, trap('mended'), wrong);
  expect([mended.number, (await allReports()).map(({ title }) => title)]).toEqual([wrong?.number, ['mended']]);
  await sendWaiting();
  expect(await allReports()).toEqual([]);
});

test('one that may have arrived is not opened for mending', async () => {
  answers = [new TypeError('Failed to fetch')];
  await enqueue(ama, trap('first'));
  await sendWaiting();
  expect((await allReports()).map(mayBeMended)).toEqual([false]);
});

test('of two versions mine goes again as a change of what stands there, under a new key', async () => {
  answers = [
    refusal(409, { code: 'changedMeanwhile', detail: 'Changed meanwhile.', standing: { pestCount: 9, version: 4 } }),
  ];
  const first = await enqueue(ama, trap('mine'));
  await sendWaiting();
  const [conflict] = await allReports();
  expect(conflict?.refusal?.standing).toEqual({ pestCount: 9, version: 4 });
  if (conflict) await sendMine(conflict);
  await sendWaiting();
  expect(JSON.parse(seen[1]?.body as string)).toEqual({ pestCount: 14, version: 4 });
  expect(seen[1]?.key).not.toBe(first.key);
});

test('what another officer wrote on the same phone waits until they sign in', async () => {
  await enqueue(kofi, trap('of Kofi'));
  await enqueue(ama, trap('of Ama'));
  await sendWaiting();
  expect((await allReports()).map(({ title }) => title)).toEqual(['of Kofi']);
  me = { ...me, signedIn: false };
  expect(await sendWaiting()).toEqual({ state: 'signedOut' });
  me = { signedIn: true, officerRole: 'user', id: kofi.id };
  await sendWaiting();
  expect(seen.map(({ as }) => as)).toEqual(['p1', 'p2']);
});

test('a busy server says when to come again', async () => {
  answers = [refusal(503, { code: 'busy', detail: 'Very busy.' }, { 'retry-after': '3' })];
  await enqueue(ama, trap('first'));
  expect(await sendWaiting()).toEqual({ state: 'later', seconds: 3, message: 'Very busy.' });
});

test('one taken out comes back where it stood, with its photos', async () => {
  const kept = await enqueue(ama, trap('first', { photos: [new File(['moth'], 'moth.jpg')] }));
  const undo = await takeOut(kept);
  expect(await allReports()).toEqual([]);
  await undo();
  expect([(await allReports())[0]?.number, (await findReport(kept.key))?.photos.length]).toEqual([kept.number, 1]);
});

test('one that was refused can be tried again as it is', async () => {
  answers = [refusal(404, { code: 'notFound', detail: 'No such trap.' })];
  const kept = await enqueue(ama, trap('first'));
  await sendWaiting();
  await tryAgain(kept.key);
  await sendWaiting();
  expect([seen.length, await allReports()]).toEqual([2, []]);
});

test('a full device is said in words, and nothing half is kept', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(enqueue(ama, trap('first'))).rejects.toMatchObject({
    code: 'deviceFull',
    message: expect.stringContaining('no room left'),
  });
  full.mockRestore();
  expect(await allReports()).toEqual([]);
});
