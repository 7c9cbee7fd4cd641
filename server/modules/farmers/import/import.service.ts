import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import type { FarmerColumn } from '#engines/farmers/listColumns.ts';
import { FileMissing } from '#server/adapters/storage/storage.ts';
import type { AppContext } from '#server/context.ts';
import { TryLater, type JobRun } from '#server/jobs/worker.ts';
import { newFileKey } from '#server/platform/files/storageKey.ts';
import { problem } from '#server/platform/calls/problems.ts';
import type { Scope } from '#server/platform/records/scope.ts';
import {
  type ImportOrder,
  planImport,
  type Progress,
  requirePlace,
  toldColumns,
  toldConsent,
} from './importPlan.service.ts';
import { applyPlan } from './importApply.service.ts';
import { errorFileOf, reportOf } from './import.presenter.ts';
import * as imports from './imports.repository.ts';
import type { ListFile } from '#server/platform/files/listFile.ts';
import { requireOfficer } from '../access.service.ts';

const kind = 'farmerImport';
const daySeconds = 86_400;
/** How often it is noted how far a list is. */
const noteMs = 300;

/** How a list is to be read, as it was sent. */
export type TypedOrder = Omit<ImportOrder, 'columns' | 'consentWords'> & {
  readonly columns: unknown;
  readonly consentWords?: unknown;
};

/** A list as it lies in the storage. */
export interface StoredList {
  readonly fileKey: string;
  readonly rows: number;
}

/** Lays a list that was read into the storage, until it is applied or let go of. */
export async function storeList(
  { storage, clock }: Pick<AppContext, 'storage' | 'clock'>,
  list: ListFile,
): Promise<StoredList> {
  const { key: fileKey } = await storage.put(
    newFileKey('originals', clock.now()),
    Readable.from([Buffer.from(JSON.stringify(list))]),
  );
  return { fileKey, rows: list.records.length };
}

/** Begins to check a list for whoever asks; the one before is let go of. @throws farmerListRefused, farmerRefused, importRunning */
export async function startImport(
  scope: Scope,
  list: StoredList & { readonly fileName: string },
  order: TypedOrder,
): Promise<imports.FarmerImport> {
  const ownerId = requireOfficer(scope);
  const asked = readOrder(scope, order);
  const before = await imports.findImport(scope.db, ownerId);
  if (before?.state === 'applying') throw problem('importRunning');
  const id = randomUUID();
  await imports.putImport(scope.db, { id, ownerId, asked, ...list }, scope.now);
  if (before !== undefined) scope.afterCommit(() => forgetFiles(scope.context, before));
  await scope.context.jobs.enqueue(scope.db, { kind, payload: { id }, owner: scope.actor.personId });
  scope.audit('checkFarmerList', [id]);
  return ownImport(scope, id);
}

/** What whoever asks is bringing in; null where that is nothing. */
export async function currentImport(scope: Scope): Promise<imports.FarmerImport | null> {
  return (await imports.findImport(scope.db, requireOfficer(scope))) ?? null;
}

/** Checks a list of whoever asks once more, read another way. @throws importNotFound, importRunning, farmerListRefused, farmerRefused */
export async function checkAgain(scope: Scope, id: string, order: TypedOrder): Promise<imports.FarmerImport> {
  const { errorKey } = await ownImport(scope, id);
  const begun = await imports.beginAgain(
    scope.db,
    id,
    'checking',
    ['checking', 'checked', 'failed'],
    readOrder(scope, order),
    scope.now,
  );
  if (!begun) throw problem('importRunning');
  if (errorKey !== null) scope.afterCommit(() => scope.context.storage.remove(errorKey));
  await scope.context.jobs.enqueue(scope.db, { kind, payload: { id }, owner: scope.actor.personId });
  scope.audit('checkFarmerList', [id]);
  return ownImport(scope, id);
}

/** Begins to apply a list of whoever asks that was checked. @throws importNotFound, importRunning, farmerListRefused where it does nothing */
export async function applyImport(scope: Scope, id: string): Promise<imports.FarmerImport> {
  const { asked, report } = await ownImport(scope, id);
  if (report !== null && report.added + report.updated === 0)
    throw problem('farmerListRefused', {
      sentence:
        'There is nothing in this list to add or to change. Correct the rows that cannot be taken, or say what its columns hold.',
    });
  if (!(await imports.beginAgain(scope.db, id, 'applying', ['checked'], asked, scope.now)))
    throw problem('importRunning');
  await scope.context.jobs.enqueue(scope.db, { kind, payload: { id }, owner: scope.actor.personId });
  scope.audit('importFarmers', [id]);
  return ownImport(scope, id);
}

