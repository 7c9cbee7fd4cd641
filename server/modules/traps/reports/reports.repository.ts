import { sql, type ColumnType, type Generated, type SqlBool } from 'kysely';
import type { Day } from '#engines/dates/day.ts';
import type { TrapSight } from '../access.service.ts';
import { isSeen } from '../traps.repository.ts';
import type { Database } from '../../../database/connection.ts';
import type { PhotoSize } from './photos.repository.ts';
import { type SiteSince, sinceTable } from '../map/catches.repository.ts';

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
  /** Where its trap stands. */
  readonly districtId: string | null;
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
    .innerJoin('trap_site as t', 't.id', 'r.site_id')
    .leftJoin('person as p', 'p.id', 'r.reporter_id')
    .leftJoin('person as f', 'f.id', 'r.feedback_by')
    .select([
      'r.id',
      'r.site_id as siteId',
      't.district_id as districtId',
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

/** Reports of a site that somebody may read, the latest visit first, with how many there are. */
export async function listReports(
  db: Database,
  sight: TrapSight,
  siteId: number,
  limit: number,
  offset: number,
): Promise<{ total: number; found: Report[] }> {
  const query = reports(db)
    .where('r.site_id', '=', siteId)
    .where(isSeen(sight, 't.district_id', 't.id', 'r.reporter_id'));
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const found = await query
    .orderBy('r.visited_on', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: Number(total), found };
}

/** Reports of sites in a window, the latest visit first; for the export. */
export function reportsOfSites(
  db: Database,
  sight: TrapSight,
  since: readonly SiteSince[],
  until: Day,
  most: number,
): Promise<Report[]> {
  if (since.length === 0) return Promise.resolve([]);
  return reports(db)
    .innerJoin(sinceTable(since), (join) =>
      join.onRef('since.id', '=', 'r.site_id').on(sql<SqlBool>`r.visited_on >= since.from_on`),
    )
    .where(isSeen(sight, 't.district_id', 't.id', 'r.reporter_id'))
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
