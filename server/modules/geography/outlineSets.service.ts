import { matchOutlines, type MatchReport } from '#engines/geography/matchOutlines.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import { mayManageOutlines } from '#engines/access/knowledge/geography.ts';
import { downloadOutlines, type Download } from '../../adapters/outlines/download.ts';
import { outlinesOf, polygonsOf } from '../../adapters/outlines/drawing.ts';
import type { DistrictTopology, Outlines, OutlineSet } from '../../adapters/outlines/outlines.ts';
import { readInChild } from '../../adapters/outlines/readInChild.ts';
import type { ReadOutlines } from '../../adapters/outlines/readOutlineFile.ts';
import { OutlineRefusal } from '../../adapters/outlines/refusal.ts';
import { relabel } from '../../adapters/outlines/relabel.ts';
import type { Database } from '../../database/connection.ts';
import type { AppContext } from '../../context.ts';
import type { JobRun } from '../../jobs/worker.ts';
import { oneAtATime } from '../../platform/calls/oneAtATime.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { readApproximateOutlines } from './geography.content.ts';
import * as repository from './geography.repository.ts';
import { placesOf } from './places.service.ts';

/** Key of the set that comes with the product. */
export const APPROXIMATE = 'approximate';

const topic = 'outlines';
const jobKind = 'fetchOutlines';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What is said of a set whose file does not say it itself. */
export interface OutlineOrigin {
  readonly vintage?: string | undefined;
  readonly source?: string | undefined;
  readonly licence?: string | undefined;
}

/** Opens the outlines in use, and keeps them what the database says, in every process. */
export async function openOutlines(
  context: Pick<AppContext, 'db' | 'signals' | 'bumpCacheVersion' | 'log'>,
): Promise<Outlines> {
  let current = readApproximateOutlines();
  const reload = oneAtATime(async () => {
    current = await findOutlinesInUse(context.db);
    context.bumpCacheVersion(topic, current.id ?? APPROXIMATE);
  });
  // Heard before the first reading, so that no change falls between the two.
  context.signals.subscribe(topic, () => {
    reload().catch((error: unknown) => context.log.error({ err: error }, 'outlines could not be loaded'));
  });
  await reload();
  return { current: () => current, reload };
}

async function findOutlinesInUse(db: Database): Promise<OutlineSet> {
  const row = await repository.findActiveOutlines(db);
  if (row === undefined || row.topology === null) return readApproximateOutlines();
  const { id, approximate, vintage, source, address, licence, topology } = row;
  return { id, approximate, vintage, source, sourceUrl: publicAddress(address), licence, topology };
}

/** An address a visitor may follow; nothing for the name of an uploaded file. */
export function publicAddress(address: string): string {
  return /^https?:/.test(address) ? address : '';
}

