import type { Scope } from '../../../platform/records/scope.ts';
import { categoryNames } from '../categories.service.ts';
import { createSince, type TypedFilter, type Window } from '../map/map.service.ts';
import { trapSight } from '../access.service.ts';
import { reportsOfSites, type Report } from './reports.repository.ts';
import { readPlaces } from '../sites/sites.service.ts';
import { listSites, type Site } from '../traps.repository.ts';

/** A line of the export. */
export interface ExportedReport {
  readonly site: Site;
  readonly report: Report;
  readonly pest: string;
}

/** More than a spreadsheet is opened with. */
const mostExported = 100_000;

/** Reports of the traps that a filter leaves, the latest visit first. @throws notForYou */
export async function exportedReports(
  scope: Scope,
  { region, district, ...filter }: Omit<TypedFilter, 'box'>,
  window: Window,
): Promise<ExportedReport[]> {
  const sight = trapSight(scope);
  const sites = await listSites(scope.db, {
    ...filter,
    ...readPlaces(scope.context.reference.book(), { region, district }),
  });
  const byId = new Map(sites.map((site) => [site.id, site]));
  const since = createSince(scope, window);
  const [reports, names] = [
    await reportsOfSites(
      scope.db,
      sight,
      sites.map((site) => ({ id: site.id, from: since(site) })),
      scope.today,
      mostExported,
    ),
    await categoryNames(scope.db),
  ];
  return reports.flatMap((report) => {
    const site = byId.get(report.siteId);
    return site ? [{ site, report, pest: names.get(report.categoryId) ?? '' }] : [];
  });
}
