import { sql } from 'kysely';
import { searchWords } from '#engines/farmers/searchWords.ts';
import type { Database } from '#server/database/connection.ts';

/** Makes farmers kept at some places farmers of the communities these became; answers how many of a batch. */
export async function linkFarmers(db: Database, locationIds: readonly string[], most: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update farmer set community_id = community.root_id from community
    where farmer.id in (select id from farmer where community_id is null and location_id = any(${[...locationIds]}) order by id limit ${most})
      and community.location_id = farmer.location_id returning farmer.id`.execute(db);
  return rows.length;
}

/** Farmers of a community, or of those merged into it or just parted from it, that say another name or district than it has now: a batch. */
export async function farmersToRestate(
  db: Database,
  communityId: number,
  most: number,
): Promise<{ id: number; name: string; email: string; phone: string; communityId: number }[]> {
  const { rows } = await sql<{ id: number; name: string; email: string; phone: string; communityId: number }>`
    select farmer.id, farmer.name, farmer.email, farmer.phone, farmer.community_id as "communityId"
    from community here join community root on root.id = here.root_id join farmer on farmer.community_id = here.id
    where (here.root_id = ${communityId} or here.id = ${communityId}) and (farmer.location, farmer.district_id) is distinct from (root.name, root.district_id)
    order by farmer.id limit ${most}`.execute(db);
  return rows;
}

/** Says the place of farmers anew. */
export async function restateFarmers(
  db: Database,
  farmers: readonly {
    readonly id: number;
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly locationId: string;
    readonly location: string;
    readonly districtId: string;
  }[],
  at: Date,
): Promise<void> {
  const rows = JSON.stringify(
    farmers.map(({ id, name, email, phone, locationId, location, districtId }) => ({
      id,
      location,
      location_id: locationId,
      district_id: districtId,
      words: `${searchWords(`${name} ${location} ${districtId} ${email}`)} ${phone}`,
    })),
  );
  await sql`
    update farmer f set location = n.location, location_id = n.location_id, district_id = n.district_id, words = n.words, updated_at = ${at}
    from jsonb_populate_recordset(null::farmer, ${rows}::jsonb) n where n.id = f.id`.execute(db);
}
