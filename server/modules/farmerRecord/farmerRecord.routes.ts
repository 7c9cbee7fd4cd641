import * as calls from '#contract/farmerRecord/farmerRecord.ts';
import type { AppContext } from '../../context.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { addVisit, historyOf, removeVisit, type Visit } from '../farmers/farmers.service.ts';
import { presentStart, startsOfFarmer } from '../messages/messages.service.ts';
import { fileOfFarmer, setStopped } from './farmerRecord.service.ts';
import { mergeRoutes } from './merge.routes.ts';

/** Visits, what a farmer said on messages, the farmer's own file, and entries that are one farmer. */
export function farmerRecordRoutes(mount: Mount, context: AppContext): void {
  mergeRoutes(mount, context);
  mount(calls.showFarmerHistory, async ({ params, scope }) => {
    const { visits, consents, looks } = await historyOf(scope, params.id);
    return {
      visits: visits.map((visit) => presentVisit(visit, scope)),
      consents: consents.map(({ officerName, changedAt, ...change }) => ({
        ...change,
        by: officerName,
        changedAt: changedAt.toISOString(),
      })),
      starts: (await startsOfFarmer(scope, params.id)).map(presentStart),
      looks: looks.map(({ id, what, officerName, at }) => ({ id, what, by: officerName, at: at.toISOString() })),
    };
  });
  mount(calls.addFarmerVisit, async ({ params, body, scope }) =>
    presentVisit(await addVisit(scope, params.id, body), scope),
  );
  mount(calls.removeFarmerVisit, ({ params, scope }) => removeVisit(scope, params.id));
  mount(calls.stopFarmer, async ({ params, body, scope }) => {
    await setStopped(scope, params.id, body.stopped, body.reason);
    return { stopped: body.stopped };
  });
  mount(calls.exportFarmer, async ({ params, scope }) => {
    const headers = { 'content-disposition': `attachment; filename="farmer-003${params.id}.csv"` };
    return answerWith(await fileOfFarmer(scope, params.id), { headers });
  });
}

function presentVisit({ id, date, seen, nextStep, officerId, officerName }: Visit, { actor }: Scope) {
  return { id, date, seen, nextStep, by: officerName, own: officerId === actor.personId };
}
