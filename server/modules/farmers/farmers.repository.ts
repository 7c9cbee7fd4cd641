import { sql, type ColumnType, type Generated, type SqlBool } from 'kysely';
import type { ConsentSource, FarmerData, Language } from '#engines/farmers/farmer.ts';
import { searchWords } from '#engines/farmers/searchWords.ts';
import type { Database } from '../../database/connection.ts';
import type { FilterTables } from './filters.repository.ts';
import type { GroupTables } from './groups.repository.ts';
import type { ListTables } from './lists.repository.ts';
import type { ImportTables } from './imports.repository.ts';
import type { MergeTables } from './merge.repository.ts';
import { noteConsent, type RecordTables } from './record.repository.ts';
import type { LookTables } from './looks.repository.ts';
import type { ShareTables } from './shares.repository.ts';

export interface FarmersTables
  extends ShareTables, GroupTables, FilterTables, ImportTables, ListTables, LookTables, MergeTables, RecordTables {
  farmer: {
    id: Generated<number>;
    owner_id: string;
    registry_number: Generated<string>;
    former_numbers: Generated<string[]>;
    name: string;
    phone: string;
    email: string;
    location_id: string;
    location: string;
    district_id: string;
    community_id: number | null;
    crops: ColumnType<string[], readonly string[], readonly string[]>;
    language: Language;
    consent_given: boolean;
    consent_source: ConsentSource;
    consent_on: string | null;
    words: string;
    created_at: ColumnType<Date, Date, never>;
    updated_at: Date;
  };
}

/** A farmer of an officer with this number. */
export async function findByPhone(
  db: Database,
  ownerId: string,
  phone: string,
): Promise<{ id: number; name: string } | undefined> {
  return db
    .selectFrom('farmer')
    .select(['id', 'name'])
    .where('owner_id', '=', ownerId)
    .where('phone', '=', phone)
    .executeTakeFirst();
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
  const { rows: added } = await sql<{ id: number }>`
    insert into farmer (owner_id, name, phone, email, location_id, location, district_id, community_id, crops, language, consent_given, consent_source, consent_on, words, created_at, updated_at)
    select owner_id, name, phone, email, location_id, location, district_id, community_id, crops, language, consent_given, consent_source, consent_on, words, created_at, updated_at
    from jsonb_populate_recordset(null::farmer, ${rows}::jsonb)
    on conflict (owner_id, phone) do nothing
    returning id`.execute(db);
  const ids = added.map(({ id }) => id);
  await noteConsent(db, ids, at);
  return ids;
}

export async function changeFarmer(db: Database, id: number, farmer: FarmerData, at: Date): Promise<void> {
  await db
    .updateTable('farmer')
    .set({ ...rowOf(farmer), updated_at: at })
    .where('id', '=', id)
    .execute();
  await noteConsent(db, [id], at);
}

/** Farmers of an officer with one of these numbers, by number. */
export async function findOwnByPhones(
  db: Database,
  ownerId: string,
  phones: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly farmer: FarmerData }>> {
  const rows = await db
    .selectFrom('farmer')
    .select([
      'id',
      'name',
      'phone',
      'email',
      'location_id as locationId',
      'location',
      'district_id as districtId',
      'community_id as communityId',
      'crops',
      'language',
      'consent_given',
      'consent_source',
      'consent_on',
    ])
    .where('owner_id', '=', ownerId)
    .where(sql<SqlBool>`phone = any(${[...phones]})`)
    .execute();
  return new Map(
    rows.map(({ id, consent_given: given, consent_source: source, consent_on: date, ...rest }) => [
      rest.phone,
      { id, farmer: { ...rest, consent: { given, source, date } } },
    ]),
  );
}

/** Changes many farmers in one statement. */
export async function changeFarmers(
  db: Database,
  farmers: readonly { readonly id: number; readonly farmer: FarmerData }[],
  at: Date,
): Promise<void> {
  const rows = JSON.stringify(farmers.map(({ id, farmer }) => ({ id, ...rowOf(farmer) })));
  await sql`
    update farmer f set name = n.name, email = n.email, location_id = n.location_id, location = n.location, district_id = n.district_id, community_id = n.community_id, crops = n.crops,
      language = n.language, consent_given = n.consent_given, consent_source = n.consent_source, consent_on = n.consent_on, words = n.words, updated_at = ${at}
    from jsonb_populate_recordset(null::farmer, ${rows}::jsonb) n where n.id = f.id`.execute(db);
  await noteConsent(
    db,
    farmers.map(({ id }) => id),
    at,
  );
}

function rowOf(farmer: FarmerData) {
  const { name, phone, email, locationId, location, districtId, communityId, crops, language, consent } = farmer;
  return {
    name,
    phone,
    email,
    location,
    crops,
    language,
    location_id: locationId,
    district_id: districtId,
    community_id: communityId,
    consent_given: consent.given,
    consent_source: consent.source,
    consent_on: consent.date,
    words: `${searchWords(`${name} ${location} ${districtId} ${email}`)} ${phone}`,
  };
}
