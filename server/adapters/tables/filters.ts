import { parseDay } from '#engines/dates/parseDay.ts';
import type { Comparison, Condition } from '#engines/features/condition.ts';
import type { Column } from '#engines/tables/types.ts';
import type { Bound } from './bound.ts';
import { columnOf, isNumber, keyOf, shownSql } from './columns.ts';
import { ValueUnfit, type Filter, type TableAtRest } from './tables.ts';

/** The condition in SQL, with its values bound; "true" where nothing is asked. @throws ColumnUnknown, ValueUnfit */
export function whereSql(table: TableAtRest, filters: readonly Filter[] | undefined, { bind }: Bound): string {
  const conditions = (filters ?? []).map((filter) => filterSql(columnOf(table, filter.column), filter, bind));
  return conditions.length === 0 ? 'true' : conditions.join(' and ');
}

function filterSql(column: Column, { op, value }: Filter, bind: Bound['bind']): string {
  // Times of a day and of the calendar compare as they are shown: ISO 8601 stands in their order.
  const key = column.type === 'time' ? shownSql(column) : keyOf(column);
  switch (op) {
    case 'empty':
      return `${key} is null`;
    case 'filled':
      return `${key} is not null`;
    case 'has':
      return `contains(lower(${key}::varchar), lower(${bind(value)}))`;
    case 'is':
      return `${key} = ${valueSql(column, value, bind)}`;
    case 'isNot':
      return `${key} is distinct from ${valueSql(column, value, bind)}`;
    case 'atLeast':
      return `${key} >= ${valueSql(column, value, bind)}`;
    case 'atMost':
      return `${key} <= ${valueSql(column, value, bind)}`;
  }
}

/** A condition with AND, OR and NOT in SQL, which answers as it does for values that are not there. @throws ColumnUnknown, ValueUnfit, or Error where it asks for a shape */
export function conditionSql(table: TableAtRest, condition: Condition, { bind }: Bound): string {
  const write = (part: Condition): string => {
    switch (part.kind) {
      case 'all':
      case 'any':
        return part.of.length === 0
          ? String(part.kind === 'all')
          : `(${part.of.map(write).join(part.kind === 'all' ? ' and ' : ' or ')})`;
      case 'not':
        return `(not ${write(part.of)})`;
      case 'constant':
        return String(part.value);
      case 'meets':
        throw new Error('A table has columns, not shapes.');
      case 'empty':
        return `${keyOf(columnOf(table, part.property))} is null`;
      case 'like':
        return `${shownSql(columnOf(table, part.property))}::varchar like ${bind(part.pattern)}`;
      case 'compare': {
        const column = columnOf(table, part.property);
        const key = column.type === 'time' ? shownSql(column) : keyOf(column);
        return `${key} ${comparisons[part.op]} ${valueSql(column, String(part.value), bind)}`;
      }
    }
  };
  return write(condition);
}

const comparisons: Readonly<Record<Comparison, string>> = {
  '=': '=',
  '<>': '<>',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

/** A value as the column keeps its own. @throws ValueUnfit */
function valueSql(column: Column, value: string, bind: Bound['bind']): string {
  const found = value.trim();
  const unfit = (expected: string): ValueUnfit => new ValueUnfit(column.name, value, expected);
  if (isNumber(column)) {
    if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(found)) throw unfit('numbers, such as 12.5');
    return /^-?\d{1,18}$/.test(found) ? `${bind(BigInt(found))}::bigint` : `${bind(Number(found))}::double`;
  }
  if (column.type === 'truth') {
    const truth = truths.get(found.toLowerCase());
    if (truth === undefined) throw unfit('true and false');
    return bind(truth);
  }
  if (column.type === 'date') {
    if ('mistake' in parseDay(found)) throw unfit('dates, such as 2026-04-15');
    return `${bind(found)}::date`;
  }
  if (column.type === 'time') {
    if (!time.test(found)) throw unfit('times, such as 08:30 or 2026-04-15T08:30');
    return bind(found.replace(' ', 'T').replace(/^(.*T)?(\d\d:\d\d)$/, '$1$2:00'));
  }
  return bind(value);
}

const time = /^(\d{4}-\d\d-\d\d[T ])?\d\d:\d\d(:\d\d(\.\d{1,6})?)?$/;
const truths: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);
