import { isAdministrator, type Actor } from '../roles.ts';

/** Whether the actor may see everybody with an account, and make and unmake data administrators. */
export function mayManagePeople(actor: Actor): boolean {
  return isAdministrator(actor);
}
