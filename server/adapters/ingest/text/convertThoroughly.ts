import type { DuckDBConnection } from '@duckdb/node-api';
import type { KindCounts } from '#engines/tables/cells/cellKinds.ts';
import { beginsWithMonths, decideColumn } from '#engines/tables/columns/decideColumn.ts';
import { findNotes } from '#engines/tables/layout/notes.ts';
import { styleEvidence } from '#engines/tables/cells/numberStyle.ts';
import { cleanText } from './cleanText.ts';
import { changesOf, recordChangesOf } from '../tables/columnChanges.ts';
import { emptyColumns, notesFinding, raggedFinding, strayFinding, swallowedFinding } from './layoutFindings.ts';
import { withoutFillValues } from '../tables/fillValues.ts';
import { repeatedFinding, totalsAmong, totalsFinding } from './rowFindings.ts';
import { kindsOf, lastRows, layDown, rowInFile, type RawTable } from '../tables/rawTable.ts';
import { measuredAsPlanned, type ParquetTable, type TextTask } from '../tables/parquetTable.ts';
import type { Finding } from '#engines/tables/types.ts';
import { withShownUnits } from '../tables/shownUnits.ts';
import { writeTable } from '../tables/writeTable.ts';

/** Records at the end among which notes are looked for. */
const TAIL = 40;

/** Converts any text: laid down as it is written first, then each column judged by all of its cells. Null without rows. */
export async function convertThoroughly(task: TextTask, duckdb: DuckDBConnection): Promise<ParquetTable | null> {
  const { raw, findings } = await layRows(task, duckdb);
  const tail = await lastRows(duckdb, raw, TAIL);
  const notes = findNotes(tail, task.layout.width);
  const before = notes[0]?.line ?? null;
  if (raw.rows - notes.length === 0) return null;

  // Cells past the header were told with the rows they are in.
  const given = Array.from({ length: raw.columns }, (_, index) => task.given[index] ?? `Column ${index + 1}`);
  const kindsByField = await kindsOf(duckdb, raw, before);
  const decided = given.map((name, field) => {
    const counts: KindCounts = kindsByField[field] ?? new Map();
    return { field, name, counts, empty: counts.size === 1 && counts.has('empty') };
  });
  // Nothing is lost with a column that has neither a name nor a value.
  const nameless = decided.filter(({ name, empty }) => !(name === '' && empty));
  const named = task.named(nameless.map(({ name }) => name));
  const dropEmpty = task.accepts('dropEmptyColumns');
  const columns = nameless
    .map((column, index) => ({ ...column, name: named.names[index] ?? '' }))
    .filter(({ empty }) => !(empty && dropEmpty));
  const kinds = columns.map(({ counts }) => counts);
  const [neighbours, monthsFirst] = [styleEvidence(kinds), beginsWithMonths(kinds)];
  const planned = columns.map(({ field, name, counts }) => ({
    field,
    name,
    decision: decideColumn({
      name,
      counts,
      index: field,
      fixes: task.order.fixes,
      sheet: task.table.sheet,
      addresses: task.table.addresses,
      neighbours,
      monthsFirst,
      from1904: task.table.from1904 ?? false,
    }),
  }));
  const { plan: decidedPlan, findings: fillValues } = await withoutFillValues(
    duckdb,
    raw,
    before,
    planned.map(({ field, name, decision }) => ({ field, name, reading: decision })),
    task,
  );
  const records = await recordChangesOf(duckdb, raw, before, decidedPlan, task.table);
  const { plan, findings: shownUnits } = withShownUnits(
    decidedPlan.map((column, index) => ({ ...column, ...changesOf(records[index]) })),
    task.table,
  );
  await writeTable(duckdb, raw, plan, before, task.parquet);
  const totals = await totalsAmong(duckdb, raw, before);
  return {
    converted: await measuredAsPlanned(task, plan, duckdb),
    findings: [
      ...findings,
      ...named.findings,
      ...emptyColumns(
        nameless.flatMap((column, index) =>
          column.empty ? [{ field: column.field, name: named.names[index] ?? '' }] : [],
        ),
        task,
        dropEmpty,
      ),
      ...planned.flatMap(({ decision }) => decision.findings),
      ...fillValues,
      ...shownUnits,
      ...records.flatMap((record) => record.findings),
      ...totalsFinding(tail.slice(0, tail.length - notes.length), task.table, tail.length === raw.rows, totals),
      ...(notes.length > 0 ? [notesFinding(notes, task.table)] : []),
    ],
    fields: plan.map(({ field }) => field),
    rowInFile: async (row) => await rowInFile(duckdb, raw, row),
    before,
    notes,
    raw,
  };
}

/** Lays the rows down as text: of a sheet as it was written out, of a file after it was written out anew. */
async function layRows(
  task: TextTask,
  duckdb: DuckDBConnection,
): Promise<{ raw: RawTable; findings: readonly Finding[] }> {
  const { table, layout, columns } = task;
  if (table.written !== null) {
    const source = {
      path: table.path,
      columns: table.written.columns,
      after: layout.after,
      evenWidth: true,
      holdsLineEnds: true,
      names: task.order.asWritten ? [] : (layout.headers.at(-1)?.cells ?? []),
    };
    const raw = await layDown(
      duckdb,
      { ...source, longestRecord: task.examined.linesAreShort ? 0 : task.examined.bytes },
      task.raw,
    );
    return { raw, findings: repeatedFinding(raw.repeated ?? null, task) };
  }
  const header = layout.headers.at(-1)?.cells ?? [];
  const least = header.length === 0 ? layout.width : header.findLastIndex((cell) => cell.trim() !== '') + 1;
  const clean = await cleanText(task.examined, {
    from: table.path,
    to: task.clean,
    sheet: table.sheet,
    dialect: task.dialect,
    width: Math.max(columns, least),
    after: layout.after,
    least,
    most: Math.max(columns, least),
    shape: task.shape,
    // What is written back as it stands keeps them.
    names: task.order.asWritten ? [] : header,
  });
  const raw = await layDown(duckdb, { ...clean, columns: Math.max(clean.columns, least), after: 0 }, task.raw);
  return {
    raw,
    findings: [
      ...raggedFinding(clean, least, task),
      ...strayFinding(clean.stray, task),
      ...swallowedFinding(clean.swallowed, task),
      ...repeatedFinding(clean.repeated, task),
    ],
  };
}
