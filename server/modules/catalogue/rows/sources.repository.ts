import { sql } from 'kysely';
import { describeColumns, type DescribedColumn } from '#engines/tables/columns/dictionary.ts';
import type { Database } from '../../../database/connection.ts';

/** A table of a public dataset. */
export interface PublicTable {
  readonly slug: string;
  readonly name: string;
  readonly licence: string;
  readonly institution: string;
  readonly version: number;
  /** The version in force. */
  readonly latest: number;
  readonly publishedAt: Date;
  /** 1 for the first of its dataset. */
  readonly position: number;
  readonly tableName: string;
  /** How many tables its dataset has. */
  readonly tables: number;
  readonly rows: number;
}

export interface PublicTableWithColumns extends PublicTable {
  /** With what the data dictionary says of them. */
  readonly columns: readonly DescribedColumn[];
  readonly fileKey: string;
}

/** Of the version in force where none is named. */
function publicTables(db: Database, number?: number) {
  return db
    .selectFrom('dataset')
    .innerJoin('dataset_version as version', (join) => {
      const own = join.onRef('version.dataset_id', '=', 'dataset.id');
      return number === undefined
        ? own.onRef('version.number', '=', 'dataset.current_version')
        : own.on('version.number', '=', number);
    })
    .innerJoin('table_of_version as table', 'table.version_id', 'version.id')
    .where('dataset.private', '=', false)
    .where('table.rows', '>', 0)
    .where(sql<boolean>`jsonb_array_length("table".columns) > 0`)
    .select([
      'dataset.slug',
      'dataset.name',
      'dataset.licence',
      'dataset.institution',
      'version.number as version',
      'dataset.current_version as latest',
      'version.published_at as publishedAt',
      'table.position',
      'table.name as tableName',
      'table.rows',
      sql<number>`(select count(*)::int from table_of_version t where t.version_id = version.id)`.as('tables'),
    ])
    .orderBy('dataset.name')
    .orderBy('dataset.slug')
    .orderBy('table.position');
}

/** Every table of every public dataset, without its columns. */
export function listPublicTables(db: Database): Promise<PublicTable[]> {
  return publicTables(db).execute();
}

export async function findPublicTable(
  db: Database,
  slug: string,
  position: number,
  version?: number,
): Promise<PublicTableWithColumns | undefined> {
  const found = await publicTables(db, version)
    .select(['table.columns', 'table.file_key as fileKey', 'dataset.dictionary'])
    .where('dataset.slug', '=', slug)
    .where('table.position', '=', position)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { dictionary, columns, ...table } = found;
  return { ...table, columns: describeColumns(columns, dictionary) };
}

/** Tables that have all of these columns; at most `limit`. */
export function publicTablesWith(db: Database, columns: readonly string[], limit: number): Promise<PublicTable[]> {
  let query = publicTables(db).limit(limit);
  for (const name of columns)
    query = query.where(sql<boolean>`"table".columns @> ${JSON.stringify([{ name }])}::jsonb`);
  return query.execute();
}

/** A table of a public dataset whose rows may lie on a map. */
export interface MappedTable extends PublicTableWithColumns {
  readonly datasetId: string;
  readonly description: string;
  readonly asksSignIn: boolean;
}

/** Tables that have columns named like latitude and longitude; at most `limit`, or those of one dataset. */
export async function listMappedTables(db: Database, limit: number, slug?: string): Promise<MappedTable[]> {
  const named = (pattern: string) =>
    sql<boolean>`exists (select 1 from jsonb_array_elements("table".columns) each where each->>'type' in ('decimal', 'whole') and each->>'name' ~* ${pattern})`;
  let query = publicTables(db)
    .select([
      'dataset.id as datasetId',
      'dataset.description',
      'dataset.asks_sign_in as asksSignIn',
      'table.columns',
      'table.file_key as fileKey',
      'dataset.dictionary',
    ])
    .where(named('lat|^y|gps.?n'))
    .where(named('lon|lng|^x|gps.?w|gps.?y|gps.?x'))
    .limit(limit);
  if (slug !== undefined) query = query.where('dataset.slug', '=', slug);
  const found = await query.execute();
  return found.map(({ dictionary, columns, ...table }) => ({
    ...table,
    columns: describeColumns(columns, dictionary),
  }));
}
