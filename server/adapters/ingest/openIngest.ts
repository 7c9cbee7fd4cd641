import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Ingest, Ingested, IngestOrder } from './ingest.ts';
import { limits, millisecondsFor } from './limits.ts';
import { readInChild, type Bounds } from './readInChild.ts';

/** Reads the files of each line one after the other, each in a process of its own. The bounds are those of `limits` when left out. */
export function openIngest(bounds: Partial<Bounds> = {}): Ingest {
  const lines: Record<NonNullable<IngestOrder['line']>, Promise<unknown>> = {
    files: Promise.resolve(),
    lists: Promise.resolve(),
  };
  const readNow: Ingest['read'] = async (order, signal, onPreviewable): Promise<Ingested> => {
    const { size } = await stat(order.file);
    const mayTake = {
      heapMb: limits.heapMb,
      residentMb: limits.residentMb,
      milliseconds: millisecondsFor(size),
      ...bounds,
    };
    const { read, hash } = await readInChild(order, mayTake, signal, onPreviewable);
    const { sha256, bytes } = hash ?? { sha256: await sha256Of(order.file), bytes: size };
    if ('refused' in read)
      return {
        reading: { kind: null, tables: [], findings: [read.refused], personalData: [] },
        tables: [],
        sha256,
        bytes,
      };
    const { tables, ...rest } = read;
    return { reading: { ...rest, tables: tables.map(({ table }) => table) }, tables, sha256, bytes };
  };
  return {
    read(order, signal, onPreviewable) {
      const { line = 'files' } = order;
      const turn = lines[line].then(() => readNow(order, signal, onPreviewable));
      lines[line] = turn.catch(() => {});
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
