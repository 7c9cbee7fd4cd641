import type { DescribedColumn as Column } from '../tables/columns/dictionary.ts';
import type { ChartMeasure } from './chartValues.ts';
import { nameWithUnit } from '../tables/columns/inWords.ts';
import { instantOf, type TimeStep } from './timeSteps.ts';

/** The choice of the dashboard that is no column (decision 29). */
export const POPULATION = 'Population';

/** What the tables are asked for: a share is worked out of counts or sums. */
export function tableMeasure(measure: ChartMeasure, y: Column | null): 'count' | 'sum' | 'mean' | 'median' {
  if (measure === 'share') return y !== null && isNumber(y) ? 'sum' : 'count';
  return measure;
}

/** "Mean of Yield", "Number of rows": the name of what is drawn. */
export function nameOfMeasure(measure: ChartMeasure, y: Column | null): string {
  if (measure === 'count') return y === null ? 'Population (number of rows)' : 'Number of rows';
  const of = y === null || (measure === 'share' && !isNumber(y)) ? 'rows' : nameWithUnit(y);
  return `${{ sum: 'Sum', mean: 'Mean', median: 'Median', share: 'Share' }[measure]} of ${of}`;
}

/** More hours than this are drawn by day, more days by month, more months by year. */
const MOST_HOURS = 7 * 24;
const MOST_DAYS = 120;
const MOST_MONTHS = 240;
const HOUR = 3_600_000;

/** Whether the values are days or moments. */
export function isTime({ type }: Column): boolean {
  return type === 'date' || type === 'time';
}

/** The step of time that suits the span of a column. */
export function stepFor({ type, profile }: Column): TimeStep {
  const { min = null, max = null } = profile ?? {};
  if (min === null || max === null) return 'month';
  const hours = (instantOf(max.replace(' ', 'T')) - instantOf(min.replace(' ', 'T'))) / HOUR;
  if (type === 'time' && !(hours > MOST_HOURS)) return 'hour';
  if (!(hours / 24 > MOST_DAYS)) return 'day';
  return hours / 24 / 30 > MOST_MONTHS ? 'year' : 'month';
}

export function isNumber({ type }: Column): boolean {
  return type === 'whole' || type === 'decimal';
}
