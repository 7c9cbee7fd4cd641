import { countCalendarVisits, showStats, trackVisit } from '#contract/tracking/tracking.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import * as tracking from './tracking.service.ts';

/** Visit counting: what is counted, and the figures. */
export function trackingRoutes(mount: Mount, _context: AppContext): void {
  mount(trackVisit, ({ body, scope }) => tracking.countVisit(scope, body.page, body.visitorId));
  mount(countCalendarVisits, async ({ scope }) => ({ visits: await tracking.countCalendarVisits(scope) }));
  mount(showStats, ({ scope }) => tracking.siteFigures(scope));
}
