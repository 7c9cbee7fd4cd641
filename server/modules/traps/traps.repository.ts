import { sql, type ColumnType, type Generated, type SqlBool } from 'kysely';
import type { Day } from '#engines/dates/day.ts';
import type { Box } from '#engines/shapes/points.ts';
import type { TrapSight } from './access.service.ts';
import type { Database } from '../../database/connection.ts';

export interface SiteTables {
  trap_site: {
    id: Generated<number>;
    name: string;
    latitude: number;
    longitude: number;
    district_id: string | null;
    region_id: string | null;
    community: string;
    visit_days: number;
    reminded_on: ColumnType<string | null, string | null, string | null>;
    species_id: string | null;
    trap_type: string | null;
    lure: string | null;
    lure_days: number | null;
    lure_changed_on: ColumnType<string | null, string | null | undefined, string | null>;
    lure_reminded_on: ColumnType<string | null, string | null | undefined, string | null>;
    crop_id: string | null;
    total_count: Generated<number>;
    report_count: Generated<number>;
    last_visit: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: ColumnType<Date, Date, never>;
    updated_at: Date;
  };
  trap_officer: { site_id: number; officer_id: string; linked_at: Date };
}

export interface Site {
  readonly id: number;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly districtId: string | null;
  readonly regionId: string | null;
  readonly community: string;
  readonly visitDays: number;
  /** The insect it is set for, by its key; null where nobody has said it. */
  readonly speciesId: string | null;
  readonly trapType: string | null;
  readonly lure: string | null;
  readonly lureDays: number | null;
  readonly lureChangedOn: Day | null;
  readonly cropId: string | null;
  readonly total: number;
  readonly reports: number;
  readonly lastVisit: Day | null;
}

/** What is typed of a site, with where it lies. */
export type SiteData = Pick<
  Site,
  | 'name'
  | 'latitude'
  | 'longitude'
  | 'districtId'
  | 'regionId'
  | 'community'
  | 'visitDays'
  | 'speciesId'
  | 'trapType'
  | 'lure'
  | 'lureDays'
  | 'lureChangedOn'
  | 'cropId'
>;

/** Which sites; keys of region and district, sums over all reports. */
export interface SiteFilter {
  readonly regionId?: string | undefined;
  readonly districtId?: string | undefined;
  readonly community?: string | undefined;
  readonly minCount?: number | undefined;
  readonly minReports?: number | undefined;
  /** A part of the map. */
  readonly box?: Box | undefined;
}

/** Whether a row is of a branch, of a trap the officer visits, or the officer's own. */
export function isSeen({ officerId, branch }: TrapSight, district: string, site: string, author: string) {
  if (branch === null) return sql<SqlBool>`true`;
  return sql<SqlBool>`(${sql.ref(district)} = any(${[...branch]}) or ${sql.ref(author)} = ${officerId}
    or ${sql.ref(site)} in (select site_id from trap_officer where officer_id = ${officerId}))`;
}

/** Sites with all that is kept of them, to be narrowed. */
export function sites(db: Database) {
  return db
    .selectFrom('trap_site')
    .select([
      'trap_site.id',
      'trap_site.name',
      'trap_site.latitude',
      'trap_site.longitude',
      'trap_site.district_id as districtId',
      'trap_site.region_id as regionId',
      'trap_site.community',
      'trap_site.visit_days as visitDays',
      'trap_site.species_id as speciesId',
      'trap_site.trap_type as trapType',
      'trap_site.lure',
      'trap_site.lure_days as lureDays',
      'trap_site.lure_changed_on as lureChangedOn',
      'trap_site.crop_id as cropId',
      'trap_site.total_count as total',
      'trap_site.report_count as reports',
      'trap_site.last_visit as lastVisit',
    ]);
}

/** Sites that a filter leaves, to be sorted. */
export function filtered(db: Database, { regionId, districtId, community, minCount, minReports, box }: SiteFilter) {
  return sites(db)
    .$if(regionId !== undefined, (query) => query.where('trap_site.region_id', '=', regionId ?? ''))
    .$if(districtId !== undefined, (query) => query.where('trap_site.district_id', '=', districtId ?? ''))
    .$if(community !== undefined, (query) =>
      query.where(sql<SqlBool>`lower(trap_site.community) = lower(${community ?? ''})`),
    )
    .$if(minCount !== undefined, (query) => query.where('trap_site.total_count', '>=', minCount ?? 0))
    .$if(minReports !== undefined, (query) => query.where('trap_site.report_count', '>=', minReports ?? 0))
    .$if(box !== undefined, (query) => {
      const [west, south, east, north] = box ?? [0, 0, 0, 0];
      return query
        .where('trap_site.longitude', '>=', west)
        .where('trap_site.longitude', '<=', east)
        .where('trap_site.latitude', '>=', south)
        .where('trap_site.latitude', '<=', north);
    });
}

/** Sites that a filter leaves, by name. */
export function listSites(db: Database, filter: SiteFilter): Promise<Site[]> {
  return filtered(db, filter)
    .orderBy(sql`lower(trap_site.name)`)
    .orderBy('trap_site.id')
    .execute();
}

export function findSite(db: Database, id: number): Promise<Site | undefined> {
  return sites(db).where('trap_site.id', '=', id).executeTakeFirst();
}

