import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { findLayout, namesOf } from '#engines/tables/layout/findLayout.ts';
import { shapeOf, withNameOfNumbers, withoutExtraName } from '#engines/tables/layout/alignRow.ts';
import { cutColumn, joinedAt } from '#engines/tables/layout/cutThousands.ts';
import { nameColumns } from '#engines/tables/columns/nameColumns.ts';
import { plainDialect } from '#engines/tables/layout/readRecords.ts';
import { secondTable } from '#engines/tables/layout/secondTable.ts';
import type { Finding } from '#engines/tables/types.ts';
import { refusalOf, tooManyColumns } from './cleanText.ts';
import { convertDirectly } from './convertDirectly.ts';
import { convertThoroughly } from './convertThoroughly.ts';
import { readHead } from './dialect.ts';
import { acceptedFor } from '../accepted.ts';
import type { IngestOrder } from '../ingest.ts';
import { extraNameFinding, layoutFindings, notesSheetFinding } from './layoutFindings.ts';
import { partedFinding, partTables, secondTableFinding } from './partTables.ts';
import { limits } from '../limits.ts';
import { profileTable } from '../profile/profileTable.ts';
import { FileRefusal } from '../refusal.ts';
import { rewrittenText } from './rewrittenText.ts';
import type { TextTask } from '../tables/parquetTable.ts';
import { withYearsAsRows } from '../tables/yearsToRows.ts';
import { writeAsWritten } from '../tables/writeAsWritten.ts';
import type { TextConversion, TextTable } from './textTable.ts';

/** Texts past this size are first tried in one go; smaller ones are read thoroughly, which tells more. */
const DIRECT_PAST = 8_000_000;

/** Turns a table as text into Parquet, and says what was odd about it. @throws FileRefusal for a text that cannot be read */
export async function convertText(
  given: TextTable,
  order: IngestOrder,
  position: number,
  duckdb: DuckDBConnection,
): Promise<TextConversion> {
  const { table, examined, findings: rewritten } = await rewrittenText(given, order, position);
  const head = await readHead(table.path, examined, table.written === null ? null : plainDialect(',')).catch(
    (error: unknown) => {
      throw refusalOf(error, table.sheet);
    },
  );
  const kind = head.dialect.delimiter === '\t' ? 'tsv' : 'csv';
  // A sheet written out has the number of its row in front.
  const records =
    table.written === null
      ? head.records
      : head.records.map(({ cells }) => ({ line: Number(cells[0]), cells: cells.slice(1) }));
  const found = findLayout(records.slice(0, 60));
  const trimmed = table.written === null ? withoutExtraName(found, head.width) : found;
  const numbered = table.written === null ? withNameOfNumbers(trimmed, records) : found;
  const cut = table.written === null && head.dialect.delimiter === ',' ? cutColumn(numbered, records) : null;
  const layout = cut === null ? numbered : { ...numbered, width: numbered.headers[0]?.cells.length ?? numbered.width };
  if (layout.width === 0)
    return { converted: null, findings: [nothing(table, 'no cell with a value')], kind, profile: neverProfiled };
  const header = layout.headers.at(-1);
  const columns = Math.max(
    layout.width,
    ...layout.headers.map(({ cells }) => cells.length),
    table.written?.columns ?? 0,
  );
  if (columns > limits.columns) throw tooManyColumns(header?.line ?? 1, columns, table.sheet);

  const second = secondTable(records, layout, columns);
  const { sheet } = table;
  const accepts = acceptedFor(sheet, order.fixes);
  if (second !== null && accepts('splitTables')) {
    const parts = await partTables(table, examined, head.dialect, second, path.join(order.out, `part-${position}`));
    const conversion = await convertText(parts.first, order, position, duckdb);
    return {
      ...conversion,
      findings: [...rewritten, partedFinding(second, parts.second, table), ...conversion.findings],
      further: [...(conversion.further ?? []), parts.second],
    };
  }
  const task: TextTask = {
    table,
    order,
    examined,
    layout,
    columns,
    dialect: head.dialect,
    plainLines: head.plainLines,
    shape: shapeOf(
      records
        .filter(({ line }) => line > layout.after)
        .map((record) =>
          cut === null || record.cells.length <= columns ? record : { ...record, cells: joinedAt(record.cells, cut) },
        ),
      columns,
    ),
    given: namesOf(layout, columns),
    parquet: path.join(order.out, `table-${position}.parquet`),
    raw: path.join(order.out, `raw-${position}.parquet`),
    clean: path.join(order.out, `clean-${position}.csv`),
    accepts,
    named: (names) =>
      nameColumns({
        names,
        line: header?.line ?? null,
        addresses: table.addresses,
        sheet,
        accepted: accepts('numberHeaders'),
      }),
  };
  const before: Finding[] = [
    ...rewritten,
    ...layoutFindings(layout, table, accepts),
    ...(trimmed === found ? [] : extraNameFinding(trimmed, table, accepts)),
    ...secondTableFinding(second, table),
    ...notesSheetFinding(records, table),
  ];
  const direct =
    table.written === null && examined.bytes > DIRECT_PAST && !order.asWritten
      ? await convertDirectly(task, records, duckdb)
      : null;
  const parquetTable = direct ?? (await convertThoroughly(task, duckdb));
  await rm(task.clean, { force: true });
  if (order.asWritten)
    await writeAsWritten(task, parquetTable, path.join(order.out, `written-${position}.csv`), duckdb);
  if (parquetTable === null)
    return {
      converted: null,
      findings: [...before, nothing(table, 'a header and no row below it')],
      kind,
      profile: neverProfiled,
    };
  const whole = await withYearsAsRows(parquetTable, task, duckdb);
  return {
    converted: whole.converted,
    findings: [...before, ...whole.findings],
    kind,
    profile: async () => await profileTable(whole, task, duckdb),
  };
}

function neverProfiled(): Promise<never> {
  throw new Error('A table that does not stand has no profile.');
}

/** A text without a table: an error where it is all there is, else the sheet is left out. */
function nothing(table: TextTable, found: string): Finding {
  const said = {
    code: 'emptyTable' as const,
    sheet: table.sheet,
    found: `${found[0]?.toUpperCase()}${found.slice(1)}`,
    expected: 'A row of names and at least one row of values below it',
  };
  if (table.only) {
    throw new FileRefusal({
      ...said,
      mend: 'Look whether you chose the right file, and whether it was saved with its content.',
    });
  }
  return {
    ...said,
    weight: 'note',
    at: null,
    count: 1,
    mend: 'Left out of the tables. Nothing to do, unless there should be something.',
    fix: null,
  };
}
