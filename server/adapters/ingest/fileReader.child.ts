/** Runs in a process of its own: reads one file into tables, tells how it goes, and ends. Started by `readInChild`. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Finding } from '#engines/tables/types.ts';
import { endWithServer, goFirst } from '../children/inChild.ts';
import type { ConvertedTable, IngestOrder } from './ingest.ts';
import { readFileToTables, type FileRead } from './readFile.ts';
import { FileRefusal } from './refusal.ts';
import { wentWrong } from './refusals.ts';

export type Telling =
  | { readonly hash: { readonly sha256: string; readonly bytes: number } }
  | { readonly previewable: readonly ConvertedTable[] }
  | { readonly read: FileRead }
  | { readonly refused: Finding }
  | { readonly failed: string };

goFirst();
endWithServer();
process.once('message', (order: IngestOrder) => void read(order));

async function read(order: IngestOrder): Promise<void> {
  try {
    const [read] = await Promise.all([
      readFileToTables(order, (previewable) => tell({ previewable })),
      hashOf(order.file).then((hash) => tell({ hash })),
    ]);
    tell({ read });
  } catch (error) {
    tell(unreadable(error));
  }
}

/** A full disk is our trouble; anything else that reading stumbles over is the file's. */
function unreadable(error: unknown): Telling {
  if (error instanceof FileRefusal) return { refused: error.finding };
  const message = error instanceof Error ? error.message : String(error);
  const ours = /ENOSPC|EDQUOT|EROFS|EACCES|EMFILE|ENOENT|No space left|Cannot find (module|package)/.test(message);
  return ours ? { failed: message } : { refused: wentWrong(message) };
}

function tell(told: Telling): void {
  process.send?.(told);
}

async function hashOf(file: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest('hex'), bytes };
}
