import * as calls from '#contract/dhis2/dhis2.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { sayTo } from '../../platform/calls/sayTo.ts';
import * as dhis2 from './dhis2.service.ts';

/** Figures by district and month for the ministry's DHIS2. */
export function dhis2Routes(mount: Mount, _context: AppContext): void {
  mount(calls.showDhis2, async ({ scope }) => present(scope, await dhis2.showLink(scope)));
  mount(calls.setDhis2, async ({ body, scope }) => present(scope, await dhis2.setLink(scope, body)));
  mount(calls.removeDhis2, async ({ scope }) => {
    await dhis2.removeLink(scope);
    return { removed: true };
  });
  mount(calls.matchDhis2OrgUnits, ({ scope }) => dhis2.matchOrgUnits(scope));
  mount(calls.previewDhis2, async ({ params, scope }) => {
    const { dataValues, leftOut, ...set } = await dhis2.previewValues(scope, params.period);
    return { ...set, dataValues: [...dataValues], leftOut: [...leftOut] };
  });
  mount(calls.pushDhis2, async ({ body, scope }) => present(scope, await dhis2.push(scope, body.period)));
}

function present(scope: Scope, whole: dhis2.WholeLink | null) {
  if (whole === null) return { link: null };
  const { link, orgUnits } = whole;
  return {
    link: {
      url: link.url,
      dataSet: link.data_set,
      elements: link.elements,
      monthly: link.monthly,
      orgUnits: [...orgUnits],
      lastPeriod: link.last_period,
      lastAt: link.last_at?.toISOString() ?? null,
      state: link.state,
      said: sayTo(scope, link.said),
    },
  };
}
