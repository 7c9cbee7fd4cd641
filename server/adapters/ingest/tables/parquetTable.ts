import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { CellKind } from '#engines/tables/cells/cellKinds.ts';
import type { ColumnReading } from '#engines/tables/columns/decideColumn.ts';
import type { LaidRecord, Layout } from '#engines/tables/layout/findLayout.ts';
import { guessUnit } from '#engines/tables/columns/guessUnit.ts';
import type { NamedColumns } from '#engines/tables/columns/nameColumns.ts';
import type { TextDialect } from '#engines/tables/layout/readRecords.ts';
import type { Column, ColumnChanges, Finding } from '#engines/tables/types.ts';
import type { Accepts } from '../accepted.ts';
import { literal } from '../../tables/duckdb.ts';
import type { ExaminedText } from '../text/encoding.ts';
import type { ConvertedTable, IngestOrder } from '../ingest.ts';
import type { RawTable } from './rawTable.ts';
import type { TextTable } from '../text/textTable.ts';

/** All that is known of a text when its rows are about to be read. */
export interface TextTask {
  readonly table: TextTable;
  readonly order: IngestOrder;
  readonly examined: ExaminedText;
  readonly layout: Layout;
  readonly columns: number;
  readonly dialect: TextDialect;
  readonly plainLines: boolean;
  /** What most of the first rows hold in each column, to put a row with a cell too many in order. */
  readonly shape: readonly CellKind[];
  /** The names as the header gives them, empty where it gives none. */
  readonly given: readonly string[];
  /** Where the table is to stand, the same as text, and a text written out on the way. */
  readonly parquet: string;
  readonly raw: string;
  readonly clean: string;
  readonly accepts: Accepts;
  named(given: readonly string[]): NamedColumns;
}

/** A table that stands as Parquet, and how to find its cells in the file it came from. */
export interface ParquetTable {
  readonly converted: ConvertedTable;
  readonly findings: readonly Finding[];
  /** For each column its place in the file, 0 is the first. */
  readonly fields: readonly number[];
  /** The line or the row of the sheet of a row of the table, 0 is the first. */
  rowInFile(row: number): Promise<number>;
  /** The first row of the file that is no longer of the table but a note under it; null where there is none. */
  readonly before: number | null;
  readonly notes: readonly LaidRecord[];
  /** Its rows as text; null where the file was read in one go. */
  readonly raw: RawTable | null;
}

/** A column as it is to stand. */
export interface PlannedColumn {
  readonly name: string;
  readonly field: number;
  readonly reading: ColumnReading;
  /** The unit that the file shows beside its numbers without writing it into the cells. */
  readonly shownUnit?: string;
  /** What became of its cells, where that was counted. */
  readonly changes?: ColumnChanges;
  readonly written?: string | null;
}

function columnsOf(columns: readonly PlannedColumn[]): Column[] {
  return columns.map(({ name, reading, shownUnit, changes, written }, index) => ({
    name,
    key: `c${index + 1}`,
    type: reading.type,
    unit: unitOf(name, reading, shownUnit),
    names: null,
    unknownPlaces: [],
    profile: null,
    ...(changes && { changes }),
    ...(written && { written }),
  }));
}

/** As the header says it, where that is no less than what the cells say: GHS/kg of cells with GHS. */
function unitOf(name: string, { type, unit: read }: ColumnReading, shownUnit = ''): string {
  const unit = read ?? shownUnit;
  const guessed = type === 'whole' || type === 'decimal' ? guessUnit(name) : '';
  return guessed.includes(unit) ? guessed : unit;
}

/** Measures and counts a table that was just written. */
export async function measuredAsPlanned(
  task: TextTask,
  columns: readonly PlannedColumn[],
  duckdb: DuckDBConnection,
): Promise<ConvertedTable> {
  return await measured(task, columnsOf(columns), duckdb);
}

/** The same for columns that are known already. */
export async function measured(
  task: TextTask,
  columns: readonly Column[],
  duckdb: DuckDBConnection,
): Promise<ConvertedTable> {
  const counted = await duckdb.runAndReadAll(`select count(*)::double n from read_parquet(${literal(task.parquet)})`);
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(task.parquet, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
  }
  return {
    table: {
      name: task.table.name,
      rows: Number(counted.getRowsJson()[0]?.[0] ?? 0),
      columns,
    },
    parquet: task.parquet,
    bytes,
    sha256: hash.digest('hex'),
  };
}
