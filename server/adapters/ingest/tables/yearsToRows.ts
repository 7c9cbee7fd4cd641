import { rename } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { finding, many, placeOf, quoted } from '#engines/tables/findings.ts';
import type { Column, ColumnChanges, Finding } from '#engines/tables/types.ts';
import { yearColumns, type YearColumns } from '#engines/tables/columns/yearColumns.ts';
import { literal } from '../../tables/duckdb.ts';
import { measured, type ParquetTable, type TextTask } from './parquetTable.ts';

/** Offers one row for each year of a table with a column for each, or makes them where the sender agreed. */
export async function withYearsAsRows(
  parquetTable: ParquetTable,
  task: TextTask,
  duckdb: DuckDBConnection,
): Promise<ParquetTable> {
  const { columns, rows } = parquetTable.converted.table;
  const wide = task.order.asWritten === true ? null : yearColumns(columns);
  if (wide === null) return parquetTable;
  if (!task.accepts('yearsToRows'))
    return { ...parquetTable, findings: [...parquetTable.findings, said(wide, parquetTable, task)] };
  const kept = columns.flatMap((column, place) => (wide.places.includes(place) ? [] : [{ column, place }]));
  const own = wide.places.flatMap((place) => columns[place] ?? []);
  const type = own.some((column) => column.type === 'decimal') ? 'decimal' : 'whole';
  const periods = wide.periods.map((each) => (wide.period === 'Year' ? `${each}::bigint` : literal(each)));
  const values = own.map(({ key }) => `${key}::${type === 'decimal' ? 'double' : 'bigint'}`);
  const selected = [
    ...kept.map(({ column }, at) => `${column.key} as c${at + 1}`),
    `unnest([${periods.join(', ')}]) as c${kept.length + 1}`,
    `unnest([${values.join(', ')}]) as c${kept.length + 2}`,
  ];
  const target = `${task.parquet}-rows`;
  await duckdb.run(
    `copy (select ${selected.join(', ')} from read_parquet(${literal(task.parquet)}))
     to ${literal(target)} (format parquet, compression zstd)`,
  );
  await rename(target, task.parquet);
  const names = uniqueNames(
    kept.map(({ column }) => column.name),
    [wide.period, wide.measure],
  );
  const made: Column[] = [
    ...kept.map(({ column }, at) => ({ ...column, key: `c${at + 1}` })),
    plainColumn(names[0] ?? wide.period, `c${kept.length + 1}`, wide.period === 'Year' ? 'whole' : 'text', ''),
    {
      ...plainColumn(names[1] ?? wide.measure, `c${kept.length + 2}`, type, wide.unit),
      changes: joined(own.flatMap(({ changes }) => changes ?? [])),
    },
  ];
  const first = parquetTable.fields[wide.places[0] ?? 0] ?? 0;
  return {
    ...parquetTable,
    converted: await measured(task, made, duckdb),
    findings: [...parquetTable.findings, said(wide, parquetTable, task, rows * own.length)],
    fields: [...kept.map(({ place }) => parquetTable.fields[place] ?? place), first, first],
    rowInFile: async (row) => await parquetTable.rowInFile(Math.floor(row / own.length)),
  };
}

function plainColumn(name: string, key: string, type: Column['type'], unit: string): Column {
  return { name, key, type, unit, names: null, unknownPlaces: [], profile: null };
}

/** The names, numbered where another column has them already. */
function uniqueNames(taken: readonly string[], names: readonly string[]): string[] {
  const all = new Set(taken.map((name) => name.toLowerCase()));
  return names.map((name) => (all.has(name.toLowerCase()) ? `${name} (2)` : name));
}

/** What became of the cells of several columns that are one now. */
function joined(changes: readonly ColumnChanges[]): ColumnChanges {
  const sum = (of: (each: ColumnChanges) => number): number => changes.reduce((total, each) => total + of(each), 0);
  const examples = changes.flatMap((each) => each.examples);
  return {
    read: sum(({ read }) => read),
    changed: sum(({ changed }) => changed),
    emptied: sum(({ emptied }) => emptied),
    examples: [
      ...examples.filter(({ value }) => value !== null).slice(0, 3),
      ...examples.filter(({ value }) => value === null).slice(0, 3),
    ],
  };
}

function said(wide: YearColumns, { fields, converted }: ParquetTable, task: TextTask, made?: number): Finding {
  const { sheet, addresses } = task.table;
  const { period, measure, places, periods } = wide;
  const one = period.toLowerCase();
  const span = `${periods[0]} to ${periods.at(-1)}`;
  const line = task.layout.headers.at(-1)?.line;
  return finding({
    code: 'yearColumns',
    weight: 'note',
    sheet,
    at: line === undefined ? null : placeOf(addresses, line, fields[places[0] ?? 0] ?? 0),
    count: places.length,
    found: `${many(places.length, 'column')} of one ${one} each, ${span}`,
    expected: `A column ${quoted(period)} and a column of values, one row per ${one}`,
    mend:
      made === undefined
        ? `The table can stay as it is. With one row per ${one} it can be filtered by ${one}, and charts draw its trend; choose this if you want it.`
        : `${many(places.length, 'column')} became the columns ${quoted(period)} and ${quoted(measure)}, as you chose: ${many(made, 'row')} instead of ${many(made / places.length, 'row')}. Every figure is as it was; name the columns in the data dictionary.`,
    fix:
      made === undefined
        ? {
            kind: 'yearsToRows',
            sheet,
            column: null,
            label: `One row per ${one}: ${many(converted.table.rows * places.length, 'row')} with ${period} and ${measure}`,
          }
        : null,
  });
}
