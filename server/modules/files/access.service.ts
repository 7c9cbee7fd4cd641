import { mayChangeFile, mayKeepFiles } from '#engines/access/knowledge/files.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { type LibraryFile, listFiles } from './files.repository.ts';

/** The officer who asks. @throws signInNeeded, notForYou */
export function requireOfficer({ actor }: Scope): string {
  if (actor.personId === null) throw problem('signInNeeded');
  if (!mayKeepFiles(actor)) throw problem('notForYou', { who: 'extension officers' });
  return actor.personId;
}

/** A file whoever asks may see: own, shared, public. @throws fileNotFound for every other */
export async function seenFile(scope: Scope, id: number): Promise<LibraryFile> {
  const [file] = await seenFiles(scope, [id]);
  return file as LibraryFile;
}

/** Files whoever asks may see. @throws fileNotFound where one of them is none */
export async function seenFiles(scope: Scope, ids: readonly number[]): Promise<LibraryFile[]> {
  const files = await listFiles(scope.db, { officerId: requireOfficer(scope), view: 'mine', ids }, ids.length);
  const missing = ids.find((id) => !files.some((file) => file.id === id));
  if (missing !== undefined) throw problem('fileNotFound', { found: missing });
  return files;
}

/** A file of one's own. @throws fileNotFound, fileNotYours */
export async function ownFile(scope: Scope, id: number): Promise<LibraryFile> {
  const [file] = await ownFiles(scope, [id]);
  return file as LibraryFile;
}

/** Files of one's own. @throws fileNotFound, fileNotYours */
export async function ownFiles(scope: Scope, ids: readonly number[]): Promise<LibraryFile[]> {
  const files = await seenFiles(scope, ids);
  const others = files.filter((file) => !mayChangeFile(scope.actor, file));
  if (others.length > 0) throw problem('fileNotYours', { names: others.slice(0, 3).map(({ name }) => name) });
  return files;
}
