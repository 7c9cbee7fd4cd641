import { type SqlBool, sql } from 'kysely';
import type { FileKind } from '#engines/tables/types.ts';
import type { Database } from '../../../database/connection.ts';

/** A public dataset with its version in force, as other catalogues describe one. */
export interface DescribedDataset {
  readonly id: string;
  readonly slug: string;
  readonly doi: string | null;
  readonly name: string;
  readonly description: string;
  readonly licence: string;
  readonly topic: string;
  readonly source: string;
  readonly contact: string;
  readonly institution: string;
  readonly ownerName: string | null;
  readonly updateFrequency: string;
  readonly asksSignIn: boolean;
  /** Region keys. */
  readonly regions: readonly string[];
  readonly tags: readonly string[];
  readonly coversFrom: string | null;
  readonly coversTo: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly views: number;
  readonly version: number;
  readonly publishedAt: Date;
  readonly fileName: string;
  readonly fileKind: FileKind;
  readonly fileBytes: number;
  readonly fileSha256: string;
  /** The first 50. */
  readonly tables: readonly { readonly position: number; readonly name: string; readonly rows: number }[];
}

function publicDatasets(db: Database) {
  return db
    .selectFrom('dataset')
    .innerJoin('dataset_version as version', (join) =>
      join.onRef('version.dataset_id', '=', 'dataset.id').onRef('version.number', '=', 'dataset.current_version'),
    )
    .where('dataset.private', '=', false);
}

function described(db: Database) {
  return publicDatasets(db)
    .leftJoin('person', 'person.id', 'dataset.owner_id')
    .select([
      'dataset.id',
      'dataset.slug',
      sql<string | null>`(select doi from dataset_doi where dataset_id = dataset.id and told_at is not null)`.as('doi'),
      'dataset.name',
      'dataset.description',
      'dataset.licence',
      'dataset.topic',
      'dataset.source',
      'dataset.contact',
      'dataset.institution',
      'person.name as ownerName',
      'dataset.update_frequency as updateFrequency',
      'dataset.asks_sign_in as asksSignIn',
      'dataset.regions',
      'dataset.tags',
      'dataset.covers_from as coversFrom',
      'dataset.covers_to as coversTo',
      'dataset.created_at as createdAt',
      'dataset.updated_at as updatedAt',
      'dataset.views',
      'version.number as version',
      'version.published_at as publishedAt',
      'version.file_name as fileName',
      'version.file_kind as fileKind',
      'version.bytes as fileBytes',
      'version.sha256 as fileSha256',
      sql<DescribedDataset['tables']>`coalesce((
        select json_agg(json_build_object('position', t.position, 'name', t.name, 'rows', t.rows) order by t.position)
        from table_of_version t where t.version_id = version.id and t.position <= 50), '[]')`.as('tables'),
    ]);
}

/** Public datasets by their ids, in no order. */
export async function findDescribed(db: Database, ids: readonly string[]): Promise<DescribedDataset[]> {
  return ids.length === 0 ? [] : described(db).where('dataset.id', 'in', ids).execute();
}

/** A dataset that changed, or went: deleted of late, or made private. */
export interface ChangedDataset {
  readonly id: string;
  readonly at: Date;
  readonly topic: string;
  readonly gone: boolean;
}

export interface ChangesAsked {
  readonly from?: Date | undefined;
  /** Changes at this moment and before. */
  readonly until?: Date | undefined;
  readonly topic?: string | undefined;
  /** The last one that was handed out. */
  readonly after?: { readonly at: Date; readonly id: string } | undefined;
  readonly limit: number;
}

/** What became of datasets, the earliest change first. A deleted one stands here as long as it can be brought back. */
export async function listChanges(
  db: Database,
  { from, until, topic, after, limit }: ChangesAsked,
): Promise<ChangedDataset[]> {
  const conditions = [
    from && sql<SqlBool>`at >= ${from}`,
    until && sql<SqlBool>`at <= ${until}`,
    topic === undefined ? undefined : sql<SqlBool>`topic = ${topic}`,
    after && sql<SqlBool>`(at, id) > (${after.at}, ${after.id}::uuid)`,
  ].filter((each) => each !== undefined);
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<ChangedDataset>`
    select id, at, topic, gone from (
      select id, date_trunc('milliseconds', updated_at) as at, topic, private as gone from dataset
      union all
      select thing_id::uuid, date_trunc('milliseconds', deleted_at), coalesce(payload -> 'dataset' ->> 'topic', ''), true
        from trash where kind = 'dataset'
    ) change ${where} order by at, id limit ${limit}`.execute(db);
  return rows;
}
