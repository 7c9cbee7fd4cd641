import { branchOf, type Branch, covers, fieldBranch, type Actor } from '../roles.ts';

/** Which farms somebody may see: their own, and those of some districts; null: those of the whole country. */
export interface FarmSight {
  readonly officerId: string;
  readonly districts: Branch;
}

/** Whether the actor keeps farms and sees those of others: every officer but a responder (C §6). */
export function mayKeepFarms(actor: Actor): boolean {
  return actor.officer !== null && actor.officer.role !== 'responder';
}

/** Where the actor sees the farms of all officers. */
export function branchOfFarms(actor: Actor): Branch {
  return fieldBranch(actor);
}

/** What rights in a farm are decided by. */
export interface FarmRights {
  readonly ownerId: string | null;
  readonly districtId: string | null;
}

/** Whether the actor may correct or delete a farm they see: who keeps it, and administrators of its branch. Seeing is not correcting. */
export function mayChangeFarm(actor: Actor, { ownerId, districtId }: FarmRights): boolean {
  return (ownerId !== null && ownerId === actor.personId) || covers(branchOf(actor, ['admin']), districtId);
}
