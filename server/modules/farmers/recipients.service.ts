import { mostFarmersAtOnce } from '#contract/limits.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { type Farmer, type FarmerFilter, listFarmers } from './farmers.repository.ts';
import { listGroups, membersOf, ownGroupIds } from './groups.repository.ts';
import { askingOfficer, lookedAt, requireSeen } from './own.service.ts';

/** Most farmers of one message: what an officer's groups may hold together. */
const mostRecipients = 50_000;

/**
 * Farmers that a message of whoever asks goes to: those named and those of groups of theirs, each once, by name. Whether
 * they agreed, and whether their number was stopped, is for the caller to look at.
 *
 * @throws groupNotFound, farmerNotFound
 */
export async function recipientsOf(scope: Scope, asked: { readonly groupIds: readonly number[]; readonly farmerIds: readonly number[] }): Promise<Farmer[]> {
  const groups = await ownGroupIds(scope.db, askingOfficer(scope), asked.groupIds);
  const missing = asked.groupIds.find((id) => !groups.includes(id));
  if (missing !== undefined) throw problem('groupNotFound', { found: missing });
  if (asked.farmerIds.length > 0) await requireSeen(scope, asked.farmerIds);
  const ids = [...new Set([...asked.farmerIds, ...(await membersOf(scope.db, groups))])];
  return listFarmers(scope.db, { ...lookedAt(scope), ids }, mostRecipients);
}

/** Farmers chosen, or left by a filter, for a file of one's own. @throws farmerNotFound */
export async function exportedFarmers(scope: Scope, filter: Omit<FarmerFilter, 'officerId' | 'whose'>): Promise<Farmer[]> {
  const farmers = await listFarmers(scope.db, { ...filter, ...lookedAt(scope, 'own') }, mostRecipients);
  const missing = filter.ids?.find((id) => !farmers.some((farmer) => farmer.id === id));
  if (missing !== undefined && (filter.ids?.length ?? 0) <= mostFarmersAtOnce) throw problem('farmerNotFound', { found: missing });
  scope.audit('exportFarmers', farmers.map(({ id }) => String(id)), ['phone']);
  return farmers;
}

/** Farmers by their ids, whosever they are, by name: for what one who may do so sends to all who are concerned. */
export function farmersOfAnyone(db: Scope['db'], ids: readonly number[]): Promise<Farmer[]> {
  return listFarmers(db, { officerId: '', whose: 'everyone', ids }, mostRecipients);
}

/** All farmers that whoever asks may write to, own and shared, by name. */
export function everyRecipient(scope: Scope): Promise<Farmer[]> {
  return listFarmers(scope.db, lookedAt(scope), mostRecipients);
}

/** Groups of whoever asks with who is in them. */
export async function groupsWithMembers(scope: Scope): Promise<{ id: number; label: string; farmerIds: number[] }[]> {
  const groups = await listGroups(scope.db, askingOfficer(scope));
  return Promise.all(groups.map(async ({ id, label }) => ({ id, label, farmerIds: await membersOf(scope.db, [id]) })));
}
