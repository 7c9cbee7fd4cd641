/** Deleted things of every room, as whoever deleted them sees and brings them back. */
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { restorableDays } from '../../platform/trash.ts';
import type { TrashLine } from '../../platform/trash.repository.ts';

const mostListed = 500;

/** What whoever asks deleted and can still bring back, the newest first. */
export function listDeleted(scope: Scope): Promise<TrashLine[]> {
  return scope.context.trash.listOf(scope, mostListed);
}

/** Brings a thing back that whoever asks deleted; answers what it is called. @throws nothingToRestore, and what its room says */
export async function bringDeletedBack(scope: Scope, undo: string): Promise<string> {
  const { deletedBy, label } = await scope.context.trash.restore(scope, undo);
  // Thrown after the fact: the transaction takes the restoring back.
  if (deletedBy !== scope.actor.personId) throw problem('nothingToRestore', { days: restorableDays });
  return label;
}
