import { sql, type ColumnType, type Generated } from 'kysely';
import type { Static } from 'typebox';
import type { FarmerFilter } from '#contract/farmers/farmerShapes.ts';
import type { Database } from '#server/database/connection.ts';

/** What a list was narrowed by when it was saved. */
export type KeptFilter = Static<typeof FarmerFilter>;

export interface FilterTables {
  farmer_filter: {
    id: Generated<number>;
    owner_id: string;
    name: string;
    filter: ColumnType<KeptFilter, string, string>;
    created_at: ColumnType<Date, Date, never>;
  };
}

/** A filter that an officer keeps under a name. */
export interface SavedFilter {
  readonly id: number;
  readonly name: string;
  readonly filter: KeptFilter;
}

/** Saved filters of an officer, by name. */
export function listFilters(db: Database, ownerId: string): Promise<SavedFilter[]> {
  return db
    .selectFrom('farmer_filter')
    .select(['id', 'name', 'filter'])
    .where('owner_id', '=', ownerId)
    .orderBy(sql`lower(name)`)
    .execute();
}

/** Keeps a filter; one of the same name is replaced. */
export function saveFilter(
  db: Database,
  ownerId: string,
  { name, filter }: Omit<SavedFilter, 'id'>,
  at: Date,
): Promise<SavedFilter> {
  const json = JSON.stringify(filter);
  return db
    .insertInto('farmer_filter')
    .values({ owner_id: ownerId, name, filter: json, created_at: at })
    .onConflict((conflict) => conflict.expression(sql`owner_id, lower(name)`).doUpdateSet({ name, filter: json }))
    .returning(['id', 'name', 'filter'])
    .executeTakeFirstOrThrow();
}

export async function renameFilter(db: Database, id: number, name: string): Promise<void> {
  await db.updateTable('farmer_filter').set({ name }).where('id', '=', id).execute();
}

/** Takes a filter out; answers it as JSON, to put it back. */
export async function takeFilter(db: Database, id: number): Promise<unknown> {
  const { rows } = await sql<{
    whole: unknown;
  }>`delete from farmer_filter f where id = ${id} returning to_jsonb(f) as whole`.execute(db);
  return rows[0]?.whole;
}

/** Puts a filter back, unless another has its name by now; answers how many came back. */
export async function putFilterBack(db: Database, whole: unknown): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into farmer_filter select (jsonb_populate_record(null::farmer_filter, ${JSON.stringify(whole)}::jsonb)).*
    on conflict do nothing returning id`.execute(db);
  return rows.length;
}
