import { sql, type ColumnType, type Generated, type SqlBool } from 'kysely';
import type { FarmerData } from '#engines/farmers/farmer.ts';
import type { Database } from '../../database/connection.ts';
import { dataColumns, farmerData, rowOf, type WrittenColumns, writtenColumns } from './farmerData.repository.ts';
import type { CountTables } from './list/farmerCounts.repository.ts';
import type { FilterTables } from './list/filters.repository.ts';
import type { GroupTables } from './groups/groups.repository.ts';
import type { ListTables } from './list/lists.repository.ts';
import type { ImportTables } from './import/imports.repository.ts';
import type { MergeTables } from './merge/merge.repository.ts';
import type { PairTables } from './merge/pairs.repository.ts';
import { noteConsent, type RecordTables } from './record/record.repository.ts';
import type { LookTables } from './sharing/looks.repository.ts';
import type { ShareTables } from './sharing/shares.repository.ts';

export interface FarmersTables
  extends
    CountTables,
    ShareTables,
    GroupTables,
    FilterTables,
    ImportTables,
    ListTables,
    LookTables,
    MergeTables,
    PairTables,
    RecordTables {
  farmer: WrittenColumns & {
    id: Generated<number>;
    owner_id: string;
    registry_number: Generated<string>;
    former_numbers: Generated<string[]>;
    created_at: ColumnType<Date, Date, never>;
    updated_at: Date;
  };
}

/** Who has a telephone number on an officer's list: the first of them who has it for themselves. */
export interface Holder {
  readonly id: number;
  readonly name: string;
  readonly household: number | null;
}

/** The farmer of an officer with this number, another than `but`; nobody has the empty one. */
export async function findByPhone(db: Database, ownerId: string, phone: string, but = 0): Promise<Holder | undefined> {
  if (phone === '') return undefined;
  return db
    .selectFrom('farmer')
    .select(['id', 'name', 'household_id as household'])
    .where('owner_id', '=', ownerId)
    .where('phone', '=', phone)
    .where('id', '<>', but)
    .orderBy(sql`shares_phone is true`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Gives a farmer a household of their own where they have none; answers its number. */
export async function householdFor(db: Database, farmerId: number): Promise<number> {
  const { rows } = await sql<{ household: number }>`
    update farmer set household_id = coalesce(household_id, nextval('farmer_household')) where id = ${farmerId}
    returning household_id as household`.execute(db);
  return rows[0]?.household ?? 0;
}

/** The number of a household nobody is of yet. */
export async function newHousehold(db: Database): Promise<number> {
  const { rows } = await sql<{ household: number }>`select nextval('farmer_household') as household`.execute(db);
  return rows[0]?.household ?? 0;
}

/** Of some households those that farmers of an officer are of. */
export async function ownHouseholds(
  db: Database,
  ownerId: string,
  households: readonly number[],
): Promise<ReadonlySet<number>> {
  if (households.length === 0) return new Set();
  const { rows } = await sql<{ household: number }>`
    select distinct household_id as household from farmer where owner_id = ${ownerId} and household_id = any(${[...households]}::bigint[])`.execute(
    db,
  );
  return new Set(rows.map(({ household }) => household));
}

/** Who else of some officer's list lives in a household. */
export function membersOfHousehold(
  db: Database,
  household: number,
  ownerId: string,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('farmer')
    .select(['id', 'name'])
    .where('household_id', '=', household)
    .where('owner_id', '=', ownerId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Adds farmers to an officer's list, passing over numbers that are there already; answers the new ids. */
export async function addFarmers(
  db: Database,
  ownerId: string,
  farmers: readonly FarmerData[],
  at: Date,
): Promise<number[]> {
  if (farmers.length === 0) return [];
  const rows = JSON.stringify(
    farmers.map((farmer) => ({ ...rowOf(farmer), owner_id: ownerId, created_at: at, updated_at: at })),
  );
  const written = sql.join(writtenColumns.map((column) => sql.ref(column)));
  const { rows: added } = await sql<{ id: number }>`
    insert into farmer (owner_id, ${written}, created_at, updated_at)
    select owner_id, ${written}, created_at, updated_at from jsonb_populate_recordset(null::farmer, ${rows}::jsonb)
    on conflict do nothing
    returning id`.execute(db);
  const ids = added.map(({ id }) => id);
  await noteConsent(db, ids, at);
  return ids;
}

export async function changeFarmer(db: Database, id: number, farmer: FarmerData, at: Date): Promise<void> {
  const row = rowOf(farmer);
  await db
    .updateTable('farmer')
    .set({ ...row, crop_hectares: JSON.stringify(row.crop_hectares), updated_at: at })
    .where('id', '=', id)
    .execute();
  await noteConsent(db, [id], at);
}

/** A farmer of a list as rows of a file are held against them. */
export interface KeptFarmer {
  readonly id: number;
  readonly registryNumber: string;
  readonly farmer: FarmerData;
}

/** Farmers of an officer with one of these telephone numbers or numbers of the registry, and those without a telephone where asked; the oldest first. */
export async function findOwnOf(
  db: Database,
  ownerId: string,
  asked: {
    readonly phones: readonly string[];
    readonly registryNumbers: readonly string[];
    readonly phoneless: boolean;
  },
): Promise<KeptFarmer[]> {
  const phones = asked.phoneless ? ['', ...asked.phones] : [...asked.phones];
  const rows = await db
    .selectFrom('farmer')
    .select(['farmer.id', 'farmer.registry_number as registryNumber', ...dataColumns])
    .where('owner_id', '=', ownerId)
    .where(sql<SqlBool>`(phone = any(${phones}) or registry_number = any(${[...asked.registryNumbers]}))`)
    .orderBy(sql`shares_phone is true`)
    .orderBy('farmer.id')
    .execute();
  return rows.map(({ id, registryNumber, ...row }) => ({ id, registryNumber, farmer: farmerData(row) }));
}

/** Changes many farmers in one statement. */
export async function changeFarmers(
  db: Database,
  farmers: readonly { readonly id: number; readonly farmer: FarmerData }[],
  at: Date,
): Promise<void> {
  const rows = JSON.stringify(farmers.map(({ id, farmer }) => ({ id, ...rowOf(farmer) })));
  const values = sql.join(writtenColumns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`n.${column}`)}`));
  await sql`
    update farmer f set ${values}, updated_at = ${at}
    from jsonb_populate_recordset(null::farmer, ${rows}::jsonb) n where n.id = f.id`.execute(db);
  await noteConsent(
    db,
    farmers.map(({ id }) => id),
    at,
  );
}
