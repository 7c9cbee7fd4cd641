import { rm } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { type CellKind, countKinds, type KindCounts } from '#engines/tables/cells/cellKinds.ts';
import { type ColumnReading, decideColumn } from '#engines/tables/columns/decideColumn.ts';
import { styleEvidence } from '#engines/tables/cells/numberStyle.ts';
import { type LaidRecord } from '#engines/tables/layout/findLayout.ts';
import { findNotes } from '#engines/tables/layout/notes.ts';
import { RecordReader, type TextDialect } from '#engines/tables/layout/readRecords.ts';
import { changesOf, recordChanges } from '../tables/columnChanges.ts';
import { valueOf } from '../tables/columnSql.ts';
import { literal } from '../../tables/duckdb.ts';
import { sampleRecords } from './dialect.ts';
import { readText } from './encoding.ts';
import { measuredAsPlanned, type ParquetTable, type PlannedColumn, type TextTask } from '../tables/parquetTable.ts';

/** Columns that one statement reads at ease; the cost of a statement grows faster than they do. */
const COLUMNS = 100;

/**
 * Converts a large text in one go, if all of it is as its sample: UTF-8, every record as wide as the header, every cell
 * of its column's type. The first cell that is not ends it with null, and the thorough way begins. So nothing that
 * would be told of a small file is passed over in a large one.
 */
export async function convertDirectly(
  task: TextTask,
  head: readonly LaidRecord[],
  duckdb: DuckDBConnection,
): Promise<ParquetTable | null> {
  const { examined, layout, columns, table } = task;
  const usual =
    examined.encoding === 'utf-8' &&
    examined.brokenAt === null &&
    examined.noughts === 0 &&
    !examined.endsOtherwise &&
    examined.linesAreShort &&
    task.plainLines &&
    isPlain(task.dialect);
  const named = task.named(task.given);
  const empties = task.order.fixes.some(({ kind }) => kind === 'emptyFillValues');
  if (!usual || empties || columns > COLUMNS || layout.headers.length !== 1 || named.findings.length > 0) return null;
  const sample = await sampleRecords(table.path, examined.bytes, task.dialect);
  const records: readonly (LaidRecord & { readonly stray?: boolean })[] = [
    ...head.filter(({ line }) => line > layout.after),
    ...sample.records,
  ];
  if (
    records.some(({ cells, stray }) => cells.length !== columns || stray) ||
    findNotes(sample.tail, columns).length > 0
  )
    return null;
  const planned = plan(task, records, named.names);
  if (planned === null) return null;
  try {
    await duckdb.run(
      `copy (${selection(task, planned)}) to ${literal(task.parquet)} (format parquet, compression zstd)`,
    );
  } catch (error) {
    await rm(task.parquet, { force: true });
    if (isOurs(error)) throw error;
    return null;
  }
  const counted = await recordChanges(duckdb, sourceOf(task), planned, task.table);
  if (counted.some(({ findings }) => findings.length > 0)) return null;
  return {
    converted: await measuredAsPlanned(
      task,
      planned.map((column, index) => ({ ...column, ...changesOf(counted[index]) })),
      duckdb,
    ),
    findings: [],
    fields: planned.map(({ field }) => field),
    rowInFile: async (row) => await lineOfRow(task, row),
    before: null,
    notes: [],
    raw: null,
  };
}

/** Whether DuckDB reads the text as we do. */
function isPlain({ quote, escape, blanks }: TextDialect): boolean {
  return quote === '"' && escape === 'double' && !blanks;
}

/** What each column of the sample is; null where one of them wants a closer look. */
function plan(task: TextTask, records: readonly LaidRecord[], names: readonly string[]): PlannedColumn[] | null {
  const kinds = names.map((_, field) =>
    countKinds(records.map(({ cells, line }) => ({ row: line, text: cells[field] ?? '' }))),
  );
  const neighbours = styleEvidence(kinds);
  const planned: PlannedColumn[] = [];
  for (const [field, name] of names.entries()) {
    const counts = kinds[field] ?? new Map();
    const decision = decideColumn({
      name,
      counts,
      index: field,
      fixes: task.order.fixes,
      sheet: task.table.sheet,
      addresses: task.table.addresses,
      neighbours,
    });
    if (decision.findings.length > 0 || decision.empty || (decision.type === 'text' && !isPlainlyText(counts)))
      return null;
    planned.push({
      name,
      field,
      reading: {
        type: decision.type,
        style: decision.style ?? 'point',
        read: decision.read.filter((kind) => counts.has(kind)),
      },
    });
  }
  return planned;
}

function isPlainlyText(counts: KindCounts): boolean {
  const words: CellKind[] = ['text', 'digits', 'worded', 'power'];
  const all = [...counts.values()].reduce((sum, { count }) => sum + count, 0);
  return words.reduce((sum, kind) => sum + (counts.get(kind)?.count ?? 0), 0) > all * 0.3;
}

function selection(task: TextTask, planned: readonly PlannedColumn[]): string {
  const fields = Array.from({ length: task.columns }, (_, index) => `f${index + 1}`);
  const values = planned.map(
    ({ field, reading }, index) =>
      `${withoutRows(valueOf(`f${field + 1}`, reading, 'stop'), reading, task)} as c${index + 1}`,
  );
  return `select ${values.join(', ')} from ${sourceOf(task)} where coalesce(${fields.join(', ')}) is not null`;
}

/**
 * A text, unless it may hold rows because a quotation mark is closed too late: then it has as many delimiters for each line end as a row.
 */
function withoutRows(value: string, { type }: ColumnReading, { dialect: { delimiter }, columns }: TextTask): string {
  if (type !== 'text' || columns === 1) return value;
  const count = (sign: string, long = 1): string =>
    `(length(${value}) - length(replace(${value}, ${sign}, ''))) // ${long}`;
  const [delimiters, lineEnds] = [count(literal(delimiter), delimiter.length), count('chr(10)')];
  return `if(contains(${value}, chr(10)) and ${delimiters} = ${columns - 1} * (${lineEnds}), error(${value}), ${value})`;
}

function sourceOf({ table, layout, dialect, columns }: TextTask): string {
  const fields = Array.from({ length: columns }, (_, index) => `f${index + 1}`);
  return `read_csv(${literal(table.path)}, delim=${literal(dialect.delimiter)}, quote='"', escape='"', header=false, auto_detect=false,
    skip=${layout.after}, nullstr='', columns={${fields.map((field) => `'${field}': 'VARCHAR'`).join(', ')}})`;
}

/** Troubles of the machine, not of the text. */
function isOurs(error: unknown): boolean {
  return (
    error instanceof Error &&
    /IO Error|No space|Interrupt|INTERNAL/i.test(error.message) &&
    !/CSV Error/i.test(error.message)
  );
}

/** Asked for the few rows a finding points at: the text is read up to them. */
async function lineOfRow({ table, examined, dialect, layout }: TextTask, row: number): Promise<number> {
  const reader = new RecordReader(dialect);
  let seen = 0;
  for await (const piece of readText(table.path, examined)) {
    for (const { line, cells } of reader.push(piece)) {
      if (line <= layout.after || cells.every((cell) => cell === '')) continue;
      if (seen++ === row) return line;
    }
  }
  return reader.end()[0]?.line ?? layout.after;
}
