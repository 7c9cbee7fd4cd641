import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

/** Crop and place of whoever has a number, as the officer who wrote them down last did. */
export interface KnownNumber {
  readonly crops: readonly string[];
  readonly place: string;
  readonly districtId: string;
  readonly language: string;
}

/** What is kept of the farmer with a number; undefined where nobody keeps one. */
export function farmerWithNumber(db: Database, phone: string): Promise<KnownNumber | undefined> {
  return db
    .selectFrom('farmer')
    .select(['crops', 'location as place', 'district_id as districtId', 'language'])
    .where('phone', '=', phone)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** How many farmers are reached at a number or e-mail address: on all lists, and on that of an officer. */
export async function countReachedAt(
  db: Database,
  address: string,
  ownerId: string,
): Promise<{ readonly all: number; readonly own: number }> {
  return db
    .selectFrom('farmer')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where owner_id = ${ownerId}))::int`.as('own'),
    ])
    .where(
      address.includes('@')
        ? sql<boolean>`lower(email) = ${address} and email <> ''`
        : sql<boolean>`phone = ${address}`,
    )
    .executeTakeFirstOrThrow();
}

/** Telephone numbers and e-mail addresses of farmers: those nobody else has, and how many others have too. */
export async function addressesOf(
  db: Database,
  ids: readonly number[],
): Promise<{ readonly alone: string[]; readonly shared: number }> {
  const own = [...ids];
  const { rows } = await sql<{ address: string; shared: boolean }>`
    select address,
      exists (select from farmer where phone = address and id <> all(${own}::bigint[]))
      or exists (select from farmer where email <> '' and lower(email) = address and id <> all(${own}::bigint[])) as shared
    from (select distinct unnest(array[phone, lower(email)]) as address from farmer where id = any(${own}::bigint[])) as own
    where address <> ''`.execute(db);
  const alone = rows.filter(({ shared }) => !shared).map(({ address }) => address);
  return { alone, shared: rows.length - alone.length };
}
