import { sql, type ColumnType, type Generated } from 'kysely';
import type { Day } from '#engines/dates/day.ts';
import type { TrapSight } from '../access.service.ts';
import { isSeen } from '../traps.repository.ts';
import type { Database } from '../../../database/connection.ts';

export interface ScoutingTables {
  scouting: {
    id: Generated<number>;
    site_id: number | null;
    species_id: string;
    crop_id: string | null;
    crop_stage: string;
    district_id: string | null;
    community: string;
    latitude: number | null;
    longitude: number | null;
    scouted_on: string;
    spots: number[];
    plants_a_spot: number;
    note: string;
    action_share: number | null;
    scout_id: string | null;
    created_at: ColumnType<Date, Date, never>;
  };
}

export interface Scouting {
  readonly id: number;
  readonly siteId: number | null;
  readonly speciesId: string;
  readonly cropId: string | null;
  readonly cropStage: string;
  readonly districtId: string | null;
  readonly community: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly scoutedOn: Day;
  readonly spots: readonly number[];
  readonly plantsASpot: number;
  readonly note: string;
  readonly actionShare: number | null;
  readonly scoutId: string | null;
  readonly scoutName: string | null;
}

function scoutings(db: Database) {
  return db
    .selectFrom('scouting as s')
    .leftJoin('person as p', 'p.id', 's.scout_id')
    .select([
      's.id',
      's.site_id as siteId',
      's.species_id as speciesId',
      's.crop_id as cropId',
      's.crop_stage as cropStage',
      's.district_id as districtId',
      's.community',
      's.latitude',
      's.longitude',
      's.scouted_on as scoutedOn',
      's.spots',
      's.plants_a_spot as plantsASpot',
      's.note',
      's.action_share as actionShare',
      's.scout_id as scoutId',
      'p.name as scoutName',
    ]);
}

/** Scoutings, the latest first, and how many there are in all. */
export async function listScoutings(
  db: Database,
  sight: TrapSight,
  siteId: number | undefined,
  limit: number,
  offset: number,
): Promise<{ total: number; found: Scouting[] }> {
  const { total } = await db
    .selectFrom('scouting as s')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(isSeen(sight, 's.district_id', 's.site_id', 's.scout_id'))
    .$if(siteId !== undefined, (query) => query.where('s.site_id', '=', siteId ?? 0))
    .executeTakeFirstOrThrow();
  const found = await scoutings(db)
    .where(isSeen(sight, 's.district_id', 's.site_id', 's.scout_id'))
    .$if(siteId !== undefined, (query) => query.where('s.site_id', '=', siteId ?? 0))
    .orderBy('s.scouted_on', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: Number(total), found };
}

export async function addScouting(
  db: Database,
  { spots, ...scouting }: Omit<Scouting, 'id' | 'scoutName'>,
  at: Date,
): Promise<Scouting> {
  const { id } = await db
    .insertInto('scouting')
    .values({
      site_id: scouting.siteId,
      species_id: scouting.speciesId,
      crop_id: scouting.cropId,
      crop_stage: scouting.cropStage,
      district_id: scouting.districtId,
      community: scouting.community,
      latitude: scouting.latitude,
      longitude: scouting.longitude,
      scouted_on: scouting.scoutedOn,
      spots: [...spots],
      plants_a_spot: scouting.plantsASpot,
      note: scouting.note,
      action_share: scouting.actionShare,
      scout_id: scouting.scoutId,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return scoutings(db).where('s.id', '=', id).executeTakeFirstOrThrow();
}

/** What an officer scouted, the latest first. */
export function scoutingsOfOfficer(db: Database, officerId: string, most: number): Promise<Scouting[]> {
  return scoutings(db).where('s.scout_id', '=', officerId).orderBy('s.id', 'desc').limit(most).execute();
}

/** A trap count or a scouting, as it is exported. */
export interface Survey {
  readonly kind: 'trap' | 'scouting';
  readonly day: Day;
  readonly regionId: string | null;
  readonly districtId: string | null;
  readonly community: string;
  readonly trap: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly cropId: string | null;
  readonly cropStage: string | null;
  readonly speciesId: string | null;
  readonly trapType: string | null;
  readonly lure: string | null;
  readonly lureChanged: boolean | null;
  readonly nights: number | null;
  readonly count: number | null;
  readonly plants: number | null;
  readonly infested: number | null;
  readonly note: string;
}

/** Trap counts and scoutings of some days, the latest first. */
export async function listSurveys(
  db: Database,
  sight: TrapSight,
  from: Day,
  until: Day,
  speciesId: string | null,
  most: number,
): Promise<Survey[]> {
  const { rows } = await sql<Survey>`
    select * from (
      select 'trap' as kind, r.visited_on as day, t.region_id as "regionId", t.district_id as "districtId", t.community, t.name as trap, t.latitude, t.longitude,
        t.crop_id as "cropId", r.crop_stage as "cropStage", r.species_id as "speciesId", t.trap_type as "trapType", t.lure, r.lure_changed as "lureChanged",
        r.nights::int as nights, r.count, null::int as plants, null::int as infested, r.report as note, r.id
      from trap_report r join trap_site t on t.id = r.site_id where r.visited_on between ${from} and ${until} and ${isSeen(sight, 't.district_id', 't.id', 'r.reporter_id')}
      union all
      select 'scouting', s.scouted_on, null, s.district_id, s.community, t.name, s.latitude, s.longitude, s.crop_id, s.crop_stage, s.species_id, null, null, null, null, null,
        cardinality(s.spots) * s.plants_a_spot, (select sum(each)::int from unnest(s.spots) each), s.note, s.id
      from scouting s left join trap_site t on t.id = s.site_id where s.scouted_on between ${from} and ${until} and ${isSeen(sight, 's.district_id', 's.site_id', 's.scout_id')}
    ) survey
    where ${speciesId}::text is null or "speciesId" = ${speciesId}
    order by day desc, kind, id desc limit ${most}`.execute(db);
  return rows;
}
