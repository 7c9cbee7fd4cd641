import { chooseBundle, findBelt, listNearestBundles, showBundle } from '#contract/bundles/bundles.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { presentBelt, presentBundle, presentNear } from './bundles.presenter.ts';
import * as bundles from './bundles.service.ts';

/** The questionnaire's answer: a bundle, the nearest ones, and the belt of a district. */
export function bundlesRoutes(mount: Mount, { reference }: AppContext): void {
  mount(chooseBundle, ({ query, scope }) => {
    const found = bundles.findBundle(scope, query);
    return found && presentBundle(reference.book(), found);
  });
  mount(showBundle, ({ params, scope }) => presentBundle(reference.book(), bundles.showBundle(scope, params.bundleId)));
  mount(listNearestBundles, ({ query, scope }) => bundles.listNearest(scope, query, query.limit).map(presentNear));
  mount(findBelt, ({ query, scope }) => presentBelt(reference.book(), bundles.findDistrict(scope, query.district)));
}
