import { randomUUID } from 'node:crypto';
import {
  constants,
  createReadStream,
  createWriteStream,
  mkdirSync,
  open as openCallback,
  realpathSync,
  statSync,
  type Dirent,
} from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat, statfs, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { forgetAbandoned } from './abandoned.ts';
import { forgetHeld, removeOrSetAside } from './heldFiles.ts';
import { requireKey } from './keys.ts';
import { FileMissing, type Storage, type StoredFile } from './storage.ts';

/** Where files are written until they are whole; no key begins with a dot. Backups leave it out. */
export const arrivals = '.arriving';

const openFile = promisify(openCallback);

const leastFreeBytes = 50 * 1024 * 1024;

/** Files in a folder of this machine. A file is written aside, forced to the disk, and then moved to its name. */
export function diskStorage(root: string): Storage {
  mkdirSync(path.join(root, arrivals), { recursive: true });
  const folder = realpathSync(root);
  const waiting = path.join(folder, arrivals);
  const pathOf = (key: string): string => path.join(folder, ...requireKey(key).split('/'));
  void forgetAbandoned(waiting);
  void forgetHeld(folder).catch(() => undefined);

  async function moveIn(key: string, from: string): Promise<StoredFile> {
    const target = pathOf(key);
    const bytes = await forceToDisk(from);
    await makeFolder(path.dirname(target), folder);
    await rename(from, target);
    await forceFolder(path.dirname(target));
    return { key, bytes };
  }

  async function put(key: string, content: Readable): Promise<StoredFile> {
    requireKey(key);
    const aside = path.join(waiting, randomUUID());
    try {
      await pipeline(content, createWriteStream(aside, { flags: 'wx' }));
      return await moveIn(key, aside);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  }

  async function find(key: string): Promise<StoredFile | null> {
    const found = await stat(pathOf(key)).catch(nothing);
    return found?.isFile() ? { key, bytes: found.size } : null;
  }

  return {
    folder,
    put,

    async take(key, from) {
      try {
        return await moveIn(key, from);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      }
      const kept = await put(key, createReadStream(from));
      await unlink(from);
      return kept;
    },

    stat: find,

    async read(key, range) {
      const file = pathOf(key);
      // By its number and not by a handle, whose reads cost a quarter more.
      const fd = await openFile(file, 'r').catch(nothing);
      if (fd === null) throw new FileMissing(key);
      return createReadStream(file, { fd, ...range, highWaterMark: readBytes });
    },

    async local(key) {
      const file = pathOf(key);
      // Without a thread of its own: to wake one takes longer than to look, and longer than DuckDB takes over a small table.
      if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new FileMissing(key);
      return { path: file, release: () => undefined };
    },

    async remove(key) {
      await removeOrSetAside(folder, requireKey(key));
    },

    list: (prefix) => walk(folder, '', prefix),

    async check() {
      await access(waiting, constants.W_OK).catch(() => {
        throw new Error('the folder of the files cannot be written');
      });
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < leastFreeBytes) throw new Error('the disk is almost full: free space');
    },

    close: () => undefined,
  };
}

/** Downloads are read in pieces of this size: fewer turns through the event loop, still little memory. */
const readBytes = 512 * 1024;

/** Keys below `at` ("", or ending in a slash) that begin with the prefix. */
async function* walk(folder: string, at: string, prefix: string): AsyncIterable<StoredFile> {
  const entries: Dirent[] = (await readdir(path.join(folder, at), { withFileTypes: true }).catch(nothing)) ?? [];
  for (const entry of entries.filter(({ name }) => !name.startsWith('.'))) {
    const key = at + entry.name;
    if (entry.isDirectory()) {
      const below = `${key}/`;
      if (below.startsWith(prefix) || prefix.startsWith(below)) yield* walk(folder, below, prefix);
    } else if (key.startsWith(prefix)) {
      const found = await stat(path.join(folder, key)).catch(nothing);
      if (found !== null) yield { key, bytes: found.size };
    }
  }
}

async function forceToDisk(file: string): Promise<number> {
  const handle = await open(file, 'r+');
  try {
    await handle.datasync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

/** A name is on the disk once its folder is. */
async function forceFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder below the root, and each name above it safe that was made on the way. */
async function makeFolder(folder: string, root: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let above = path.dirname(folder); above.startsWith(root); above = path.dirname(above)) {
    await forceFolder(above);
    if (above.length < first.length) return;
  }
}

function nothing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
