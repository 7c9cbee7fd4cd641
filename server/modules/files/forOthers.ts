/** What of a file others may have: recorders write into it where and when it was made, and with what. */
import { mayChangeFile } from '#engines/access/knowledge/files.ts';
import type { Actor } from '#engines/access/roles.ts';
import type { LibraryFile } from './files.repository.ts';

/** Of these what was sent is their officer's alone, whatever happens. */
const telling = new Set(['image', 'video']);

/** Whether what was sent may be given to anybody who may see the file: papers, and recordings of which there is nothing else. */
export function opensToAll({ kind, state }: LibraryFile): boolean {
  return !telling.has(kind) && state === 'original';
}

/** Whether what was sent may be given to whoever asks. */
export function givesOriginal(actor: Actor, file: LibraryFile): boolean {
  return mayChangeFile(actor, file) || opensToAll(file);
}

/** Whether there is anything of it by now that others may have. */
export function hasForOthers(file: LibraryFile): boolean {
  return file.versions.length > 0 || opensToAll(file);
}