/** Lets go of a list of whoever asks. @throws importNotFound, importRunning */
export async function cancelImport(scope: Scope, id: string): Promise<void> {
  await ownImport(scope, id);
  const taken = await imports.takeImport(scope.db, id);
  if (taken === undefined) throw problem('importRunning');
  scope.afterCommit(() => forgetFiles(scope.context, taken));
}

/** The rows of a list of whoever asks that cannot be taken, as CSV; empty where there are none. @throws importNotFound */
export async function errorsOf(scope: Scope, id: string): Promise<string> {
  const { errorKey } = await ownImport(scope, id);
  return errorKey === null ? '' : (await buffer(await scope.context.storage.read(errorKey))).toString();
}

/** Goes through lists in the background, and lets go of those nobody touched for a day. */
export function registerImports(context: AppContext): void {
  context.storedNames.register(imports.namedImportKeys);
  context.jobs.handle(kind, (job) => goThrough(context, job), 'imports');
  context.jobs.every('forgetFarmerImports', daySeconds / 24, async (job) => {
    const before = new Date(context.clock.now().getTime() - daySeconds * 1_000);
    let old: imports.FarmerImport[] = [];
    await job.settle(async (db) => {
      old = await imports.takeOldImports(db, before);
    });
    for (const each of old) await forgetFiles(context, each);
  });
}

/** The list was let go of meanwhile, or is to be read another way: another job does that. */
class LetGo extends Error {}

async function goThrough(context: AppContext, job: JobRun): Promise<void> {
  const found = await imports.findImportById(context.db, (job.payload as { readonly id: string }).id);
  if (found?.state !== 'checking' && found?.state !== 'applying') return;
  try {
    await work(context, job, found);
  } catch (error) {
    if (error instanceof LetGo) return;
    if (!(error instanceof FileMissing)) throw error;
    const mistake = 'The list was lost on the way. Choose the file again.';
    await job.settle((db) =>
      imports.endImport(db, found, { state: 'failed', report: null, errorKey: null, mistake }, context.clock.now()),
    );
  }
}

async function work(context: AppContext, job: JobRun, found: imports.FarmerImport): Promise<void> {
  const { storage, db, clock } = context;
  const file = (await json(await storage.read(found.fileKey))) as ListFile;
  const note = noting(context, job, found);
  const isApplied = found.state === 'applying';
  const plan = await planImport(
    context,
    db,
    found.ownerId,
    file,
    found.asked,
    isApplied ? async () => undefined : note,
  );
  const errors = errorFileOf(plan);
  const errorKey =
    errors === ''
      ? null
      : (await storage.put(newFileKey('originals', clock.now()), Readable.from([Buffer.from(errors)]))).key;
  const end = {
    state: isApplied ? ('applied' as const) : ('checked' as const),
    report: reportOf(plan, isApplied),
    errorKey,
    mistake: '',
  };
  await job.settle(async (effects) => {
    if (isApplied) await applyPlan(context, effects, found.ownerId, plan.planned, clock.now(), note);
    if (!(await imports.endImport(effects, found, end, clock.now()))) throw new LetGo();
  });
  if (found.errorKey !== null) await storage.remove(found.errorKey);
}

/** Notes how far it is now and then, beside the transaction that does the work. */
function noting({ db, clock }: AppContext, job: JobRun, found: imports.FarmerImport): Progress {
  let notedAt = performance.now();
  return async (done) => {
    if (job.signal.aborted) throw new TryLater();
    if (performance.now() - notedAt < noteMs) return;
    notedAt = performance.now();
    if (!(await imports.noteProgress(db, found, done, clock.now()))) throw new LetGo();
  };
}

function readOrder(
  { context }: Scope,
  { duplicates, columns, addressId, sharedNumbers = 'same', consentWords = {} }: TypedOrder,
): ImportOrder {
  requirePlace(context, addressId);
  const told: Readonly<Record<string, FarmerColumn | ''>> = toldColumns(columns);
  return { duplicates, columns: told, addressId, sharedNumbers, consentWords: toldConsent(consentWords) };
}

async function ownImport(scope: Scope, id: string): Promise<imports.FarmerImport> {
  const found = await imports.findImport(scope.db, requireOfficer(scope));
  if (found?.id !== id) throw problem('importNotFound');
  return found;
}

async function forgetFiles(
  { storage }: Pick<AppContext, 'storage'>,
  { fileKey, errorKey }: imports.FarmerImport,
): Promise<void> {
  await storage.remove(fileKey);
  if (errorKey !== null) await storage.remove(errorKey);
}