/** The same, with nobody else adding a report to it until the transaction ends. */
export async function holdSite(db: Database, id: number): Promise<Site | undefined> {
  await db.selectFrom('trap_site').select('id').where('id', '=', id).forUpdate().execute();
  return findSite(db, id);
}

export async function addSite(db: Database, data: SiteData, at: Date): Promise<number> {
  const { id } = await db
    .insertInto('trap_site')
    .values({ ...rowOf(data), created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeSite(db: Database, id: number, data: SiteData, at: Date): Promise<void> {
  await db
    .updateTable('trap_site')
    .set({ ...rowOf(data), updated_at: at })
    .where('id', '=', id)
    .execute();
}

function rowOf({
  districtId,
  regionId,
  visitDays,
  name,
  latitude,
  longitude,
  community,
  speciesId,
  trapType,
  lure,
  lureDays,
  lureChangedOn,
  cropId,
}: SiteData) {
  return {
    name,
    latitude,
    longitude,
    community,
    district_id: districtId,
    region_id: regionId,
    visit_days: visitDays,
    species_id: speciesId,
    trap_type: trapType,
    lure,
    lure_days: lureDays,
    lure_changed_on: lureChangedOn,
    crop_id: cropId,
  };
}

/** Notes that the lure of a site was changed on a day, where no later change is known. */
export async function noteLure(db: Database, id: number, changedOn: Day): Promise<void> {
  await db
    .updateTable('trap_site')
    .set({ lure_changed_on: sql<string>`greatest(lure_changed_on, ${changedOn}::date)` })
    .where('id', '=', id)
    .execute();
}

/** Adds to the sums of a site what a report, or its correction, changes. */
export async function addToSums(
  db: Database,
  id: number,
  change: { readonly count: number; readonly reports: number; readonly visitedOn?: Day },
): Promise<void> {
  await db
    .updateTable('trap_site')
    .set((eb) => ({
      total_count: eb('total_count', '+', change.count),
      report_count: eb('report_count', '+', change.reports),
      ...(change.visitedOn !== undefined && {
        last_visit: sql<string>`greatest(last_visit, ${change.visitedOn}::date)`,
      }),
    }))
    .where('id', '=', id)
    .execute();
}

/** Takes a site with its officers, reports and photos out of the tables; answers all of it for the trash. */
export async function takeSite(db: Database, id: number): Promise<unknown> {
  const { rows } = await sql<{ whole: unknown }>`
    select jsonb_build_object(
      'site', (select to_jsonb(s) from trap_site s where s.id = ${id}),
      'officers', (select coalesce(jsonb_agg(o), '[]') from trap_officer o where o.site_id = ${id}),
      'reports', (select coalesce(jsonb_agg(r), '[]') from trap_report r where r.site_id = ${id}),
      'scoutings', (select coalesce(jsonb_agg(c.id), '[]') from scouting c where c.site_id = ${id}),
      'photos', (select coalesce(jsonb_agg(p), '[]') from trap_photo p join trap_report r on r.id = p.report_id where r.site_id = ${id})
    ) as whole`.execute(db);
  await db.deleteFrom('trap_site').where('id', '=', id).execute();
  return rows[0]?.whole;
}

/** Puts a site back with all that was taken; people whose account is gone meanwhile are left out. */
export async function putSiteBack(db: Database, whole: unknown): Promise<void> {
  const json = JSON.stringify(whole);
  await sql`insert into trap_site select (jsonb_populate_record(null::trap_site, ${json}::jsonb -> 'site')).*`.execute(
    db,
  );
  await sql`
    insert into trap_officer
    select (jsonb_populate_record(null::trap_officer, each)).* from jsonb_array_elements(${json}::jsonb -> 'officers') each
    where exists (select from person p where p.id = (each ->> 'officer_id')::uuid)`.execute(db);
  await sql`
    insert into trap_report
    select (jsonb_populate_record(null::trap_report, each
      || case when exists (select from person p where p.id = (each ->> 'reporter_id')::uuid) then '{}' else '{"reporter_id": null}' end::jsonb
      || case when exists (select from person p where p.id = (each ->> 'feedback_by')::uuid) then '{}' else '{"feedback_by": null}' end::jsonb)).*
    from jsonb_array_elements(${json}::jsonb -> 'reports') each`.execute(db);
  await sql`update scouting set site_id = (${json}::jsonb -> 'site' ->> 'id')::bigint where to_jsonb(id) in (select jsonb_array_elements(${json}::jsonb -> 'scoutings'))`.execute(
    db,
  );
  await sql`insert into trap_photo select (jsonb_populate_record(null::trap_photo, each)).* from jsonb_array_elements(${json}::jsonb -> 'photos') each`.execute(
    db,
  );
}

/** Says in which community a site stands; null: in none that is told. */
export async function setCommunity(db: Database, id: number, communityId: number | null): Promise<void> {
  await sql`update trap_site set community_id = ${communityId} where id = ${id}`.execute(db);
}

/** Gives the sites of a community, and of those merged into it, the name it has now. */
export async function restateCommunity(db: Database, communityId: number): Promise<void> {
  await sql`
    update trap_site set community = root.name from community here join community root on root.id = here.root_id
    where (here.root_id = ${communityId} or here.id = ${communityId}) and trap_site.community_id = here.id and trap_site.community <> root.name`.execute(
    db,
  );
}
