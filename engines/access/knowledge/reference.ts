import { isAdministrator, type Actor } from '../roles.ts';

/** What data administrators keep: the library of resources (D §6) and the story sets (decision 38). */
const ofDataAdministrators: ReadonlySet<string> = new Set(['resources', 'stories']);

/**
 * Whether the actor may change a reference table (edit, add, remove, reset, restore, import) and see who changed a row of it,
 * when and why. Administrators may do so in all of them.
 */
export function mayEditReference(actor: Actor, table: string): boolean {
  return isAdministrator(actor) || (ofDataAdministrators.has(table) && actor.dataUser?.isAdmin === true);
}
