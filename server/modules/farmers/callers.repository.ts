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
