import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { XLSX_MAX_ROWS_PER_SHEET } from 'hucre/xlsx';
import { findPositions } from '#engines/tables/places/findPositions.ts';
import type { Column } from '#engines/tables/types.ts';
import type { Storage } from '../storage/storage.ts';
import { bound } from './bound.ts';
import { keyOf } from './columns.ts';
import { withConnection } from './duckdb.ts';
import { byteOrderMark, csvHeader, csvLineSql } from './exportCsv.ts';
import { featureSql, jsonLineSql } from './exportJson.ts';
import { mostPlaces, placesOf, writeFlatGeobuf, writeGeoPackage } from './exportPlaces.ts';
import { writeOds } from './exportOds.ts';
import { hxlHeader, sdmxCsv } from './exportStatistics.ts';
import { writeWorkbook } from './exportXlsx.ts';
import { NoPositions, TooManyRows, type ExportForm, type ExportSheet, type TableAtRest } from './tables.ts';
import { countSql, isNarrowed, viewOf, type ViewRows } from './view.ts';

export interface ExportContext {
  readonly instance: DuckDBInstance;
  readonly storage: Storage;
  readonly scratch: string;
}

/** A table, or a view of it, as a file that streams: what was not asked for yet is not made yet. @throws TooManyRows, NoPositions, ColumnUnknown, ValueUnfit */
export async function exportTable(
  context: ExportContext,
  table: TableAtRest,
  form: ExportForm,
  sheet: ExportSheet,
): Promise<Readable> {
  const file = await context.storage.local(table.fileKey);
  try {
    if (form === 'xlsx' || form === 'ods') await refuseTooManyRows(context, table, sheet, file.path);
    const asked = bound();
    const { from, table: shown } = viewOf(table, sheet.view ?? {}, file.path, asked);
    const rows: ViewRows = { from, columns: shown.columns, asked };
    switch (form) {
      case 'csv':
      case 'csvbom': {
        const header = `${form === 'csvbom' ? byteOrderMark : ''}${csvHeader(rows.columns)}`;
        return streamOf(context, file, (connection) => csvLines(connection, header, csvSql(rows), asked.values));
      }
      case 'hxl': {
        const header = hxlHeader(rows.columns);
        return streamOf(context, file, (connection) => csvLines(connection, header, csvSql(rows), asked.values));
      }
      case 'sdmx': {
        const { header, sql } = sdmxCsv(sheet.name, rows.from, rows.columns);
        return streamOf(context, file, (connection) => csvLines(connection, header, sql, asked.values));
      }
      case 'json':
        return streamOf(context, file, (connection) =>
          jsonLines(connection, rows, jsonLineSql(rows.columns, asked), ['[\n', '\n]\n', '[]\n']),
        );
      case 'geojson': {
        const line = featureSql(rows.columns, positionsOf(table.columns), asked);
        return streamOf(context, file, (connection) =>
          jsonLines(connection, rows, line, [
            '{"type":"FeatureCollection","features":[\n',
            '\n]}\n',
            '{"type":"FeatureCollection","features":[]}\n',
          ]),
        );
      }
      case 'gpkg':
      case 'fgb': {
        if (table.rows > mostPlaces) throw new TooManyRows(table.rows, mostPlaces);
        const places = await placesOf(context.instance, sheet.name, rows, positionsOf(table.columns));
        file.release();
        return Readable.from([form === 'gpkg' ? await writeGeoPackage(places) : writeFlatGeobuf(places)]);
      }
      case 'xlsx':
        return streamOf(context, file, (connection) => writeWorkbook(connection, rows, table.rows, sheet));
      case 'ods':
        return streamOf(context, file, (connection) => writeOds(connection, rows, sheet));
      case 'parquet':
        return await namedParquet(context, rows, file);
    }
  } catch (error) {
    file.release();
    throw error;
  }
}

async function refuseTooManyRows(
  { instance }: ExportContext,
  table: TableAtRest,
  { view = {} }: ExportSheet,
  path: string,
): Promise<void> {
  const most = XLSX_MAX_ROWS_PER_SHEET - 1;
  if (table.rows <= most) return;
  const counting = countSql(table, view, path);
  const rows = isNarrowed(view)
    ? await withConnection(instance, async (connection) =>
        Number((await connection.runAndReadAll(counting.sql, counting.values)).getRows()[0]?.[0]),
      )
    : table.rows;
  if (rows > most) throw new TooManyRows(rows, most);
}

/** The columns that say where a row lies. @throws NoPositions */
function positionsOf(columns: readonly Column[]): { readonly latitude: Column; readonly longitude: Column } {
  const found = findPositions(columns);
  if (found === null) throw new NoPositions();
  return found;
}

interface Borrowed {
  readonly path: string;
  release(): void;
}

/** The connection and the file are given back when the last was read, or whoever reads went away. */
function streamOf(
  { instance }: ExportContext,
  file: Borrowed,
  make: (connection: DuckDBConnection) => AsyncIterable<string | Uint8Array>,
): Readable {
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

function csvSql({ from, columns }: ViewRows): string {
  return `select ${csvLineSql(columns)} from ${from}`;
}

async function* csvLines(
  connection: DuckDBConnection,
  header: string,
  sql: string,
  values: ReturnType<typeof bound>['values'],
): AsyncGenerator<string> {
  yield header;
  for await (const lines of textsOf(connection, sql, values)) yield `${lines.join('\r\n')}\r\n`;
}

/** A line for each row, between a beginning and an end; `nothing` where there are no rows. */
async function* jsonLines(
  connection: DuckDBConnection,
  { from, asked }: ViewRows,
  line: string,
  [begin, end, nothing]: readonly [string, string, string],
): AsyncGenerator<string> {
  let between = begin;
  for await (const lines of textsOf(connection, `select ${line} from ${from}`, asked.values)) {
    yield between + lines.join(',\n');
    between = ',\n';
  }
  yield between === begin ? nothing : end;
}

/** The one column of an answer, chunk by chunk. */
async function* textsOf(
  connection: DuckDBConnection,
  sql: string,
  values: ReturnType<typeof bound>['values'],
): AsyncGenerator<string[]> {
  const result = await connection.stream(sql, values);
  for await (const chunk of result) {
    if (chunk.rowCount > 0) yield chunk.getColumnValues(0) as string[];
  }
}

/** As Parquet, under the names the columns have in the file that was sent; packed with Snappy, which every reader of Parquet knows. */
async function namedParquet(
  { instance, scratch }: ExportContext,
  { from, columns, asked }: ViewRows,
  file: Borrowed,
): Promise<Readable> {
  const copy = path.join(scratch, `${randomUUID()}.parquet`);
  const names = distinctNames(columns.map(({ name }) => name));
  const cells = columns.map((column, index) => `${keyOf(column)} as "${(names[index] ?? '').replaceAll('"', '""')}"`);
  try {
    await withConnection(instance, (connection) =>
      connection.run(
        `copy (select ${cells.join(', ')} from ${from}) to ${asked.bind(copy)} (format parquet, compression snappy)`,
        asked.values,
      ),
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
