import { sql, type ColumnType, type Generated, type SqlBool } from 'kysely';
import type { FarmSight } from '#engines/access/field/farms.ts';
import type { Outline, OutlineSource } from '#engines/farms/farm.ts';
import { CELL_DEGREES, type FarmCell } from '#engines/farms/generalise.ts';
import type { Box } from '#engines/shapes/points.ts';
import type { Database } from '../../database/connection.ts';
import type { FarmCountTables } from './lists/farmCounts.repository.ts';
import {
  type FarmData,
  type FarmRow,
  type Geometry,
  boxText,
  columns,
  geometryOf,
  outlineOf,
  rowOf,
  valuesOf,
} from './farmRows.repository.ts';

export interface FarmsTables extends FarmCountTables {
  farm: {
    id: Generated<string>;
    geometry: ColumnType<Geometry, string, string>;
    /** West, south, east and north as PostgreSQL writes a box: "(east,north),(west,south)". */
    bounds: string;
    centre_lat: number;
    centre_lng: number;
    district_id: string | null;
    owner_id: string | null;
    card_number: Buffer | null;
    card_number_key: Buffer | null;
    name: string;
    farmer_id: number | null;
    community_id: number | null;
    crop: string | null;
    hectares: number;
    source: OutlineSource;
    created_at: ColumnType<Date, Date | undefined, never>;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
  farm_change: {
    id: Generated<number>;
    farm_id: string;
    at: Date;
    changed_by: string | null;
    fields: ColumnType<string[], readonly string[], never>;
    geometry: ColumnType<Geometry | null, string | null, never>;
    hectares: number | null;
  };
}

export interface WholeFarm extends FarmRow {
  readonly outline: Outline;
}

export interface FarmFilter {
  readonly own?: boolean | undefined;
  readonly district?: string | undefined;
  readonly crop?: string | undefined;
  readonly farmer?: number | undefined;
  readonly cardKeys?: readonly Buffer[] | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly box?: Box | undefined;
}

/** How the names of sample farms begin. */
export const SAMPLE = 'Sample: ';

/** How many farms have their middle in each square; samples are nobody's farms and are not counted. */
export async function countFarmsByCell(db: Database): Promise<FarmCell[]> {
  // numeric, not floating point: 7.35 / 0.05 is 147, not 146.999….
  const column = sql<number>`floor(centre_lng::numeric / ${sql.lit(CELL_DEGREES)})::integer`;
  const row = sql<number>`floor(centre_lat::numeric / ${sql.lit(CELL_DEGREES)})::integer`;
  return db
    .selectFrom('farm')
    .select(({ fn }) => [column.as('column'), row.as('row'), fn.countAll<number>().as('farms')])
    .where('name', 'not like', `${SAMPLE}%`)
    .groupBy([column, row])
    .execute()
    .then((cells) => cells.map((cell) => ({ ...cell, farms: Number(cell.farms) })));
}

/** Farms that somebody may see and a filter leaves, to be chosen from. */
export function visible(
  db: Database,
  { officerId, districts }: FarmSight,
  { own, district, crop, farmer, cardKeys, ids, box }: FarmFilter,
) {
  let query = db.selectFrom('farm').leftJoin('person', 'person.id', 'farm.owner_id');
  if (own) query = query.where('farm.owner_id', '=', officerId);
  else if (districts !== null)
    query = query.where(sql<SqlBool>`(farm.owner_id = ${officerId} or farm.district_id = any(${[...districts]}))`);
  if (district !== undefined) query = query.where('farm.district_id', '=', district);
  if (crop !== undefined) query = query.where('farm.crop', '=', crop);
  if (farmer !== undefined) query = query.where('farm.farmer_id', '=', farmer);
  if (cardKeys !== undefined) query = query.where('farm.card_number_key', 'in', cardKeys);
  if (ids !== undefined) query = query.where(sql<SqlBool>`farm.id = any(${[...ids]}::uuid[])`);
  if (box !== undefined) query = query.where(sql<SqlBool>`farm.bounds && ${boxText(box)}::box`);
  return query;
}

/** Farms with their outlines, by the same filter. */
export async function wholeFarms(
  db: Database,
  sight: FarmSight,
  filter: FarmFilter,
  limit: number,
): Promise<WholeFarm[]> {
  const rows = await visible(db, sight, filter)
    .select([...columns, 'farm.geometry'])
    .orderBy('farm.updated_at', 'desc')
    .orderBy('farm.id')
    .limit(limit)
    .execute();
  return rows.map(({ geometry, ...row }) => ({ ...rowOf(row), outline: outlineOf(geometry) }));
}

export async function addFarms(db: Database, ownerId: string, farms: readonly FarmData[], at: Date): Promise<string[]> {
  const added = await db
    .insertInto('farm')
    .values(farms.map((farm) => ({ ...valuesOf(farm), owner_id: ownerId, created_at: at, updated_at: at })))
    .returning('id')
    .execute();
  return added.map(({ id }) => id);
}

/** Changes a farm that is still what was seen of it, and keeps what it was; false where somebody was quicker. */
export async function changeFarm(
  db: Database,
  before: WholeFarm,
  farm: FarmData,
  change: { readonly by: string | null; readonly at: Date; readonly fields: readonly string[] },
): Promise<boolean> {
  const outlined = change.fields.includes('outline');
  await db
    .insertInto('farm_change')
    .values({
      farm_id: before.id,
      at: change.at,
      changed_by: change.by,
      fields: change.fields,
      geometry: outlined ? JSON.stringify(geometryOf(before.outline)) : null,
      hectares: outlined ? before.hectares : null,
    })
    .execute();
  const changed = await db
    .updateTable('farm')
    .set({ ...valuesOf(farm), updated_at: change.at })
    .where('id', '=', before.id)
    .where(sql<SqlBool>`date_trunc('milliseconds', updated_at) = ${before.updatedAt}`)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** What was changed of a farm, the newest first. */
export async function changesOf(
  db: Database,
  farmId: string,
  limit: number,
): Promise<{ at: Date; by: string; fields: string[]; hectares: number | null; outline: Outline | null }[]> {
  const rows = await db
    .selectFrom('farm_change')
    .leftJoin('person', 'person.id', 'farm_change.changed_by')
    .select(['farm_change.at', 'person.name', 'farm_change.fields', 'farm_change.hectares', 'farm_change.geometry'])
    .where('farm_id', '=', farmId)
    .orderBy('farm_change.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ at, name, fields, hectares, geometry }) => ({
    at,
    by: name ?? '',
    fields,
    hectares,
    outline: geometry === null ? null : outlineOf(geometry),
  }));
}

