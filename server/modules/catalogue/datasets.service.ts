import { mayKeepDataset, mayOpenDataset, maySeeSummary } from '#engines/access/knowledge/catalogue.ts';
import { describeColumns } from '#engines/tables/columns/dictionary.ts';
import { licenceOf } from '#engines/catalogue/licences.ts';
import type { Finding } from '#engines/tables/types.ts';
import { nobody, readBearer } from '../../platform/sessions/authenticate.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { isUuid } from '../../platform/records/uuid.ts';
import { isGranted } from './access/access.repository.ts';
import { type DatasetRecord, findDataset } from './catalogue.repository.ts';
import {
  findFindings,
  findVersion,
  listTables,
  listVersions,
  type Version,
  type VersionTable,
} from './publishing/versions.repository.ts';

/** A dataset as it stands in the records, with what the one who asks may do: never taken from memory. */
export interface AskedDataset {
  readonly record: DatasetRecord;
  readonly maySeeSummary: boolean;
  readonly mayOpen: boolean;
  readonly mayKeep: boolean;
}

/** A dataset by its id or short name. @throws datasetNotFound */
export async function askedDataset(scope: Scope, idOrSlug: string): Promise<AskedDataset> {
  const record = await findDataset(scope.db, isUuid(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug.toLowerCase() });
  if (record === undefined) throw problem('datasetNotFound', { found: idOrSlug });
  return withRights(scope, record);
}

async function withRights({ db, actor, now, context }: Scope, record: DatasetRecord): Promise<AskedDataset> {
  const granted = record.private && actor.personId !== null && (await isGranted(db, record.id, actor.personId, now));
  const rights = {
    ownerId: record.ownerId,
    private: record.private,
    granted,
    open: licenceOf(record.licence).open && !record.asksSignIn,
  };
  return {
    record,
    maySeeSummary: maySeeSummary(actor, rights),
    mayOpen: mayOpenDataset(actor, rights, context.config.openDatasets),
    mayKeep: mayKeepDataset(actor, rights),
  };
}

/** Lets through who may see columns and profiles. @throws privateDataset */
export function requireSummary({ actor }: Scope, { record, maySeeSummary: may }: AskedDataset): void {
  if (!may) throw problem('privateDataset', { name: record.name, signedIn: actor.personId !== null });
}

/**
 * Lets through who may have rows and files.
 *
 * @param family how the call writes refusals
 * @throws privateDataset, signInNeeded, invalidToken
 */
export function requireOpen(scope: Scope, asked: AskedDataset, family: 'text' | 'message' = 'message'): void {
  requireSummary(scope, asked);
  if (!asked.mayOpen) throw nobody(family === 'text' && readBearer(scope.caller.header('authorization')) !== undefined);
}

/** A dataset that who asks may edit, delete and answer for. @throws datasetNotFound, datasetNotYours */
export async function keptDataset(scope: Scope, idOrSlug: string): Promise<DatasetRecord> {
  const { record, mayKeep } = await askedDataset(scope, idOrSlug);
  if (!mayKeep) throw problem('datasetNotYours', { name: record.name });
  return record;
}

/** What anybody may know of a dataset; tables and findings only of a public one. @throws datasetNotFound */
export async function datasetForAll(scope: Scope, idOrSlug: string) {
  const { record } = await askedDataset(scope, idOrSlug);
  const versions = await listVersions(scope.db, record.id);
  const content = record.private ? { tables: [], findings: [] } : await contentOf(scope, record, record.versionId);
  return { record, versions, ...content };
}

/** One version with its tables, for who may see into it. @throws datasetNotFound, privateDataset, versionNotFound */
export async function versionForWhoAsks(scope: Scope, idOrSlug: string, number: number) {
  const asked = await askedDataset(scope, idOrSlug);
  requireSummary(scope, asked);
  const version = await versionOf(scope, asked.record, number);
  return { record: asked.record, version, ...(await contentOf(scope, asked.record, version.id)) };
}

/** A version of a dataset; that in force when no number is said. @throws versionNotFound */
export async function versionOf(
  { db }: Scope,
  { id, version: latest }: Pick<DatasetRecord, 'id' | 'version'>,
  number = latest,
): Promise<Version> {
  const version = await findVersion(db, id, number);
  if (version === undefined) throw problem('versionNotFound', { found: number, latest });
  return version;
}

async function contentOf(
  { db }: Scope,
  { dictionary }: DatasetRecord,
  versionId: string,
): Promise<{ readonly tables: readonly VersionTable[]; readonly findings: readonly Finding[] }> {
  const [tables, findings] = await Promise.all([listTables(db, versionId), findFindings(db, versionId)]);
  return {
    tables: tables.map((table) => ({ ...table, columns: describeColumns(table.columns, dictionary) })),
    findings,
  };
}
