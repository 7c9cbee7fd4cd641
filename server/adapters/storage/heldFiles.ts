import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * While a backup is made, its snapshot of the records names files that may be removed meanwhile. Each backup holds the
 * files: what is removed then is set aside, and goes once nobody holds the files any more.
 */
export const held = '.held';

/** A backup says so often that it is still at it; one that has not for longer was killed. */
const sayEveryMs = 5_000;
const deadAfterMs = 120_000;

const holdersOf = (folder: string): string => path.join(folder, held, 'holders');
const asideOf = (folder: string): string => path.join(folder, held, 'removed');

export interface Hold {
  /** The folder with what was removed since, under the same names. */
  readonly removed: string;
  end(): Promise<void>;
}

/** Holds the files of a folder until the end is said, or this process ends. Begun before the snapshot is taken. */
export async function holdFiles(folder: string): Promise<Hold> {
  await mkdir(holdersOf(folder), { recursive: true });
  const holder = path.join(holdersOf(folder), randomUUID());
  await writeFile(holder, '');
  const saying = setInterval(() => void utimes(holder, new Date(), new Date()).catch(() => undefined), sayEveryMs);
  saying.unref();
  return {
    removed: asideOf(folder),
    async end() {
      clearInterval(saying);
      await rm(holder, { force: true });
      await forgetHeld(folder);
    },
  };
}

/** Removes a file, or sets it aside while somebody holds the files; where it may not be moved it stays, and is swept up later. */
export async function removeOrSetAside(folder: string, key: string): Promise<void> {
  const file = path.join(folder, key);
  if (!(await isHeld(folder))) return rm(file, { force: true });
  const aside = path.join(asideOf(folder), key);
  try {
    await mkdir(path.dirname(aside), { recursive: true });
    await rename(file, aside);
  } catch (error) {
    if (!['ENOENT', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Lets go of what was set aside, where nobody holds the files any more. */
export async function forgetHeld(folder: string): Promise<void> {
  if (!(await isHeld(folder))) await rm(path.join(folder, held), { recursive: true, force: true });
}

async function isHeld(folder: string): Promise<boolean> {
  const holders = await readdir(holdersOf(folder)).catch(() => []);
  for (const holder of holders) {
    const found = await stat(path.join(holdersOf(folder), holder)).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs < deadAfterMs) return true;
  }
  return false;
}
