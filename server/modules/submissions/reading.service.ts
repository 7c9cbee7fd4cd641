import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Finding } from '#engines/tables/types.ts';
import type { ConvertedTable, Ingested, IngestOrder } from '../../adapters/ingest/ingest.ts';
import { FileMissing } from '../../adapters/storage/storage.ts';
import type { Database } from '../../database/connection.ts';
import type { AppContext } from '../../context.ts';
import type { JobRun } from '../../jobs/worker.ts';
import { newFileKey } from '../../platform/files/storageKey.ts';
import { placesOf } from '../geography/geography.service.ts';
import { changeItem, findItem, holdItem, type Submission, setStage } from './submissions.repository.ts';
import { findStuck } from './submissionSearch.repository.ts';
import { type SubmissionTable, replaceTables } from './submissionTables.repository.ts';
import { publishClean } from './publishClean.service.ts';
import { stateAfterReading } from './submissionRights.ts';
import { tellRead } from './notify.service.ts';
import { removeFiles } from './uploads.service.ts';

const kind = 'readSubmissionFile';
/** Tries of one reading: only our own troubles make another one necessary, and each stop of the process takes one. */
const mostTries = 8;
/** A reading that has not moved for this long was lost with its worker. */
const stuckMs = 2 * 3_600_000;

interface Order {
  readonly id: string;
  readonly round: number;
}

/** What is known of a file whose reading is asked for; people's files take turns. */
type ToRead = Pick<Submission, 'id' | 'round' | 'ownerId'>;

/** Has a file read in the background, in the transaction that brought it or changed how it is to be read. */
export async function enqueueReading(
  { db, context }: { readonly db: Database; readonly context: Pick<AppContext, 'jobs'> },
  { id, round, ownerId }: ToRead,
): Promise<void> {
  const payload: Order = { id, round };
  await context.jobs.enqueue(db, {
    kind,
    payload,
    owner: ownerId,
    dedupeKey: `${kind}:${id}:${round}`,
    maxAttempts: mostTries,
  });
}

/** Says how files are read, and takes up again what was lost. */
export function handleReading(context: AppContext): void {
  context.jobs.handle(kind, (job) => readItem(context, job), 'files');
  context.jobs.every('readLostFiles', 1_800, (job) =>
    job.settle(async (db) => {
      const now = context.clock.now();
      for (const { id, round, ownerId } of await findStuck(db, new Date(now.getTime() - stuckMs), 50)) {
        await changeItem(db, id, { round: round + 1, stage: 'received', updatedAt: now });
        await enqueueReading({ db, context }, { id, round: round + 1, ownerId });
      }
    }),
  );
}

/**
 * Reads a file into tables. Repeating it is clean: tables are put under keys of their own and take the place of those
 * of the try before; only the settled outcome is shown as read.
 */
