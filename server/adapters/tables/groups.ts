import type { DuckDBValue } from '@duckdb/node-api';
import type { Column } from '#engines/tables/types.ts';
import { bound } from './bound.ts';
import { columnOf, isNumber, keyOf, shownSql } from './columns.ts';
import { literal } from './duckdb.ts';
import { whereSql } from './filters.ts';
import { ValueUnfit, type GroupQuestion, type Measure, type TableAtRest } from './tables.ts';

/**
 * The question in SQL: groups in the order of their values, empty ones last, or the largest first. Measures are called "count" or "sum of
 * Yield". Without a limit: it would have DuckDB hold every row against the last group so far, at half its speed.
 */
export function groupSql(
  table: TableAtRest,
  question: GroupQuestion,
  path: string,
): { sql: string; values: DuckDBValue[]; columns: string[] } {
  const asked = bound();
  const by = question.by.map((name) => columnOf(table, name));
  const measures = question.measures.map(({ measure, column }) => ({
    measure,
    column: column === null ? null : columnOf(table, column),
  }));
  const groups = by.map((column, index) => `${groupedSql(column, question.step)} as g${index}`);
  const measured = measures.map(({ measure, column }, index) => `${measureSql(measure, column)} as m${index}`);
  const where = whereSql(table, question.filters, asked);
  const made = `select ${[...groups, ...measured].join(', ')} from read_parquet(${literal(path)})${where === 'true' ? '' : ` where ${where}`}${by.length === 0 ? '' : ` group by ${by.map((_, index) => index + 1).join(', ')}`}`;
  // A group is worded once it is made: words of ten million rows would take as long as the rest.
  const shown = [
    ...by.map((column, index) => shownGroupSql(column, `g${index}`, question.step)),
    ...measures.map((_, index) => `m${index}`),
  ];
  const ordered = [
    ...(question.largestFirst ? ['m0 desc nulls last'] : []),
    ...by.map((_, index) => `g${index} nulls last`),
  ];
  const order = by.length === 0 ? '' : ` order by ${ordered.join(', ')}`;
  const sql = `select ${shown.join(', ')} from (${made})${order}`;
  return {
    sql,
    values: asked.values,
    columns: [
      ...by.map(({ name }) => name),
      ...measures.map(({ measure, column }) => (column === null ? measure : `${measure} of ${column.name}`)),
    ],
  };
}

/** The step a column takes: days of a date where none is told, no step of a time. */
function stepOf({ type }: Column, step: GroupQuestion['step']): GroupQuestion['step'] {
  if (type === 'date') return step === undefined || step === 'hour' ? 'day' : step;
  return type === 'time' ? step : undefined;
}

function groupedSql(column: Column, asked: GroupQuestion['step']): string {
  const step = stepOf(column, asked);
  return step === undefined || (column.type === 'date' && step === 'day')
    ? keyOf(column)
    : `date_trunc('${step}', ${keyOf(column)})`;
}

/** As much of a moment as its step tells: 2026-04-15T14, 2026-04-15, 2026-04, 2026. */
const LETTERS = { hour: 13, day: 10, week: 10, month: 7, year: 4 } as const;

/** Steps in words: 2026-04-15T14:00, 2026-04-15, the Monday of a week, 2026-04, 2026-Q2, 2026. */
function shownGroupSql(column: Column, group: string, asked: GroupQuestion['step']): string {
  const step = stepOf(column, asked);
  const shown = shownSql(column, group);
  if (step === undefined) return shown;
  if (step === 'quarter') return `year(${group}) || '-Q' || quarter(${group})`;
  const told = `left(${shown}, ${LETTERS[step]})`;
  return step === 'hour' ? `${told} || ':00'` : told;
}

const inWords = {
  whole: 'numbers',
  decimal: 'numbers',
  text: 'texts',
  date: 'dates',
  time: 'times',
  truth: 'true and false',
} as const;

/** @throws ValueUnfit where the measure needs numbers and the column has none. */
function measureSql(measure: Measure, column: Column | null): string {
  if (column === null) {
    if (measure === 'count') return 'count(*)';
    throw new Error(`A ${measure} is taken of a column.`);
  }
  const key = keyOf(column);
  if (!isNumber(column) && (measure === 'sum' || measure === 'mean' || measure === 'median')) {
    throw new ValueUnfit(column.name, measure, `${inWords[column.type]}, which have no ${measure}`);
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
