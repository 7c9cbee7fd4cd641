import { problem } from '#server/platform/calls/problems.ts';
import type { BulkKind, StepResult } from '#server/platform/records/bulkKinds.ts';
import type { Scope } from '#server/platform/records/scope.ts';
import type { AppContext } from '#server/context.ts';
import { officersAmong, requirePartners } from '../accounts/accounts.service.ts';
import { mostInRequest, startBulkAct } from '../bulkActs/bulkActs.service.ts';
import { lookedAt, requireOwn, requireSeen } from './access.service.ts';
import { addMembers, ownGroup, removeMembers } from './groups/groups.service.ts';
import { removeFarmers } from './edit.service.ts';
import { visibleIds } from './list/farmerSearch.repository.ts';
import { addShares, sharedAt } from './sharing/shares.repository.ts';
import { shareFarmers, tellOfShares, unshareFarmers } from './sharing/sharing.service.ts';

/* Acts over many farmers: some hundred are done while one waits, more go on in the background with the same rules. */

interface Sharing {
  readonly officerIds: readonly string[];
}
interface Unsharing {
  readonly officerIds: readonly string[] | null;
}

/** As `shareFarmers`; `act` where it goes on in the background. @throws farmerNotFound, farmerNotYours, officerNotFound */
export async function shareMany(scope: Scope, ids: readonly number[], { officerIds }: Sharing) {
  if (ids.length * officerIds.length <= mostInRequest) return { shared: await shareFarmers(scope, ids, officerIds) };
  await requireOwn(scope, ids);
  const partners = await requirePartners(scope, officerIds);
  return { shared: 0, act: await startBulkAct(scope, 'shareFarmers', { officerIds: partners }, ids) };
}

/** As `unshareFarmers`; `act` where it goes on in the background. @throws farmerNotFound */
export async function unshareMany(scope: Scope, ids: readonly number[], asked: Unsharing) {
  if (ids.length <= mostInRequest) return { unshared: await unshareFarmers(scope, ids, asked.officerIds) };
  await requireSeen(scope, ids);
  return { unshared: 0, act: await startBulkAct(scope, 'unshareFarmers', asked, ids) };
}

/** As `removeFarmers`; `act` where it goes on in the background. @throws farmerNotFound, farmerNotYours */
export async function removeMany(scope: Scope, ids: readonly number[], forGood: boolean) {
  if (ids.length <= mostInRequest) return removeFarmers(scope, ids, forGood);
  await requireOwn(scope, ids);
  const act = await startBulkAct(scope, 'removeFarmers', { forGood }, ids);
  return { removed: 0, undo: '', days: 0, shared: 0, act };
}

/** As `addMembers` of a group; `act` where it goes on in the background. @throws groupNotFound, groupIsSmart, farmerNotFound */
export async function addManyMembers(scope: Scope, groupId: number, ids: readonly number[]) {
  if (ids.length <= mostInRequest) return addMembers(scope, groupId, ids);
  const { filter, label, members } = await ownGroup(scope, groupId);
  if (filter !== null) throw problem('groupIsSmart', { label });
  await requireSeen(scope, ids);
  return { added: 0, members, act: await startBulkAct(scope, 'addGroupMembers', { groupId }, ids) };
}

/** As `removeMembers` of a group; `act` where it goes on in the background. @throws groupNotFound, groupIsSmart */
export async function removeManyMembers(scope: Scope, groupId: number, ids: readonly number[]) {
  if (ids.length <= mostInRequest) return removeMembers(scope, groupId, ids);
  const { filter, label, members } = await ownGroup(scope, groupId);
  if (filter !== null) throw problem('groupIsSmart', { label });
  return { removed: 0, members, act: await startBulkAct(scope, 'removeGroupMembers', { groupId }, ids) };
}

/** What is answered of an act, or that it goes on in the background. */
export function saidOf(result: object, said: string): string {
  return 'act' in result ? 'This goes on in the background. Above the list you see how far it has come.' : said;
}

/** What stays of farmers who were erased, since others have their number or address too. */
export function staysOf(shared: number): string {
  return shared === 0
    ? ''
    : `. Other farmers share ${shared} of their numbers or e-mail addresses: questions, answers and wishes from there stay, as nobody can tell whose they are.`;
}

/** Says what each act over many farmers does, some at a time. */
export function registerFarmerBulkActs({ bulkKinds }: Pick<AppContext, 'bulkKinds'>): void {
  bulkKinds.register('shareFarmers', sharing);
  bulkKinds.register('unshareFarmers', {
    step: (scope, asked, ids) =>
      stepWith(scope, ids, 'mine', async (seen) => {
        await unshareFarmers(scope, seen, (asked as Unsharing).officerIds);
      }),
  });
  bulkKinds.register('removeFarmers', {
    step: (scope, asked, ids) =>
      stepWith(
        scope,
        ids,
        'own',
        async (own) => (await removeFarmers(scope, own, (asked as { readonly forGood: boolean }).forGood)).undo,
      ),
  });
  bulkKinds.register('addGroupMembers', {
    step: (scope, asked, ids) =>
      stepWith(scope, ids, 'mine', async (seen) => {
        await addMembers(scope, (asked as { readonly groupId: number }).groupId, seen);
      }),
  });
  bulkKinds.register('removeGroupMembers', {
    async step(scope, asked, ids) {
      const { removed } = await removeMembers(scope, (asked as { readonly groupId: number }).groupId, ids);
      return { done: removed, missed: [{ reason: 'notInGroup', count: ids.length - removed }] };
    },
  });
}

const sharing: BulkKind = {
  async step(scope, asked, ids) {
    const { officerIds } = asked as Sharing;
    const partners = await officersAmong(scope.db, officerIds, { partners: true });
    if (partners.length === 0) throw problem('partnerInactive');
    const result = await stepWith(scope, ids, 'own', async (own) => {
      for (const { id } of partners) await addShares(scope.db, own, id, scope.now);
      scope.audit('shareFarmers', [...own.map(String), ...partners.map(({ id }) => id)]);
    });
    const isOneGone = partners.length < officerIds.length;
    const gone = { reason: 'partnerInactive', count: ids.length } as const;
    return isOneGone ? { ...result, missed: [...result.missed, gone] } : result;
  },
  // Each officer is told once, however many steps it took.
  async tell(scope, asked, ids) {
    for (const partner of (asked as Sharing).officerIds)
      await tellOfShares(scope, partner, await sharedAt(scope.db, ids, partner, scope.now));
  },
};

/** Does something with those of some farmers that are still for whoever asks; of the others it says that they are not. */
async function stepWith(
  scope: Scope,
  ids: readonly number[],
  whose: 'own' | 'mine',
  act: (ids: readonly number[]) => Promise<string | void>,
): Promise<StepResult> {
  const there = await visibleIds(scope.db, { ...lookedAt(scope, whose), ids });
  const undo = there.length > 0 ? await act(there) : undefined;
  const left = { reason: 'notInList', count: ids.length - there.length } as const;
  return { done: there.length, missed: [left], ...(typeof undo === 'string' && { undo }) };
}
