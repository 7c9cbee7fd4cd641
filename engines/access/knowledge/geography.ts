import { isAdministrator, type Actor } from '../roles.ts';

/** Whether the actor may see, import and put to use sets of outlines. */
export function mayManageOutlines(actor: Actor): boolean {
  return isAdministrator(actor);
}
