import { supervisesTraps, maySuperviseTraps } from '#engines/access/field/traps.ts';
import { addDays, type Day, daysBetween } from '#engines/dates/day.ts';
import { parseDay } from '#engines/dates/parseDay.ts';
import { distanceKm } from '#engines/shapes/distance.ts';
import { nightsOf } from '#engines/traps/catchRate.ts';
import type { FormFile } from '#contract/endpoint.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { tell } from '../../notifications/notifications.service.ts';
import { requireCategory } from '../categories.service.ts';
import { heldSite, requireOfficer, requireSupervisor, siteOf, trapSight } from '../access.service.ts';
import { queuePhotos } from './photos.service.ts';
import * as rows from './reports.repository.ts';
import * as photoRows from './photos.repository.ts';
import { proposeRisks } from '../rules/rules.service.ts';
import { addToSums, noteLure, type Site } from '../traps.repository.ts';

/** What an officer counted, as it came. */
export interface TypedReport {
  readonly pestCount: number;
  readonly report?: string | undefined;
  readonly feedback?: string | undefined;
  readonly trapSiteId: number;
  readonly riskCategoryId: number;
  readonly visitedOn?: string | undefined;
  readonly nights?: number | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly accuracy?: number | undefined;
  readonly cropStage?: string | undefined;
  readonly lureChanged?: boolean | undefined;
  readonly files: readonly FormFile[];
}

/** A report with its photos. */
export interface ReportWithPhotos {
  readonly report: rows.Report;
  readonly photos: readonly photoRows.Photo[];
}

/** How long who wrote a report may correct it. */
const correctableDays = 14;
/** A phone may be without a network for weeks. */
const oldestDays = 60;

/** Reports of a site, the latest visit first: all of them where whoever asks works or visits, else their own. @throws notForYou, trapSiteNotFound */
export async function listReports(
  scope: Scope,
  siteId: number,
  limit: number,
  offset: number,
): Promise<{ total: number; found: ReportWithPhotos[] }> {
  const sight = trapSight(scope);
  await siteOf(scope, siteId);
  const { total, found } = await rows.listReports(scope.db, sight, siteId, limit, offset);
  return { total, found: await withPhotos(scope, found) };
}

/** Keeps a report, with its photos, and proposes a risk where a threshold is passed. @throws notForYou, trapSiteNotFound, pestTypeNotFound, badInput */
export async function addReport(scope: Scope, typed: TypedReport): Promise<ReportWithPhotos> {
  const me = requireOfficer(scope);
  const site = await heldSite(scope, typed.trapSiteId);
  await requireCategory(scope.db, typed.riskCategoryId);
  const visitedOn = readVisitDay(typed.visitedOn, scope.today);
  const last = await rows.lastVisitBefore(scope.db, site.id, visitedOn);
  // The nights of a visit are with its first report.
  const nights = last === visitedOn ? 0 : (typed.nights ?? nightsOf(visitedOn, last));
  const feedback = maySuperviseTraps(scope.actor, site.districtId) ? (typed.feedback ?? '').trim() : '';
  const id = await rows.addReport(
    scope.db,
    {
      siteId: site.id,
      reporterId: me,
      categoryId: typed.riskCategoryId,
      speciesId: site.speciesId,
      cropStage: (typed.cropStage ?? '').trim() || null,
      lureChanged: typed.lureChanged ?? null,
      count: typed.pestCount,
      report: (typed.report ?? '').trim(),
      visitedOn,
      nights,
      awayM: awayFrom(site, typed),
      accuracyM: typed.accuracy === undefined ? null : Math.round(typed.accuracy),
      feedback,
      feedbackById: feedback === '' ? null : me,
    },
    scope.now,
  );
  await addToSums(scope.db, site.id, { count: typed.pestCount, reports: 1, visitedOn });
  if (typed.lureChanged === true) await noteLure(scope.db, site.id, visitedOn);
  await queuePhotos(scope, id, typed.files);
  await proposeRisks(scope, site, typed.riskCategoryId);
  scope.audit('addTrapReport', [String(id), String(site.id)], Object.keys(typed));
  return reportOf(scope, id);
}

