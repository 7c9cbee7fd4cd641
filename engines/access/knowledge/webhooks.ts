import { isAdministrator, type Actor } from '../roles.ts';

/** Whether the actor may keep the addresses that are told of what becomes public: administrators of the whole country. */
export function mayKeepWebhooks(actor: Actor): boolean {
  return isAdministrator(actor);
}
