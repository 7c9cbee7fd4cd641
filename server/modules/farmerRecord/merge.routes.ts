import * as calls from '#contract/farmerRecord/farmerMerge.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { duplicatesAcross, type Farmer, ownDuplicates, presentFarmer, setApart } from '../farmers/farmers.service.ts';
import * as merge from './merge.service.ts';

/** What is done makes room for others. */
const usualLimit = 20;

/** Entries of a list that are one farmer. */
export function mergeRoutes(mount: Mount, context: AppContext): void {
  mount(calls.listFarmerDuplicates, async ({ query, scope }) => {
    const presented = (farmers: readonly Farmer[]) =>
      farmers.map((farmer) => presentFarmer(context, farmer, scope.actor.personId));
    const find = query.across === true ? duplicatesAcross : ownDuplicates;
    const { found, ...counted } = await find(scope, query.limit ?? usualLimit);
    const sets = found.map(({ because, farmers, firstSeen }) => ({
      because: [...because],
      farmers: presented(farmers),
      since: firstSeen.toISOString(),
    }));
    return { found: sets, ...counted };
  });
  mount(calls.tellFarmersApart, async ({ body, scope }) => {
    await setApart(scope, body.ids, body.apart);
    return { apart: body.apart };
  });
  mount(calls.previewFarmerMerge, async ({ body, scope }) => {
    const { entries, ...preview } = await merge.previewMerge(scope, body.ids);
    return {
      ...preview,
      after: { ...preview.after, consent: { ...preview.after.consent } },
      entries: entries.map(({ farmer, ...weight }) => ({
        ...presentFarmer(context, farmer, scope.actor.personId),
        createdAt: farmer.createdAt.toISOString(),
        ...weight,
      })),
    };
  });
  mount(calls.mergeFarmers, async ({ body, scope }) => {
    const message =
      body.ids.length === 2 ? 'Two entries are one farmer now.' : `${body.ids.length} entries are one farmer now.`;
    return { message, ...(await merge.mergeFarmers(scope, body.ids, body.choice)) };
  });
}
