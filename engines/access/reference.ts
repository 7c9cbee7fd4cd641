import { isAdministrator, type Actor } from './roles.ts';

/** Whether the actor may change reference data: edit, add, remove, reset, restore, import. */
export function mayEditReference(actor: Actor): boolean {
  return isAdministrator(actor);
}

/** Whether the actor may see who changed a row, when and why. */
export function maySeeReferenceHistory(actor: Actor): boolean {
  return isAdministrator(actor);
}
