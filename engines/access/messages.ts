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

/** How messages to somebody were stopped. */
export interface StopOfMessages {
  readonly way: 'reply' | 'link' | 'officer' | 'merge';
  readonly stoppedBy: string | null;
}

/** Whether whoever holds the number or address stopped messages to it. */
export function isByHolder({ way }: StopOfMessages): boolean {
  return way === 'reply' || way === 'link';
}

/** Whether the actor may start messages again: never what the holder stopped; else who noted it, and administrators. Others ask the level above. */
export function mayStartAgain(actor: Actor, stop: StopOfMessages): boolean {
  if (isByHolder(stop)) return false;
  return isAdministrator(actor) || (stop.stoppedBy !== null && stop.stoppedBy === actor.personId);
}
