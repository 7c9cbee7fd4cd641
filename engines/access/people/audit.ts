import { branchOf, type Branch, type Actor } from '../roles.ts';

/** Whose acts the actor may read and export in the audit: those of officers who work within the branch. */
export function branchOfAudit(actor: Actor): Branch {
  return branchOf(actor, ['admin']);
}

/** Whether the actor may check the chain of seals, which is the nation's. */
export function mayCheckAudit(actor: Actor): boolean {
  return branchOf(actor, ['admin']) === null;
}
