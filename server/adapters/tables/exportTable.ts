import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { XLSX_MAX_ROWS_PER_SHEET } from 'hucre/xlsx';
import type { Storage } from '../storage/storage.ts';
import { bound } from './bound.ts';
import { keyOf } from './columns.ts';
import { withConnection } from './duckdb.ts';
import { csvHeader, csvLineSql } from './exportCsv.ts';
import { jsonLineSql } from './exportJson.ts';
import { writeSheet } from './exportXlsx.ts';
import { TooManyRows, type ExportForm, type TableAtRest } from './tables.ts';

export interface ExportHouse {
  readonly instance: DuckDBInstance;
  readonly storage: Storage;
  readonly scratch: string;
}

/** A whole table as a file that streams: what was not asked for yet is not made yet. @throws TooManyRows */
export async function exportTable(house: ExportHouse, table: TableAtRest, form: ExportForm, sheetName: string): Promise<Readable> {
  if (form === 'xlsx' && table.rows >= XLSX_MAX_ROWS_PER_SHEET) throw new TooManyRows(table.rows, XLSX_MAX_ROWS_PER_SHEET - 1);
  const file = await house.storage.local(table.fileKey);
  try {
    switch (form) {
      case 'csv':
        return streamOf(house, file, (connection) => csvLines(connection, table, file.path));
      case 'json':
        return streamOf(house, file, (connection) => jsonLines(connection, table, file.path));
      case 'xlsx':
        return streamOf(house, file, (connection) => writeSheet(connection, table, file.path, sheetName));
      case 'parquet':
        return await namedParquet(house, table, file);
    }
  } catch (error) {
    file.release();
    throw error;
  }
}

interface Borrowed {
  readonly path: string;
  release(): void;
}

/** The connection and the file are given back when the last was read, or whoever reads went away. */
function streamOf({ instance }: ExportHouse, file: Borrowed, make: (connection: DuckDBConnection) => AsyncIterable<string | Uint8Array>): Readable {
  async function* pieces(): AsyncGenerator<string | Uint8Array> {
    const connection = await instance.connect();
    try {
      yield* make(connection);
    } finally {
      connection.closeSync();
      file.release();
    }
  }
  const stream = Readable.from(pieces(), { objectMode: false, highWaterMark: 256 * 1024 });
  // A generator that was never begun has no end to run.
  stream.once('close', () => file.release());
  return stream;
}

async function* csvLines(connection: DuckDBConnection, table: TableAtRest, file: string): AsyncGenerator<string> {
  yield csvHeader(table.columns);
  for await (const lines of textsOf(connection, `select ${csvLineSql(table.columns)} from read_parquet($1)`, [file])) yield `${lines.join('\r\n')}\r\n`;
}

/** An array with a line for each row. */
async function* jsonLines(connection: DuckDBConnection, table: TableAtRest, file: string): AsyncGenerator<string> {
  const asked = bound();
  const line = jsonLineSql(table.columns, asked);
  let between = '[\n';
  for await (const lines of textsOf(connection, `select ${line} from read_parquet(${asked.bind(file)})`, asked.values)) {
    yield between + lines.join(',\n');
    between = ',\n';
  }
  yield between === '[\n' ? '[]\n' : '\n]\n';
}

/** The one column of an answer, chunk by chunk. */
async function* textsOf(connection: DuckDBConnection, sql: string, values: ReturnType<typeof bound>['values']): AsyncGenerator<string[]> {
  const result = await connection.stream(sql, values);
  for await (const chunk of result) {
    if (chunk.rowCount > 0) yield chunk.getColumnValues(0) as string[];
  }
}

/** As Parquet, under the names the columns have in the file that was sent. */
async function namedParquet({ instance, scratch }: ExportHouse, table: TableAtRest, file: Borrowed): Promise<Readable> {
  const copy = path.join(scratch, `${randomUUID()}.parquet`);
  const names = distinctNames(table.columns.map(({ name }) => name));
  const cells = table.columns.map((column, index) => `${keyOf(column)} as "${(names[index] ?? '').replaceAll('"', '""')}"`);
  try {
    await withConnection(instance, (connection) =>
      connection.run(`copy (select ${cells.join(', ')} from read_parquet($1)) to $2 (format parquet, compression zstd)`, [file.path, copy]),
    );
  } catch (error) {
    await rm(copy, { force: true });
    throw error;
  } finally {
    file.release();
  }
  const stream = createReadStream(copy);
  // Once it is open the file needs no name; what is gone from the folder nobody has to sweep up.
  stream.once('open', () => void rm(copy, { force: true }));
  return stream;
}

/** DuckDB takes "Crop" and "crop" for one name: the second is numbered. */
function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = name.replaceAll('\0', ' ');
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name} ${number}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
