import { isAdministrator, type Actor } from './roles.ts';

/** Whether the actor may see the names of officers, to share with. */
export function maySeeOfficers(actor: Actor): boolean {
  return actor.officer !== null;
}

/** Whether the actor may make, change and deactivate officers, and see how they are reached. */
export function mayManageOfficers(actor: Actor): boolean {
  return isAdministrator(actor);
}
