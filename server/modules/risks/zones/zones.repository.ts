import { sql, type ColumnType, type Generated, type SqlBool } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import { uuidsAmong } from '../../../platform/records/uuid.ts';

export type RiskIcon = 'virus' | 'pest' | 'disease' | 'flood' | 'drought' | 'fire' | 'other';
export type Advice = Readonly<Record<string, string>>;

export interface ZoneTables {
  risk_category: {
    id: Generated<number>;
    name: string;
    icon: RiskIcon;
    advice: ColumnType<Advice, string, string>;
    created_at: ColumnType<Date, Date | undefined, never>;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
  risk_zone: {
    id: Generated<number>;
    name: string;
    description: string;
    color: string;
    district_ids: Generated<string[]>;
    created_at: ColumnType<Date, Date, never>;
    updated_at: Date;
  };
  risk_zone_officer: {
    zone_id: number;
    officer_id: string;
    assigned_by: string | null;
    assigned_at: Date;
  };
}

export interface Category {
  readonly id: number;
  readonly name: string;
  readonly icon: RiskIcon;
  readonly advice: Advice;
}

export interface ZoneOfficer {
  readonly id: string;
  readonly name: string;
  readonly institution: string;
}

export interface Zone {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly color: string;
  /** The districts it is made of; empty where nobody said. */
  readonly districtIds: readonly string[];
  readonly officers: readonly ZoneOfficer[];
  /** Active risks in it. */
  readonly risks: number;
}

export type ZoneFields = Pick<Zone, 'name' | 'description' | 'color' | 'districtIds'>;

/** Categories in the order of their numbers: those the specification names come first. */
export function listCategories(db: Database): Promise<Category[]> {
  return db.selectFrom('risk_category').select(['id', 'name', 'icon', 'advice']).orderBy('id').execute();
}

export function findCategory(db: Database, id: number): Promise<Category | undefined> {
  return db
    .selectFrom('risk_category')
    .select(['id', 'name', 'icon', 'advice'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether another category than `but` has the name, capitals aside. */
export async function categoryNamed(db: Database, name: string, but = 0): Promise<boolean> {
  const found = await db
    .selectFrom('risk_category')
    .select('id')
    .where(sql<SqlBool>`lower(name) = lower(${name})`)
    .where('id', '<>', but)
    .executeTakeFirst();
  return found !== undefined;
}

export async function addCategory(
  db: Database,
  { name, icon, advice }: Omit<Category, 'id'>,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('risk_category')
    .values({ name, icon, advice: JSON.stringify(advice), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeCategory(db: Database, { id, name, icon, advice }: Category, now: Date): Promise<void> {
  await db
    .updateTable('risk_category')
    .set({ name, icon, advice: JSON.stringify(advice), updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function countOfCategory(db: Database, id: number): Promise<number> {
  const { risks } = await db
    .selectFrom('risk')
    .select(({ fn }) => fn.countAll<number>().as('risks'))
    .where('category_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(risks);
}

export async function takeCategory(db: Database, id: number): Promise<void> {
  await db.deleteFrom('risk_category').where('id', '=', id).execute();
}

export async function putCategoryBack(db: Database, { id, name, icon, advice }: Category, now: Date): Promise<void> {
  await db
    .insertInto('risk_category')
    .values({ id, name, icon, advice: JSON.stringify(advice), created_at: now, updated_at: now })
    .execute();
}

function zones(db: Database) {
  return db.selectFrom('risk_zone').select([
    'risk_zone.id',
    'risk_zone.name',
    'risk_zone.description',
    'risk_zone.color',
    'risk_zone.district_ids as districtIds',
    sql<
      ZoneOfficer[]
    >`coalesce((select json_agg(json_build_object('id', person.id, 'name', person.name, 'institution', person.institution) order by lower(person.name), person.id)
      from risk_zone_officer join person on person.id = risk_zone_officer.officer_id where risk_zone_officer.zone_id = risk_zone.id), '[]')`.as(
      'officers',
    ),
    sql<number>`(select count(*) from risk where risk.zone_id = risk_zone.id and risk.is_active and risk.status in ('pending', 'verified'))::integer`.as(
      'risks',
    ),
  ]);
}

export function listZones(db: Database): Promise<Zone[]> {
  return zones(db)
    .orderBy(sql`lower(risk_zone.name)`)
    .orderBy('risk_zone.id')
    .execute();
}

export function findZone(db: Database, id: number): Promise<Zone | undefined> {
  return zones(db).where('risk_zone.id', '=', id).executeTakeFirst();
}

export async function zoneNamed(db: Database, name: string, but = 0): Promise<boolean> {
  const found = await db
    .selectFrom('risk_zone')
    .select('id')
    .where(sql<SqlBool>`lower(name) = lower(${name})`)
    .where('id', '<>', but)
    .executeTakeFirst();
  return found !== undefined;
}

export async function addZone(db: Database, fields: ZoneFields, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('risk_zone')
    .values({ ...columnsOf(fields), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeZone(db: Database, id: number, fields: ZoneFields, now: Date): Promise<void> {
  await db
    .updateTable('risk_zone')
    .set({ ...columnsOf(fields), updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** A zone as it is put back: with its officers and its risks. */
export interface TakenZone extends ZoneFields {
  readonly id: number;
  readonly officerIds: readonly string[];
  readonly riskIds: readonly number[];
}

/** Takes a zone out; its risks stay, without one. */
export async function takeZone(db: Database, zone: Zone): Promise<TakenZone> {
  const riskIds = (await db.selectFrom('risk').select('id').where('zone_id', '=', zone.id).execute()).map(
    ({ id }) => id,
  );
  await db.deleteFrom('risk_zone').where('id', '=', zone.id).execute();
  const { id, name, description, color, districtIds, officers } = zone;
  return { id, name, description, color, districtIds, officerIds: officers.map((officer) => officer.id), riskIds };
}

/** Puts a zone back; risks that got another one meanwhile, and officers who left, stay as they are. */
export async function putZoneBack(
  db: Database,
  { id, officerIds, riskIds, ...fields }: TakenZone,
  now: Date,
): Promise<void> {
  await db
    .insertInto('risk_zone')
    .values({ id, ...columnsOf(fields), created_at: now, updated_at: now })
    .execute();
  const here = await db
    .selectFrom('person')
    .select('id')
    .where(sql<SqlBool>`id = any(${uuidsAmong(officerIds)}::uuid[])`)
    .execute();
  for (const officer of here) await assignToZone(db, { zoneId: id, officerId: officer.id, by: null, at: now });
  await db
    .updateTable('risk')
    .set({ zone_id: id })
    .where(sql<SqlBool>`id = any(${[...riskIds]})`)
    .where('zone_id', 'is', null)
    .execute();
}

/** False where the officer watches the zone already. */
export async function assignToZone(
  db: Database,
  { zoneId, officerId, by, at }: { zoneId: number; officerId: string; by: string | null; at: Date },
): Promise<boolean> {
  const added = await db
    .insertInto('risk_zone_officer')
    .values({ zone_id: zoneId, officer_id: officerId, assigned_by: by, assigned_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('officer_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function takeOffZone(db: Database, zoneId: number, officerId: string): Promise<void> {
  await db.deleteFrom('risk_zone_officer').where('zone_id', '=', zoneId).where('officer_id', '=', officerId).execute();
}

function columnsOf({ name, description, color, districtIds = [] }: ZoneFields) {
  return { name, description, color, district_ids: [...districtIds] };
}
