import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { startBucketServer, type BucketServer } from '../../adapters/storage/testing/bucketServer.ts';
import { buildApp } from '../../app.ts';
import type { AppContext } from '../../context.ts';
import { openContext } from '../../openContext.ts';
import { madeIngest } from '../../testing/madeIngest.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { arrived, onLine, openParts, sendPart, type OnLine } from '#server/testing/sending.ts';

// Two servers beside each other, on the same records and the same bucket; each has a data folder of its own.
let folder: string;
let bucket: BucketServer;
let first: TestApp;
let second: { readonly app: FastifyInstance; readonly context: AppContext; close(): Promise<void> };
beforeEach(async () => {
  folder = temporaryFolder('shared');
  bucket = await startBucketServer(`${folder}/bucket`);
  first = await buildTestApp({ ingest: madeIngest(), env: { STORAGE_URL: bucket.url, SECRET_KEY: 'k'.repeat(32) } });
  second = await openSecond();
});
afterEach(async () => {
  await second.close();
  await first.close();
  await bucket.close();
  removeFolder(folder);
});

async function openSecond() {
  const { config, db, log } = first.context;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const address = { ...inject('testTemplate'), database: rows[0]?.name ?? '' };
  const { context, close } = await openContext({
    config: { ...config, dataDir: `${folder}/second` },
    address,
    clock: first.clock,
    log,
    ingest: madeIngest(),
  });
  const app = await buildApp(context);
  return {
    app,
    context,
    async close() {
      await app.close();
      await close();
    },
  };
}

const asJson = (body: object): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
const readBy = async (line: OnLine, path: string): Promise<unknown> => (await line.send(path)).json();

test('a file sent to one in parts goes on at the other, is read there, approved here, and answered by both', async () => {
  const csv = `District,Yield\n${Array.from({ length: 300 }, (_, n) => `Ejura,${n}\n`).join('')}`;
  const content = Buffer.from(csv);
  const [here, there] = [await onLine(first, 'esi'), await onLine(second, 'esi')];

  const url = new URL((await openParts(here, content.length)).headers.get('location') ?? '', 'http://portal').pathname;
  await sendPart(here, url, 0, content.subarray(0, 1_000));
  expect(await arrived(there, url)).toBe(1_000);
  await sendPart(there, url, 1_000, content.subarray(1_000));
  const form = { uploadId: url.split('/').at(-1), licence: 'CC-BY-4.0' };
  const { id } = (await (await here.send('/api/datasets/lake', asJson(form))).json()) as { id: string };
  await second.context.jobs.runDue();
  expect(await readBy(here, `/api/datasets/lake/${id}`)).toMatchObject({ state: 'waiting', tables: [{ rows: 300 }] });

  const adjoa = await onLine(first, 'adjoa');
  const { datasetId } = (await (await adjoa.send(`/api/datasets/lake/${id}/move`, asJson({}))).json()) as {
    datasetId: string;
  };
  for (const line of [here, there]) {
    await expect
      .poll(() => readBy(line, `/api/datasets/${datasetId}/rows?offset=298&limit=5`))
      .toMatchObject({
        total: 300,
        rows: [
          ['Ejura', '298'],
          ['Ejura', '299'],
        ],
      });
    const file = await line.send(`/api/datasets/download/${datasetId}`);
    expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
    const part = await line.send(`/api/datasets/download/${datasetId}`, { headers: { range: 'bytes=0-13' } });
    expect([part.status, await part.text()]).toEqual([206, 'District,Yield']);
  }
  await bucket.close();
  expect(await readBy(there, '/readyz')).toMatchObject({
    status: 'not ready',
    storage: expect.stringContaining('the bucket agrihub-files does not answer'),
  });
});
