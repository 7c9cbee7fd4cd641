import { type Actor, isAdministrator } from './roles.ts';

/** Whether the actor may open `/manage`: reference data, onsets, outlines, settings. */
export function mayManage(actor: Actor): boolean {
  return isAdministrator(actor);
}
