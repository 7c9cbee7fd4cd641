import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  largestUploadBytes,
  longestDescription,
  mostBytesInAll,
  mostBytesPerPerson,
  mostDescriptionWords,
  mostUploadsAtOnce,
  uploadKeptHours,
  uploadPartBytes,
} from '#contract/limits.ts';
import { tidyFileName } from '../../platform/files/fileName.ts';
import type { Database } from '../../database/connection.ts';
import type { AppContext } from '../../context.ts';
import { newFileKey } from '../../platform/files/storageKey.ts';
import { saveHashed } from '../../platform/files/saveHashed.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { isUuid } from '../../platform/records/uuid.ts';
import { bytesKept } from './submissionSearch.repository.ts';
import {
  addPart,
  addUpload,
  countUploads,
  findExpired,
  findUpload,
  partsOf,
  setWhole,
  takeQuotaTurn,
  takeUpload,
  type Upload,
  uploadsOf,
} from './uploads.repository.ts';

const hourMs = 3_600_000;

/** Kinds of files that are taken, told by their content, with the endings they usually have. */
const formats = [
  { kind: 'xlsx', name: 'Excel workbook', endings: ['.xlsx'] },
  { kind: 'csv', name: 'Comma-separated text', endings: ['.csv', '.txt'] },
  { kind: 'ods', name: 'OpenDocument spreadsheet', endings: ['.ods'] },
  { kind: 'tsv', name: 'Tab-separated text', endings: ['.tsv', '.tab'] },
  { kind: 'zippedCsv', name: 'Zipped CSV', endings: ['.zip'] },
  { kind: 'dta', name: 'Stata', endings: ['.dta'] },
  { kind: 'sav', name: 'SPSS', endings: ['.sav', '.zsav'] },
  { kind: 'geojson', name: 'GeoJSON', endings: ['.geojson', '.json'] },
  { kind: 'gpkg', name: 'GeoPackage', endings: ['.gpkg'] },
];

/** What may be sent, and what whoever asks has left. */
export async function uploadLimits(scope: Scope) {
  return {
    formats,
    largestFileBytes: largestUploadBytes,
    descriptionCharacters: longestDescription,
    descriptionWords: mostDescriptionWords,
    keptHours: uploadKeptHours,
    partBytes: uploadPartBytes,
    mostAtOnce: mostUploadsAtOnce,
    quota: scope.actor.personId === null ? null : await quotaOf(scope.db, scope.actor.personId),
  };
}

/** What a person keeps in files, those on their way counted whole, and what is left for them. */
export async function quotaOf(
  db: Database,
  personId: string,
): Promise<{ mostBytes: number; usedBytes: number; leftBytes: number }> {
  const used = async (owner: string | null): Promise<number> =>
    (await bytesKept(db, owner)) + (await countUploads(db, owner)).bytes;
  const [usedBytes, usedInAll] = [await used(personId), await used(null)];
  const leftBytes = Math.max(0, Math.min(mostBytesPerPerson - usedBytes, mostBytesInAll - usedInAll));
  return { mostBytes: mostBytesPerPerson, usedBytes, leftBytes };
}

/** Throws `quotaUsedUp` unless so many more bytes may be kept; whoever asks next waits until this transaction ends. */
export async function requireQuota(db: Database, personId: string, bytes: number): Promise<void> {
  await takeQuotaTurn(db);
  const { mostBytes, leftBytes } = await quotaOf(db, personId);
  if (bytes > leftBytes)
    throw problem('quotaUsedUp', { fileMb: inMb(bytes), leftMb: inMb(leftBytes), mostMb: inMb(mostBytes) });
}

/** Opens an upload in parts for whoever asks; answers its id. @throws fileTooLarge, quotaUsedUp, tooManyUploads */
export async function openUpload(scope: Scope, bytes: number, fileName: string): Promise<string> {
  const personId = requirePerson(scope);
  if (bytes > largestUploadBytes) throw problem('fileTooLarge', { limitMb: inMb(largestUploadBytes) });
  const id = randomUUID();
  const { now } = scope;
  await scope.db.transaction().execute(async (db) => {
    await requireQuota(db, personId, bytes);
    if ((await countUploads(db, personId)).count >= mostUploadsAtOnce)
      throw problem('tooManyUploads', { most: mostUploadsAtOnce });
    const expiresAt = new Date(now.getTime() + uploadKeptHours * hourMs);
    await addUpload(db, { id, personId, fileName: tidyFileName(fileName), bytes, createdAt: now, expiresAt });
  });
  return id;
}

/** An upload of whoever asks. @throws uploadNotFound, also for another's and for one past its time */
export async function ownUpload({ db, actor, now }: Scope, id: string): Promise<Upload> {
  const upload = isUuid(id) ? await findUpload(db, id) : undefined;
  if (upload === undefined || upload.personId !== actor.personId || upload.expiresAt <= now)
    throw problem('uploadNotFound', { found: id });
  return upload;
}

