import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Ingest } from '../../adapters/ingest/ingest.ts';
import { madeIngest } from '../../testing/madeIngest.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { sendForm } from '#server/testing/sending.ts';

// What a process that dies in the middle leaves behind, and what the next one makes of it.
let portal: TestApp;
let esi: Caller;
let adjoa: Caller;
/** Stands in for what may go wrong in each try, before and after the tables are there. */
let beforeReading: (attempt: number) => void | Promise<void>;
let afterTables: (attempt: number) => void | Promise<void>;
let tries: number;

beforeEach(async () => {
  tries = 0;
  beforeReading = () => undefined;
  afterTables = () => undefined;
  const plain = madeIngest();
  const ingest: Ingest = {
    async read(order, signal, onPreviewable) {
      const attempt = (tries += 1);
      await beforeReading(attempt);
      return plain.read(order, signal, async (tables) => {
        await onPreviewable?.(tables);
        await afterTables(attempt);
      });
    },
  };
  portal = await buildTestApp({ ingest });
  [esi, adjoa] = [await portal.as('esi'), await portal.as('adjoa')];
});
afterEach(() => portal.close());

const csv = 'District,Yield\nEjura,1200\nWa,900\n';
const send = async (): Promise<string> =>
  (await sendForm(esi, { content: csv, fields: { licence: 'CC-BY-4.0' } })).json<{ id: string }>().id;
const show = async (id: string) =>
  (await esi.inject(`/api/datasets/lake/${id}`)).json<{
    state: string;
    stage: string;
    tables: { rows: number; columns: { profile: object | null }[] }[];
    findings: { code: string }[];
  }>();
const due = () =>
  portal.context.db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('done_at', 'is', null)
    .execute();
const read = () => portal.context.jobs.runDue();
const kept = async (prefix: string): Promise<string[]> => {
  const keys = [];
  for await (const { key } of portal.context.storage.list(prefix)) keys.push(key);
  return keys;
};
const die = (): never => {
  throw new Error('the process was killed');
};

test('killed before anything was read: the next try reads it', async () => {
  beforeReading = (attempt) => (attempt === 1 ? die() : undefined);
  const id = await send();
  await read();
  expect(await show(id)).toMatchObject({ state: 'reading', stage: 'converting', tables: [] });
  await due();
  await read();
  expect(await show(id)).toMatchObject({ state: 'waiting', stage: 'done', tables: [{ rows: 2 }] });
});

test('killed once its tables were there: they can be looked at meanwhile, and the next try leaves one set of them', async () => {
  afterTables = (attempt) => (attempt === 1 ? die() : undefined);
  const id = await send();
  await read();
  expect(await show(id)).toMatchObject({
    state: 'reading',
    stage: 'profiling',
    tables: [{ rows: 2, columns: [{ profile: null }, { profile: null }] }],
  });
  expect((await esi.inject(`/api/datasets/lake/${id}/rows`)).json()).toMatchObject({ total: 2 });
  await due();
  await read();
  expect(await show(id)).toMatchObject({ state: 'waiting', tables: [{ rows: 2 }] });
  expect(await kept('tables/')).toHaveLength(1);
  expect((await esi.inject(`/api/datasets/lake/${id}/rows`)).json()).toMatchObject({ total: 2 });
});

test('killed so hard that its job is still held: it is taken up when the lease has run out, once', async () => {
  const id = await send();
  await portal.context.db
    .updateTable('job')
    .set({ attempts: 1, locked_by: '00000000-0000-4000-8000-000000000000', locked_until: new Date(Date.now() - 1_000) })
    .where('kind', '=', 'readSubmissionFile')
    .execute();
  await read();
  expect(tries).toBe(1);
  expect(await show(id)).toMatchObject({ state: 'waiting' });
});

