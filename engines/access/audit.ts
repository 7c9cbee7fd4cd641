import { isAdministrator, type Actor } from './roles.ts';

/** Whether the actor may read, export and check the audit. */
export function mayReadAudit(actor: Actor): boolean {
  return isAdministrator(actor);
}
