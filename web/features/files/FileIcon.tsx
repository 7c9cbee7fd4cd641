import {
  Archive,
  FileAudio,
  FileImage,
  FileQuestion,
  FileSpreadsheet,
  FileText,
  FileType2,
  FileVideo,
  type LucideIcon,
} from 'lucide-react';
import type { LibraryFile } from './api.ts';

const icons: Readonly<Record<LibraryFile['kind'], LucideIcon>> = {
  pdf: FileType2,
  audio: FileAudio,
  image: FileImage,
  video: FileVideo,
  document: FileText,
  sheet: FileSpreadsheet,
  text: FileText,
  archive: Archive,
  unknown: FileQuestion,
};

/** The icon of a kind of file (C §9): PDF, sound, picture, video, document, sheet, text; anything else an unknown one. */
export function FileIcon({ kind, size }: { kind: LibraryFile['kind']; size: number }) {
  const Icon = icons[kind];
  return <Icon size={size} aria-hidden="true" />;
}
