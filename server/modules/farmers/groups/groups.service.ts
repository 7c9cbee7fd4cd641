import { problem } from '#server/platform/calls/problems.ts';
import type { Scope } from '#server/platform/records/scope.ts';
import { restorableDays, requireWhoDeleted, type TrashKind } from '#server/platform/records/trash.ts';
import { filled } from '../../accounts/accounts.service.ts';
import { type Farmer, type FarmerPage, searchFarmers } from '../list/farmerSearch.repository.ts';
import * as groups from './groups.repository.ts';
import { requireOfficer, lookedAt, requireSeen } from '../access.service.ts';

const trashKind = 'farmerGroup';

interface GroupFields {
  readonly label: string;
  readonly description: string;
}

interface NewGroup extends GroupFields {
  readonly farmerIds?: readonly number[] | undefined;
  /** Makes it a smart group. */
  readonly filter?: groups.SmartFilter | null | undefined;
}

/** Groups of whoever asks, by label. */
export function listGroups(scope: Scope): Promise<groups.Group[]> {
  return groups.listGroups(scope.db, requireOfficer(scope));
}

/** A group of whoever asks. @throws groupNotFound */
export async function ownGroup(scope: Scope, id: number): Promise<groups.Group> {
  const group = await groups.findGroup(scope.db, requireOfficer(scope), id);
  if (group === undefined) throw problem('groupNotFound', { found: id });
  return group;
}

/** Makes a group, with farmers in it where they are named, or one that a filter fills. @throws fieldEmpty, farmerNotFound, groupIsSmart */
export async function addGroup(
  scope: Scope,
  { farmerIds = [], filter = null, ...typed }: NewGroup,
): Promise<groups.Group> {
  const fields = readFields(typed);
  const me = requireOfficer(scope);
  if (filter !== null && farmerIds.length > 0) throw problem('groupIsSmart', { label: fields.label });
  await requireSeen(scope, farmerIds);
  const id = await groups.addGroup(scope.db, me, { ...fields, filter }, scope.now);
  await groups.addMembers(scope.db, id, farmerIds, scope.now);
  scope.audit('addGroup', [String(id)], ['label', 'description']);
  return ownGroup(scope, id);
}

/** Changes what a group is called and for. @throws groupNotFound, fieldEmpty */
export async function editGroup(scope: Scope, id: number, typed: GroupFields): Promise<groups.Group> {
  await ownGroup(scope, id);
  await groups.changeGroup(scope.db, id, readFields(typed), scope.now);
  return ownGroup(scope, id);
}

/** Deletes a group; its farmers stay. @throws groupNotFound */
export async function removeGroup(scope: Scope, id: number): Promise<{ label: string; undo: string; days: number }> {
  const { label } = await ownGroup(scope, id);
  const payload = await groups.takeGroup(scope.db, id);
  const undo = await scope.context.trash.keep(scope, {
    room: 'farmers',
    kind: trashKind,
    id: String(id),
    label,
    payload,
  });
  return { label, undo, days: restorableDays };
}

/** Farmers of a group, by name, with the number of their membership. @throws groupNotFound */
export async function listMembers(
  scope: Scope,
  id: number,
  { q, ...page }: Omit<FarmerPage, 'sort'> & { readonly q?: string | undefined },
): Promise<{ found: { readonly link: number; readonly farmer: Farmer }[]; total: number }> {
  const { filter } = await ownGroup(scope, id);
  const ids = await groups.membersOf(scope.db, requireOfficer(scope), [{ id, filter }]);
  const { found, total } = await searchFarmers(scope.db, { ...lookedAt(scope), q, ids }, { ...page, sort: 'name' });
  const links = await groups.linksOf(
    scope.db,
    id,
    found.map((farmer) => farmer.id),
  );
  return { found: found.flatMap((farmer) => ({ link: links.get(farmer.id) ?? 0, farmer })), total };
}

/** Puts farmers, own or shared, into a group; answers how many were not in it. @throws groupNotFound, groupIsSmart, farmerNotFound */
export async function addMembers(
  scope: Scope,
  id: number,
  farmerIds: readonly number[],
): Promise<{ added: number; members: number }> {
  await requirePlain(scope, id);
  await requireSeen(scope, farmerIds);
  const added = await groups.addMembers(scope.db, id, farmerIds, scope.now);
  scope.audit('addGroupMembers', [String(id), ...farmerIds.map(String)]);
  return { added, members: (await ownGroup(scope, id)).members };
}

/** Takes farmers out of a group; answers how many were in it. @throws groupNotFound, groupIsSmart */
export async function removeMembers(
  scope: Scope,
  id: number,
  farmerIds: readonly number[],
): Promise<{ removed: number; members: number }> {
  await requirePlain(scope, id);
  const removed = await groups.removeMembers(scope.db, id, farmerIds);
  scope.audit('removeGroupMembers', [String(id), ...farmerIds.map(String)]);
  return { removed, members: (await ownGroup(scope, id)).members };
}

/** Takes one farmer out of a group by the number of the membership. @throws groupLinkNotFound */
export async function removeLink(scope: Scope, link: number): Promise<void> {
  if (!(await groups.removeLink(scope.db, requireOfficer(scope), link)))
    throw problem('groupLinkNotFound', { found: link });
}

/** How a deleted group is put back: by who deleted it alone. */
export const groupTrash: TrashKind = {
  async restore(scope, entry) {
    requireOfficer(scope);
    requireWhoDeleted(scope, entry);
    await groups.putGroupBack(scope.db, entry.payload);
  },
};

/** Farmers of a group of whoever asks, for a list that is narrowed by it; none where it is another's. */
export async function idsInGroup(scope: Scope, id: number): Promise<number[]> {
  const me = requireOfficer(scope);
  return groups.membersOf(scope.db, me, await groups.ownGroups(scope.db, me, [id]));
}

async function requirePlain(scope: Scope, id: number): Promise<void> {
  const { label, filter } = await ownGroup(scope, id);
  if (filter !== null) throw problem('groupIsSmart', { label });
}

function readFields({ label, description }: GroupFields): GroupFields {
  return { label: filled('The label', label), description: filled('The description', description) };
}