/** Takes a farm out with its history; answers all of it as JSON, to put it back. */
export async function takeFarm(db: Database, id: string): Promise<unknown> {
  const { rows } = await sql<{ whole: unknown }>`
    select jsonb_build_object('farm', to_jsonb(f), 'changes', (select coalesce(jsonb_agg(c), '[]') from farm_change c where c.farm_id = f.id)) as whole
    from farm f where f.id = ${id}::uuid`.execute(db);
  await db.deleteFrom('farm').where('id', '=', id).execute();
  return rows[0]?.whole;
}

/** Puts a farm back with its history; people whose account is gone meanwhile are left out. */
export async function putFarmBack(db: Database, whole: unknown): Promise<void> {
  const json = JSON.stringify(whole);
  await sql`
    insert into farm select (jsonb_populate_record(null::farm, each
      || case when exists (select from person p where p.id = (each ->> 'owner_id')::uuid) then '{}' else '{"owner_id": null}' end::jsonb)).*
    from (select ${json}::jsonb -> 'farm' as each) told on conflict do nothing`.execute(db);
  await sql`
    insert into farm_change select (jsonb_populate_record(null::farm_change, each
      || case when exists (select from person p where p.id = (each ->> 'changed_by')::uuid) then '{}' else '{"changed_by": null}' end::jsonb)).*
    from jsonb_array_elements(${json}::jsonb -> 'changes') each on conflict do nothing`.execute(db);
}

/** Gives the farms of an officer to another, or to nobody; answers how many. */
export async function passFarmsOn(db: Database, from: string, to: string | null): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('farm')
    .set({ owner_id: to })
    .where('owner_id', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function countOwnFarms(db: Database, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('farm')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes card numbers and links of erased farmers away, in the trash too. */
export async function forgetFarmers(db: Database, farmerIds: readonly number[]): Promise<void> {
  await db
    .updateTable('farm')
    .set({ farmer_id: null, card_number: null, card_number_key: null })
    .where(sql<SqlBool>`farmer_id = any(${[...farmerIds]}::bigint[])`)
    .execute();
  await sql`
    update trash set payload = jsonb_set(payload, '{farm}', payload -> 'farm' || '{"farmer_id": null, "card_number": null, "card_number_key": null}')
    where kind = 'farm' and (payload -> 'farm' ->> 'farmer_id')::bigint = any(${[...farmerIds]}::bigint[])`.execute(db);
}

/** Farmers with the outlines of their farms, of farms whose boxes meet one, or that count to a district. */
export async function farmersWithFarms(
  db: Database,
  where: { readonly box: Box } | { readonly districts: readonly string[] },
): Promise<{ farmerId: number; outline: Outline }[]> {
  const found = db.selectFrom('farm').select(['farmer_id', 'geometry']).where('farmer_id', 'is not', null);
  const rows = await (
    'box' in where
      ? found.where(sql<SqlBool>`bounds && ${boxText(where.box)}::box`)
      : found.where(sql<SqlBool>`district_id = any(${[...where.districts]})`)
  ).execute();
  return rows.flatMap(({ farmer_id: farmerId, geometry }) =>
    farmerId === null ? [] : [{ farmerId, outline: outlineOf(geometry) }],
  );
}
