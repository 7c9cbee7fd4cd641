import { statfs } from 'node:fs/promises';
import { problem } from '../calls/problems.ts';

/**
 * PostgreSQL ends when it cannot write its log, and with it every page. So writes are refused while
 * this much is left: reading goes on, and the portal recovers by itself once there is space again.
 */
export const leastFreeBytes = 64 * 1024 * 1024;
/** What is left for the few rows of a sign-in, by which somebody comes to free space. */
const leastForSignIn = 16 * 1024 * 1024;

/**
 * Bytes that must be free for a call. A sign-in writes rows alone: where a PostgreSQL of its own (`databaseUrl`) keeps them, that one
 * says whether it has room, and a full disk of files and keys closes nobody out.
 */
export function leastFor(evenOnFullDisk: boolean, databaseUrl: string | null): number {
  if (!evenOnFullDisk) return leastFreeBytes;
  return databaseUrl === null ? leastForSignIn : 0;
}

const lookEveryMs = 1_000;
const looks = new Map<string, { readonly at: number; readonly free: Promise<number> }>();

/** Throws `diskFull` while the disk of the folder is nearly full; looks at most once a second. */
export async function requireFreeSpace(folder: string, least = leastFreeBytes): Promise<void> {
  const now = performance.now();
  let look = looks.get(folder);
  if (look === undefined || now - look.at > lookEveryMs) {
    look = { at: now, free: freeBytes(folder) };
    looks.set(folder, look);
  }
  if ((await look.free) < least) throw problem('diskFull');
}

/** What ordinary users may still write there; without limit where the system does not say. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
