import { randomUUID } from 'node:crypto';

/**
 * What a file is kept for: sent by a person, a table read out of one, a table in a form it is downloaded in, a part of one
 * on its way, photos as they were taken.
 */
export type FileShelf = 'originals' | 'tables' | 'exports' | 'parts' | 'photos';

/** A key of its own for a file that is to be kept. It tells the day, so that what nothing names can be swept up later. */
export function newFileKey(shelf: FileShelf, now: Date): string {
  return `${shelf}/${now.toISOString().slice(0, 10)}/${randomUUID()}`;
}

/** The day a key was made: 2026-04-15; null for a key of another make. */
export function dayOfKey(key: string): string | null {
  return /^[a-z]+\/(\d{4}-\d{2}-\d{2})\//.exec(key)?.[1] ?? null;
}
