import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withoutApostrophe } from '#engines/words/harmless.ts';
import type { Ingested } from '../../adapters/ingest/ingest.ts';
import type { AppContext } from '../../context.ts';
import { readCsv } from './csv.ts';
import { newFileKey } from './storageKey.ts';
import { problem, type Problem } from '../calls/problems.ts';

/** A list as it came: its headers, and its rows with their numbers in the file. */
export interface ListFile {
  readonly headers: readonly string[];
  readonly records: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

/** How long a list may wait for its turn and be read, while its officer waits. */
const LONGEST_MS = 60_000;

type Reader = Pick<AppContext, 'ingest' | 'storage' | 'tables' | 'config' | 'clock'>;

/** What a list is for: how many rows it may have, what its rows are, and how it is refused. */
export interface ListUse {
  readonly most: number;
  /** "farmers": in what is said of an empty list. */
  readonly rows: string;
  readonly refuse: (sentence: string) => Problem;
}

/** Reads a CSV text or a spreadsheet. Throws what `refuse` makes of a sentence. */
export async function readListFile(
  context: Reader,
  bytes: Uint8Array,
  fileName: string,
  use: ListUse,
): Promise<ListFile> {
  // Spreadsheets are archives; every archive begins with these letters.
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const list = isArchive ? await readSheet(context, bytes, fileName, use) : readText(bytes, use);
  if (list.records.length === 0) throw use.refuse(`There is no row below the headers. Add ${use.rows}, one a row.`);
  if (list.records.length > use.most) {
    throw use.refuse(`The list has ${list.records.length} rows; one file may have ${use.most}. Send it in parts.`);
  }
  return list;
}

function readText(bytes: Uint8Array, { refuse }: ListUse): ListFile {
  const csv = readCsv(decode(bytes));
  if ('mistake' in csv) throw refuse(csv.mistake);
  return {
    headers: csv.headings,
    records: csv.records.map(({ line, cells }) => ({ row: line, cells: cells.map(withoutApostrophe) })),
  };
}

/** Spreadsheet programs save text as UTF-8, as UTF-16 with a mark, or in the letters of Windows. */
function decode(bytes: Uint8Array): string {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The first table of a spreadsheet, read in a process of its own, as every foreign file is. */
async function readSheet(context: Reader, bytes: Uint8Array, fileName: string, use: ListUse): Promise<ListFile> {
  const work = path.join(context.config.dataDir, 'cache', 'lists');
  await mkdir(work, { recursive: true });
  const folder = await mkdtemp(path.join(work, 'list-'));
  const out = path.join(folder, 'out');
  await mkdir(out);
  try {
    const file = path.join(folder, 'list');
    await writeFile(file, bytes);
    const order = { file, fileName, out, fixes: [], places: [], today: context.clock.today(), line: 'lists' } as const;
    const read = await context.ingest.read(order, AbortSignal.timeout(LONGEST_MS)).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'TimeoutError')
        throw problem('busy', { 'retry-after': '60' });
      throw error;
    });
    return await rowsOf(context, read, use);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function rowsOf(
  { storage, tables, clock }: Reader,
  { tables: [first], reading }: Ingested,
  { most, refuse }: ListUse,
): Promise<ListFile> {
  if (first === undefined) {
    const why = reading.findings[0];
    throw refuse(
      why === undefined ? 'The file holds no table.' : `${why.found}. Expected: ${why.expected}. ${why.mend}`,
    );
  }
  const { key: fileKey } = await storage.take(`${newFileKey('tables', clock.now())}.parquet`, first.parquet);
  try {
    const { columns, rows } = first.table;
    const answer = await tables.rows({ fileKey, rows, columns }, { offset: 0, limit: most + 1 });
    const records = answer.rows.map((cells, at) => ({
      row: at + 2,
      cells: cells.map((cell) => (cell === null ? '' : String(cell))),
    }));
    return { headers: columns.map(({ name }) => name), records };
  } finally {
    await storage.remove(fileKey);
  }
}
