/** The front door of the files room: the library of extension officers, and links to it for messages. */
import type { FileKind } from '#engines/files/tellFile.ts';
import type { AppContext } from '../../context.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { bytesKept, type FileView, type LibraryFile, namedKeys, searchFiles } from './files.repository.ts';
import { registerFileTrash } from './edit.service.ts';
import { registerFileData } from './personalData.service.ts';
import { forgetOldLinks } from './links.service.ts';
import { requireOfficer } from './access.service.ts';
import { handleSmaller } from './smaller.service.ts';

export type { LibraryFile } from './files.repository.ts';
export { addSampleFiles } from './samples.service.ts';
export { linkFor } from './links.service.ts';
export { passFilesOn } from './shares.repository.ts';

/** What the room can bring back, what it keeps about people and in the storage, and its background work. */
export function registerFiles(context: AppContext): void {
  registerFileTrash(context);
  registerFileData(context);
  handleSmaller(context);
  forgetOldLinks(context);
  context.storedNames.register(namedKeys);
}

/** What files are asked for. */
export interface AskedFiles {
  readonly view: FileView;
  readonly q?: string | undefined;
  readonly kind?: FileKind | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Files whoever asks may see, the latest changed first. */
export function listFiles(
  scope: Scope,
  { limit, offset, ...filter }: AskedFiles,
): Promise<{ found: LibraryFile[]; total: number }> {
  return searchFiles(scope.db, { officerId: requireOfficer(scope), ...filter }, { limit, offset });
}

/** What whoever asks keeps, in bytes. */
export function usedBytes(scope: Scope): Promise<number> {
  return bytesKept(scope.db, requireOfficer(scope));
}
