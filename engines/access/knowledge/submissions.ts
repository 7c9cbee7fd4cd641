import type { Actor } from '../roles.ts';

export type SubmissionState = 'reading' | 'problems' | 'waiting' | 'returned' | 'rejected' | 'approved';

/** What rights in a file of the holding area are decided by. */
export interface SubmissionRights {
  readonly ownerId: string | null;
  readonly state: SubmissionState;
  /** Sent by a data administrator as clean. */
  readonly clean: boolean;
}

/** Whether the actor reviews what others send: a data administrator. */
export function mayReviewSubmission(actor: Actor): boolean {
  return actor.dataUser?.isAdmin ?? false;
}

/** Whether the actor may send a file as clean, past the second pair of eyes. */
export function maySendClean(actor: Actor): boolean {
  return mayReviewSubmission(actor);
}

/** Whether the actor may see a file, its tables and what is said about it: its sender and data administrators. */
export function maySeeSubmission(actor: Actor, { ownerId }: Pick<SubmissionRights, 'ownerId'>): boolean {
  return isSender(actor, ownerId) || mayReviewSubmission(actor);
}

/** Whether the actor may leave a note: while nothing is settled. */
export function mayNoteSubmission(actor: Actor, item: SubmissionRights): boolean {
  return maySeeSubmission(actor, item) && isOpen(item);
}

/** Whether the actor may change what is told of a file, accept fixes, and answer about personal data. */
export function mayMendSubmission(actor: Actor, item: SubmissionRights): boolean {
  return maySeeSubmission(actor, item) && isOpen(item) && item.state !== 'reading';
}

/** Whether the actor may put a mended file in its place: its sender alone, so that nobody's file is another's doing. */
export function mayReplaceSubmissionFile(actor: Actor, item: SubmissionRights): boolean {
  return isSender(actor, item.ownerId) && isOpen(item) && item.state !== 'reading';
}

/** Whether the actor may send a returned file for review again. */
export function maySubmitSubmission(actor: Actor, item: SubmissionRights): boolean {
  return isSender(actor, item.ownerId) && item.state === 'returned';
}

/** Whether the actor may return or reject a file: a data administrator who did not send it. */
export function mayJudgeSubmission(actor: Actor, item: SubmissionRights): boolean {
  return (
    mayReviewSubmission(actor) &&
    !isSender(actor, item.ownerId) &&
    ['problems', 'waiting', 'returned'].includes(item.state)
  );
}

/** Whether the actor may approve a file: a second pair of eyes, or its sender where it was sent as clean. */
export function mayApproveSubmission(actor: Actor, item: SubmissionRights): boolean {
  return mayReviewSubmission(actor) && item.state === 'waiting' && (item.clean || !isSender(actor, item.ownerId));
}

/** Whether the actor may delete a file: its sender and data administrators, until it is published. */
export function mayDeleteSubmission(actor: Actor, item: SubmissionRights): boolean {
  return maySeeSubmission(actor, item) && item.state !== 'approved';
}

function isSender(actor: Actor, ownerId: string | null): boolean {
  return ownerId !== null && actor.personId === ownerId;
}

function isOpen({ state }: SubmissionRights): boolean {
  return state !== 'rejected' && state !== 'approved';
}
