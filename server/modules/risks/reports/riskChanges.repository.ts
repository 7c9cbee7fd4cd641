import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Risk, RiskData } from '../risks.repository.ts';

export async function addRisk(db: Database, data: RiskData, reporterId: string | null, now: Date): Promise<number> {
  const empty = {
    status: 'pending' as const,
    claimed_by: null,
    decided_by: null,
    decided_at: null,
    merged_into: null,
    merged_from: null,
  };
  const { id } = await db
    .insertInto('risk')
    .values({ ...columnsOf(data), ...empty, reporter_id: reporterId, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a risk that is still what was seen of it; false where somebody was quicker. */
export async function changeRisk(
  db: Database,
  before: Pick<Risk, 'id' | 'version'>,
  data: RiskData & Pick<Risk, 'comments' | 'mitigation'>,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .updateTable('risk')
    .set({
      ...columnsOf(data),
      comments: data.comments,
      mitigation: data.mitigation,
      version: before.version + 1,
      updated_at: now,
    })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

function columnsOf(data: RiskData) {
  return {
    category_id: data.categoryId,
    zone_id: data.zoneId,
    district_id: data.districtId,
    lat: data.lat,
    lng: data.lng,
    place: data.place,
    count: data.count,
    description: data.description,
    is_active: data.isActive,
  };
}

/** Says in which community a risk was seen. */
export async function setCommunity(db: Database, id: number, communityId: number): Promise<void> {
  await sql`update risk set community_id = ${communityId} where id = ${id}`.execute(db);
}
