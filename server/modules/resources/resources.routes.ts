import { findResources, listResources, searchResources } from '#contract/resources.ts';
import type { House } from '../../house.ts';
import { answerWith } from '../../platform/answer.ts';
import type { Mount } from '../../platform/mount.ts';
import { presentFound, presentResource } from './resources.presenter.ts';
import * as resources from './resources.service.ts';

/** The library of papers, pages and guides. */
export function resourcesRoutes(mount: Mount, { linkHealth }: House): void {
  const list = ({ items, total }: resources.ResourcePage) =>
    answerWith(items.map((row) => presentResource(row, linkHealth)), { headers: { 'x-total-count': String(total) } });

  mount(listResources, ({ query, scope }) => list(resources.listResources(scope, query)));
  mount(searchResources, ({ params, query, scope }) => list(resources.listResources(scope, { ...query, q: params.searchText })));
  mount(findResources, ({ query, scope }) => presentFound(resources.findResources(scope, query), linkHealth));
}
