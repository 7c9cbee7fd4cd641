import type { DuckDBConnection } from '@duckdb/node-api';
import type { Column, ColumnProfile } from '#engines/tables/types.ts';
import { literal } from '../../tables/duckdb.ts';
import { alikeBatches, batchesOf, stacked } from '../tables/stacked.ts';

/** What one look over the whole table tells of a column. */
export interface Measure {
  readonly filled: number;
  readonly approximately: number;
  readonly min: string | null;
  readonly max: string | null;
  readonly mean: number | null;
}

export interface MeasuredColumn {
  readonly column: Column;
  readonly measure: Measure;
}

export interface FoundText {
  readonly value: string;
  readonly count: number;
  /** 0 is the first. */
  readonly row: number;
}

/** Past this, distinct values are told approximately. */
const EXACT = 10_000;
const STEPS = 12;
const TOP = 10;
/** Columns measured in one statement: each takes memory for its distinct values. */
const AT_ONCE = 50;
/** Longest value that is quoted in a profile. */
const LONGEST = 200;

/** Measures all columns of a table, some dozens in one look. */
export async function measureColumns(
  duckdb: DuckDBConnection,
  parquet: string,
  columns: readonly Column[],
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (let begin = 0; begin < columns.length; begin += AT_ONCE) {
    const some = columns.slice(begin, begin + AT_ONCE);
    const asked = some.map(({ key, type }) => {
      const mean = isNumber(type) ? `avg(${key})` : 'null';
      return `count(${key})::double, approx_count_distinct(${key})::double, left(min(${key})::varchar, ${LONGEST}), left(max(${key})::varchar, ${LONGEST}), ${mean}::double`;
    });
    const [row = []] = (
      await duckdb.runAndReadAll(`select ${asked.join(', ')} from read_parquet(${literal(parquet)})`)
    ).getRowsJson();
    some.forEach(({ type }, index) => {
      const [filled, approximately, min, max, mean] = row.slice(index * 5, index * 5 + 5);
      measures.push({
        filled: Number(filled),
        approximately: Number(approximately),
        min: shown(min, type),
        max: shown(max, type),
        mean: mean === null || mean === undefined ? null : Number(mean),
      });
    });
  }
  return measures;
}

/** Profiles measured columns of a table. */
export async function profileColumns(
  duckdb: DuckDBConnection,
  parquet: string,
  columns: readonly MeasuredColumn[],
  rows: number,
): Promise<ColumnProfile[]> {
  const among = await valuesAmong(duckdb, parquet, columns, rows);
  const histograms = await histogramsOf(duckdb, parquet, columns, rows);
  return columns.map((each) => ({
    empty: rows - each.measure.filled,
    distinct: among.get(each)?.distinct ?? 0,
    min: each.measure.min,
    max: each.measure.max,
    mean: each.measure.mean,
    top: among.get(each)?.top ?? [],
    histogram: histograms.get(each) ?? [],
  }));
}

/** The different texts of columns, each with how often it occurs and the first row it stands in. */
export async function textsOf(
  duckdb: DuckDBConnection,
  parquet: string,
  keys: readonly string[],
  rows: number,
): Promise<Map<string, FoundText[]>> {
  const texts = new Map<string, FoundText[]>(keys.map((key) => [key, []]));
  for (const some of batchesOf(keys, rows)) {
    const found = await duckdb.runAndReadAll(
      `select nth, v, count(*)::double, min(r)::double from ${stacked(parquet, some)} where v is not null group by nth, v`,
    );
    for (const [at, value, count, row] of found.getRowsJson()) {
      texts.get(some[Number(at)] ?? '')?.push({ value: String(value), count: Number(count), row: Number(row) });
    }
  }
  return texts;
}

type Among = Pick<ColumnProfile, 'distinct' | 'top'>;

/** How many different values there are, and the most frequent ones. */
async function valuesAmong(
  duckdb: DuckDBConnection,
  parquet: string,
  columns: readonly MeasuredColumn[],
  rows: number,
): Promise<Map<MeasuredColumn, Among>> {
  const among = new Map<MeasuredColumn, Among>();
  const exact = columns.filter(({ measure }) => measure.approximately <= EXACT * 1.1);
  for (const some of alikeBatches(exact, rows, ({ column }) => column.type)) {
    const found = await duckdb.runAndReadAll(
      `select nth, left(v::varchar, ${LONGEST}), n, distincts from (
         select *, row_number() over (partition by nth order by n desc, v) as place, count(*) over (partition by nth)::double as distincts
         from (select nth, v, count(*)::double as n from ${stacked(
           parquet,
           some.map(({ column }) => column.key),
         )} where v is not null group by nth, v)
       ) where place <= ${TOP} order by nth, place`,
    );
    const tops = byColumn(found.getRowsJson(), some);
    for (const each of some) {
      const top = tops.get(each) ?? [];
      among.set(each, {
        distinct: Number(top[0]?.[3] ?? 0),
        top: top.map(([, value, count]) => ({ value: shown(value, each.column.type) ?? '', count: Number(count) })),
      });
    }
  }
  for (const each of columns) {
    if (!among.has(each)) among.set(each, await valuesAmongMany(duckdb, parquet, each));
  }
  return among;
}

