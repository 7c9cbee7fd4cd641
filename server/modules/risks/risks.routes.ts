import * as calls from '#contract/risks/risks.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { actOnRisks } from './handling/act.service.ts';
import { listResponders } from './handling/assign.service.ts';
import * as list from './handling/list.service.ts';
import * as merge from './handling/merge.service.ts';
import { riskPhoto } from './reports/photos.service.ts';
import * as report from './reports/report.service.ts';
import { presentPublicRisk, presentRecord, presentRisk, presentSimilar } from './risks.presenter.ts';
import { warningsRoutes } from './warnings/warnings.routes.ts';
import { zonesRoutes } from './zones/zones.routes.ts';

/** Risks: reported, judged, assigned, commented on, and shown to everybody once they are verified. */
export function risksRoutes(mount: Mount, context: AppContext): void {
  const whole = async (scope: Scope, id: number) => presentRecord(scope, await list.wholeRisk(scope, id));

  mount(calls.listVerifiedRisks, async ({ query, scope }) =>
    (await list.verifiedRisks(scope, query)).map((risk) => presentPublicRisk(scope, risk)),
  );
  mount(calls.showVerifiedRisk, async ({ params, scope }) => {
    const { risk, advice } = await list.verifiedRisk(scope, params.id);
    return { ...presentPublicRisk(scope, risk), advice };
  });
  mount(calls.listRisks, async ({ query, scope }) => {
    const { found, total, counts } = await list.searchRisks(scope, query);
    return { found: found.map((risk) => presentRisk(scope, risk)), total, counts };
  });
  mount(calls.showRisk, ({ params, scope }) => whole(scope, params.id));
  mount(calls.reportRisk, async ({ body: { files, ...typed }, scope }) => {
    const risk = await report.reportRisk(scope, typed, files);
    return { ...presentRisk(scope, risk), message: `Risk ${risk.id} has been reported` };
  });
  mount(calls.editRisk, async ({ params, body, scope }) => {
    const risk = await report.editRisk(scope, params.id, body);
    return { ...presentRisk(scope, risk), message: `Risk ${risk.id} has been updated` };
  });
  mount(calls.commentRisk, async ({ params, body, scope }) => {
    await list.commentRisk(scope, params.id, body.text);
    return whole(scope, params.id);
  });
  mount(calls.actOnRisks, async ({ body, scope }) => {
    const { done, missed } = await actOnRisks(scope, body);
    const left = missed.length === 0 ? '' : ` ${missed.length} were left as they are.`;
    return {
      message: `${done.length} ${done.length === 1 ? 'risk' : 'risks'} changed.${left}`,
      done: [...done],
      missed: [...missed],
    };
  });
  mount(calls.listDuplicates, async ({ scope }) =>
    (await merge.listDuplicates(scope)).map((group) => ({
      category: group[0]?.risk.category ?? '',
      risks: group.map((each) => presentSimilar(scope, each)),
    })),
  );
  mount(calls.mergeRisks, async ({ params, body, scope }) => {
    await merge.mergeRisks(scope, params.id, body.ids);
    return whole(scope, params.id);
  });
  mount(calls.unmergeRisk, async ({ params, scope }) => {
    await merge.unmergeRisk(scope, params.id);
    return whole(scope, params.id);
  });
  mount(calls.listResponders, ({ query, scope }) =>
    listResponders(scope, { ...query, limit: query.limit ?? 50, offset: query.offset ?? 0 }),
  );
  mount(calls.listAssignedRisks, async ({ scope }) => ({
    name: scope.actor.name,
    AssignedRisks: (await list.assignedRisks(scope)).map((risk) => presentRisk(scope, risk)),
  }));
  mount(calls.showRiskPhoto, ({ params, scope }) => riskPhoto(scope, params.name));
  zonesRoutes(mount, context);
  warningsRoutes(mount);
}
