import { listTrapRows } from '#contract/traps/trapMap.ts';
import * as ruleCalls from '#contract/traps/trapRules.ts';
import * as calls from '#contract/traps/traps.ts';
import type { AppContext } from '../../context.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { categoryNames } from './categories.service.ts';
import { exportedReports } from './reports/export.service.ts';
import * as links from './sites/links.service.ts';
import * as map from './map/map.service.ts';
import { mapAnswer } from './map/mapAnswers.ts';
import { photoFile } from './reports/photos.service.ts';
import * as reports from './reports/reports.service.ts';
import * as rules from './rules/rules.service.ts';
import { scoutingRoutes } from './scouting/scouting.routes.ts';
import { nextAfterCatch } from './species.service.ts';
import * as sites from './sites/sites.service.ts';
import { presentTrapRows } from './map/trapRows.presenter.ts';
import * as present from './traps.presenter.ts';

const pageSize = 20;

/** Pest traps: sites, officers, reports, thresholds. */
export function trapsRoutes(mount: Mount, _context: AppContext): void {
  const report = async (scope: Scope, found: reports.ReportWithPhotos) =>
    present.presentReport(scope, await categoryNames(scope.db), found);

  mount(calls.listTrapSites, ({ query, scope }) =>
    mapAnswer(scope, 'sites', query, (sites) => sites.map((each) => present.presentSite(scope, each))),
  );
  mount(listTrapRows, ({ query, scope }) => mapAnswer(scope, 'rows', query, (sites) => presentTrapRows(scope, sites)));
  mount(calls.listTrapPlaces, ({ scope }) => map.placesOfTraps(scope));
  mount(calls.showTrapSeason, ({ params, query, scope }) => map.seasonOf(scope, params.id, query.window ?? 'season'));

  mount(calls.listOwnTrapSites, async ({ query, scope }) =>
    (await sites.listOwnSites(scope, query)).map((each) => present.presentOwnSite(scope, each)),
  );
  mount(calls.findTrapSites, async ({ query, scope }) => {
    const { found, total } = await sites.findSites(scope, query);
    return { found: found.map((each) => present.presentOwnSite(scope, each)), total };
  });
  mount(calls.addTrapSite, async ({ body, scope }) => present.presentOwnSite(scope, await sites.addSite(scope, body)));
  mount(calls.editTrapSite, async ({ params, body, scope }) =>
    present.presentOwnSite(scope, await sites.editSite(scope, params.id, body)),
  );
  mount(calls.removeTrapSite, async ({ params, scope }) => {
    const { name, undo, days } = await sites.removeSite(scope, params.id);
    return { message: `${name} has been deleted`, undo, days };
  });

  mount(calls.linkTrapOfficer, async ({ params, scope }) => {
    await links.linkOfficer(scope, params.trapsite, params.officerId);
    return { message: 'Officer linked to Trap Site Successfully' };
  });
  mount(calls.unlinkTrapOfficer, async ({ params, scope }) => {
    await links.unlinkOfficer(scope, params.trapsite, params.officerId);
    return { message: 'Officer unlinked from the trap site' };
  });

  mount(calls.addTrapReport, async ({ body, scope }) => {
    const added = await reports.addReport(scope, body);
    return {
      message: 'The report has been added',
      next: nextAfterCatch(scope.context.reference.book(), added.report.speciesId, added.report.count),
      ...(await report(scope, added)),
    };
  });
  mount(calls.correctTrapReport, async ({ params, body, scope }) =>
    report(scope, await reports.correctReport(scope, params.id, body)),
  );
  mount(calls.giveTrapFeedback, async ({ params, body, scope }) =>
    report(scope, await reports.giveFeedback(scope, params.id, body.feedback)),
  );
  mount(calls.listTrapReports, async ({ params, query: { limit = pageSize, offset = 0 }, scope }) => {
    const { total, found } = await reports.listReports(scope, params.id, limit, offset);
    const names = await categoryNames(scope.db);
    return { total, found: found.map((each) => present.presentReport(scope, names, each)) };
  });
  mount(calls.exportTrapReports, async ({ query: { window = 'season', ...filter }, scope }) =>
    answerWith(present.writeReports(scope, await exportedReports(scope, filter, window)), {
      headers: { 'content-disposition': `attachment; filename="trap-reports-${scope.today}.csv"` },
    }),
  );
  mount(calls.showTrapPhoto, ({ params, scope }) => photoFile(scope, params.id, params.width));

  scoutingRoutes(mount);

  mount(ruleCalls.listTrapRules, async ({ scope }) => {
    const names = await categoryNames(scope.db);
    return (await rules.listRules(scope)).map((rule) => present.presentRule(names, rule));
  });
  mount(ruleCalls.addTrapRule, async ({ body: { riskCategoryId: categoryId, ...rule }, scope }) =>
    present.presentRule(await categoryNames(scope.db), await rules.addRule(scope, { ...rule, categoryId })),
  );
  mount(ruleCalls.editTrapRule, async ({ params, body: { riskCategoryId: categoryId, ...rule }, scope }) =>
    present.presentRule(await categoryNames(scope.db), await rules.editRule(scope, params.id, { ...rule, categoryId })),
  );
  mount(ruleCalls.listTrapProposals, async ({ scope }) => {
    const names = await categoryNames(scope.db);
    return (await rules.listProposals(scope)).map((each) => present.presentProposal(scope, names, each));
  });
  mount(ruleCalls.decideTrapProposal, async ({ params, body, scope }) =>
    present.presentProposal(
      scope,
      await categoryNames(scope.db),
      await rules.decideProposal(scope, params.id, body.decision),
    ),
  );
}
