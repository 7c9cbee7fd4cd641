import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { type RawTable, wholeRows } from './rawTable.ts';
import type { ParquetTable, TextTask } from './parquetTable.ts';

/**
 * Writes a table as CSV with every cell as it is in the file: no value is read, so 05/04/2024, 007 and 2.50 stay what they are. The
 * names come first, unless the file has none. Without rows (`parquetTable` is null) the names alone.
 */
export async function writeAsWritten(
  task: TextTask,
  parquetTable: ParquetTable | null,
  to: string,
  duckdb: DuckDBConnection,
): Promise<void> {
  const out = createWriteStream(to);
  const names = parquetTable === null ? task.given : parquetTable.fields.map((field) => task.given[field] ?? '');
  if (task.layout.headers.length > 0) out.write(`${names.map(quoted).join(',')}\n`);
  if (parquetTable === null || parquetTable.raw === null) {
    out.end();
    await once(out, 'close');
    return;
  }
  await pipeline(lines(parquetTable.raw, parquetTable, duckdb), out);
}

async function* lines(
  raw: RawTable,
  { fields, before }: ParquetTable,
  duckdb: DuckDBConnection,
): AsyncGenerator<string> {
  const cells = fields.map((field) => `f${field + 1}`).join(', ');
  const rows = before === null ? '' : `where r < ${before}`;
  const result = await duckdb.stream(`select ${cells} from ${wholeRows(raw)} ${rows}`);
  for await (const chunk of result) {
    const found = chunk.getRows().map((row) => row.map((cell) => quoted(cell === null ? '' : String(cell))).join(','));
    if (found.length > 0) yield `${found.join('\n')}\n`;
  }
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
