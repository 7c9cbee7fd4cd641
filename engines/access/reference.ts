import { isAdministrator, type Actor } from './roles.ts';

/**
 * Whether the actor may change a reference table: edit, add, remove, reset, restore, import. Administrators may change
 * all of them, data administrators the library of resources (D §6).
 */
export function mayEditReference(actor: Actor, table: string): boolean {
  return isAdministrator(actor) || (table === 'resources' && actor.dataUser?.isAdmin === true);
}

/** Whether the actor may see who changed a row, when and why. */
export function maySeeReferenceHistory(actor: Actor): boolean {
  return isAdministrator(actor);
}
