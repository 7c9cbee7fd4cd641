import {
  addCommunity,
  editCommunity,
  findCommunitiesInBox,
  listCommunities,
  mergeCommunity,
  showCommunity,
  unmergeCommunity,
} from '#contract/communities/communities.ts';
import { importCommunities } from '#contract/communities/communityImport.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { presentCommunity } from './communities.presenter.ts';
import * as communities from './communities.service.ts';
import { importList, readCommunities } from './import.service.ts';
import type { FileRow } from './fileRows.ts';

/** Villages, towns and quarters. */
export function communitiesRoutes(mount: Mount, context: AppContext): void {
  mount<typeof importCommunities, readonly FileRow[]>(
    importCommunities,
    async ({ query, scope, prepared }) => importList(scope, prepared, query),
    ({ body, query, scope }) => readCommunities(scope, context, body, query.fileName),
  );
  mount(listCommunities, async ({ query, scope }) => {
    const { found, ...counts } = await communities.listCommunities(scope, query);
    return { found: found.map((each) => presentCommunity(scope, each)), ...counts };
  });
  mount(findCommunitiesInBox, ({ query: { west, south, east, north }, scope }) =>
    communities.communitiesInBox(scope, [west, south, east, north]),
  );
  mount(showCommunity, async ({ params, scope }) => {
    const { community, alike, counts } = await communities.showCommunity(scope, params.id);
    return {
      ...presentCommunity(scope, community),
      ...counts,
      alike: alike.map((each) => presentCommunity(scope, each)),
    };
  });
  mount(addCommunity, async ({ body, scope }) => presentCommunity(scope, await communities.addCommunity(scope, body)));
  mount(editCommunity, async ({ params, body, scope }) =>
    presentCommunity(scope, await communities.editCommunity(scope, params.id, body)),
  );
  mount(mergeCommunity, async ({ params, body, scope }) =>
    presentCommunity(scope, await communities.mergeCommunity(scope, params.id, body.into)),
  );
  mount(unmergeCommunity, async ({ params, scope }) =>
    presentCommunity(scope, await communities.unmergeCommunity(scope, params.id)),
  );
}
