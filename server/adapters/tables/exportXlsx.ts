import type { DuckDBConnection } from '@duckdb/node-api';
import { writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import { cellOf } from './cells.ts';
import { keyOf, shownSql } from './columns.ts';
import { harmless } from '#engines/words/harmless.ts';
import type { ExportSheet } from './tables.ts';
import type { ViewRows } from './view.ts';

/** Characters a cell holds; Excel takes a longer one for a damaged file. */
const longestCell = 32_767;
/** From about here a sheet's XML may pass the 4 GiB of a plain zip file. */
const bigSheetCells = 20_000_000;

/** Cells up to which a workbook is made whole, which alone can hold a second sheet. */
const wholeCells = 300_000;

/**
 * A view as a workbook: numbers and dates as such, texts that look like formulas made harmless. `most` rows at most. The second sheet is
 * left out of a large one, which is written while it is read.
 */
export async function* writeWorkbook(
  connection: DuckDBConnection,
  rows: ViewRows,
  most: number,
  { name, second }: ExportSheet,
): AsyncGenerator<Uint8Array> {
  const cells = most * rows.columns.length;
  const title = sheetTitle(name);
  const freezePane = { rows: 1 };
  if (second !== undefined && cells <= wholeCells) {
    const found: SheetCell[][] = [];
    for await (const row of sheetRows(connection, rows)) found.push(row);
    const other = title.toLowerCase() === second.name.toLowerCase() ? `${second.name} (2)` : second.name;
    yield await writeXlsx({
      sheets: [
        { name: title, rows: found, freezePane },
        { name: sheetTitle(other), rows: second.rows.map((row) => row.map(textCell)), freezePane },
      ],
    });
    return;
  }
  yield* writeXlsxStream(sheetRows(connection, rows), {
    name: title,
    freezePane,
    zip64: cells > bigSheetCells,
  }) as AsyncIterable<Uint8Array>;
}

type SheetCell = string | number | boolean | Date | null;

async function* sheetRows(
  connection: DuckDBConnection,
  { from, columns, asked }: ViewRows,
): AsyncGenerator<SheetCell[]> {
  yield columns.map(({ name }) => textCell(name));
  const cells = columns.map((column) =>
    column.type === 'date' ? `epoch_ms(${keyOf(column)}::timestamp)` : shownSql(column),
  );
  const result = await connection.stream(`select ${cells.join(', ')} from ${from}`, asked.values);
  for await (const chunk of result) {
    for (const row of chunk.getRows())
      yield row.map((value, index) => sheetCell(value, columns[index]?.type === 'date'));
  }
}

function sheetCell(value: unknown, isDate: boolean): SheetCell {
  const cell = cellOf(value);
  if (typeof cell === 'string') return textCell(cell);
  // Spreadsheets count days from 1900 on; an older one is written.
  if (isDate && typeof cell === 'number')
    return cell >= firstDay ? new Date(cell) : new Date(cell).toISOString().slice(0, 10);
  return cell;
}

const firstDay = Date.UTC(1900, 2, 1);

function textCell(text: string): string {
  const shown = harmless(text);
  return shown.length > longestCell ? `${shown.slice(0, longestCell - 1)}…` : shown;
}

/** A name Excel takes for a sheet: without []:*?/\ and apostrophes at its ends, 31 characters at most. */
function sheetTitle(name: string): string {
  return (
    name
      .replaceAll(/[\s[\]:*?/\\\p{Cc}]+/gu, ' ')
      .slice(0, 31)
      .replaceAll(/^[\s']+|[\s']+$/g, '') || 'Data'
  );
}
