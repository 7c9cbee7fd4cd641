import type { FileKind } from './tellFile.ts';

const words: Readonly<Record<FileKind, string>> = {
  image: 'Picture',
  audio: 'Sound recording',
  video: 'Video',
  pdf: 'PDF document',
  document: 'Document',
  sheet: 'Spreadsheet',
  text: 'Text',
  archive: 'Zipped file',
  unknown: 'File',
};

/** What a file is, for people who were sent it. */
export function sayKind(kind: FileKind): string {
  return words[kind];
}

/** A size for people: "412 kB", "1.4 MB". */
export function sayBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
