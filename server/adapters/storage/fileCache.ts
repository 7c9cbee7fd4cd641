import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface CacheBounds {
  readonly folder: string;
  /** What the copies may take together; one that is in use stays, however big. */
  readonly bytes: number;
}

/** Copies on this machine of files that lie elsewhere. */
export interface FileCache {
  readonly folder: string;
  /** The path of a copy, which stays until `release`. Asked for by several at once, it is fetched once. */
  borrow(key: string): Promise<{ readonly path: string; release(): void }>;
  /** Lets go of a copy, as soon as nobody uses it. */
  drop(key: string): Promise<void>;
}

interface Copy {
  readonly path: string;
  readonly bytes: number;
  users: number;
}

/**
 * Opens the cache; copies that an earlier run left are used again. What was not used for longest goes first. The
 * folder is one process's own.
 */
export function fileCache(bounds: CacheBounds, fetch: (key: string) => Promise<Readable>): FileCache {
  mkdirSync(bounds.folder, { recursive: true });
  const folder = realpathSync(bounds.folder);
  // A Map keeps its order: the first is the one not used for longest.
  const copies = readCopies(folder);
  const fetching = new Map<string, Promise<void>>();

  async function fetchCopy(key: string, name: string): Promise<void> {
    const file = path.join(folder, name);
    const aside = `${file}.${randomUUID()}${unfinished}`;
    try {
      await pipeline(await fetch(key), createWriteStream(aside, { flags: 'wx' }));
      await rename(aside, file);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
    copies.set(name, { path: file, bytes: statSync(file).size, users: 0 });
  }

  async function makeRoom(): Promise<void> {
    let held = [...copies.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [name, copy] of copies) {
      if (held <= bounds.bytes) return;
      if (copy.users > 0) continue;
      copies.delete(name);
      held -= copy.bytes;
      await rm(copy.path, { force: true });
    }
  }

  return {
    folder,

    async borrow(key) {
      const name = nameOf(key);
      if (!copies.has(name)) {
        const under = fetching.get(name) ?? fetchCopy(key, name).finally(() => fetching.delete(name));
        fetching.set(name, under);
        await under;
      }
      const copy = copies.get(name);
      // Let go between the fetch and now, by somebody who needed the room.
      if (copy === undefined) return this.borrow(key);
      copies.delete(name);
      copies.set(name, copy);
      copy.users++;
      await makeRoom();
      let released = false;
      return {
        path: copy.path,
        release() {
          if (released) return;
          released = true;
          copy.users--;
          makeRoom().catch(() => undefined);
        },
      };
    },

    async drop(key) {
      const name = nameOf(key);
      const copy = copies.get(name);
      if (copy === undefined || copy.users > 0) return;
      copies.delete(name);
      await rm(copy.path, { force: true });
    },
  };
}

const unfinished = '.part';

/** The ending stays, for those who tell a file by it. */
function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex') + path.extname(key);
}

function readCopies(folder: string): Map<string, Copy> {
  const found = readdirSync(folder).map((name) => path.join(folder, name));
  const left = found.filter((file) => file.endsWith(unfinished));
  for (const file of left) rmSync(file, { force: true });
  const whole = found.filter((file) => !left.includes(file)).map((file) => ({ file, about: statSync(file) }));
  return new Map(
    whole
      .toSorted((one, other) => one.about.mtimeMs - other.about.mtimeMs)
      .map(({ file, about }) => [path.basename(file), { path: file, bytes: about.size, users: 0 }]),
  );
}
