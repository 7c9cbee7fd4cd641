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
