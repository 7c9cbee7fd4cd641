import { pipeline, type Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { inWords, limits } from './limits.ts';
import { cutShort, damaged, locked, suspicious } from './refusals.ts';
import type { FileRefusal } from './refusal.ts';

/** A zipped file, opened by its list of contents; nothing is unpacked until it is asked for. */
export interface Archive {
  readonly names: readonly string[];
  /** Refuses an archive whose parts unpack to more than so many bytes, or to far more than it weighs. @throws FileRefusal */
  allow(bytes: number): void;
  /** The content of a part, as it unpacks; breaks off where it is not what the list said. */
  content(name: string): AsyncIterable<Buffer>;
  /** How many bytes a part unpacks to, as the list of contents says and `content` holds it to. */
  bytesOf(name: string): number;
  /** A part whole. */
  whole(name: string): Promise<Buffer>;
  /** A small part whole, as text. @throws FileRefusal past 20 MB. */
  text(name: string): Promise<string>;
  close(): void;
}

const textBytes = 20_000_000;

/** Opens a zipped file and looks through its list of contents. @throws FileRefusal */
export async function openArchive(path: string, fileBytes: number): Promise<Archive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw unopened(error);
  });
  try {
    const entries = await listOf(zip);
    const encrypted = [...entries.values()].find((entry) => entry.isEncrypted());
    if (encrypted !== undefined) throw locked(`${encrypted.fileName.slice(0, 40)}, packed with a password`);
    const declared = [...entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    return {
      names: [...entries.keys()],
      allow: (bytes) => refuseHuge(declared, fileBytes, bytes),
      content: (name) => contentOf(zip, partOf(entries, name)),
      bytesOf: (name) => partOf(entries, name).uncompressedSize,
      whole: (name) => wholeOf(zip, partOf(entries, name)),
      async text(name) {
        const entry = partOf(entries, name);
        if (entry.uncompressedSize > textBytes)
          throw suspicious(`${name}, which unpacks to ${inWords(entry.uncompressedSize)}`);
        return (await wholeOf(zip, entry)).toString('utf8');
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) throw suspicious(`${zip.entryCount.toLocaleString('en')} parts packed together`);
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
  } catch (error) {
    throw unopened(error);
  }
  return entries;
}

function partOf(entries: ReadonlyMap<string, Entry>, name: string): Entry {
  const entry = entries.get(name);
  if (entry === undefined) throw damaged(`a file without its part ${name}`);
  return entry;
}

function refuseHuge(declared: number, fileBytes: number, allowed: number): void {
  if (declared > allowed) throw suspicious(`a file of ${inWords(fileBytes)} that unpacks to ${inWords(declared)}`);
  const ratio = Math.round(declared / fileBytes);
  if (declared > limits.ratioPastBytes && ratio > limits.ratio)
    throw suspicious(`a file that unpacks to ${ratio} times its size`);
}

async function wholeOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of contentOf(zip, entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const stored = 0;
const deflated = 8;
/** Pieces large enough that handing them on costs nothing beside unpacking them. */
const pieceBytes = 1 << 18;

/** Unpacks a part, and holds it to its declared size and its checksum. */
async function* contentOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer, void, undefined> {
  const name = entry.fileName.slice(0, 40);
  const { compressionMethod, uncompressedSize } = entry;
  if (compressionMethod !== stored && compressionMethod !== deflated)
    throw damaged(`${name}, packed in a way that is not read here`);
  let sum = 0;
  let bytes = 0;
  try {
    const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false }).catch((error: unknown) => {
      // What the disk says has a code; what yauzl says of the file has none.
      throw error instanceof Error && 'code' in error
        ? error
        : damaged(`${name}, which is not where the list of contents says`);
    });
    for await (const chunk of unpackedOf(packed, compressionMethod)) {
      bytes += chunk.length;
      if (bytes > uncompressedSize) break;
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
      ? damaged(`${name}, which does not unpack`)
      : error;
  }
  if (bytes !== uncompressedSize) throw suspicious(`${name}, which unpacks to another size than it declares`);
  if (sum !== entry.crc32) throw damaged(`${name}, whose checksum is wrong`);
}

function unpackedOf(packed: Readable, method: number): AsyncIterable<Buffer> {
  // What goes wrong on the way is thrown to whoever reads.
  return method === stored ? packed : pipeline(packed, createInflateRaw({ chunkSize: pieceBytes }), () => {});
}

function unopened(error: unknown): FileRefusal {
  const said = messageOf(error);
  if (/end of central directory/i.test(said)) return cutShort('a zipped file whose list of contents is missing');
  if (/path|multi-disk/i.test(said)) return suspicious(`a zipped file with a part that leads outside it`);
  return damaged(`a zipped file whose list of contents is broken`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
