/** Deleted things of every room, as whoever deleted them sees them. */
import type { Scope } from '../../platform/records/scope.ts';
import type { TrashLine } from '../../platform/records/trash.repository.ts';

const mostListed = 500;

/** What whoever asks deleted and can still bring back, the newest first. */
export function listDeleted(scope: Scope): Promise<TrashLine[]> {
  return scope.context.trash.listOf(scope, mostListed);
}
