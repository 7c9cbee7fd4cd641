import { sql, type ColumnType, type Generated } from 'kysely';
import type { saveDashboard } from '#contract/charts/dashboards.ts';
import type { Body } from '#contract/endpoint.ts';
import type { Database } from '../../database/connection.ts';

/** A chart as it is kept: what it is asked for by, with the version it is bound to. */
export type KeptPanel = Body<typeof saveDashboard>['panels'][number] & { readonly version: number };

export interface ChartsTables {
  dashboard: {
    id: Generated<string>;
    slug: string;
    owner_id: ColumnType<string, string, never>;
    name: string;
    panels: ColumnType<readonly KeptPanel[], string, string>;
    created_at: ColumnType<Date, Date, never>;
    updated_at: Date;
  };
}

export interface DashboardRecord {
  readonly id: string;
  readonly slug: string;
  readonly ownerId: string;
  readonly name: string;
  readonly panels: readonly KeptPanel[];
  readonly updatedAt: Date;
}

function dashboards(db: Database) {
  return db
    .selectFrom('dashboard')
    .select(['id', 'slug', 'owner_id as ownerId', 'name', 'panels', 'updated_at as updatedAt']);
}

export function findDashboard(db: Database, slug: string): Promise<DashboardRecord | undefined> {
  return dashboards(db).where('slug', '=', slug).executeTakeFirst();
}

/** Of one person, the latest first. */
export function listDashboardsOf(db: Database, personId: string): Promise<DashboardRecord[]> {
  return dashboards(db).where('owner_id', '=', personId).orderBy('updated_at', 'desc').orderBy('id').execute();
}

/** Adds one and answers its slug; undefined where the slug is taken. */
export async function addDashboard(
  db: Database,
  row: {
    readonly slug: string;
    readonly ownerId: string;
    readonly name: string;
    readonly panels: readonly KeptPanel[];
    readonly at: Date;
  },
): Promise<string | undefined> {
  const added = await db
    .insertInto('dashboard')
    .values({
      slug: row.slug,
      owner_id: row.ownerId,
      name: row.name,
      panels: JSON.stringify(row.panels),
      created_at: row.at,
      updated_at: row.at,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('slug')
    .executeTakeFirst();
  return added?.slug;
}

export async function changeDashboard(
  db: Database,
  id: string,
  {
    name,
    panels,
    at,
  }: { readonly name?: string | undefined; readonly panels?: readonly KeptPanel[] | undefined; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('dashboard')
    .set({ updated_at: at, ...(name !== undefined && { name }), ...(panels && { panels: JSON.stringify(panels) }) })
    .where('id', '=', id)
    .execute();
}

/** Takes the row out and answers it whole, for the trash. */
export async function takeDashboard(db: Database, id: string): Promise<unknown> {
  const { rows } = await sql<{
    whole: unknown;
  }>`delete from dashboard d where d.id = ${id} returning to_jsonb(d) as whole`.execute(db);
  return rows[0]?.whole;
}

/** Puts a row back as it was. */
export async function putDashboardBack(db: Database, whole: unknown): Promise<void> {
  await sql`insert into dashboard select (jsonb_populate_record(null::dashboard, ${JSON.stringify(whole)}::jsonb)).*`.execute(
    db,
  );
}
