import type { Column } from '../tables/types.ts';
import type { ChartMeasure } from './chartValues.ts';
import { isNumber, isTime } from './measured.ts';

export interface Suggestion {
  readonly x: string;
  readonly y: string;
  readonly measure: ChartMeasure;
}

/** Values enough to compare and few enough to read. */
export const isReadable = (column: Column): boolean => (column.profile?.distinct ?? 0) >= 2 && (column.profile?.distinct ?? 0) <= 60;
/** Numbers that name things rather than measure them: years, months, codes, ids. */
const isName = (column: Column) => /(^|[\s_])(year|month|week|day|hour|quarter|id|code|no|number|rank|lat|lon|lng|latitude|longitude)($|[\s_])/i.test(column.name) || isYears(column);
const isMonths = (column: Column) => column.type === 'whole' && /^(month|quarter|week)s?$/i.test(column.name) && isReadable(column);
const isYears = ({ type, profile }: Column) => type === 'whole' && Number(profile?.min) >= 1900 && Number(profile?.max) <= 2100 && Number(profile?.min) > 0;

/**
 * Up to three good first charts: a measured number over time, by place, by the kind of thing. Numbers whose unit is a rate
 * are averaged, others too: adding them up is right for few columns, and wrong quietly for the rest.
 */
export function suggestCharts(columns: readonly Column[]): Suggestion[] {
  const first = columns.find((column) => isNumber(column) && !isName(column));
  const times = columns.filter((column) => isTime(column) || isYears(column) || isMonths(column));
  const places = columns.filter((column) => column.names !== null && isReadable(column));
  const kinds = columns.filter((column) => column.type === 'text' && column.names === null && isReadable(column));
  const across = [...times.slice(0, 1), ...places.slice(0, 1), ...kinds.slice(0, 2)].slice(0, 3);
  if (first !== undefined) return across.map((column) => ({ x: column.name, y: first.name, measure: 'mean' }));
  return across.map((column) => ({ x: column.name, y: 'Population', measure: 'count' }));
}
