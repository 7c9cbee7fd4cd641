import { mayKeepFarmers } from './farmers.ts';
import { branchOf, type Branch, isAdministrator, isAny, type Actor } from '../roles.ts';

/** What rights in a message are decided by. */
export interface MessageRights {
  readonly ownerId: string | null;
  readonly state: 'planning' | 'approval' | 'released' | 'declined';
  readonly approvedBy: string | null;
  /** Whether its writer works within the branch whose large messages the actor approves. */
  readonly isOfBranch: boolean;
}

/** Whose large messages the actor may let go: those of officers who work within the branch; directors and administrators. */
export function branchOfApproval(actor: Actor): Branch {
  return branchOf(actor, ['admin', 'director']);
}

/** Whether the actor lets large messages go at all. */
export function approvesMessages(actor: Actor): boolean {
  return isAny(branchOfApproval(actor));
}

/** Whether the actor may see a message: whoever wrote it, and the second person those that wait for them or that they let go. */
export function maySeeMessage(actor: Actor, message: MessageRights): boolean {
  if (!mayKeepFarmers(actor)) return false;
  if (wrote(actor, message)) return true;
  return (
    approvesMessages(actor) &&
    ((message.isOfBranch && message.state === 'approval') || message.approvedBy === actor.personId)
  );
}

/** Whether the actor may be the second person of a large message: a director or administrator above its writer, who did not write it. */
export function mayApproveMessage(actor: Actor, message: MessageRights): boolean {
  return approvesMessages(actor) && message.isOfBranch && !wrote(actor, message);
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
