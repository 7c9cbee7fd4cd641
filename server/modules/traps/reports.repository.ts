import { sql, type ColumnType, type Generated, type SqlBool } from 'kysely';
import type { Day } from '#engines/dates/day.ts';
import type { TrapTotal } from '#engines/traps/threshold.ts';
import type { Database } from '../../database/connection.ts';

/** A size of a photo that may be served. */
export interface PhotoSize {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export interface ReportTables {
  trap_report: {
    id: Generated<number>;
    site_id: number;
    reporter_id: string | null;
    category_id: number;
    species_id: string | null;
    crop_stage: string | null;
    lure_changed: boolean | null;
    count: number;
    report: string;
    visited_on: string;
    nights: number | null;
    away_m: number | null;
    accuracy_m: number | null;
    feedback: ColumnType<string, string | undefined, string>;
    feedback_by: string | null;
    version: ColumnType<number, number | undefined, number>;
    created_at: ColumnType<Date, Date, never>;
    updated_at: Date;
  };
  trap_photo: {
    id: Generated<number>;
    report_id: number;
    position: number;
    original: string | null;
    sizes: ColumnType<PhotoSize[], string | undefined, string>;
    refused: string | null;
  };
}

export interface Report {
  readonly id: number;
  readonly siteId: number;
  readonly reporterId: string | null;
  readonly reporterName: string | null;
  readonly categoryId: number;
  readonly speciesId: string | null;
  readonly cropStage: string | null;
  readonly lureChanged: boolean | null;
  readonly count: number;
  readonly report: string;
  readonly visitedOn: Day;
  readonly nights: number | null;
  readonly awayM: number | null;
  readonly accuracyM: number | null;
  readonly feedback: string;
  readonly feedbackBy: string | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface Photo {
  readonly id: number;
  readonly reportId: number;
  readonly original: string | null;
  readonly sizes: readonly PhotoSize[];
  readonly refused: string | null;
}

export type NewReport = Pick<
  Report,
  | 'siteId'
  | 'reporterId'
  | 'categoryId'
  | 'speciesId'
  | 'cropStage'
  | 'lureChanged'
  | 'count'
  | 'report'
  | 'visitedOn'
  | 'nights'
  | 'awayM'
  | 'accuracyM'
  | 'feedback'
> & { readonly feedbackById: string | null };

function reports(db: Database) {
  return db
    .selectFrom('trap_report as r')
    .leftJoin('person as p', 'p.id', 'r.reporter_id')
    .leftJoin('person as f', 'f.id', 'r.feedback_by')
    .select([
      'r.id',
      'r.site_id as siteId',
      'r.reporter_id as reporterId',
      'p.name as reporterName',
      'r.category_id as categoryId',
      'r.species_id as speciesId',
      'r.crop_stage as cropStage',
      'r.lure_changed as lureChanged',
      'r.count',
      'r.report',
      'r.visited_on as visitedOn',
      'r.nights',
      'r.away_m as awayM',
      'r.accuracy_m as accuracyM',
      'r.feedback',
      'f.name as feedbackBy',
      'r.version',
      'r.created_at as createdAt',
      'r.updated_at as updatedAt',
    ]);
}

export function findReport(db: Database, id: number): Promise<Report | undefined> {
  return reports(db).where('r.id', '=', id).executeTakeFirst();
}

/** Reports of a site, the latest visit first. */
export function listReports(db: Database, siteId: number, limit: number, offset: number): Promise<Report[]> {
  return reports(db)
    .where('r.site_id', '=', siteId)
    .orderBy('r.visited_on', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Reports of sites in a window, the latest visit first; for the export. */
export function reportsOfSites(db: Database, since: readonly SiteSince[], until: Day, most: number): Promise<Report[]> {
  if (since.length === 0) return Promise.resolve([]);
  return reports(db)
    .innerJoin(sinceTable(since), (join) =>
      join.onRef('since.id', '=', 'r.site_id').on(sql<SqlBool>`r.visited_on >= since.from_on`),
    )
    .where('r.visited_on', '<=', until)
    .orderBy('r.visited_on', 'desc')
    .orderBy('r.id', 'desc')
    .limit(most)
    .execute();
}

export function reportsOfOfficer(db: Database, officerId: string, most: number): Promise<Report[]> {
  return reports(db).where('r.reporter_id', '=', officerId).orderBy('r.id', 'desc').limit(most).execute();
}

export async function countReportsOfOfficer(db: Database, officerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('trap_report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reporter_id', '=', officerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The day of the visit before one day or on it; null for the first. */
export async function lastVisitBefore(db: Database, siteId: number, day: Day): Promise<Day | null> {
  const found = await db
    .selectFrom('trap_report')
    .select('visited_on')
    .where('site_id', '=', siteId)
    .where('visited_on', '<=', day)
    .orderBy('visited_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.visited_on ?? null;
}

export async function addReport(db: Database, report: NewReport, at: Date): Promise<number> {
  const { id } = await db
    .insertInto('trap_report')
    .values({
      site_id: report.siteId,
      reporter_id: report.reporterId,
      category_id: report.categoryId,
      species_id: report.speciesId,
      crop_stage: report.cropStage,
      lure_changed: report.lureChanged,
      count: report.count,
      report: report.report,
      visited_on: report.visitedOn,
      nights: report.nights,
      away_m: report.awayM,
      accuracy_m: report.accuracyM,
      feedback: report.feedback,
      feedback_by: report.feedbackById,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a report, if it still stands as it was read; false where somebody was first. */
export async function changeReport(
  db: Database,
  id: number,
  version: number,
  fields: Pick<Report, 'count' | 'report' | 'categoryId'>,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trap_report')
    .set({
      count: fields.count,
      report: fields.report,
      category_id: fields.categoryId,
      version: version + 1,
      updated_at: at,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setFeedback(
  db: Database,
  id: number,
  feedback: string,
  byId: string | null,
  at: Date,
): Promise<void> {
  await db
    .updateTable('trap_report')
    .set({ feedback, feedback_by: byId, updated_at: at })
    .where('id', '=', id)
    .execute();
  // The mark of its site: see MarkedSite.
  await sql`update trap_site set updated_at = updated_at where id = (select site_id from trap_report where id = ${id})`.execute(
    db,
  );
}

/** A site, and the day from which its reports count. */
export interface SiteSince {
  readonly id: number;
  readonly from: Day;
}

function sinceTable(since: readonly SiteSince[]) {
  const ids = since.map(({ id }) => id);
  const days = since.map(({ from }) => from);
  return sql<{ id: number; from_on: string }>`unnest(${ids}::bigint[], ${days}::date[])`.as<'since'>(
    sql`since (id, from_on)`,
  );
}

/** What was caught at sites in how many nights, day by day, over reports whose nights are known. */
export async function countsByDay(
  db: Database,
  siteIds: readonly number[],
): Promise<{ siteId: number; day: Day; caught: number; nights: number }[]> {
  const { rows } = await sql<{ siteId: number; day: Day; caught: number; nights: number }>`
    select site_id as "siteId", visited_on as day, sum(count)::float8 as caught, sum(nights)::float8 as nights
    from trap_report where site_id = any(${[...siteIds]}::bigint[]) and nights is not null
    group by site_id, visited_on order by site_id, visited_on`.execute(db);
  return rows;
}

/** The latest reports of sites, up to three each, without text or person. */
export async function latestOfSites(
  db: Database,
  ids: readonly number[],
): Promise<{ siteId: number; id: number; count: number; categoryId: number; updatedAt: Date }[]> {
  const { rows } = await sql<{ siteId: number; id: number; count: number; categoryId: number; updatedAt: Date }>`
    select s.id as "siteId", r.id, r.count, r.category_id as "categoryId", r.updated_at as "updatedAt"
    from unnest(${[...ids]}::bigint[]) s (id)
    cross join lateral (select * from trap_report r where r.site_id = s.id order by r.visited_on desc, r.id desc limit 3) r`.execute(
    db,
  );
  return rows;
}

/** Visits of a site since a day, for its chart. */
export function visitsSince(
  db: Database,
  siteId: number,
  from: Day,
  until: Day,
): Promise<{ day: Day; count: number; nights: number | null; categoryId: number }[]> {
  return db
    .selectFrom('trap_report')
    .select(['visited_on as day', 'count', 'nights', 'category_id as categoryId'])
    .where('site_id', '=', siteId)
    .where('visited_on', '>=', from)
    .where('visited_on', '<=', until)
    .orderBy('visited_on')
    .execute();
}

/** What was counted of a pest in each trap of a district within some days. */
export async function totalsInDistrict(
  db: Database,
  categoryId: number,
  districtId: string,
  from: Day,
  until: Day,
): Promise<TrapTotal[]> {
  return db
    .selectFrom('trap_report as r')
    .innerJoin('trap_site as s', 's.id', 'r.site_id')
    .select(({ fn }) => ['r.site_id as siteId', fn.sum<number>('r.count').as('count')])
    .where('r.category_id', '=', categoryId)
    .where('s.district_id', '=', districtId)
    .where('r.visited_on', '>=', from)
    .where('r.visited_on', '<=', until)
    .groupBy('r.site_id')
    .execute();
}

export async function addPhotos(db: Database, reportId: number, originals: readonly string[]): Promise<number[]> {
  if (originals.length === 0) return [];
  const rows = await db
    .insertInto('trap_photo')
    .values(originals.map((original, position) => ({ report_id: reportId, position, original, refused: null })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

function photos(db: Database) {
  return db.selectFrom('trap_photo').select(['id', 'report_id as reportId', 'original', 'sizes', 'refused']);
}

export function findPhoto(db: Database, id: number): Promise<Photo | undefined> {
  return photos(db).where('id', '=', id).executeTakeFirst();
}

export function photosOfReports(db: Database, reportIds: readonly number[]): Promise<Photo[]> {
  return reportIds.length === 0
    ? Promise.resolve([])
    : photos(db)
        .where('report_id', 'in', [...reportIds])
        .orderBy('report_id')
        .orderBy('position')
        .execute();
}

/** What became of a photo: sizes, or why there are none. The original is no longer named. */
export async function settlePhoto(
  db: Database,
  id: number,
  made: { readonly sizes: readonly PhotoSize[]; readonly refused: string | null },
): Promise<void> {
  await db
    .updateTable('trap_photo')
    .set({ original: null, sizes: JSON.stringify(made.sizes), refused: made.refused })
    .where('id', '=', id)
    .execute();
}

/** Those of some keys of the storage that a photo names, as it was sent or made of it. */
export async function namedPhotoKeys(db: Database, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select original as key from trap_photo where original = any(${[...keys]}::text[])
    union all
    select size ->> 'key' from trap_photo, jsonb_array_elements(sizes) size where size ->> 'key' = any(${[...keys]}::text[])`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}
