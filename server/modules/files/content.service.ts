import type { StreamedFile } from '#contract/endpoint.ts';
import { mayChangeFile } from '#engines/access/files.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import type { FileVersion, LibraryFile } from './files.repository.ts';
import { openLink } from './links.service.ts';
import { seenFile } from './own.service.ts';

/** Kinds a browser shows without running anything of them. */
const showable = new Set(['image', 'audio', 'video', 'pdf']);

/** A file on its way out, and whether it may be shown in the browser. */
export interface Content {
  readonly streamed: StreamedFile;
  readonly showable: boolean;
}

/** Whether what was sent may be given to whoever asks: a picture holds place and camera data, so it is its officer's alone. */
export function givesOriginal({ actor }: Pick<Scope, 'actor'>, file: LibraryFile): boolean {
  return file.kind !== 'image' || mayChangeFile(actor, file);
}

/** The bytes of a file that whoever asks may see, or of a version of it. @throws fileNotFound */
export async function contentOf(scope: Scope, id: number, size: string | undefined): Promise<Content> {
  const file = await seenFile(scope, id);
  const version = size === undefined && givesOriginal(scope, file) ? null : versionOf(file, size);
  return streamed(scope, file, version);
}

/**
 * The bytes behind a link, for anybody who has it: the version for phones where there is one, for what was sent may tell
 * where it was taken; of a picture always. @throws fileLinkNotFound
 */
export async function linkedContent(scope: Scope, code: string, size: string | undefined): Promise<Content> {
  const opened = await openLink(scope, code, false);
  if (opened.state !== 'open') throw problem('fileLinkNotFound', { found: code });
  const { file } = opened;
  return streamed(scope, file, file.kind !== 'image' && file.versions.length === 0 ? null : versionOf(file, size));
}

/** A version by its size; the best there is where none is named. */
function versionOf(file: LibraryFile, size: string | undefined): FileVersion {
  const version = size === undefined ? file.versions.at(-1) : file.versions.find((each) => each.size === size);
  if (version === undefined) throw problem('fileNotFound', { found: file.id });
  return version;
}

async function streamed({ house }: Scope, file: LibraryFile, version: FileVersion | null): Promise<Content> {
  const { key, bytes, type } = version ?? file;
  if ((await house.storage.stat(key)) === null) throw problem('fileNotFound', { found: file.id });
  const ending = version === null ? '' : version.size === 'sound' ? '-phone.mp3' : `-${version.size}.webp`;
  const fileName = version === null ? file.fileName : `${file.fileName.replace(/\.[A-Za-z0-9]{1,8}$/, '')}${ending}`;
  return {
    streamed: { fileName, type, bytes, tag: version === null ? file.sha256 : key, open: (range) => house.storage.read(key, range) },
    showable: showable.has(file.kind),
  };
}
