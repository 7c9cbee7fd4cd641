import { createHash } from 'node:crypto';
import type { StreamedFile } from '#contract/endpoint.ts';
import type { Storage } from '../../../adapters/storage/storage.ts';
import type { ExportForm } from '../../../adapters/tables/tables.ts';
import type { AppContext } from '../../../context.ts';
import { newFileKey } from '../../../platform/files/storageKey.ts';
import { saveHashed } from '../../../platform/files/saveHashed.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { dictionarySheet } from '../rows/dictionary.service.ts';
import {
  type ExportIdentity,
  findExport,
  type TableExport,
  forgetExports,
  saveExport,
  markExportAsked,
} from './exports.repository.ts';
import { ask } from '../rows/rows.service.ts';
import type { VersionTable } from '../publishing/versions.repository.ts';

/** Spreadsheets past this many rows are sent while they are made: whoever asks would wait too long for the first byte. */
const mostSpreadsheetRows = 100_000;
/** How long one lies that nobody asks for; told in docs/table_export.yml. */
const keptDays = 30;
const dayMs = 86_400_000;

/** The part of a file that says how it is read; its name and type the caller adds. */
export type ExportContent = Pick<StreamedFile, 'bytes' | 'tag' | 'sha256' | 'open'>;

/** Makings under way in this process: who asks for the same meanwhile waits for it. */
const making = new Map<string, Promise<ExportContent>>();

/**
 * The whole of a table in a form: made once and read from where it lies, so that its length and sum are known and parts
 * of it can be asked for. Throws a problem.
 */
export async function exportAtRest(
  scope: Scope,
  version: { readonly id: string },
  table: VersionTable,
  form: ExportForm,
): Promise<ExportContent> {
  const second = dictionarySheet(scope, table);
  const make = () => ask(scope, (tables) => tables.export(table, form, { name: table.name, second }));
  if ((form === 'xlsx' || form === 'ods') && table.rows > mostSpreadsheetRows) return { bytes: null, open: make };
  const dictionary = createHash('sha256').update(JSON.stringify(second.rows)).digest('base64url').slice(0, 16);
  const identity: ExportIdentity = { versionId: version.id, position: table.position, form, dictionary };
  return (await findAtRest(scope, identity)) ?? (await makeOnce(scope, identity, make));
}

async function findAtRest(
  { db, now, context: { storage } }: Scope,
  identity: ExportIdentity,
): Promise<ExportContent | undefined> {
  const known = await findExport(db, identity);
  if (known === undefined || (await storage.stat(known.fileKey)) === null) return undefined;
  if (now.getTime() - known.askedAt.getTime() > dayMs) await markExportAsked(db, identity, now);
  return atRest(storage, known);
}

function makeOnce(
  { db, now, context: { storage } }: Scope,
  identity: ExportIdentity,
  make: () => Promise<AsyncIterable<Uint8Array>>,
): Promise<ExportContent> {
  const key = JSON.stringify(identity);
  const known = making.get(key);
  if (known !== undefined) return known;
  const made = (async () => {
    const { key: fileKey, bytes, sha256 } = await saveHashed(storage, newFileKey('exports', now), await make());
    await saveExport(db, identity, { fileKey, bytes, sha256, askedAt: now });
    return atRest(storage, { fileKey, bytes, sha256 });
  })().finally(() => making.delete(key));
  making.set(key, made);
  return made;
}

function atRest(
  storage: Storage,
  { fileKey, bytes, sha256 }: Pick<TableExport, 'fileKey' | 'bytes' | 'sha256'>,
): ExportContent {
  return { bytes, sha256, tag: sha256, open: (range) => storage.read(fileKey, range) };
}

/** Has files forgotten that nobody asked for of late. */
export function forgetOldExports({ jobs, clock }: Pick<AppContext, 'jobs' | 'clock'>): void {
  jobs.every('forgetTableExports', 86_400, (job) =>
    job.settle((db) => forgetExports(db, new Date(clock.now().getTime() - keptDays * dayMs))),
  );
}
