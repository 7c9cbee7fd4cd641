import { sql, type ColumnType, type Generated } from 'kysely';
import type { DescribedColumn } from '#engines/tables/columns/dictionary.ts';
import type { Column, FileKind, Finding, PersonalDataFinding } from '#engines/tables/types.ts';
import type { Database } from '../../../database/connection.ts';

export interface VersionTables {
  dataset_version: {
    id: Generated<string>;
    dataset_id: string;
    number: number;
    file_name: string;
    file_key: string;
    file_kind: FileKind;
    bytes: number;
    sha256: string;
    note: string;
    restores: number | null;
    published_by: string | null;
    published_at: Date;
    findings: ColumnType<readonly Finding[], string, never>;
    personal_data: ColumnType<readonly PersonalDataFinding[], string, never>;
  };
  table_of_version: {
    version_id: string;
    position: number;
    name: string;
    rows: number;
    columns: ColumnType<readonly Column[], string, never>;
    file_key: string;
    bytes: number;
    sha256: string;
  };
}

export interface Version {
  readonly id: string;
  readonly datasetId: string;
  readonly number: number;
  readonly fileName: string;
  readonly fileKey: string;
  readonly fileKind: FileKind;
  readonly bytes: number;
  /** Of all its tables. */
  readonly rows: number;
  readonly sha256: string;
  readonly note: string;
  readonly restores: number | null;
  readonly publishedAt: Date;
}

export interface VersionTable {
  /** 1 for the first. */
  readonly position: number;
  readonly name: string;
  readonly rows: number;
  /** As they were read; with what the data dictionary says where a service asked for it. */
  readonly columns: readonly DescribedColumn[];
  readonly fileKey: string;
  readonly bytes: number;
  readonly sha256: string;
}

function versions(db: Database) {
  return db
    .selectFrom('dataset_version')
    .select([
      'id',
      'dataset_id as datasetId',
      'number',
      'file_name as fileName',
      'file_key as fileKey',
      'file_kind as fileKind',
      'bytes',
      'sha256',
      'note',
      'restores',
      'published_at as publishedAt',
      sql<number>`(select coalesce(sum(t.rows), 0)::bigint from table_of_version t where t.version_id = dataset_version.id)`.as(
        'rows',
      ),
    ]);
}

/** Versions of a dataset, the newest first. */
export function listVersions(db: Database, datasetId: string): Promise<Version[]> {
  return versions(db).where('dataset_id', '=', datasetId).orderBy('number', 'desc').execute();
}

export function findVersion(db: Database, datasetId: string, number: number): Promise<Version | undefined> {
  return versions(db).where('dataset_id', '=', datasetId).where('number', '=', number).executeTakeFirst();
}

/** A version by its identity. */
export function findVersionById(db: Database, id: string): Promise<Version | undefined> {
  return versions(db).where('id', '=', id).executeTakeFirst();
}

/** What was found when the file of a version was read. */
export async function findFindings(db: Database, versionId: string): Promise<readonly Finding[]> {
  const row = await db.selectFrom('dataset_version').select('findings').where('id', '=', versionId).executeTakeFirst();
  return row?.findings ?? [];
}

/** What seemed personal in some versions, or in all of a dataset, when they were read. */
export async function listPersonalData(
  db: Database,
  of: readonly string[] | { readonly datasetId: string },
): Promise<PersonalDataFinding[]> {
  const all = db.selectFrom('dataset_version').select('personal_data');
  const rows = await (
    'datasetId' in of ? all.where('dataset_id', '=', of.datasetId) : all.where('id', 'in', of)
  ).execute();
  return rows.flatMap((row) => row.personal_data);
}

/** Tables of a version, in the order of the sheets. */
export async function listTables(db: Database, versionId: string): Promise<VersionTable[]> {
  return tables(db).where('version_id', '=', versionId).orderBy('position').execute();
}

export async function findTable(db: Database, versionId: string, position: number): Promise<VersionTable | undefined> {
  return tables(db).where('version_id', '=', versionId).where('position', '=', position).executeTakeFirst();
}

function tables(db: Database) {
  return db
    .selectFrom('table_of_version')
    .select(['position', 'name', 'rows', 'columns', 'file_key as fileKey', 'bytes', 'sha256']);
}

export interface NewVersion extends Omit<Version, 'id' | 'rows'> {
  readonly publishedBy: string | null;
  readonly findings: readonly Finding[];
  readonly personalData: readonly PersonalDataFinding[];
  readonly tables: readonly Omit<VersionTable, 'position'>[];
}

/** Adds a version with its tables; answers its id. */
export async function addVersion(db: Database, version: NewVersion): Promise<string> {
  const { id } = await db
    .insertInto('dataset_version')
    .values({
      dataset_id: version.datasetId,
      number: version.number,
      file_name: version.fileName,
      file_key: version.fileKey,
      file_kind: version.fileKind,
      bytes: version.bytes,
      sha256: version.sha256,
      note: version.note,
      restores: version.restores,
      published_by: version.publishedBy,
      published_at: version.publishedAt,
      findings: JSON.stringify(version.findings),
      personal_data: JSON.stringify(version.personalData),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = version.tables.map(({ name, rows: count, columns, fileKey, bytes, sha256 }, at) => ({
    version_id: id,
    position: at + 1,
    name,
    rows: count,
    columns: JSON.stringify(columns),
    file_key: fileKey,
    bytes,
    sha256,
  }));
  if (rows.length > 0) await db.insertInto('table_of_version').values(rows).execute();
  return id;
}

/** Which of some files the catalogue still names, in versions, in tables, as downloads of them, or in what was deleted and can be brought back. */
export async function namedFileKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    select file_key as key from dataset_version where file_key = any(${keys})
    union select file_key from table_of_version where file_key = any(${keys})
    union select file_key from table_export where file_key = any(${keys})
    union select each ->> 'file_key' from trash, jsonb_array_elements((payload -> 'versions') || (payload -> 'tables')) each
      where kind = 'dataset' and each ->> 'file_key' = any(${keys})`.execute(db);
  return new Set(rows.map(({ key }) => key));
}
