import type { DuckDBValue } from '@duckdb/node-api';
import type { Column } from '#engines/tables/types.ts';
import { bound } from './bound.ts';
import { columnOf, isNumber, keyOf, shownSql } from './columns.ts';
import { whereSql } from './filters.ts';
import { ValueUnfit, type GroupQuestion, type Measure, type TableAtRest } from './tables.ts';

/**
 * The question in SQL: groups in the order of their values, empty ones last, one more than asked for, so that one can
 * tell whether there are more. Measures are called "count" or "sum of Yield".
 */
export function groupSql(table: TableAtRest, question: GroupQuestion, path: string): { sql: string; values: DuckDBValue[]; columns: string[] } {
  const asked = bound();
  const by = question.by.map((name) => columnOf(table, name));
  const measures = question.measures.map(({ measure, column }) => ({ measure, column: column === null ? null : columnOf(table, column) }));
  const cells = [
    ...by.map((column) => (column.type === 'date' ? dateSql(column, question.step) : shownSql(column))),
    ...measures.map(({ measure, column }) => measureSql(measure, column)),
  ];
  const places = by.map((_, index) => index + 1);
  const grouped = places.length === 0 ? '' : ` group by ${places.join(', ')} order by ${places.map((place) => `${place} nulls last`).join(', ')}`;
  const where = whereSql(table, question.filters, asked);
  const sql = `select ${cells.join(', ')} from read_parquet(${asked.bind(path)}) where ${where}${grouped} limit ${asked.bind(BigInt(question.limit + 1))}`;
  return { sql, values: asked.values, columns: [...by.map(({ name }) => name), ...measures.map(({ measure, column }) => (column === null ? measure : `${measure} of ${column.name}`))] };
}

/** 2026-04-15, 2026-04 or 2026. */
function dateSql(column: Column, step: GroupQuestion['step']): string {
  const letters = { day: 10, month: 7, year: 4 }[step ?? 'day'];
  return `left(${shownSql(column)}, ${letters})`;
}

/** @throws ValueUnfit where the measure needs numbers and the column has none. */
function measureSql(measure: Measure, column: Column | null): string {
  if (column === null) {
    if (measure === 'count') return 'count(*)';
    throw new ValueUnfit('', measure, `a column to take the ${measure} of`);
  }
  const key = keyOf(column);
  if (!isNumber(column) && (measure === 'sum' || measure === 'mean' || measure === 'median')) {
    throw new ValueUnfit(column.name, `a column of the type ${column.type}`, `a column of numbers for the ${measure}`);
  }
  switch (measure) {
    case 'count':
      return `count(${key})`;
    case 'sum':
      return `sum(${key})`;
    case 'mean':
      return `avg(${key})`;
    case 'median':
      return `median(${key})`;
    case 'min':
    case 'max':
      return shownSql(column, `${measure}(${key})`);
    case 'distinct':
      return `count(distinct ${key})`;
  }
}