/** Among very many different values the candidates are found approximately and then counted. */
async function valuesAmongMany(
  duckdb: DuckDBConnection,
  parquet: string,
  { column: { key, type }, measure }: MeasuredColumn,
): Promise<Among> {
  const source = `read_parquet(${literal(parquet)})`;
  const found = await duckdb.runAndReadAll(
    `select left(${key}::varchar, ${LONGEST}), count(*)::double n from ${source}
     where ${key} in (select unnest(approx_top_k(${key}, ${TOP})) from ${source}) group by ${key} order by n desc, ${key} limit ${TOP}`,
  );
  const top = found.getRowsJson().map(([value, count]) => ({ value: shown(value, type) ?? '', count: Number(count) }));
  // Where nothing repeats, nothing is frequent.
  return {
    distinct: Math.min(measure.approximately, measure.filled),
    top: top.some(({ count }) => count > 1) ? top : [],
  };
}

interface Steps {
  readonly each: MeasuredColumn;
  readonly least: number;
  readonly width: number;
  readonly unit: number;
  readonly steps: number;
}

/** Steps of equal width; of whole numbers and days at least one wide, so that none stays empty for want of values. */
async function histogramsOf(
  duckdb: DuckDBConnection,
  parquet: string,
  columns: readonly MeasuredColumn[],
  rows: number,
): Promise<Map<MeasuredColumn, ColumnProfile['histogram']>> {
  const histograms = new Map<MeasuredColumn, ColumnProfile['histogram']>();
  const stepped = columns.flatMap((each) => stepsOf(each) ?? []);
  for (const { each, width } of stepped) {
    if (width === 0)
      histograms.set(each, [{ from: each.measure.min ?? '', to: each.measure.max ?? '', count: each.measure.filled }]);
  }
  for (const some of alikeBatches(
    stepped.filter(({ width }) => width !== 0),
    rows,
    ({ each }) => each.column.type,
  )) {
    const value = isNumber(some[0]?.each.column.type ?? 'text') ? 'v::double' : 'epoch(v)';
    const own = (figure: (steps: Steps) => number): string =>
      `([${some.map((each) => literal(String(figure(each)))).join(', ')}]::double[])[nth + 1]`;
    const step = `floor((${value} - ${own(({ least }) => least)}) / ${own(({ width }) => width)})`;
    const found = await duckdb.runAndReadAll(
      `select nth, least(greatest(${step}, 0), ${own(({ steps }) => steps - 1)})::integer step, count(*)::double
       from ${stacked(
         parquet,
         some.map(({ each }) => each.column.key),
       )} where v is not null group by nth, step`,
    );
    const counts = byColumn(found.getRowsJson(), some);
    for (const each of some)
      histograms.set(
        each.each,
        histogramOf(each, new Map((counts.get(each) ?? []).map(([, at, count]) => [Number(at), Number(count)]))),
      );
  }
  return histograms;
}

function histogramOf(
  {
    each: {
      column: { type },
      measure,
    },
    least,
    width,
    unit,
    steps,
  }: Steps,
  counts: ReadonlyMap<number, number>,
): ColumnProfile['histogram'] {
  return Array.from({ length: steps }, (_, step) => ({
    from: edge(least + step * width, type),
    to: step === steps - 1 ? (measure.max ?? '') : edge(least + (step + 1) * width - unit, type),
    count: counts.get(step) ?? 0,
  }));
}

/** Null for a column without values that stand on a line. */
function stepsOf(each: MeasuredColumn): Steps | null {
  const {
    column: { type },
    measure: { min, max },
  } = each;
  if (min === null || max === null || !(isNumber(type) || type === 'date' || type === 'time')) return null;
  const [least, most] = isNumber(type) ? [Number(min), Number(max)] : [seconds(min), seconds(max)];
  if (!Number.isFinite(least) || !Number.isFinite(most)) return null;
  const unit = type === 'whole' ? 1 : type === 'date' ? 86_400 : 0;
  const width = unit === 0 ? (most - least) / STEPS : Math.ceil((most - least + unit) / unit / STEPS) * unit;
  return {
    each,
    least,
    width,
    unit,
    steps: unit === 0 || width === 0 ? STEPS : Math.ceil((most - least + unit) / width),
  };
}

/** Rows that begin with the place of their column among some. */
function byColumn<Item, Cell>(
  rows: readonly (readonly Cell[])[],
  some: readonly Item[],
): Map<Item, (readonly Cell[])[]> {
  const parted = new Map<Item, (readonly Cell[])[]>(some.map((each) => [each, []]));
  for (const row of rows) {
    const each = some[Number(row[0])];
    if (each !== undefined) parted.get(each)?.push(row);
  }
  return parted;
}

function edge(value: number, type: Column['type']): string {
  if (type === 'date') return new Date(value * 1000).toISOString().slice(0, 10);
  if (type === 'time') return new Date(value * 1000).toISOString().slice(0, 19).replace('T', ' ');
  return String(Number(value.toPrecision(6)));
}

function seconds(day: string): number {
  return Date.parse(`${day.replace(' ', 'T')}${day.length > 10 ? 'Z' : ''}`) / 1000;
}

/** A value as people write it: 7, not 7.0. */
function shown(value: unknown, type: Column['type']): string | null {
  if (value === null || value === undefined) return null;
  return type === 'decimal' ? String(Number(value)) : String(value);
}

function isNumber(type: Column['type']): boolean {
  return type === 'whole' || type === 'decimal';
}