async function readItem(context: AppContext, job: JobRun): Promise<void> {
  const { id, round } = job.payload as Order;
  const item = await findItem(context.db, id);
  if (
    item === undefined ||
    item.round !== round ||
    !(await setStage(context.db, id, round, 'converting', context.clock.now()))
  )
    return;
  const out = path.join(context.config.dataDir, 'work', `reading-${job.id}-${job.attempt}`);
  await mkdir(out, { recursive: true });
  const kept = new Map<string, string>();
  try {
    const outcome = await read(context, item, out, job.signal, kept);
    await settle(context, job, item, outcome, kept);
  } catch (error) {
    if (job.attempt < mostTries) throw error;
    context.log.error({ err: error, item: id }, 'a file could not be read, for our own reasons');
    await settle(context, job, item, failed(item, ourTrouble), kept);
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

async function read(
  context: AppContext,
  item: Submission,
  out: string,
  signal: AbortSignal,
  kept: Map<string, string>,
): Promise<Ingested> {
  const local = await context.storage.local(item.fileKey).catch((error: unknown) => {
    if (error instanceof FileMissing) return null;
    throw error;
  });
  if (local === null) return failed(item, fileGone);
  try {
    return await context.ingest.read(orderFor(context, item, local.path, out), signal, (tables) =>
      showTables(context, item, tables, kept),
    );
  } finally {
    local.release();
  }
}

function orderFor(
  context: AppContext,
  { fileName, acceptedFixes }: Submission,
  file: string,
  out: string,
): IngestOrder {
  const { regions, districts } = placesOf(context.reference.book());
  return {
    file,
    fileName,
    out,
    fixes: acceptedFixes,
    places: [
      ...regions.map(({ id, name, alsoKnownAs }) => ({ id, kind: 'region' as const, names: [name, ...alsoKnownAs] })),
      ...districts.map(({ id, name, alsoKnownAs }) => ({
        id,
        kind: 'district' as const,
        names: [name, ...alsoKnownAs],
      })),
    ],
    today: context.clock.today(),
  };
}

/** The tables can be looked at while their profiles are made. */
async function showTables(
  context: AppContext,
  { id, round }: Submission,
  tables: readonly ConvertedTable[],
  kept: Map<string, string>,
): Promise<void> {
  const rows = await saveTables(context, tables, kept);
  const superseded = await context.db.transaction().execute(async (db) => {
    const isCurrent = await setStage(db, id, round, 'profiling', context.clock.now());
    return isCurrent ? replaceTables(db, id, rows) : [];
  });
  await removeFiles(context.storage, superseded);
}

/** Keeps the Parquet of each table, once. */
async function saveTables(
  context: AppContext,
  tables: readonly ConvertedTable[],
  kept: Map<string, string>,
): Promise<SubmissionTable[]> {
  const rows: SubmissionTable[] = [];
  for (const { table, parquet, bytes, sha256 } of tables) {
    const fileKey = kept.get(parquet) ?? `${newFileKey('tables', context.clock.now())}.parquet`;
    if (!kept.has(parquet)) await context.storage.put(fileKey, createReadStream(parquet));
    kept.set(parquet, fileKey);
    rows.push({ name: table.name, rows: table.rows, columns: table.columns, fileKey, bytes, sha256 });
  }
  return rows;
}

/** Sets the outcome down, where it is still asked for; what nothing names afterwards is let go. */
async function settle(
  context: AppContext,
  job: JobRun,
  { id, round }: Submission,
  { reading, tables }: Ingested,
  kept: Map<string, string>,
): Promise<void> {
  const rows = await saveTables(context, tables, kept);
  let unnamed: readonly string[] = [];
  await job.settle(async (db) => {
    unnamed = [...kept.values()];
    const held = await holdItem(db, id);
    if (held === undefined || held.round !== round || held.state !== 'reading') return;
    const now = context.clock.now();
    const named = new Set(rows.map(({ fileKey }) => fileKey));
    unnamed = [...(await replaceTables(db, id, rows)), ...[...kept.values()].filter((key) => !named.has(key))];
    const { findings, personalData, kind: fileKind } = reading;
    const state = stateAfterReading({ ...held, findings, personalData });
    const item = await changeItem(db, id, { findings, personalData, fileKind, state, stage: 'done', updatedAt: now });
    const telling = { db, context, now };
    if (!(await publishClean(telling, item, rows))) await tellRead(telling, item);
  });
  await removeFiles(context.storage, unnamed);
}

/** An outcome without tables, and why. */
function failed({ sha256, bytes }: Submission, finding: Finding): Ingested {
  return { reading: { kind: null, tables: [], findings: [finding], personalData: [] }, tables: [], sha256, bytes };
}

const fileGone: Finding = {
  code: 'brokenFile',
  weight: 'error',
  sheet: null,
  at: null,
  count: 1,
  fix: null,
  found: 'The file is no longer among the files of the portal.',
  expected: 'The file as it was sent.',
  mend: 'Send it again.',
};

const ourTrouble: Finding = {
  code: 'brokenFile',
  weight: 'error',
  sheet: null,
  at: null,
  count: 1,
  fix: null,
  found: 'The portal could not read the file, for reasons of its own.',
  expected: 'A file that was read.',
  mend: 'Have it read once more. If it stays so, tell a data administrator; your file is kept.',
};
