import { isAdministrator, type Actor } from './roles.ts';

/** Which farms somebody may see: their own, and those of some districts; null: those of the whole country, for administrators. */
export interface FarmSight {
  readonly officerId: string;
  readonly districts: readonly string[] | null;
}

/** Whether the actor keeps farms and sees those of others: every officer but a responder (C §6). */
export function mayKeepFarms(actor: Actor): boolean {
  return actor.officer !== null && actor.officer.role !== 'responder';
}

/** Whether the actor sees the farms of all officers, wherever they lie. */
export function maySeeAllFarms(actor: Actor): boolean {
  return isAdministrator(actor);
}

/** Whether the actor may correct or delete a farm they see: who keeps it, and administrators. Seeing is not correcting. */
export function mayChangeFarm(actor: Actor, ownerId: string | null): boolean {
  return isAdministrator(actor) || (ownerId !== null && ownerId === actor.personId);
}
