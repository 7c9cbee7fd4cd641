import { type DailySeries, MEASURED, yearsOf, yearSpan } from '../series.ts';

/** An element measured beside rain: its years, and the mean of each month, January first. */
export interface ElementMeans {
  readonly element: (typeof MEASURED)[number];
  readonly firstYear: number;
  readonly lastYear: number;
  readonly knownDays: number;
  /** In the element's unit, one decimal; null where too few days are known. */
  readonly months: readonly (number | null)[];
}

/** Fewer days, or of fewer years, are no mean of a month: and they would tell single values. Our choice. */
const FEWEST_DAYS = 60;
const FEWEST_YEARS = 3;

/** The mean of each month for every element a record has beside rain. */
export function elementMeans(series: DailySeries): ElementMeans[] {
  return MEASURED.flatMap((element) => {
    const values = series[element];
    const sums = Array.from({ length: 12 }, () => ({ sum: 0, days: 0, years: new Set<number>() }));
    const years: number[] = [];
    for (const year of yearsOf(series)) {
      const [from, to] = yearSpan(series, year);
      let isKnown = false;
      for (let index = from; index <= to; index += 1) {
        const value = values[index] ?? NaN;
        const month = sums[(series.month[index] ?? 1) - 1];
        if (Number.isNaN(value) || !month) continue;
        month.sum += value;
        month.days += 1;
        month.years.add(year);
        isKnown = true;
      }
      if (isKnown) years.push(year);
    }
    const [firstYear, lastYear] = [years[0], years.at(-1)];
    if (firstYear === undefined || lastYear === undefined) return [];
    const months = sums.map(({ sum, days, years: known }) =>
      days < FEWEST_DAYS || known.size < FEWEST_YEARS ? null : Math.round((sum / days) * 10) / 10,
    );
    return [{ element, firstYear, lastYear, knownDays: sums.reduce((all, { days }) => all + days, 0), months }];
  });
}
