import { sql, type ColumnType, type Generated } from 'kysely';
import type { AnyRow } from '#engines/reference/table.ts';
import type { Database } from '../../database/connection.ts';
import { type KeptReview, reviewColumn, reviewedByOf, reviewJoin, type ReviewTables } from './reviews.repository.ts';

type Json = ColumnType<AnyRow | null, string | null, string | null>;

export type ChangeAct = 'add' | 'edit' | 'remove' | 'bringBack' | 'reset' | 'restore' | 'import';

export interface ReferenceTables extends ReviewTables {
  reference_row: {
    table_name: string;
    key: string;
    position: number;
    shipped: Json;
    edited: Json;
    edited_over: Json;
    removed: boolean;
    version: number;
    edited_by: string | null;
    edited_at: Date | null;
  };
  reference_change: {
    id: Generated<number>;
    table_name: string;
    key: string;
    at: Date;
    act: ChangeAct;
    before: Json;
    after: Json;
    why: string;
    changed_by: string | null;
    changed_by_name: string;
  };
  reference_state: { only_row: Generated<boolean>; version: number; shipped_hash: string };
}

/** A row with all that is known of it. */
export interface KeptRow {
  readonly tableName: string;
  readonly key: string;
  readonly position: number;
  readonly shipped: AnyRow | null;
  readonly edited: AnyRow | null;
  readonly editedOver: AnyRow | null;
  readonly removed: boolean;
  readonly version: number;
  readonly editedBy: string | null;
  readonly editedAt: Date | null;
  /** The signature that holds for the row as it is. */
  readonly review: KeptReview | null;
}

/** Rows in force, table by table, each with who reviewed it, and the version they are of, in one snapshot. */
export async function readEffective(db: Database): Promise<{ version: number; rows: ReadonlyMap<string, AnyRow[]> }> {
  const { rows } = await sql<{ table_name: string | null; version: number; documents: AnyRow[] | null }>`
    select r.table_name, s.version, json_agg(coalesce(r.edited, r.shipped) || ${reviewedByOf} order by r.position, r.key) as documents
    from (select version from reference_state limit 1) s left join reference_row r on not r.removed ${reviewJoin}
    group by r.table_name, s.version`.execute(db);
  return {
    version: rows[0]?.version ?? 0,
    rows: new Map(rows.flatMap((row) => (row.table_name === null ? [] : [[row.table_name, row.documents ?? []]]))),
  };
}

export async function readState(db: Database): Promise<{ version: number; shippedHash: string }> {
  const row = await db.selectFrom('reference_state').selectAll().executeTakeFirstOrThrow();
  return { version: row.version, shippedHash: row.shipped_hash };
}

/** Takes the lock every write holds until its commit, so that rows are checked against what stays. */
export async function lockReference(db: Database): Promise<void> {
  await db.selectFrom('reference_state').select('version').forUpdate().executeTakeFirstOrThrow();
}

