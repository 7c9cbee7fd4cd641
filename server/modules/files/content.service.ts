import type { StreamedFile } from '#contract/endpoint.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import type { FileVersion, LibraryFile } from './files.repository.ts';
import { givesOriginal, hasForOthers, opensToAll } from './forOthers.ts';
import { openLink } from './links.service.ts';
import { seenFile } from './access.service.ts';

/** Kinds a browser shows without running anything of them. */
const showable = new Set(['image', 'audio', 'video', 'pdf']);

/** A file on its way out, and whether it may be shown in the browser. */
export interface Content {
  readonly streamed: StreamedFile;
  readonly showable: boolean;
}

/** The bytes of a file that whoever asks may see, or of a version of it. @throws fileNotFound, fileNotReady */
export async function contentOf(scope: Scope, id: number, size: string | undefined): Promise<Content> {
  const file = await seenFile(scope, id);
  const version = size === undefined && givesOriginal(scope.actor, file) ? null : versionOf(file, size);
  return streamed(scope, file, version);
}

/**
 * The bytes behind a link, for anybody who has it: a version, for what was sent may tell where it was taken; what was
 * sent of papers, and of recordings that have none. @throws fileLinkNotFound, fileNotReady
 */
export async function linkedContent(scope: Scope, code: string, size: string | undefined): Promise<Content> {
  const opened = await openLink(scope, code, false);
  if (opened.state !== 'open') throw problem('fileLinkNotFound', { found: code });
  const { file } = opened;
  return streamed(scope, file, size === undefined && opensToAll(file) ? null : versionOf(file, size));
}

/** A version by its size; the best there is where none is named. */
function versionOf(file: LibraryFile, size: string | undefined): FileVersion {
  if (!hasForOthers(file)) throw problem('fileNotReady', { note: file.note });
  const version = size === undefined ? file.versions.at(-1) : file.versions.find((each) => each.size === size);
  if (version === undefined) throw problem('fileNotFound', { found: file.id });
  return version;
}

async function streamed({ context }: Scope, file: LibraryFile, version: FileVersion | null): Promise<Content> {
  const { key, bytes, type } = version ?? file;
  if ((await context.storage.stat(key)) === null) throw problem('fileNotFound', { found: file.id });
  return {
    streamed: {
      fileName: fileNameOf(file, version),
      type,
      bytes,
      tag: version === null ? file.sha256 : key,
      open: (range) => context.storage.read(key, range),
    },
    showable: showable.has(file.kind),
  };
}

/** "leaf.jpg" is "leaf-1024.webp" as a version of that width, "talk.wav" is "talk-phone.mp3", a video keeps its name. */
function fileNameOf({ fileName }: LibraryFile, version: FileVersion | null): string {
  if (version === null || version.size === 'video') return fileName;
  return `${fileName.replace(/\.[A-Za-z0-9]{1,8}$/, '')}${version.size === 'sound' ? '-phone.mp3' : `-${version.size}.webp`}`;
}
