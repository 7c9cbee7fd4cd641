import { isAdministrator, type Actor } from './roles.ts';

/** Whether the actor may bring in daily climate records, take them away and bring them back. */
export function mayKeepClimate(actor: Actor): boolean {
  return isAdministrator(actor);
}
