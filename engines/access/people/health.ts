import { isAdministrator, type Actor } from '../roles.ts';

/** Whether the actor may see how the portal is doing, and take a support bundle along. */
export function maySeeHealth(actor: Actor): boolean {
  return isAdministrator(actor);
}
