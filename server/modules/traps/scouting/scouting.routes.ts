import * as calls from '#contract/traps/scouting.ts';
import { answerWith } from '../../../platform/calls/answer.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import { presentScouting, presentSpecies, writeSurveys } from './scouting.presenter.ts';
import { addScouting, listScoutings, nextAfterScouting, surveysOf } from './scouting.service.ts';

const pageSize = 20;

/** Trapped insects, scouting of plants, and the export of both. */
export function scoutingRoutes(mount: Mount): void {
  mount(calls.listTrapSpecies, ({ scope }) => scope.context.reference.book().trapSpecies.map(presentSpecies));
  mount(calls.addScouting, async ({ body, scope }) => {
    const added = await addScouting(scope, body);
    return {
      message: 'The scouting has been added',
      next: nextAfterScouting(scope, added),
      ...presentScouting(scope, added),
    };
  });
  mount(calls.listScoutings, async ({ query: { trapSiteId, limit = pageSize, offset = 0 }, scope }) => {
    const { total, found } = await listScoutings(scope, trapSiteId, limit, offset);
    return { total, found: found.map((each) => presentScouting(scope, each)) };
  });
  mount(calls.exportFieldSurveys, async ({ query: { year, speciesId }, scope }) => {
    const wanted = year ?? Number(scope.today.slice(0, 4));
    return answerWith(writeSurveys(scope, await surveysOf(scope, wanted, speciesId ?? null)), {
      headers: { 'content-disposition': `attachment; filename="field-surveys-${wanted}.csv"` },
    });
  });
}
