import { isAdministrator, type Actor } from './roles.ts';

/** Whether the actor keeps farmers, groups and messages: every officer but a responder (C §6). */
export function mayKeepFarmers(actor: Actor): boolean {
  return actor.officer !== null && actor.officer.role !== 'responder';
}

/** Whether the actor may look through the farmers of all officers; what is whose does not change by it. */
export function maySeeAllFarmers(actor: Actor): boolean {
  return isAdministrator(actor);
}
