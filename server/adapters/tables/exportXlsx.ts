import type { DuckDBConnection } from '@duckdb/node-api';
import { writeXlsxStream } from 'hucre/xlsx';
import { cellOf } from './cells.ts';
import { keyOf, shownSql } from './columns.ts';
import { harmless } from './harmless.ts';
import type { TableAtRest } from './tables.ts';

/** Characters a cell holds; Excel takes a longer one for a damaged file. */
const longestCell = 32_767;
/** From about here a sheet's XML may pass the 4 GiB of a plain zip file. */
const bigSheetCells = 20_000_000;

/** The table as a sheet of a spreadsheet: numbers and dates as such, texts that look like formulas made harmless. */
export function writeSheet(connection: DuckDBConnection, table: TableAtRest, file: string, sheetName: string): AsyncIterable<Uint8Array> {
  return writeXlsxStream(sheetRows(connection, table, file), {
    name: sheetTitle(sheetName),
    freezePane: { rows: 1 },
    zip64: table.rows * table.columns.length > bigSheetCells,
  }) as AsyncIterable<Uint8Array>;
}

type SheetCell = string | number | boolean | Date | null;

async function* sheetRows(connection: DuckDBConnection, table: TableAtRest, file: string): AsyncGenerator<SheetCell[]> {
  yield table.columns.map(({ name }) => textCell(name));
  const cells = table.columns.map((column) => (column.type === 'date' ? `epoch_ms(${keyOf(column)}::timestamp)` : shownSql(column)));
  const result = await connection.stream(`select ${cells.join(', ')} from read_parquet($1)`, [file]);
  for await (const chunk of result) {
    for (const row of chunk.getRows()) yield row.map((value, index) => sheetCell(value, table.columns[index]?.type === 'date'));
  }
}

function sheetCell(value: unknown, isDate: boolean): SheetCell {
  const cell = cellOf(value);
  if (typeof cell === 'string') return textCell(cell);
  // Spreadsheets count days from 1900 on; an older one is written.
  if (isDate && typeof cell === 'number') return cell >= firstDay ? new Date(cell) : new Date(cell).toISOString().slice(0, 10);
  return cell;
}

const firstDay = Date.UTC(1900, 2, 1);

function textCell(text: string): string {
  const shown = harmless(text);
  return shown.length > longestCell ? `${shown.slice(0, longestCell - 1)}…` : shown;
}

/** A name Excel takes for a sheet: without []:*?/\ and apostrophes at its ends, 31 characters at most. */
function sheetTitle(name: string): string {
  return name.replaceAll(/[\s[\]:*?/\\\p{Cc}]+/gu, ' ').slice(0, 31).replaceAll(/^[\s']+|[\s']+$/g, '') || 'Data';
}
