import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { decrypted, encrypted } from './encryption.ts';

/** Writes a `.tar.gz` that anybody's tar can read. It appears under its name when it is whole. */
export interface ArchiveWriter {
  addText(name: string, text: string): Promise<void>;
  addBytes(name: string, bytes: Buffer): Promise<void>;
  /** Adds a file with its mode; answers the SHA-256 of what was written. */
  addFile(name: string, path: string): Promise<string>;
  finish(): Promise<void>;
  abandon(): Promise<void>;
}

/** One entry while reading; its stream must be read to the end before the next entry comes. */
export interface ArchiveEntry {
  readonly name: string;
  readonly mode: number;
  readonly stream: AsyncIterable<Buffer>;
}

/** The archive holds the secret key: only its owner may read it. */
const ownerOnly = 0o600;

/** `recipients` are age public keys; none: the archive is not encrypted. */
export function writeArchive(file: string, recipients: readonly string[] = []): ArchiveWriter {
  const part = `${file}.part`;
  const pack = tar.pack();
  const written = pipeline(
    pack,
    createGzip({ level: 6 }),
    (zipped: AsyncIterable<Buffer>) => encrypted(zipped, recipients),
    createWriteStream(part, { mode: ownerOnly }),
  );
  written.catch(() => undefined);

  async function add(name: string, size: number, mode: number, content: AsyncIterable<Buffer>): Promise<string> {
    const hash = createHash('sha256');
    const entry = pack.entry({ name, size, mode, mtime: new Date(0) });
    const counted = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of content) {
        hash.update(chunk);
        yield chunk;
      }
    };
    // A full disk ends the writing side first: without the race this would wait for ever.
    await Promise.race([pipeline(counted, entry), written]);
    return hash.digest('hex');
  }

  const addBytes = async (name: string, bytes: Buffer): Promise<void> => {
    await add(name, bytes.length, ownerOnly, only(bytes));
  };

  return {
    addBytes,
    addText: (name, text) => addBytes(name, Buffer.from(text)),
    async addFile(name, path) {
      // Held open, a file is read to its end even where it is deleted meanwhile.
      const handle = await open(path);
      try {
        const { size, mode } = await handle.stat();
        const content =
          size === 0 ? only(Buffer.alloc(0)) : handle.createReadStream({ end: size - 1, autoClose: false });
        return await add(name, size, mode & 0o777, content);
      } finally {
        await handle.close();
      }
    },
    async finish() {
      pack.finalize();
      await written;
      const handle = await open(part, 'r');
      await handle.sync();
      await handle.close();
      await rename(part, file);
    },
    async abandon() {
      pack.destroy();
      await written.catch(() => undefined);
      await rm(part, { force: true });
    },
  };
}

/** Reads the entries in order. Throws a sentence when the file is cut short or damaged, or is not for the identity. */
export async function* readArchive(file: string, identity: string | null = null): AsyncGenerator<ArchiveEntry> {
  const extract = tar.extract();
  const content = await decrypted(file, identity);
  const reading = pipeline(content, createGunzip(), extract);
  reading.catch(() => undefined);
  for await (const entry of whole(extract)) {
    yield {
      name: entry.header.name,
      mode: entry.header.mode ?? ownerOnly,
      stream: whole(entry as AsyncIterable<Buffer>),
    };
    entry.resume();
  }
}

/** The same chunks, with a sentence for whoever holds a damaged file. */
async function* whole<Chunk>(stream: AsyncIterable<Chunk>): AsyncGenerator<Chunk> {
  try {
    for await (const chunk of stream) yield chunk;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The backup is damaged or cut short (${reason}). Take another copy of it.`, { cause: error });
  }
}

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
