import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Storage } from '../../adapters/storage/storage.ts';

export interface KeptFile {
  readonly key: string;
  readonly bytes: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** Keeps what comes in, and tells what it was; nothing of it is held in memory. */
export async function saveHashed(storage: Storage, key: string, source: AsyncIterable<Uint8Array>): Promise<KeptFile> {
  const hash = createHash('sha256');
  async function* hashed(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
  }
  const { bytes } = await storage.put(key, Readable.from(hashed(), { objectMode: false }));
  return { key, bytes, sha256: hash.digest('hex') };
}
