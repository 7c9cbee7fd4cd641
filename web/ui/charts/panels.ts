import { numbersIn, type ChartData, type Series } from './data.ts';

/** What is drawn over one value axis. */
export interface Panel {
  unit: string;
  /** With the place of each in the whole chart, which is its colour, dash and marker. */
  series: readonly (Series & { index: number })[];
  /** What the axis has to hold; none where there is nothing to draw. */
  numbers: readonly number[];
  fit: boolean;
}

/** The series by their units, in the order the units come. */
export function panelsOf({ series, unit }: Pick<ChartData, 'series' | 'unit'>): Panel[] {
  const units = new Map<string, (Series & { index: number })[]>();
  for (const [index, each] of series.entries()) {
    const own = each.unit ?? unit;
    units.set(own, [...(units.get(own) ?? []), { ...each, index }]);
  }
  return [...units].map(([own, of]) => ({
    unit: own,
    series: of,
    numbers: heldBy(of),
    // Bars stand on zero.
    fit: of.every(({ fit, bars }) => fit === true && bars !== true),
  }));
}

function heldBy(series: readonly Series[]): number[] {
  const numbers = numbersIn(series);
  return numbers.length === 0 ? [] : [...numbers, ...series.flatMap(({ reach }) => reach ?? [])];
}
