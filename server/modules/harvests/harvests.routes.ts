import * as calls from '#contract/harvests/harvests.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { sayTo } from '../../platform/calls/sayTo.ts';
import * as harvests from './harvests.service.ts';

const usualItems = 50;

/** Other portals whose datasets come into the holding area. */
export function harvestsRoutes(mount: Mount, _context: AppContext): void {
  mount(calls.listHarvestSources, async ({ scope }) =>
    (await harvests.listSources(scope)).map((each) => present(scope, each)),
  );
  mount(calls.addHarvestSource, async ({ body, scope }) => present(scope, await harvests.addSource(scope, body)));
  mount(calls.editHarvestSource, async ({ params, body, scope }) =>
    present(scope, await harvests.editSource(scope, params.id, body)),
  );
  mount(calls.runHarvest, async ({ params, scope }) => present(scope, await harvests.runSource(scope, params.id)));
  mount(calls.removeHarvestSource, async ({ params, scope }) => {
    await harvests.removeSource(scope, params.id);
    return { removed: true };
  });
  mount(calls.listHarvestItems, async ({ params, query, scope }) => {
    const { state, after, limit = usualItems } = query;
    const found = await harvests.listItems(scope, params.id, { state, after, limit });
    return {
      found: found.map((item) => ({
        remoteId: item.remote_id,
        title: item.title,
        page: item.page,
        state: item.state,
        said: sayTo(scope, item.said),
        takenAt: item.taken_at?.toISOString() ?? null,
        submissionId: item.lake_item_id,
      })),
      next: found.length < limit ? null : (found.at(-1)?.remote_id ?? null),
    };
  });
}

function present(scope: Scope, { source, counts }: harvests.CountedSource) {
  const { id, name, url, kind, words, every, state, said } = source;
  return {
    id,
    name,
    url,
    kind,
    words,
    every,
    state,
    said: sayTo(scope, said),
    createdAt: source.created_at.toISOString(),
    lastAt: source.last_at?.toISOString() ?? null,
    nextAt: source.next_at?.toISOString() ?? null,
    counts,
  };
}
