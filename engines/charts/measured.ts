import type { Column } from '../tables/types.ts';
import type { ChartMeasure } from './chartValues.ts';

/** The choice of the dashboard that is no column (decision 29). */
export const POPULATION = 'Population';

/** What is measured of a column that is not told how: numbers are averaged, Population is added up, the rest counted. */
export function usualMeasure(y: Column | null): ChartMeasure {
  if (y === null || !isNumber(y)) return 'count';
  return y.name === POPULATION ? 'sum' : 'mean';
}

/** What the tables are asked for: a share is worked out of counts or sums. */
export function tableMeasure(measure: ChartMeasure, y: Column | null): 'count' | 'sum' | 'mean' | 'median' {
  if (measure === 'share') return y !== null && isNumber(y) ? 'sum' : 'count';
  return measure;
}

/** "Mean of Yield", "Number of rows": the name of what is drawn. */
export function nameOfMeasure(measure: ChartMeasure, y: Column | null): string {
  if (measure === 'count') return y === null ? 'Population (number of rows)' : 'Number of rows';
  const of = y === null || (measure === 'share' && !isNumber(y)) ? 'rows' : y.name;
  return `${{ sum: 'Sum', mean: 'Mean', median: 'Median', share: 'Share' }[measure]} of ${of}`;
}

/** More days than this are drawn by month, more months by year. */
const MOST_DAYS = 120;
const MOST_MONTHS = 240;

/** The step of time that suits the span of a date column. */
export function stepFor({ profile }: Column): 'day' | 'month' | 'year' {
  const { min = null, max = null } = profile ?? {};
  if (min === null || max === null) return 'month';
  const days = (Date.parse(max.slice(0, 10)) - Date.parse(min.slice(0, 10))) / 86_400_000;
  if (!(days > MOST_DAYS)) return 'day';
  return days / 30 > MOST_MONTHS ? 'year' : 'month';
}

export function isNumber({ type }: Column): boolean {
  return type === 'whole' || type === 'decimal';
}
