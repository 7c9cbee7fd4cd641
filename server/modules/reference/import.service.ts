import { isDeepStrictEqual } from 'node:util';
import { checkRow } from '#engines/reference/checkRow.ts';
import { writeCell } from '#engines/reference/cell.ts';
import { type AnyRow, keyOf, type Table } from '#engines/reference/table.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { beginChanges, makeChanges, mistakesOf, type RowChange } from './changes.service.ts';
import { withoutApostrophe } from '#engines/words/harmless.ts';
import { type CsvRecord, readCsv, writeCsv } from '../../platform/files/csv.ts';
import { withoutReview } from './edit.service.ts';
import { type KeptRow, listRows } from './reference.repository.ts';
import { askedTable, rowsInForce, currentRow } from './rows.service.ts';

/** Rows of one file at most. */
const mostRecords = 5_000;
/** Changes shown before they are made. */
const longestPreview = 100;
const mostFaults = 200;

export interface LineFault {
  readonly line: number;
  readonly column: string;
  readonly sentence: string;
}

/** What a file would change, or did. */
export interface ImportReport {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly applied: boolean;
  readonly faults: readonly LineFault[];
  readonly preview: readonly { readonly line: number; readonly key: string; readonly what: string }[];
}

/** A table as CSV: every row in force with its provenance, columns as in the shipped file. */
export async function tableAsCsv(scope: Pick<Scope, 'db'>, tableName: string): Promise<string> {
  const table = askedTable(tableName);
  const columns = Object.entries(table.columns);
  const rows = await rowsInForce(scope, table);
  return writeCsv(
    Object.keys(table.columns),
    rows.map((row) => columns.map(([name, column]) => writeCell(column, row[name]))),
  );
}

/**
 * Reads rows of a table from CSV and reports line by line what would be added, changed or is wrong; with `apply`
 * and no fault, makes all of it in the request's transaction. Columns and rows the file leaves out stay.
 */
export async function importCsv(
  scope: Scope,
  tableName: string,
  csv: string,
  apply: boolean,
  why: string,
): Promise<ImportReport> {
  await beginChanges(scope, tableName);
  const table = askedTable(tableName);
  const read = readRows(table, csv, new Map((await listRows(scope.db, tableName)).map((kept) => [kept.key, kept])));
  const changes = read.rows.filter(({ isChange }) => isChange);
  const lineOf = new Map(read.rows.map(({ line, change }) => [change.key, line]));
  const faults = [...read.faults];
  if (faults.length === 0 && changes.length > 0) {
    const mistakes = await mistakesOf(
      scope,
      table,
      changes.map(({ change }) => change),
    );
    faults.push(
      ...mistakes.map(({ key, column = '', sentence, table: where }) => ({
        line: (where === tableName ? lineOf.get(key) : undefined) ?? 1,
        column,
        sentence,
      })),
    );
  }
  const applied = apply && faults.length === 0 && changes.length > 0;
  if (applied)
    await makeChanges(
      scope,
      table,
      changes.map(({ change }) => change),
      why,
    );
  else scope.audit('checkReference', [tableName]);
  return {
    added: changes.filter(({ isNew }) => isNew).length,
    changed: changes.filter(({ isNew }) => !isNew).length,
    unchanged: read.rows.length - changes.length,
    applied,
    faults: faults.slice(0, mostFaults),
    preview: changes.slice(0, longestPreview).map(({ line, change, what }) => ({ line, key: change.key, what })),
  };
}

interface ReadRow {
  readonly line: number;
  readonly change: RowChange;
  readonly isChange: boolean;
  /** Not in force before: added, or brought back. */
  readonly isNew: boolean;
  readonly what: string;
}

