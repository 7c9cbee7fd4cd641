import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** A browser that follows a plan where farmers are warned. */
export interface WarnedBrowser {
  readonly id: number;
  readonly cropId: string;
  readonly place: string;
  readonly language: string;
}

/** Whom a warning is for. */
export interface WarnedWhere {
  readonly districtIds: readonly string[];
  /** Empty for all crops. */
  readonly crops: readonly string[];
}

/**
 * Browsers that follow a crop and district of a warning, from a row on and each once, without those that were warned so many
 * times today already.
 */
export async function browsersToWarn(
  db: Database,
  { districtIds, crops }: WarnedWhere,
  {
    after,
    today,
    most,
    limit,
  }: { readonly after: number; readonly today: string; readonly most: number; readonly limit: number },
): Promise<WarnedBrowser[]> {
  const { rows } = await sql<WarnedBrowser>`
    select s.id, s.crop_id as "cropId", s.place, s.language from subscription s
    where s.channel = 'push' and s.confirmed_at is not null and s.id > ${after}
      and s.district_id = any(${districtIds}) and (${crops.length === 0} or s.crop_id = any(${crops}))
      and not exists (select from subscription e where e.address = s.address and e.id < s.id
        and e.district_id = any(${districtIds}) and (${crops.length === 0} or e.crop_id = any(${crops})))
      and (select coalesce(sum(e.warned_times), 0) from subscription e
        where e.address = s.address and e.warned_on = ${today}) < ${most}
    order by s.id limit ${limit}`.execute(db);
  return rows;
}

/** Notes that these were warned today. */
export async function noteWarned(db: Database, ids: readonly number[], today: string): Promise<void> {
  await sql`update subscription set warned_on = ${today},
    warned_times = case when warned_on = ${today} then warned_times + 1 else 1 end
    where id = any(${ids})`.execute(db);
}

/** Gives a browser's subscriptions its new address and keys; one that the new address has already takes the place of the old. */
export async function moveBrowser(
  db: Database,
  from: string,
  to: string,
  keys: string,
  codeOf: (cropId: string, districtId: string) => string,
): Promise<void> {
  const old = await db
    .selectFrom('subscription')
    .select(['id', 'crop_id', 'district_id'])
    .where('address', '=', from)
    .where('channel', '=', 'push')
    .forUpdate()
    .execute();
  for (const { id, crop_id: cropId, district_id: districtId } of old) {
    await db
      .deleteFrom('subscription')
      .where('address', '=', to)
      .where('crop_id', '=', cropId)
      .where('district_id', '=', districtId)
      .where('id', '<>', id)
      .execute();
    await db
      .updateTable('subscription')
      .set({ address: to, push_keys: keys, code: codeOf(cropId, districtId) })
      .where('id', '=', id)
      .execute();
  }
}
