import { isAdministrator, type Actor } from '../roles.ts';

/** Whether the actor may declare the onset of the rains, withdraw a declaration and take a withdrawal back. */
export function mayDeclareOnset(actor: Actor): boolean {
  return isAdministrator(actor);
}

/** Whether the actor may see withdrawn declarations and who declared them. */
export function maySeeDeclarers(actor: Actor): boolean {
  return isAdministrator(actor);
}
