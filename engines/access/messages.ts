import { mayKeepFarmers } from './farmers.ts';
import { isAdministrator, type Actor } from './roles.ts';

/** What rights in a message are decided by. */
export interface MessageRights {
  readonly ownerId: string | null;
  readonly state: 'approval' | 'released' | 'declined';
  readonly approvedBy: string | null;
}

/** Whether the actor may see a message: whoever wrote it, and administrators those that wait for them or that they let go. */
export function maySeeMessage(actor: Actor, message: MessageRights): boolean {
  if (!mayKeepFarmers(actor)) return false;
  if (wrote(actor, message)) return true;
  return isAdministrator(actor) && (message.state === 'approval' || message.approvedBy === actor.personId);
}

/** Whether the actor may be the second person of a large message: an administrator who did not write it. */
export function mayApproveMessage(actor: Actor, message: MessageRights): boolean {
  return isAdministrator(actor) && !wrote(actor, message);
}

function wrote({ personId }: Actor, { ownerId }: MessageRights): boolean {
  return personId !== null && personId === ownerId;
}
