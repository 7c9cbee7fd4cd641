import type { Actor } from '../roles.ts';

/** Whether the actor keeps a library of files: every officer but a responder (C §6). */
export function mayKeepFiles(actor: Actor): boolean {
  return actor.officer !== null && actor.officer.role !== 'responder';
}

/** What decides about a file: whose it is, who else was let in. */
export interface FileRights {
  readonly ownerId: string;
  /** Shared with every officer. */
  readonly public: boolean;
  /** Officers it is shared with by name. */
  readonly sharedWith: readonly string[];
}

/** Whether the actor may see a file: its officer, those it is shared with, and of a public one every officer. */
export function maySeeFile(actor: Actor, file: FileRights): boolean {
  if (!mayKeepFiles(actor) || actor.personId === null) return false;
  return file.public || file.ownerId === actor.personId || file.sharedWith.includes(actor.personId);
}

/** Whether the actor may change, share or delete a file. */
export function mayChangeFile(actor: Actor, file: FileRights): boolean {
  return mayKeepFiles(actor) && actor.personId !== null && file.ownerId === actor.personId;
}

/** Whether the actor may hand a file out by link: their own, and favourites. What was shared with them alone stays with them. */
export function mayLinkFile(actor: Actor, file: FileRights): boolean {
  return mayChangeFile(actor, file) || (file.public && maySeeFile(actor, file));
}
