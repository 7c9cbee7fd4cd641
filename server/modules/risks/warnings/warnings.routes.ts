import * as calls from '#contract/risks/warnings.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import { showClocks } from '../handling/clocks.service.ts';
import { closeRisk, reopenRisk } from './outcomes.service.ts';
import * as warnings from './warnings.service.ts';

const usualDays = 90;

/** What follows a verified risk: warnings, their deliveries, its end, and how long all of it took. */
export function warningsRoutes(mount: Mount): void {
  mount(calls.proposeWarning, ({ params, scope }) => warnings.proposeWarning(scope, params.id));
  mount(calls.previewWarning, ({ params, body, scope }) => warnings.previewWarning(scope, params.id, body));
  mount(calls.sendWarning, ({ params, body, scope }) => warnings.sendWarning(scope, params.id, body));
  mount(calls.listWarnings, ({ params, scope }) => warnings.listWarnings(scope, params.id));
  mount(calls.listWarningDeliveries, ({ params, query, scope }) => warnings.warningDeliveries(scope, params.id, query));
  mount(calls.closeRisk, async ({ params, body, scope }) => ({
    message: `Risk ${params.id} is closed`,
    closed: await closeRisk(scope, params.id, body),
  }));
  mount(calls.reopenRisk, async ({ params, scope }) => {
    await reopenRisk(scope, params.id);
    return { message: `Risk ${params.id} is active again` };
  });
  mount(calls.showRiskClocks, ({ query, scope }) => showClocks(scope, query.days ?? usualDays));
}
