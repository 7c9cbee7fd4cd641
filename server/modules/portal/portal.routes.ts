import { showLanding, showOutside, showPageTexts, showServices, showSupport } from '#contract/portal/portal.ts';
import { showSetUp } from '#contract/portal/setUp.ts';
import type { AppContext } from '../../context.ts';
import { inLanguage } from '../reference/reference.service.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { setUpSteps } from './setUp.service.ts';
import * as portal from './portal.service.ts';

/** The texts of the public pages that administrators edit. */
export function portalRoutes(mount: Mount, _context: AppContext): void {
  mount(showLanding, ({ scope }) => portal.landing(scope));
  mount(showServices, ({ scope }) => portal.services(scope));
  mount(showSupport, ({ scope }) => portal.support(scope));
  mount(showOutside, ({ params, scope }) => ({ address: scope.context.config.outside[params.name] }));
  mount(showSetUp, ({ scope }) => setUpSteps(scope));
  mount(showPageTexts, ({ params, query, scope }) => inLanguage(portal.pageTexts(scope, params.page), query.language));
}