/** Files on their way of whoever asks, the newest first. */
export function ownUploads(scope: Scope): Promise<Upload[]> {
  return uploadsOf(scope.db, requirePerson(scope), scope.now);
}

/**
 * Keeps what arrives behind `startsAt`; answers how many bytes that were. Where the line drops, what came is kept.
 * Null where another part came in there first.
 */
export async function savePart(
  context: Pick<AppContext, 'db' | 'storage' | 'clock'>,
  id: string,
  startsAt: number,
  content: AsyncIterable<Uint8Array>,
): Promise<number | null> {
  async function* arrived(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of content) yield chunk;
    } catch {
      // The line dropped: the sender asks how much is here and goes on from there.
    }
  }
  const fileKey = newFileKey('parts', context.clock.now());
  const { bytes } = await context.storage.put(fileKey, Readable.from(arrived(), { objectMode: false }));
  const added = bytes > 0 && (await addPart(context.db, id, { startsAt, bytes, fileKey }));
  if (!added) await context.storage.remove(fileKey);
  return added || bytes === 0 ? bytes : null;
}

/** A file that came in parts and is put together under a key of its own. */
export interface WholeFile {
  readonly key: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Puts an upload of whoever asks together. @throws uploadNotFound, uploadUnfinished */
export async function putTogether(scope: Scope, id: string): Promise<WholeFile> {
  const { storage, db } = scope.context;
  const upload = await ownUpload(scope, id);
  if (upload.received < upload.bytes)
    throw problem('uploadUnfinished', { receivedMb: inMb(upload.received), mb: inMb(upload.bytes) });
  if (upload.fileKey !== null && upload.sha256 !== null) {
    return { key: upload.fileKey, fileName: upload.fileName, bytes: upload.bytes, sha256: upload.sha256 };
  }
  const parts = await partsOf(db, id);
  async function* content(): AsyncGenerator<Uint8Array> {
    for (const part of parts) yield* (await storage.read(part)) as AsyncIterable<Uint8Array>;
  }
  const kept = await saveHashed(storage, newFileKey('originals', scope.now), content());
  if (kept.bytes !== upload.bytes)
    throw new Error(`Upload ${id} was put together to ${kept.bytes} bytes instead of ${upload.bytes}.`);
  if (await setWhole(db, id, kept)) return { ...kept, fileName: upload.fileName };
  // Asked for twice at once: the other was first.
  await storage.remove(kept.key);
  return putTogether(scope, id);
}

/** Takes an upload over in the caller's transaction: its parts go after the commit, the whole file is the caller's. */
export async function claimUpload(scope: Scope, id: string): Promise<void> {
  const { storage } = scope.context;
  const parts = await partsOf(scope.db, id);
  const taken = await takeUpload(scope.db, id);
  if (taken === undefined || taken.personId !== scope.actor.personId) throw problem('uploadNotFound', { found: id });
  scope.afterCommit(() => removeFiles(storage, parts));
}

/** Lets go of an upload of whoever asks. @throws uploadNotFound */
export async function cancelUpload(scope: Scope, id: string): Promise<void> {
  await ownUpload(scope, id);
  const { storage } = scope.context;
  const parts = await partsOf(scope.db, id);
  const taken = await takeUpload(scope.db, id);
  scope.afterCommit(() => removeFiles(storage, [...parts, ...(taken?.fileKey ? [taken.fileKey] : [])]));
}

/** Lets go, every hour, of uploads past their time. */
export function forgetUploads({
  jobs,
  db,
  storage,
  clock,
}: Pick<AppContext, 'jobs' | 'db' | 'storage' | 'clock'>): void {
  jobs.every('forgetUploads', hourMs / 1_000, async () => {
    for (const id of await findExpired(db, clock.now(), 200)) await forgetUpload({ db, storage }, id);
  });
}

/** Lets go of an upload with all that came of it; false where it is gone. */
export async function forgetUpload({ db, storage }: Pick<AppContext, 'db' | 'storage'>, id: string): Promise<boolean> {
  const parts = await partsOf(db, id);
  const taken = await takeUpload(db, id);
  if (taken === undefined) return false;
  await removeFiles(storage, [...parts, ...(taken.fileKey === null ? [] : [taken.fileKey])]);
  return true;
}

export async function removeFiles(storage: AppContext['storage'], keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key);
}

function requirePerson({ actor }: Scope): string {
  if (actor.personId === null) throw problem('signInNeeded');
  return actor.personId;
}

function inMb(bytes: number): number {
  return Math.round(bytes / 100_000) / 10;
}
