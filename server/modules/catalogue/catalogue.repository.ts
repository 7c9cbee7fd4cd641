import { sql, type ColumnType, type Generated } from 'kysely';
import type { CatalogueEntry } from '#engines/catalogue/entry.ts';
import type { ColumnMeaning } from '#engines/tables/columns/dictionary.ts';
import type { FileKind } from '#engines/tables/types.ts';
import type { Database } from '../../database/connection.ts';
import type { AccessTables } from './access/access.repository.ts';
import type { ExportTables } from './files/exports.repository.ts';
import type { LooksTables } from './looks/looks.repository.ts';
import type { VersionTables } from './publishing/versions.repository.ts';

export interface CatalogueTables extends AccessTables, ExportTables, LooksTables, VersionTables {
  dataset: {
    id: Generated<string>;
    slug: string;
    owner_id: string | null;
    name: string;
    description: string;
    private: boolean;
    licence: string;
    topic: string;
    source: string;
    contact: string;
    institution: string;
    update_frequency: string;
    covers_from: string | null;
    covers_to: string | null;
    regions: ColumnType<string[], readonly string[], readonly string[]>;
    tags: ColumnType<string[], readonly string[], readonly string[]>;
    asks_sign_in: Generated<boolean>;
    dictionary: ColumnType<readonly ColumnMeaning[], string | undefined, string>;
    column_names: string;
    file_kind: FileKind;
    current_version: number;
    bytes: number;
    rows: number;
    views: Generated<number>;
    downloads: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
}

/** What only the page of a dataset shows. */
export interface DatasetRecord extends CatalogueEntry {
  readonly contact: string;
  readonly updateFrequency: string;
  /** Empty where the account is gone. */
  readonly ownerName: string;
  /** What its columns mean, by their names. */
  readonly dictionary: readonly ColumnMeaning[];
}

/** The version in force gives the identity; its first table the sheet range name (gName). */
function entries(db: Database) {
  return db
    .selectFrom('dataset')
    .innerJoin('dataset_version as version', (join) =>
      join.onRef('version.dataset_id', '=', 'dataset.id').onRef('version.number', '=', 'dataset.current_version'),
    )
    .leftJoin('table_of_version as first', (join) =>
      join.onRef('first.version_id', '=', 'version.id').on('first.position', '=', 1),
    )
    .select([
      'dataset.id',
      'dataset.slug',
      'dataset.owner_id',
      'dataset.name',
      'dataset.description',
      'dataset.private',
      'dataset.licence',
      'dataset.topic',
      'dataset.source',
      'dataset.institution',
      'dataset.asks_sign_in',
      'dataset.regions',
      'dataset.tags',
      'dataset.covers_from',
      'dataset.covers_to',
      'dataset.column_names',
      'dataset.file_kind',
      'dataset.current_version',
      'dataset.bytes',
      'dataset.rows',
      'dataset.created_at',
      'dataset.updated_at',
      'version.id as version_id',
      'first.name as first_table',
    ]);
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>;

/** All datasets, or those of some ids, the newest first. */
export async function listEntries(db: Database, ids?: readonly string[]): Promise<CatalogueEntry[]> {
  let query = entries(db).orderBy('dataset.updated_at', 'desc').orderBy('dataset.id');
  if (ids) query = query.where('dataset.id', 'in', ids);
  return (await query.execute()).map(entry);
}

/** One dataset by its id or short name, as it stands in the records now. */
export async function findDataset(
  db: Database,
  by: { readonly id: string } | { readonly slug: string },
): Promise<DatasetRecord | undefined> {
  const query = entries(db)
    .leftJoin('person', 'person.id', 'dataset.owner_id')
    .select(['dataset.contact', 'dataset.update_frequency', 'dataset.dictionary', 'person.name as owner_name']);
  const row = await (
    'id' in by ? query.where('dataset.id', '=', by.id) : query.where('dataset.slug', '=', by.slug)
  ).executeTakeFirst();
  return (
    row && {
      ...entry(row),
      contact: row.contact,
      updateFrequency: row.update_frequency,
      dictionary: row.dictionary,
      ownerName: row.owner_name ?? '',
    }
  );
}

/** Holds a dataset until the transaction ends; the number of its version in force, or undefined where it is gone. */
export async function holdDataset(
  db: Database,
  id: string,
): Promise<{ readonly slug: string; readonly private: boolean; readonly currentVersion: number } | undefined> {
  const row = await db
    .selectFrom('dataset')
    .select(['slug', 'private', 'current_version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && { slug: row.slug, private: row.private, currentVersion: row.current_version };
}

/** Short names that begin so: for finding one that is free. */
export async function slugsLike(db: Database, beginning: string): Promise<Set<string>> {
  const rows = await db.selectFrom('dataset').select('slug').where('slug', 'like', `${beginning}%`).execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** Lets one at a time choose a short name: two of one name would else both take it, and one fail. */
export async function holdSlugs(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('dataset.slug'))`.execute(db);
}

export type DatasetRow = Omit<
  CatalogueTables['dataset'],
  'id' | 'views' | 'downloads' | 'regions' | 'tags' | 'dictionary' | 'asks_sign_in'
> & {
  readonly asks_sign_in?: boolean;
  /** As JSON. */
  readonly dictionary?: string;
  readonly regions: readonly string[];
  readonly tags: readonly string[];
};

export async function addDataset(db: Database, row: DatasetRow): Promise<string> {
  const { id } = await db.insertInto('dataset').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function changeDataset(db: Database, id: string, changes: Partial<DatasetRow>): Promise<void> {
  await db.updateTable('dataset').set(changes).where('id', '=', id).execute();
}

/** How many datasets there are, those that were deleted and can be brought back included. */
export async function countDatasets(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from dataset) + (select count(*) from trash where kind = 'dataset') as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Takes out what the sample people own, for good; answers how many there were. */
export async function removeDemoDatasets(db: Database): Promise<number> {
  const owners = db.selectFrom('person').select('id').where('demo', '=', true);
  const { numDeletedRows } = await db.deleteFrom('dataset').where('owner_id', 'in', owners).executeTakeFirst();
  await sql`delete from trash where kind = 'dataset' and (payload -> 'dataset' ->> 'owner_id')::uuid in (select id from person where demo)`.execute(
    db,
  );
  return Number(numDeletedRows);
}

/** Takes a dataset out with its versions, tables, looks and grants. */
export async function removeDatasetRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('dataset').where('id', '=', id).execute();
}

/** Everything of a dataset as JSON, to put it back as it was; the looks at it stay out: their counts are in the row. */
export async function takeDataset(db: Database, id: string): Promise<unknown> {
  const { rows } = await sql<{ whole: unknown }>`
    select jsonb_build_object(
      'dataset', (select to_jsonb(d) from dataset d where d.id = ${id}),
      'versions', (select coalesce(jsonb_agg(v order by v.number), '[]') from dataset_version v where v.dataset_id = ${id}),
      'tables', (select coalesce(jsonb_agg(t order by t.version_id, t.position), '[]')
                 from table_of_version t join dataset_version v on v.id = t.version_id where v.dataset_id = ${id}),
      'grants', (select coalesce(jsonb_agg(g), '[]') from dataset_grant g where g.dataset_id = ${id})
    ) as whole`.execute(db);
  await removeDatasetRow(db, id);
  return rows[0]?.whole;
}

/** Puts a dataset back; people who are gone since are left out of it, and what was not kept yet when it was deleted is as in a new one. */
export async function putDatasetBack(db: Database, whole: unknown): Promise<void> {
  const json = JSON.stringify(whole);
  const people = sql`(select id from person)`;
  await sql`
    insert into dataset
    select (jsonb_populate_record(null::dataset, case when (each ->> 'owner_id')::uuid in ${people} then each else each || '{"owner_id": null}' end)).*
    from (select '{"dictionary": [], "asks_sign_in": false}'::jsonb || (${json}::jsonb -> 'dataset') as each) it`.execute(
    db,
  );
  await sql`
    insert into dataset_version
    select (jsonb_populate_record(null::dataset_version, case when (each ->> 'published_by')::uuid in ${people} then each else each || '{"published_by": null}' end)).*
    from jsonb_array_elements(${json}::jsonb -> 'versions') each`.execute(db);
  await sql`
    insert into table_of_version select (jsonb_populate_record(null::table_of_version, each)).*
    from jsonb_array_elements(${json}::jsonb -> 'tables') each`.execute(db);
  await sql`
    insert into dataset_grant
    select (jsonb_populate_record(null::dataset_grant, case when (each ->> 'answered_by')::uuid in ${people} then each else each || '{"answered_by": null}' end)).*
    from jsonb_array_elements(${json}::jsonb -> 'grants') each
    where (each ->> 'person_id')::uuid in ${people}`.execute(db);
}

/** Datasets of a person, the newest first. */
export async function listEntriesOf(db: Database, ownerId: string): Promise<CatalogueEntry[]> {
  return (
    await entries(db)
      .where('dataset.owner_id', '=', ownerId)
      .orderBy('dataset.updated_at', 'desc')
      .orderBy('dataset.id')
      .execute()
  ).map(entry);
}

function entry(row: EntryRow): CatalogueEntry {
  return {
    id: row.id,
    slug: row.slug,
    ownerId: row.owner_id,
    name: row.name,
    description: row.description,
    private: row.private,
    licence: row.licence,
    topic: row.topic,
    source: row.source,
    institution: row.institution,
    asksSignIn: row.asks_sign_in,
    regions: row.regions,
    tags: row.tags,
    coversFrom: row.covers_from,
    coversTo: row.covers_to,
    columnNames: row.private ? '' : row.column_names,
    fileKind: row.file_kind,
    version: row.current_version,
    versionId: row.version_id,
    firstTable: row.first_table ?? '',
    bytes: row.bytes,
    rows: row.rows,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
