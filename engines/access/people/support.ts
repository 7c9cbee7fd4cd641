import { isAdministrator, type Actor } from '../roles.ts';

/** Whether the actor may read messages to support, mark and delete them. */
export function mayReadMessages(actor: Actor): boolean {
  return isAdministrator(actor);
}
