import { branchOfFarmers, mayKeepFarmers } from '#engines/access/field/farmers.ts';
import { type Branch, isAny } from '#engines/access/roles.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { type Farmer, type FarmerFilter, listFarmers, visibleIds, type Whose } from './list/farmerSearch.repository.ts';

/** The officer who asks. @throws signInNeeded, notForYou */
export function requireOfficer({ actor }: Scope): string {
  if (actor.personId === null) throw problem('signInNeeded');
  if (!mayKeepFarmers(actor)) throw problem('notForYou', { who: 'extension officers' });
  return actor.personId;
}

/** What is looked at, by whoever asks. @throws notForYou where all farmers are asked for by who has no branch */
export function lookedAt(
  scope: Scope,
  whose: Whose = 'mine',
): Pick<FarmerFilter, 'officerId' | 'whose'> & { branch: Branch } {
  const officerId = requireOfficer(scope);
  const branch = branchOfFarmers(scope.actor);
  if (whose === 'everyone' && !isAny(branch)) throw problem('notForYou', { who: 'directors and administrators' });
  return { officerId, whose, branch };
}

/** A farmer of whoever asks, own or shared. @throws farmerNotFound for every other */
export async function seenFarmer(scope: Scope, id: number): Promise<Farmer> {
  const [farmer] = await listFarmers(scope.db, { ...lookedAt(scope), ids: [id] }, 1);
  if (farmer === undefined) throw problem('farmerNotFound', { found: id });
  return farmer;
}

/** A farmer of one's own. @throws farmerNotFound, farmerNotYours */
export async function ownFarmer(scope: Scope, id: number): Promise<Farmer> {
  const farmer = await seenFarmer(scope, id);
  if (farmer.ownerId !== scope.actor.personId) throw problem('farmerNotYours', { names: [farmer.name] });
  return farmer;
}

/** Sees that whoever asks may see all of these. @throws farmerNotFound */
export async function requireSeen(scope: Scope, ids: readonly number[]): Promise<void> {
  const seen = new Set(await visibleIds(scope.db, { ...lookedAt(scope), ids }));
  const missing = ids.find((id) => !seen.has(id));
  if (missing !== undefined) throw problem('farmerNotFound', { found: missing });
}

/** Sees that all of these are one's own. @throws farmerNotFound, farmerNotYours */
export async function requireOwn(scope: Scope, ids: readonly number[]): Promise<void> {
  const own = new Set(await visibleIds(scope.db, { ...lookedAt(scope, 'own'), ids }));
  const others = ids.filter((id) => !own.has(id));
  if (others.length === 0) return;
  await requireSeen(scope, others);
  const shared = await listFarmers(scope.db, { ...lookedAt(scope, 'shared'), ids: others }, 3);
  throw problem('farmerNotYours', { names: shared.map(({ name }) => name) });
}
