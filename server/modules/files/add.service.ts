import { largestLibraryFileBytes, mostLibraryBytes } from '#contract/limits.ts';
import { program, tellFile, toldFromBytes, type FileType } from '#engines/files/tellFile.ts';
import { ImageRefused } from '../../adapters/images/images.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { filled } from '../accounts/accounts.service.ts';
import {
  addFile as insertFile,
  bytesKept,
  type FileState,
  type FileVersion,
  type LibraryFile,
} from './files.repository.ts';
import { requireOfficer, seenFile } from './access.service.ts';
import { enqueueSmaller } from './smaller.service.ts';

/** A file that came in and is kept in the storage. */
export interface SentFile {
  readonly key: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Widths of pictures: in a list, on a phone, on a large screen. */
const widths = [320, 1024, 2048];

/** What a file was found to be, with the pictures made of it. */
export interface ReadFile {
  readonly file: SentFile;
  readonly told: FileType;
  readonly state: FileState;
  readonly versions: readonly FileVersion[];
}

/**
 * Finds out what a file is by its content, and makes pictures small at once, so that one that cannot be taken is refused
 * to whoever sends it. Slow for pictures: before the transaction where that can be.
 *
 * @throws signInNeeded, notForYou, fileTooLarge, quotaUsedUp, fileRefused for programs, empty files and pictures that cannot be taken
 */
export async function readSent(scope: Scope, file: SentFile): Promise<ReadFile> {
  const officerId = requireOfficer(scope);
  if (file.bytes > largestLibraryFileBytes)
    throw problem('fileTooLarge', { limitMb: largestLibraryFileBytes / 1_000_000 });
  await requireRoom(scope, officerId, file.bytes);
  return readFile(scope.context, file);
}

/** As {@link readSent}, without asking whose file it is. @throws fileRefused */
export async function readFile(context: Pick<AppContext, 'storage' | 'images'>, file: SentFile): Promise<ReadFile> {
  if (file.bytes === 0)
    throw problem('fileRefused', {
      sentence: 'The file is empty: 0 bytes arrived. Look whether it opens on your device, and send it again.',
    });
  const told = tellFile(await headOf(context, file.key));
  if (told === program)
    throw problem('fileRefused', {
      sentence:
        'This is a program; expected a document, picture, recording or video. Programs are not kept here, for they could harm who opens them.',
    });
  if (told.kind !== 'image')
    return { file, told, state: told.kind === 'audio' || told.kind === 'video' ? 'making' : 'original', versions: [] };
  return { file, told, state: 'ready', versions: await picturesOf(context, file.key) };
}

/** Puts a file into the library of whoever asks. @throws fieldEmpty, quotaUsedUp */
export async function addFile(
  scope: Scope,
  { file, told, state, versions }: ReadFile,
  typed: { readonly name: string; readonly public: boolean },
): Promise<LibraryFile> {
  const officerId = requireOfficer(scope);
  const { db, now, context } = scope;
  await requireRoom(scope, officerId, file.bytes);
  const name = filled('The name or description', typed.name);
  const id = await insertFile(
    db,
    officerId,
    { ...file, name, kind: told.kind, type: told.type, public: typed.public, state, versions, note: '' },
    now,
  );
  if (state === 'making') await enqueueSmaller({ db, context }, id, officerId);
  scope.audit('addFile', [String(id)], Object.keys(typed));
  return seenFile(scope, id);
}

/** Whoever adds next waits until this transaction ends. */
async function requireRoom({ db }: Scope, officerId: string, bytes: number): Promise<void> {
  const left = mostLibraryBytes - (await bytesKept(db, officerId, true));
  if (bytes > left)
    throw problem('quotaUsedUp', {
      fileMb: inMb(bytes),
      leftMb: inMb(Math.max(0, left)),
      mostMb: inMb(mostLibraryBytes),
    });
}

async function headOf({ storage }: Pick<AppContext, 'storage'>, key: string): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of await storage.read(key, { start: 0, end: toldFromBytes - 1 })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function picturesOf({ images }: Pick<AppContext, 'images'>, key: string): Promise<FileVersion[]> {
  try {
    const { sizes } = await images.make(key, widths);
    return sizes.map(({ width, ...size }, at) => ({ ...size, width, size: String(widths[at] ?? width) }));
  } catch (error) {
    if (error instanceof ImageRefused) throw problem('fileRefused', { sentence: error.message });
    throw error;
  }
}

function inMb(bytes: number): number {
  return Math.round(bytes / 100_000) / 10;
}