/** Notes that outlines are wanted from an address and leaves the fetching to a job. */
export async function requestOutlines(scope: Scope, address: string, origin: OutlineOrigin): Promise<string> {
  refuseOthers(scope);
  if (!/^https?:\/\//i.test(address))
    throw problem('outlinesRefused', {
      sentence:
        'The address does not begin with http:// or https://. Give the address of a GeoJSON or zipped Shapefile, or upload the file.',
    });
  const id = await enqueueFetch(scope.context, scope.db, address, origin, scope.actor.personId);
  scope.audit('fetchOutlines', [id]);
  return id;
}

/** Reads an uploaded file, which takes seconds. Throws a problem with the sentence that says how to mend it. */
export async function readUploadedOutlines(scope: Scope, bytes: Uint8Array): Promise<MatchedOutlines> {
  refuseOthers(scope);
  try {
    return matched(scope.context.reference.book(), await readInChild(bytes));
  } catch (error) {
    throw error instanceof OutlineRefusal ? problem('outlinesRefused', { sentence: error.message }) : error;
  }
}

/** Keeps a file that was read as a set to look at. */
export async function addUploadedOutlines(
  scope: Scope,
  result: MatchedOutlines,
  fileName: string,
  origin: OutlineOrigin,
): Promise<string> {
  refuseOthers(scope);
  const stated = statedOrigin(origin);
  const id = await repository.addOutlineSet(scope.db, {
    address: fileName,
    ...stated,
    createdBy: scope.actor.personId,
  });
  await repository.fillOutlineSet(scope.db, id, { ...result, ...stated });
  scope.audit('uploadOutlines', [id]);
  return id;
}

/** What an import found, for the person at the terminal. */
export type OutlineImport = repository.StoredReport;

/** Imports a fetched file from the command line, and puts it to use when told so. Throws OutlineRefusal. */
export async function importOutlines(
  context: AppContext,
  download: Download,
  origin: OutlineOrigin,
  use: boolean,
): Promise<OutlineImport> {
  const result = matched(context.reference.book(), await readInChild(download.bytes));
  if (!use) return result.report;
  const stated = statedOrigin(origin, download);
  await context.db.transaction().execute(async (db) => {
    const id = await repository.addOutlineSet(db, { address: download.address, ...stated, createdBy: null });
    await repository.fillOutlineSet(db, id, { ...result, ...stated });
    await putToUse(context, db, id, context.clock.now());
  });
  return result.report;
}

/** Puts a set to use. The one before stays and can be put back the same way. */
export async function useOutlineSet(scope: Scope, id: string): Promise<void> {
  refuseOthers(scope);
  if (id !== APPROXIMATE) {
    const row = await findSet(scope, id);
    if (row.state !== 'ready') throw problem('outlineSetNotReady', { state: row.state });
  }
  await putToUse(scope.context, scope.db, id === APPROXIMATE ? null : id, scope.now);
  scope.audit('activateOutlineSet', [id]);
  scope.afterCommit(() => scope.context.outlines.reload());
}

/** One set. Throws a problem when there is none of that key. */
export async function findSet(scope: Scope, id: string): Promise<repository.OutlineSetRow> {
  refuseOthers(scope);
  const row = uuid.test(id) ? await repository.findOutlineSet(scope.db, id) : undefined;
  if (row === undefined) throw problem('outlineSetNotFound', { found: id });
  return row;
}

/** The sets from outside, the newest first. */
export async function listSets(scope: Scope): Promise<repository.OutlineSetRow[]> {
  refuseOthers(scope);
  return repository.listOutlineSets(scope.db);
}

/** Tells the job queue how outlines are fetched. */
export function handleOutlineJobs(context: AppContext): void {
  context.jobs.handle(jobKind, (job) => fetchSet(context, job), 'outside');
}

/**
 * On the first start: asks for official outlines in the background. Does nothing when a set was ever put to use, or
 * the operator switched it off.
 */
export async function requestFirstOutlines(context: AppContext): Promise<void> {
  const address = context.config.boundariesUrl;
  if (address === null || (await repository.outlinesWereTried(context.db, address))) return;
  await context.db.transaction().execute(async (db) => {
    await repository.forgetRefused(db, address);
    await enqueueFetch(context, db, address, {}, null);
  });
}

interface FetchOrder {
  readonly id: string;
  readonly address: string;
  readonly origin: OutlineOrigin;
  /** Asked for by the portal itself: put to use at once if nothing else is. */
  readonly first: boolean;
}

async function enqueueFetch(
  context: AppContext,
  db: Database,
  address: string,
  origin: OutlineOrigin,
  createdBy: string | null,
): Promise<string> {
  const { vintage = '', source = '', licence = '' } = origin;
  const id = await repository.addOutlineSet(db, { address, vintage, source, licence, createdBy });
  const order: FetchOrder = { id, address, origin, first: createdBy === null };
  await context.jobs.enqueue(db, { kind: jobKind, payload: order, dedupeKey: `${jobKind}:${id}`, maxAttempts: 2 });
  return id;
}

async function fetchSet(context: AppContext, job: JobRun): Promise<void> {
  const { id, address, origin, first } = job.payload as FetchOrder;
  const outcome = await fetchAndMatch(context, address, origin, job.signal);
  if (typeof outcome === 'string') context.log.warn({ address }, `outlines were not imported: ${outcome}`);
  await job.settle(async (db) => {
    if (typeof outcome === 'string') return repository.refuseOutlineSet(db, id, outcome);
    await repository.fillOutlineSet(db, id, outcome);
    if (first && (await repository.findActiveId(db)) === null) await putToUse(context, db, id, context.clock.now());
  });
}

/** What goes into the set, or the sentence that says why nothing does. */
async function fetchAndMatch(context: AppContext, address: string, origin: OutlineOrigin, signal: AbortSignal) {
  try {
    const download = await downloadOutlines(address, context.fetchPublic, signal);
    const read = await readInChild(download.bytes);
    return { ...matched(context.reference.book(), read), ...statedOrigin(origin, download) };
  } catch (error) {
    if (error instanceof OutlineRefusal) return error.message;
    context.log.error({ err: error }, 'outlines could not be imported');
    return 'Something went wrong here while the file was read. Try again; if it stays so, import the file from this computer.';
  }
}

/** Every process, this one too, hears of it at the commit. */
async function putToUse(context: AppContext, db: Database, id: string | null, now: Date): Promise<void> {
  await repository.activateOutlineSet(db, id, now);
  await context.signals.publish(db, topic, id);
}

/** What the person said, else what the maker's catalogue says, else that nobody said it. */
function statedOrigin(said: OutlineOrigin, catalogue?: Download): { vintage: string; source: string; licence: string } {
  return {
    vintage: said.vintage || catalogue?.vintage || 'year not stated',
    source: said.source || catalogue?.source || 'source not stated',
    licence: said.licence || catalogue?.licence || 'licence not stated',
  };
}

/** A read file with our districts found in it. */
export interface MatchedOutlines {
  readonly topology: DistrictTopology;
  readonly report: repository.StoredReport;
}

/** Finds our districts in a read file. Refuses one in which most districts are not. */
function matched(book: ReferenceBook, { names, topology }: ReadOutlines): MatchedOutlines {
  const outlines = outlinesOf(topology).map((outline) => ({
    name: names[Number(outline.id)] ?? '',
    polygons: polygonsOf(topology, outline),
  }));
  const districts = placesOf(book).districts.map(({ id, name, otherNames, centre }) => ({
    id,
    name,
    otherNames,
    point: centre,
  }));
  const report: MatchReport = matchOutlines(outlines, districts);
  const found = districts.length - report.missing.length;
  if (found < districts.length / 2) {
    throw new OutlineRefusal(
      `Only ${found} of the ${districts.length} districts were found in the file. Check that it shows the districts of Ghana of 2019 or later and that a field holds their names.`,
    );
  }
  return {
    topology: relabel(topology, report.matches),
    report: { ...report, names: outlines.map(({ name }) => name) },
  };
}

function refuseOthers({ actor }: Scope): void {
  if (!mayManageOutlines(actor)) throw problem('notForYou', { who: 'administrators' });
}
