import { maySendClean } from '#engines/access/knowledge/submissions.ts';
import { mayKeepDataset } from '#engines/access/knowledge/catalogue.ts';
import type { CatalogueEntry } from '#engines/catalogue/entry.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../database/connection.ts';
import { problem } from '../../platform/calls/problems.ts';
import { refuseInfected } from '../../platform/forms/refuseInfected.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { checkDetails } from '../catalogue/catalogue.service.ts';
import { addItem, type Details, type Submission } from './submissions.repository.ts';
import { addNote } from './submissionTables.repository.ts';
import { enqueueReading } from './reading.service.ts';
import { claimUpload, putTogether, requireQuota, type WholeFile } from './uploads.service.ts';

/** What the form says of the file. */
export interface SentFields extends Details {
  /** The label: the name of the dataset; that of the file when left out. */
  readonly fileName?: string | undefined;
  readonly description?: string | undefined;
  readonly access?: boolean | undefined;
  readonly datasetId?: string | undefined;
}

/** A file that came in parts is put together before the transaction; null where another request took it over. */
export async function prepareUpload(scope: Scope, uploadId: string): Promise<WholeFile | null> {
  const whole = await putTogether(scope, uploadId).catch((error: unknown) => {
    // A repeat of a call that was answered already: its answer is kept.
    if (scope.caller.header('idempotency-key') !== undefined && isGone(error)) return null;
    throw error;
  });
  if (whole !== null) await refuseInfected(scope.context, whole.key);
  return whole;
}

/** Takes an upload over into the holding area. @throws uploadNotFound, and what {@link sendFile} throws */
export async function sendUpload(
  scope: Scope,
  uploadId: string,
  file: WholeFile | null,
  fields: SentFields,
  clean: boolean,
): Promise<Submission> {
  await claimUpload(scope, uploadId);
  if (file === null) throw problem('uploadNotFound', { found: uploadId });
  return sendFile(scope, file, fields, clean);
}

/**
 * Puts a file into the holding area and has it read. It counts towards the quota of whoever sends it.
 *
 * @throws quotaUsedUp; notForYou where it is sent as clean by others than data administrators; datasetNotFound,
 * datasetNotYours where it is to renew a dataset; what checkDetails throws
 */
export async function sendFile(scope: Scope, file: WholeFile, fields: SentFields, clean: boolean): Promise<Submission> {
  const { db, actor, now, context } = scope;
  if (actor.personId === null) throw problem('signInNeeded');
  if (clean && !maySendClean(actor)) throw problem('notForYou', { who: 'data administrators' });
  await requireQuota(db, actor.personId, file.bytes);
  const { fileName: label, description, access, datasetId, ...said } = fields;
  const renewed = datasetId === undefined ? null : datasetToRenew(scope, datasetId);
  const details = { ...(renewed && detailsOf(renewed)), ...said };
  checkDetails(context, details);
  const item = await addItem(
    db,
    {
      ownerId: actor.personId,
      name: label?.trim() || renewed?.name || nameFrom(file.fileName),
      description: description?.trim() ?? renewed?.description ?? '',
      private: access ?? renewed?.private ?? false,
      keepsVisibility: renewed !== null && (access === undefined || access === renewed.private),
      details,
      datasetId: renewed?.id ?? null,
      clean,
      fileName: file.fileName,
      fileKey: file.key,
      bytes: file.bytes,
      sha256: file.sha256,
    },
    now,
  );
  await addNote(db, item.id, { authorId: actor.personId, act: 'sent', text: '', at: now });
  await enqueueReading(scope, item);
  scope.audit(clean ? 'sendCleanFile' : 'sendFile', [item.id], Object.keys(fields));
  return item;
}

function datasetToRenew({ context, actor }: Scope, id: string): CatalogueEntry {
  const dataset = context.catalogue.find(id);
  if (dataset === undefined) throw problem('datasetNotFound', { found: id });
  if (!mayKeepDataset(actor, dataset)) throw problem('datasetNotYours', { name: dataset.name });
  return dataset;
}

/** What the dataset says already stays, unless the form says otherwise. */
function detailsOf({ licence, topic, source, institution, regions, tags }: CatalogueEntry): Details {
  return { licence, topic, source, institution, regions, tags };
}

/** "maize_yields-2025.xlsx" is about maize yields 2025. */
function nameFrom(fileName: string): string {
  const stem = fileName.replace(/(\.[A-Za-z0-9]{1,5}){1,2}$/, '');
  return (
    stem
      .replaceAll(/[_\s-]+/g, ' ')
      .trim()
      .slice(0, 150) || fileName.slice(0, 150)
  );
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'uploadNotFound';
}

/** A file that was fetched from another portal. */
export interface HarvestedFile {
  readonly file: WholeFile;
  readonly name: string;
  readonly description: string;
  readonly details: Details;
  /** The dataset it renews, where the one before was published. */
  readonly datasetId: string | null;
  /** Where it comes from, for those who review it. */
  readonly note: string;
}

/** Puts a file of another portal into the holding area, where it is read and reviewed like any other; nobody's own. */
export async function takeHarvested(
  taking: { readonly db: Database; readonly context: Pick<AppContext, 'jobs' | 'catalogue'>; readonly now: Date },
  { file, name, description, details, datasetId, note }: HarvestedFile,
): Promise<Submission> {
  const renewed = datasetId === null ? undefined : taking.context.catalogue.find(datasetId);
  const item = await addItem(
    taking.db,
    {
      ownerId: null,
      name,
      description,
      private: renewed?.private ?? false,
      keepsVisibility: renewed !== undefined,
      details: { ...(renewed && detailsOf(renewed)), ...details },
      datasetId: renewed?.id ?? null,
      clean: false,
      fileName: file.fileName,
      fileKey: file.key,
      bytes: file.bytes,
      sha256: file.sha256,
    },
    taking.now,
  );
  await addNote(taking.db, item.id, { authorId: null, act: 'sent', text: note, at: taking.now });
  await enqueueReading(taking, item);
  return item;
}
