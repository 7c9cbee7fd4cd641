import { addDays } from '#engines/dates/day.ts';
import { nameOfSpecies } from './species.service.ts';
import type { Static } from 'typebox';
import type * as shapes from '#contract/traps/trapShapes.ts';
import { writeCsv } from '../../platform/files/csv.ts';
import type { Scope } from '../../platform/records/scope.ts';
import type { ExportedReport } from './reports/export.service.ts';
import type { SiteOnMap } from './map/map.service.ts';
import { mayCorrect, type ReportWithPhotos } from './reports/reports.service.ts';
import type { Proposal, Rule } from './rules/rules.repository.ts';
import type { OwnSite } from './sites/sites.service.ts';
import type { Site } from './traps.repository.ts';

type Names = ReadonlyMap<number, string>;

/** Where a site lies, in words. */
function placeOf({ context }: Pick<Scope, 'context'>, { districtId, regionId }: Pick<Site, 'districtId' | 'regionId'>) {
  const book = context.reference.book();
  return {
    region: (regionId === null ? undefined : book.regionById.get(regionId)?.name) ?? '',
    district: (districtId === null ? undefined : book.districtById.get(districtId)?.name) ?? '',
  };
}

/** What a trap is set for and with what, in words. */
function trapOf(
  { context }: Pick<Scope, 'context'>,
  { speciesId, trapType, lure }: Pick<Site, 'speciesId' | 'trapType' | 'lure'>,
) {
  return { species: nameOfSpecies(context.reference.book(), speciesId), trapType: trapType ?? '', lure: lure ?? '' };
}

/** A crop by name; empty where none is known. */
export function cropOf({ context }: Pick<Scope, 'context'>, cropId: string | null): string {
  return cropId === null ? '' : (context.reference.book().cropById.get(cropId)?.name ?? cropId);
}

/** A site as everybody may see it. */
export function presentSite(
  scope: Pick<Scope, 'context'>,
  { site, latest, caught, nights, perNight, from }: SiteOnMap,
): Static<typeof shapes.TrapSite> {
  const { id, name, latitude, longitude, community, total, reports, lastVisit } = site;
  return {
    id,
    name,
    site_name: name,
    latitude,
    longitude,
    ...placeOf(scope, site),
    community,
    ...trapOf(scope, site),
    crop: cropOf(scope, site.cropId),
    total_count: total,
    reports,
    last_visit: lastVisit,
    trap_reports: latest.map((each) => ({
      id: each.id,
      pestCount: each.count,
      updatedAt: each.updatedAt.toISOString(),
      riskCategory: { name: each.category },
    })),
    catch: { caught, nights, perNight: perNight === null ? null : Math.round(perNight * 100) / 100, from },
  };
}

/** A site as officers pick it. */
export function presentOwnSite(
  scope: Pick<Scope, 'context'>,
  { site, mine, officers }: OwnSite,
): Static<typeof shapes.OwnTrapSite> {
  const { id, name, latitude, longitude, community, districtId, visitDays, lastVisit } = site;
  return {
    id,
    name,
    site_name: name,
    latitude,
    longitude,
    ...placeOf(scope, site),
    districtId,
    community,
    visitDays,
    last_visit: lastVisit,
    mine,
    ...trapOf(scope, site),
    lureDays: site.lureDays,
    lureChangedOn: site.lureChangedOn,
    cropId: site.cropId,
    lureDue: site.lureChangedOn === null || site.lureDays === null ? null : addDays(site.lureChangedOn, site.lureDays),
    ExtensionOfficers: officers.map((officer) => ({ id: officer.id, name: officer.name })),
  };
}

/** A report, for officers. */
export function presentReport(
  scope: Scope,
  names: Names,
  { report, photos }: ReportWithPhotos,
): Static<typeof shapes.TrapReport> {
  const {
    id,
    count,
    siteId,
    categoryId,
    reporterId,
    reporterName,
    createdAt,
    updatedAt,
    speciesId,
    cropStage,
    lureChanged,
    districtId: _,
    ...same
  } = report;
  return {
    ...same,
    id,
    pestCount: count,
    trapSiteId: siteId,
    riskCategoryId: categoryId,
    riskCategory: { name: names.get(categoryId) ?? '' },
    reporter: reporterId === null ? null : { id: reporterId, name: reporterName ?? '' },
    species: nameOfSpecies(scope.context.reference.book(), speciesId),
    cropStage: cropStage ?? '',
    lureChanged: lureChanged ?? false,
    mayCorrect: mayCorrect(scope, report),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    photos: photos.map((photo) => ({
      id: photo.id,
      state: photo.refused !== null ? 'refused' : photo.original !== null ? 'waiting' : 'ready',
      refused: photo.refused,
      widths: photo.sizes.map(({ width }) => width),
    })),
  };
}

export function presentRule(names: Names, { categoryId, ...rule }: Rule): Static<typeof shapes.TrapRule> {
  return { ...rule, riskCategoryId: categoryId, category: categoryId === null ? null : (names.get(categoryId) ?? '') };
}

export function presentProposal(
  { context }: Pick<Scope, 'context'>,
  names: Names,
  { categoryId, createdAt, ...proposal }: Proposal,
): Static<typeof shapes.TrapProposal> {
  const district = context.reference.book().districtById.get(proposal.districtId)?.name ?? proposal.districtId;
  return {
    ...proposal,
    riskCategoryId: categoryId,
    category: names.get(categoryId) ?? '',
    district,
    createdAt: createdAt.toISOString(),
  };
}

const headings = [
  'Trap',
  'Region',
  'District',
  'Community',
  'Latitude',
  'Longitude',
  'Visited on',
  'Pest',
  'Count',
  'Nights',
  'Report',
  'Feedback',
  'Reported by',
  'Metres away',
];

/** Reports as CSV. */
export function writeReports(scope: Pick<Scope, 'context'>, exported: readonly ExportedReport[]): string {
  return writeCsv(
    headings,
    exported.map(({ site, report, pest }) => {
      const { region, district } = placeOf(scope, site);
      const cells = [
        site.name,
        region,
        district,
        site.community,
        site.latitude,
        site.longitude,
        report.visitedOn,
        pest,
        report.count,
        report.nights,
        report.report,
        report.feedback,
        report.reporterName,
        report.awayM,
      ];
      return cells.map((cell) => String(cell ?? ''));
    }),
  );
}