/** Counts the version up; answers the new one. Holds the lock too. */
export async function countUp(db: Database): Promise<number> {
  const row = await db
    .updateTable('reference_state')
    .set({ version: sql`version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

export async function writeShippedHash(db: Database, hash: string): Promise<void> {
  await db.updateTable('reference_state').set({ shipped_hash: hash }).execute();
}

/**
 * Replaces what is shipped, row by row; what an administrator made of the rows stays. An edited row keeps the cells that
 * were edited and takes every other cell from the release; a cell that both changed stays edited, and what it was edited
 * from stays known, so that the difference can be shown. A signature under a row that changed is taken off.
 */
export async function replaceShipped(
  db: Database,
  rows: readonly {
    readonly table_name: string;
    readonly key: string;
    readonly position: number;
    readonly shipped: AnyRow;
  }[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (table_name text, key text, position integer, shipped jsonb)`;
  await sql`
    update reference_row r set
      edited = given.shipped || coalesce((
        select jsonb_object_agg(cell.key, cell.value) from jsonb_each(r.edited) cell
        where cell.value is distinct from r.edited_over -> cell.key and cell.key <> 'reviewedBy'), '{}'),
      edited_over = given.shipped || coalesce((
        select jsonb_object_agg(cell.key, cell.value) from jsonb_each(r.edited_over) cell
        where cell.value is distinct from r.edited -> cell.key and cell.value is distinct from given.shipped -> cell.key), '{}'),
      version = r.version + 1
    from ${given}
    where r.table_name = given.table_name and r.key = given.key
      and r.edited is not null and r.edited_over is not null and r.shipped is distinct from given.shipped`.execute(db);
  await sql`
    insert into reference_row (table_name, key, position, shipped)
    select table_name, key, position, shipped from ${given}
    on conflict (table_name, key) do update set shipped = excluded.shipped, position = excluded.position
    where reference_row.shipped is distinct from excluded.shipped or reference_row.position <> excluded.position`.execute(
    db,
  );
  const gone = sql`shipped is not null and not exists (
    select from ${given} where given.table_name = reference_row.table_name and given.key = reference_row.key)`;
  await sql`delete from reference_row where edited is null and ${gone}`.execute(db);
  await sql`update reference_row set shipped = null where ${gone}`.execute(db);
}

export async function findRow(db: Database, tableName: string, key: string): Promise<KeptRow | undefined> {
  const { rows } = await sql<WrittenRow>`
    select r.*, ${reviewColumn} from reference_row r ${reviewJoin} where r.table_name = ${tableName} and r.key = ${key}`.execute(
    db,
  );
  return rows[0] && kept(rows[0]);
}

/** Every row of a table, removed ones too, in its order. */
export async function listRows(db: Database, tableName: string): Promise<KeptRow[]> {
  const { rows } = await sql<WrittenRow>`
    select r.*, ${reviewColumn} from reference_row r ${reviewJoin} where r.table_name = ${tableName} order by r.position, r.key`.execute(
    db,
  );
  return rows.map(kept);
}

/** Figures of a table. */
export interface RowCounts {
  readonly tableName: string;
  /** In force. */
  readonly rows: number;
  /** Edited or added, and in force. */
  readonly edited: number;
  /** Edited rows whose shipped value is not the one the edit started from. */
  readonly shippedSince: number;
}

export async function countRows(db: Database): Promise<RowCounts[]> {
  const { rows } = await sql<RowCounts>`
    select table_name as "tableName",
      count(*) filter (where not removed) as rows,
      count(*) filter (where not removed and edited is not null) as edited,
      count(*) filter (where not removed and edited is not null and edited_over is distinct from shipped) as "shippedSince"
    from reference_row group by table_name`.execute(db);
  return rows;
}

/** Position of rows no release ships: after all of those. */
const afterShipped = 1_000_000;

/** What a write leaves of a row. */
export interface RowState {
  readonly edited: AnyRow | null;
  readonly editedOver: AnyRow | null;
  readonly removed: boolean;
  readonly by: string | null;
  readonly at: Date;
}

/** Writes the state of a row that is there. */
export async function updateRow(db: Database, tableName: string, key: string, state: RowState): Promise<void> {
  await db
    .updateTable('reference_row')
    .set({ ...columnsOf(state), version: sql`version + 1` })
    .where('table_name', '=', tableName)
    .where('key', '=', key)
    .execute();
}

/** Puts a row that was not there after the others of its table, those added before it too. */
export async function insertRow(db: Database, tableName: string, key: string, state: RowState): Promise<void> {
  const position = sql<number>`(select greatest(${afterShipped}::integer, max(position) + 1) from reference_row where table_name = ${tableName})`;
  await db
    .insertInto('reference_row')
    .values({ table_name: tableName, key, shipped: null, version: 1, position, ...columnsOf(state) })
    .execute();
}

function columnsOf({ edited, editedOver, removed, by, at }: RowState) {
  return { edited: text(edited), edited_over: text(editedOver), removed, edited_by: by, edited_at: at };
}

export function text(row: AnyRow | null): string | null {
  return row === null ? null : JSON.stringify(row);
}

interface WrittenRow {
  readonly table_name: string;
  readonly key: string;
  readonly position: number;
  readonly shipped: AnyRow | null;
  readonly edited: AnyRow | null;
  readonly edited_over: AnyRow | null;
  readonly removed: boolean;
  readonly version: number;
  readonly edited_by: string | null;
  readonly edited_at: Date | null;
  readonly review: KeptReview | null;
}

function kept(row: WrittenRow): KeptRow {
  return {
    tableName: row.table_name,
    key: row.key,
    position: row.position,
    shipped: row.shipped,
    edited: row.edited,
    editedOver: row.edited_over,
    removed: row.removed,
    version: row.version,
    editedBy: row.edited_by,
    editedAt: row.edited_at,
    review: row.review,
  };
}
