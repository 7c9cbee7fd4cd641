import type { DescribedColumn as Column } from '../tables/columns/dictionary.ts';
import type { ChartValues } from './chartValues.ts';
import { unitOf } from './columnFamily.ts';

/** What rounding of printed percentages leaves or adds. */
const ROUNDING = 0.6;

/** Whether a total of percentages is the whole of them. */
export function addsToHundred(column: Column, total: number): boolean {
  return unitOf(column) === '%' && Math.abs(total - 100) <= ROUNDING;
}

/** Whether the values of a chart are percentages of one whole: one series, none below zero, 100 in all. */
export function areSharesOfWhole(y: Column, { series, labelsLeftOut }: ChartValues): boolean {
  const [only, another] = series;
  if (only === undefined || another !== undefined || labelsLeftOut > 0) return false;
  const values = only.values.filter((value): value is number => value !== null);
  return (
    values.every((value) => value >= 0) &&
    addsToHundred(
      y,
      values.reduce((sum, value) => sum + value, 0),
    )
  );
}
