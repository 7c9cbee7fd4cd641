import { mostFarmersAtOnce } from '#contract/limits.ts';
import { branchOfFarmers } from '#engines/access/field/farmers.ts';
import { covers, isAny } from '#engines/access/roles.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import {
  type AskedFilter,
  countFarmers,
  type Farmer,
  type FarmerFilter,
  farmersBehind,
  listFarmers,
  visibleIds,
} from './list/farmerSearch.repository.ts';
import { type BranchChosen, holdersOfPhones } from './recipientClasses.repository.ts';
import { listGroups, membersOf, ownGroups } from './groups/groups.repository.ts';
import { idsInGroup } from './groups/groups.service.ts';
import { noteFile } from './sharing/looks.service.ts';
import { requireOfficer, lookedAt, requireSeen } from './access.service.ts';

/** Most farmers of one message: what an officer's groups may hold together. */
const mostRecipients = 50_000;

/**
 * Farmers that a message of whoever asks goes to: those named and those of groups of theirs, each once, by name. Whether
 * they agreed, and whether their number was stopped, is for the caller to look at.
 *
 * @throws groupNotFound, farmerNotFound
 */
export async function recipientsOf(
  scope: Scope,
  asked: { readonly groupIds: readonly number[]; readonly farmerIds: readonly number[] },
): Promise<Farmer[]> {
  const me = requireOfficer(scope);
  const groups = await ownGroups(scope.db, me, asked.groupIds);
  const missing = asked.groupIds.find((id) => !groups.some((group) => group.id === id));
  if (missing !== undefined) throw problem('groupNotFound', { found: missing });
  if (asked.farmerIds.length > 0) await requireSeen(scope, asked.farmerIds);
  const ids = [...new Set([...asked.farmerIds, ...(await membersOf(scope.db, me, groups))])];
  return listFarmers(scope.db, { ...lookedAt(scope), ids }, mostRecipients);
}

/** Of a branch: some districts of it, and growers of some crops or of whom none is known. */
interface AskedOfBranch {
  readonly districts?: readonly string[] | null | undefined;
  readonly crops?: readonly string[] | undefined;
}

/**
 * Everybody in the branch of whoever asks, or in some districts of it, whosever list they are on.
 *
 * @throws notForYou where whoever asks has no branch, or not these districts
 */
export async function recipientsOfBranch(scope: Scope, asked: AskedOfBranch): Promise<Farmer[]> {
  return listFarmers(scope.db, filterOfBranch(scope, asked), mostRecipients);
}

/** How many these are, or those of them whom an SMS may reach. @throws as recipientsOfBranch */
export function countOfBranch(scope: Scope, asked: AskedOfBranch, which: 'all' | 'agreed' = 'all'): Promise<number> {
  const willing = which === 'agreed' ? { consent: true, phone: true } : {};
  return countFarmers(scope.db, { ...filterOfBranch(scope, asked), ...willing });
}

/** The same as they are counted and grouped. @throws as recipientsOfBranch */
export function chosenOfBranch(scope: Scope, asked: AskedOfBranch): BranchChosen {
  const { branch = null, growing = [] } = filterOfBranch(scope, asked);
  return { branch, crops: growing };
}

/** The next of them behind a farmer, by their numbers, with for whom of all of them each number is. @throws as recipientsOfBranch */
export async function recipientsBehind(
  scope: Scope,
  asked: AskedOfBranch,
  place: number,
  limit: number,
): Promise<{ farmers: Farmer[]; holders: Awaited<ReturnType<typeof holdersOfPhones>> }> {
  const farmers = await farmersBehind(scope.db, filterOfBranch(scope, asked), place, limit);
  const phones = farmers.map(({ phone }) => phone);
  return { farmers, holders: await holdersOfPhones(scope.db, chosenOfBranch(scope, asked), phones) };
}

function filterOfBranch(scope: Scope, { districts, crops = [] }: AskedOfBranch): FarmerFilter {
  const { branch, ...of } = lookedAt(scope, 'everyone');
  if (districts?.some((id) => !covers(branch, id)) === true)
    throw problem('notForYou', { who: 'directors and administrators of these districts' });
  return { ...of, branch: districts ?? branch, growing: crops };
}

/** Farmers chosen, or left by a filter, for a file of one's own. @throws farmerNotFound */
export async function exportedFarmers(
  scope: Scope,
  { ids, group, ...filter }: Omit<AskedFilter, 'whose'> & Pick<FarmerFilter, 'ids'>,
): Promise<Farmer[]> {
  const among = ids ?? (group === undefined ? undefined : await idsInGroup(scope, group));
  const farmers = await listFarmers(scope.db, { ...filter, ids: among, ...lookedAt(scope, 'own') }, mostRecipients);
  const missing = ids?.find((id) => !farmers.some((farmer) => farmer.id === id));
  if (missing !== undefined && (ids?.length ?? 0) <= mostFarmersAtOnce)
    throw problem('farmerNotFound', { found: missing });
  await noteFile(
    scope,
    farmers.map(({ id }) => id),
  );
  scope.audit(
    'exportFarmers',
    farmers.map(({ id }) => String(id)),
    ['phone'],
  );
  return farmers;
}

/** Farmers by their ids, whosever they are, by name: for what one who may do so sends to all who are concerned. */
export function farmersOfAnyone(db: Scope['db'], ids: readonly number[]): Promise<Farmer[]> {
  return listFarmers(db, { officerId: '', whose: 'everyone', ids }, ids.length);
}

/** Of some farmers those whom whoever asks may see by name: their own, those shared with them and those of their branch. */
export async function knownByName(scope: Scope, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const mine = await visibleIds(scope.db, { ...lookedAt(scope), ids });
  if (!isAny(branchOfFarmers(scope.actor))) return new Set(mine);
  return new Set([...mine, ...(await visibleIds(scope.db, { ...lookedAt(scope, 'everyone'), ids }))]);
}

/** All farmers that whoever asks may write to, own and shared, by name. */
export function everyRecipient(scope: Scope): Promise<Farmer[]> {
  return listFarmers(scope.db, lookedAt(scope), mostRecipients);
}

/** Groups of whoever asks with who is in them. */
export async function groupsWithMembers(scope: Scope): Promise<{ id: number; label: string; farmerIds: number[] }[]> {
  const me = requireOfficer(scope);
  const groups = await listGroups(scope.db, me);
  return Promise.all(
    groups.map(async (group) => ({
      id: group.id,
      label: group.label,
      farmerIds: await membersOf(scope.db, me, [group]),
    })),
  );
}
