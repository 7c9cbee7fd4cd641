import { sql } from 'kysely';
import type { TestApp } from './testApp.ts';

/** Farms whose middle is at a point, each with a card number that must never be seen. */
export async function addFarmsAt({ context }: TestApp, count: number, lat: number, lng: number): Promise<void> {
  const corner = JSON.stringify({
    type: 'Polygon',
    coordinates: [
      [
        [lng, lat],
        [lng + 0.001, lat],
        [lng, lat + 0.001],
        [lng, lat],
      ],
    ],
  });
  for (let each = 0; each < count; each += 1) {
    await sql`insert into farm (geometry, bounds, centre_lat, centre_lng, district_id, card_number, card_number_key)
      values (${corner}::jsonb, box(point(${lng}::float8, ${lat}::float8), point(${lng + 0.001}::float8, ${lat + 0.001}::float8)),
        ${lat}, ${lng}, 'ejura_sekyedumase_municipal', 'GHA-000000000-1'::bytea, 'key'::bytea)`.execute(context.db);
  }
}
