import type { DuckDBConnection } from '@duckdb/node-api';
import type { Column, ColumnProfile } from '#engines/tables/types.ts';

/** What one look over the whole table tells of a column. */
export interface Measure {
  readonly filled: number;
  readonly approximately: number;
  readonly min: string | null;
  readonly max: string | null;
  readonly mean: number | null;
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
export async function measureColumns(duckdb: DuckDBConnection, source: string, columns: readonly Column[]): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (let begin = 0; begin < columns.length; begin += AT_ONCE) {
    const some = columns.slice(begin, begin + AT_ONCE);
    const asked = some.map(({ key, type }) => {
      const mean = isNumber(type) ? `avg(${key})` : 'null';
      return `count(${key})::double, approx_count_distinct(${key})::double, left(min(${key})::varchar, ${LONGEST}), left(max(${key})::varchar, ${LONGEST}), ${mean}::double`;
    });
    const [row = []] = (await duckdb.runAndReadAll(`select ${asked.join(', ')} from ${source}`)).getRowsJson();
    some.forEach(({ type }, index) => {
      const [filled, approximately, min, max, mean] = row.slice(index * 5, index * 5 + 5);
      measures.push({
        filled: Number(filled), approximately: Number(approximately),
        min: shown(min, type), max: shown(max, type), mean: mean === null || mean === undefined ? null : Number(mean),
      });
    });
  }
  return measures;
}

export async function profileColumn(duckdb: DuckDBConnection, source: string, column: Column, measure: Measure, rows: number): Promise<ColumnProfile> {
  const { key, type } = column;
  const exact = measure.approximately <= EXACT * 1.1;
  const distinct = exact ? Number(await one(duckdb, `select count(distinct ${key})::double from ${source}`)) : Math.min(measure.approximately, measure.filled);
  return {
    empty: rows - measure.filled,
    distinct,
    min: measure.min,
    max: measure.max,
    mean: measure.mean,
    top: measure.filled === 0 ? [] : await topValues(duckdb, source, column, exact),
    histogram: isNumber(type) || type === 'date' || type === 'time' ? await histogram(duckdb, source, column, measure) : [],
  };
}

/** The different texts of a column, each with how often it occurs. */
export async function valuesOf(duckdb: DuckDBConnection, source: string, key: string): Promise<{ value: string; count: number }[]> {
  const found = await duckdb.runAndReadAll(`select ${key}, count(*)::double n from ${source} where ${key} is not null group by ${key}`);
  return found.getRowsJson().map(([value, count]) => ({ value: String(value), count: Number(count) }));
}

/** The most frequent values; among very many different ones the candidates are found approximately and then counted. */
async function topValues(duckdb: DuckDBConnection, source: string, { key, type }: Column, exact: boolean): Promise<ColumnProfile['top']> {
  const among = exact ? `${key} is not null` : `${key} in (select unnest(approx_top_k(${key}, ${TOP})) from ${source})`;
  const found = await duckdb.runAndReadAll(
    `select left(${key}::varchar, ${LONGEST}), count(*)::double n from ${source} where ${among} group by ${key} order by n desc, ${key} limit ${TOP}`,
  );
  const top = found.getRowsJson().map(([value, count]) => ({ value: shown(value, type) ?? '', count: Number(count) }));
  // Where nothing repeats, nothing is frequent.
  return exact || top.some(({ count }) => count > 1) ? top : [];
}

/** Steps of equal width; of whole numbers and days at least one wide, so that none stays empty for want of values. */
async function histogram(duckdb: DuckDBConnection, source: string, { key, type }: Column, measure: Measure): Promise<ColumnProfile['histogram']> {
  if (measure.min === null || measure.max === null) return [];
  const value = isNumber(type) ? `${key}::double` : `epoch(${key})`;
  const [least, most] = isNumber(type) ? [Number(measure.min), Number(measure.max)] : [seconds(measure.min), seconds(measure.max)];
  if (!Number.isFinite(least) || !Number.isFinite(most)) return [];
  const unit = type === 'whole' ? 1 : type === 'date' ? 86_400 : 0;
  const width = unit === 0 ? (most - least) / STEPS : Math.ceil((most - least + unit) / unit / STEPS) * unit;
  if (width === 0) return [{ from: measure.min, to: measure.max, count: measure.filled }];
  const steps = unit === 0 ? STEPS : Math.ceil((most - least + unit) / width);
  const found = await duckdb.runAndReadAll(
    `select least(greatest(floor((${value} - ${least}) / ${width}), 0), ${steps - 1})::integer step, count(*)::double from ${source} where ${key} is not null group by step`,
  );
  const counts = new Map(found.getRowsJson().map(([step, count]) => [Number(step), Number(count)]));
  return Array.from({ length: steps }, (_, step) => ({
    from: edge(least + step * width, type),
    to: step === steps - 1 ? (measure.max ?? '') : edge(least + (step + 1) * width - unit, type),
    count: counts.get(step) ?? 0,
  }));
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

async function one(duckdb: DuckDBConnection, sql: string): Promise<unknown> {
  return (await duckdb.runAndReadAll(sql)).getRowsJson()[0]?.[0];
}
