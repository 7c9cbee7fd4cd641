import { branchOfFarms, type FarmSight, mayKeepFarms } from '#engines/access/field/farms.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { isUuid } from '../../platform/records/uuid.ts';
import { type WholeFarm, wholeFarms } from './farms.repository.ts';

/** The officer who asks. @throws signInNeeded, notForYou */
export function requireOfficer({ actor }: Scope): string {
  if (actor.personId === null) throw problem('signInNeeded');
  if (!mayKeepFarms(actor)) throw problem('notForYou', { who: 'extension officers' });
  return actor.personId;
}

/** Which farms whoever asks may see: their own, and those of their branch. @throws signInNeeded, notForYou */
export function sightOf(scope: Scope): FarmSight {
  const officerId = requireOfficer(scope);
  return { officerId, districts: branchOfFarms(scope.actor) };
}

/** A farm that whoever asks may see. @throws farmNotFound for every other, as for one that does not exist */
export async function seenFarm(scope: Scope, id: string): Promise<WholeFarm> {
  const sight = sightOf(scope);
  const [farm] = isUuid(id) ? await wholeFarms(scope.db, sight, { ids: [id] }, 1) : [];
  if (farm === undefined) throw problem('farmNotFound', { found: id });
  return farm;
}
