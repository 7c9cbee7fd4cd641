import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Ingest, Ingested } from './ingest.ts';
import { limits, millisecondsFor } from './limits.ts';
import { readInChild, type Bounds } from './readInChild.ts';

/** Reads files one after the other, each in a process of its own. The bounds are those of `limits` when left out. */
export function openIngest(bounds: Partial<Bounds> = {}): Ingest {
  let line: Promise<unknown> = Promise.resolve();
  const readNow: Ingest['read'] = async (order, signal, onPreviewable): Promise<Ingested> => {
    const { size } = await stat(order.file);
    const mayTake = { heapMb: limits.heapMb, residentMb: limits.residentMb, milliseconds: millisecondsFor(size), ...bounds };
    const { read, hash } = await readInChild(order, mayTake, signal, onPreviewable);
    const { sha256, bytes } = hash ?? { sha256: await sha256Of(order.file), bytes: size };
    if ('refused' in read) return { reading: { kind: null, tables: [], findings: [read.refused], personalData: [] }, tables: [], sha256, bytes };
    const { tables, ...rest } = read;
    return { reading: { ...rest, tables: tables.map(({ table }) => table) }, tables, sha256, bytes };
  };
  return {
    read(order, signal, onPreviewable) {
      const turn = line.then(() => readNow(order, signal, onPreviewable));
      line = turn.catch(() => {});
      return turn;
    },
  };
}

/** Where the child did not get as far. */
async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}