/** Corrects a report. @throws notForYou, trapReportNotFound, pestTypeNotFound, changedMeanwhile with what stands there */
export async function correctReport(
  scope: Scope,
  id: number,
  {
    version,
    ...fields
  }: { readonly pestCount: number; readonly report: string; readonly riskCategoryId: number; readonly version: number },
): Promise<ReportWithPhotos> {
  requireOfficer(scope);
  const { report } = await reportOf(scope, id);
  if (!mayCorrect(scope, report))
    throw problem('notForYou', {
      who: `who wrote the report, for ${correctableDays} days, and for plant protection and administrators`,
    });
  await requireCategory(scope.db, fields.riskCategoryId);
  const changed = await rows.changeReport(
    scope.db,
    id,
    version,
    { count: fields.pestCount, report: fields.report.trim(), categoryId: fields.riskCategoryId },
    scope.now,
  );
  if (!changed) {
    const { count, report: text, categoryId, version: now } = (await reportOf(scope, id)).report;
    throw problem('changedMeanwhile', { what: 'The report', by: '' }).with({
      pestCount: count,
      report: text,
      riskCategoryId: categoryId,
      version: now,
    });
  }
  await addToSums(scope.db, report.siteId, { count: fields.pestCount - report.count, reports: 0 });
  await proposeRisks(scope, await siteOf(scope, report.siteId), fields.riskCategoryId);
  scope.audit('correctTrapReport', [String(id)], Object.keys(fields));
  return reportOf(scope, id);
}

/** A supervisor's note, of which who reported is told. @throws notForYou, trapReportNotFound */
export async function giveFeedback(scope: Scope, id: number, feedback: string): Promise<ReportWithPhotos> {
  if (!supervisesTraps(scope.actor)) throw problem('notForYou', { who: 'plant protection and administrators' });
  const { report } = await reportOf(scope, id);
  requireSupervisor(scope, report.districtId);
  const note = feedback.trim();
  await rows.setFeedback(scope.db, id, note, note === '' ? null : scope.actor.personId, scope.now);
  if (note !== '' && report.reporterId !== null && report.reporterId !== scope.actor.personId) {
    const { name } = await siteOf(scope, report.siteId);
    await tell(scope, report.reporterId, {
      kind: 'trapFeedback',
      params: { by: scope.actor.name, trap: name, note },
      link: `/controlcenter/trapsite/${report.siteId}`,
      byMail: false,
    });
  }
  scope.audit('giveTrapFeedback', [String(id)], ['feedback']);
  return reportOf(scope, id);
}

/** Whether whoever asks may correct a report. */
export function mayCorrect(
  { actor, now }: Pick<Scope, 'actor' | 'now'>,
  { reporterId, createdAt, districtId }: rows.Report,
): boolean {
  if (maySuperviseTraps(actor, districtId)) return true;
  return (
    reporterId !== null &&
    reporterId === actor.personId &&
    now.getTime() - createdAt.getTime() <= correctableDays * 86_400_000
  );
}

async function reportOf(scope: Scope, id: number): Promise<ReportWithPhotos> {
  const report = await rows.findReport(scope.db, id);
  if (report === undefined) throw problem('trapReportNotFound', { found: id });
  return { report, photos: await photoRows.photosOfReports(scope.db, [id]) };
}

async function withPhotos({ db }: Scope, reports: readonly rows.Report[]): Promise<ReportWithPhotos[]> {
  const photos = await photoRows.photosOfReports(
    db,
    reports.map(({ id }) => id),
  );
  return reports.map((report) => ({ report, photos: photos.filter(({ reportId }) => reportId === report.id) }));
}

/** The day of a visit to a trap or a field. @throws badInput for a day to come or long past */
export function readVisitDay(written: string | undefined, today: Day): Day {
  if (written === undefined) return today;
  const read = parseDay(written);
  if ('mistake' in read) throw problem('badInput', { sentence: read.mistake });
  // Phones whose clock runs a day ahead are no reason to lose a report.
  if (daysBetween(today, read.day) > 1)
    throw problem('badInput', {
      sentence: `The visit is dated ${read.day}, which is to come. Give the day the trap was emptied.`,
    });
  if (read.day < addDays(today, -oldestDays))
    throw problem('badInput', {
      sentence: `The visit is dated ${read.day}, more than ${oldestDays} days ago. Check the date.`,
    });
  return read.day;
}

/** Metres between phone and trap. */
function awayFrom(site: Site, { latitude, longitude }: TypedReport): number | null {
  if (latitude === undefined || longitude === undefined) return null;
  return Math.round(distanceKm([longitude, latitude], [site.longitude, site.latitude]) * 1000);
}