function readRows(
  table: Table,
  text: string,
  keptRows: ReadonlyMap<string, KeptRow>,
): { rows: ReadRow[]; faults: LineFault[] } {
  const csv = readCsv(text);
  if ('mistake' in csv) return { rows: [], faults: [{ line: 1, column: '', sentence: csv.mistake }] };
  const { headings, records } = csv;
  const headingFaults = checkHeadings(table, headings, records.length);
  if (headingFaults.length > 0) return { rows: [], faults: headingFaults };
  const rows: ReadRow[] = [];
  const faults: LineFault[] = [];
  const firstLine = new Map<string, number>();
  for (const record of records) {
    if (record.cells.length !== headings.length) {
      faults.push({
        line: record.line,
        column: '',
        sentence: `The line has ${record.cells.length} cells, the heading ${headings.length}. Put text that holds the separator in quotes.`,
      });
      continue;
    }
    const { row, mistakes } = readRecord(table, headings, record, keptRows);
    faults.push(...mistakes.map(({ column, sentence }) => ({ line: record.line, column, sentence })));
    if (row === null) continue;
    const earlier = firstLine.get(row.change.key);
    if (earlier !== undefined) {
      faults.push({
        line: record.line,
        column: table.key[0] ?? '',
        sentence: `The row "${row.change.key}" is in line ${earlier} already. Keep one of the two.`,
      });
      continue;
    }
    firstLine.set(row.change.key, record.line);
    rows.push(row);
  }
  return { rows, faults };
}

function readRecord(
  table: Table,
  headings: readonly string[],
  { line, cells }: CsvRecord,
  keptRows: ReadonlyMap<string, KeptRow>,
) {
  const given = Object.fromEntries(headings.map((heading, index) => [heading, withoutApostrophe(cells[index] ?? '')]));
  const kept = keptRows.get(keyOf(table, given));
  const before = kept === undefined ? undefined : currentRow(table, kept).row;
  const { row, key, mistakes } = checkRow(table, withoutReview(table, { ...before, ...given }));
  if (row === null) return { row: null, mistakes };
  const isNew = kept === undefined || kept.removed;
  const read: ReadRow = {
    line,
    change: { key, act: 'import', kept, after: row },
    isNew,
    isChange: isNew || !isDeepStrictEqual(before, row),
    what: isNew ? (kept === undefined ? 'new row' : 'brought back') : changedColumns(table, before ?? {}, row),
  };
  return { row: read, mistakes: [] };
}

/** What changes, cell by cell: "spacing: 80 cm → 75 cm". */
function changedColumns(table: Table, before: AnyRow, after: AnyRow): string {
  const short = (text: string) => (text === '' ? 'nothing' : text.length > 60 ? `${text.slice(0, 59)}…` : text);
  return Object.entries(table.columns)
    .filter(([name]) => !isDeepStrictEqual(before[name], after[name]))
    .map(
      ([name, column]) =>
        `${name}: ${short(writeCell(column, before[name]))} → ${short(writeCell(column, after[name]))}`,
    )
    .join('; ');
}

function checkHeadings(table: Table, headings: readonly string[], records: number): LineFault[] {
  const columns = Object.keys(table.columns);
  const fault = (column: string, sentence: string) => ({ line: 1, column, sentence });
  const unknown = headings.filter((heading) => !columns.includes(heading));
  const twice = headings.filter((heading, index) => headings.indexOf(heading) !== index);
  const missing = table.key.filter((name) => !headings.includes(name));
  return [
    ...unknown.map((name) =>
      fault(name, `${table.title} has no column "${name.slice(0, 60)}". Its columns are ${columns.join(', ')}.`),
    ),
    ...twice.map((name) => fault(name, `The column ${name} is twice in the heading. Keep one.`)),
    ...missing.map((name) => fault(name, `The heading lacks ${name}, which names the rows. Add the column.`)),
    ...(records > mostRecords
      ? [fault('', `The file has ${records} rows; one file may have ${mostRecords}. Send it in parts.`)]
      : []),
    ...(records === 0 ? [fault('', 'There is no row below the heading. Add rows, one a line.')] : []),
  ];
}