test('two processes that read the same file settle it once', async () => {
  const id = await send();
  afterTables = async (attempt) => {
    if (attempt !== 1) return;
    // The first was thought dead: its lease ran out while it was still at it.
    await portal.context.db
      .updateTable('job')
      .set({ locked_until: new Date(Date.now() - 1_000) })
      .where('kind', '=', 'readSubmissionFile')
      .execute();
    await read();
  };
  await read();
  expect(await show(id)).toMatchObject({ state: 'waiting', tables: [{ rows: 2 }] });
  expect((await esi.inject(`/api/datasets/lake/${id}/rows`)).json()).toMatchObject({ total: 2 });
});

test('a reading whose job is lost for good is begun anew after two hours', async () => {
  const id = await send();
  await portal.context.db
    .updateTable('job')
    .set({ failed_at: new Date() })
    .where('kind', '=', 'readSubmissionFile')
    .execute();
  await read();
  expect(await show(id)).toMatchObject({ state: 'reading' });
  portal.clock.set('2026-04-15T14:30:00Z');
  await portal.context.db.deleteFrom('job').where('kind', '=', 'readLostFiles').execute();
  await portal.context.jobs.enqueue(portal.context.db, { kind: 'readLostFiles', payload: null });
  await read();
  expect(await show(id)).toMatchObject({ state: 'waiting' });
});

test('a file that cannot be read for our own reasons ends with a word about it, and can be read once more', async () => {
  beforeReading = (attempt) => (attempt <= 8 ? die() : undefined);
  const id = await send();
  for (let each = 0; each < 8; each += 1) {
    await due();
    await read();
  }
  expect(await show(id)).toMatchObject({
    state: 'problems',
    findings: [{ code: 'brokenFile', found: 'The portal could not read the file, for reasons of its own.' }],
  });
  await esi.inject({ method: 'POST', url: `/api/datasets/lake/${id}/fixes`, payload: { fixes: [] } });
  await read();
  expect(await show(id)).toMatchObject({ state: 'waiting', findings: [] });
});

test('a file that is deleted while it is read leaves no tables behind, and is read when it is brought back', async () => {
  const id = await send();
  let trashId = '';
  afterTables = async (attempt) => {
    if (attempt === 1)
      trashId = (await esi.inject({ method: 'DELETE', url: `/api/datasets/lake/${id}` })).json<{ trashId: string }>()
        .trashId;
  };
  await read();
  expect((await esi.inject(`/api/datasets/lake/${id}`)).statusCode).toBe(404);
  expect(await kept('tables/')).toEqual([]);
  const back = await esi.inject({ method: 'POST', url: `/api/trash/${trashId}/restore` });
  expect(back.statusCode, back.body).toBe(200);
  expect(await show(id)).toMatchObject({ state: 'reading' });
  await read();
  expect(await show(id)).toMatchObject({ state: 'waiting', tables: [{ rows: 2 }] });
  expect((await esi.inject(`/api/datasets/lake/${id}/file`)).body).toBe(csv);
});

test('an approval that fails in the middle leaves no half dataset, and can be made again', async () => {
  const id = await send();
  await read();
  // The last thing an approval does is to tell the sender.
  const { db } = portal.context;
  const { sql } = await import('kysely');
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
    db,
  );
  await sql`create trigger refuse before insert on notification for each row execute function refuse()`.execute(db);
  const approve = () => adjoa.inject({ method: 'POST', url: `/api/datasets/lake/${id}/move` });
  expect((await approve()).statusCode).toBe(500);
  expect((await portal.inject('/api/datasets')).json()).toMatchObject({ total: 0 });
  expect(await show(id)).toMatchObject({ state: 'waiting', tables: [{ rows: 2 }] });
  await sql`drop trigger refuse on notification`.execute(db);
  expect((await approve()).statusCode).toBe(200);
  expect((await portal.inject('/api/datasets')).json()).toMatchObject({ total: 1 });
});

test('a file whose bytes are gone is said to be gone', async () => {
  const id = await send();
  for (const key of await kept('originals/')) await portal.context.storage.remove(key);
  await read();
  expect(await show(id)).toMatchObject({
    state: 'problems',
    findings: [{ found: 'The file is no longer among the files of the portal.' }],
  });
  expect((await esi.inject(`/api/datasets/lake/${id}/file`)).statusCode).toBe(404);
});
