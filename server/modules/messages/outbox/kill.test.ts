import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, expect, inject, test } from 'vitest';
import { startMnotify, type MnotifyStandIn } from '../../../adapters/sms/testing/mnotifyStandIn.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { removeFolder, temporaryFolder } from '../../../testing/testServer.ts';

const now = '2026-04-15T12:00:00Z';
const farmers = 150;
let portal: TestApp;
let standIn: MnotifyStandIn;
let dataDir: string;
let child: ChildProcess | undefined;

afterEach(async () => {
  child?.kill('SIGKILL');
  await portal.close();
  await standIn.close();
  removeFolder(dataDir);
});

/** A process that works off the jobs on the records of the portal. */
async function startWorker(): Promise<ChildProcess> {
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(portal.context.db);
  const address = { ...inject('testTemplate'), ...rows[0] };
  return fork(fileURLToPath(new URL('../../../testing/jobs.child.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      SMS_URL: standIn.url,
      BOUNDARIES_URL: 'off',
      CHECK_LINKS: '0',
      DATABASE_POOL: '4',
      TEST_NOW: now,
      TEST_ADDRESS: JSON.stringify(address),
    },
  });
}

const timesOf = (phones: readonly string[]): number[] => phones.map((phone) => standIn.timesOf(phone));

test('a process killed in the middle of a send submits no number twice, and none is lost', async () => {
  standIn = await startMnotify();
  standIn.delayMs = 25;
  dataDir = temporaryFolder('sender');
  portal = await buildTestApp({ now, env: { SMS_URL: standIn.url } });
  const { db } = portal.context;
  const ama = await portal.as('ama');
  const { id: ownerId } = await db
    .selectFrom('person')
    .select('id')
    .where('email', '=', 'ama@demo.agrihub.example')
    .executeTakeFirstOrThrow();
  await sql`
    insert into farmer (owner_id, name, phone, location_id, location, district_id, consent_given, words, created_at, updated_at)
    select ${ownerId}, 'Farmer ' || number, '0244' || lpad(number::text, 6, '0'), 'ejura', 'Ejura', 'ejura_sekyedumase_municipal', true, '', now(), now()
    from generate_series(1, ${farmers}) as number`.execute(db);
  const ids = (await db.selectFrom('farmer').select('id').execute()).map(({ id }) => id);
  const sent = await ama.inject({
    method: 'POST',
    url: '/api/messages',
    payload: { text: 'Rain tomorrow, {name}.', farmerIds: ids },
  });
  const { message } = sent.json<{ message: { id: number } }>();
  const phones = (await db.selectFrom('delivery').select('address').where('message_id', '=', message.id).execute()).map(
    ({ address }) => address,
  );
  expect(phones).toHaveLength(farmers);

  child = await startWorker();
  while (standIn.batches.length < 40) await sleep(5);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const counts = async (): Promise<Record<string, number>> =>
    (await ama.inject(`/api/messages/${message.id}`)).json<{ counts: Record<string, number> }>().counts;
  const atKill = await counts();
  expect(atKill['queued']).toBeGreaterThan(0);

  // The killed process has been silent for longer than any provider is waited for, and another looks after the outbox.
  await db
    .updateTable('delivery')
    .set({ handed_over_at: new Date(0) })
    .where('handed_over_at', 'is not', null)
    .execute();
  portal.clock.set('2026-04-15T12:03:00Z');
  await db.deleteFrom('job').execute();
  await portal.context.jobs.enqueue(db, { kind: 'lookAfterOutbox', payload: null });
  await portal.context.jobs.runDue();

  const after = await counts();
  expect(after).toMatchObject({ queued: 0, submitting: 0, failed: 0, unknown: atKill['submitting'] });
  expect((after['accepted'] ?? 0) + (after['delivered'] ?? 0) + (after['unknown'] ?? 0)).toBe(farmers);
  // In flight were at most as many as go at once; nobody got it twice, and who is not in doubt got it.
  expect(after['unknown']).toBeLessThanOrEqual(8);
  expect(Math.max(...timesOf(phones))).toBe(1);
  const certain = await db.selectFrom('delivery').select('address').where('state', '!=', 'unknown').execute();
  expect(Math.min(...timesOf(certain.map(({ address }) => address)))).toBe(1);
}, 60_000);
