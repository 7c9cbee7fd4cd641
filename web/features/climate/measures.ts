import type { SeasonYear } from './api.ts';

/** What of each year is shown: a day of the year, or an amount. */
export const MEASURES = ['start', 'end', 'length', 'rain', 'spell'] as const;
export type Measure = (typeof MEASURES)[number];

/** Which years count: all, a third of them by their rain, or those of El Niño, La Niña and neither. */
export const GROUPS = ['dry', 'middle', 'wet', 'nino', 'nina', 'neutral'] as const;
export type Group = (typeof GROUPS)[number];

export const isDayMeasure = (measure: Measure): boolean => measure === 'start' || measure === 'end';

/** A year's value (doy366, days or mm), or why there is none. */
export function valueOf(year: SeasonYear, measure: Measure): number | 'none' | 'unknown' {
  if (isDayMeasure(measure)) {
    const { found, doy } = measure === 'start' ? year.start : year.end;
    return doy ?? (found === 'none' ? 'none' : 'unknown');
  }
  const value =
    measure === 'rain' ? year.rain_mm : measure === 'length' ? year.length_days : year.longest_dry_spell_days;
  if (value !== null) return value;
  // Without a start or an end there is no season to measure.
  return measure !== 'rain' && (year.start.found === 'none' || year.end.found === 'none') ? 'none' : 'unknown';
}

/** The years of a group. */
export function yearsOfGroup(years: readonly SeasonYear[], group: Group | undefined): readonly SeasonYear[] {
  return group === undefined ? years : years.filter(({ third, enso }) => third === group || enso === group);
}

/** The middle of what is known: where the line stands unless it is moved. */
export function middleOf(years: readonly SeasonYear[], measure: Measure): number | null {
  const values = years
    .map((year) => valueOf(year, measure))
    .filter((value) => typeof value === 'number')
    .toSorted((p, q) => p - q);
  const middle = values[Math.floor(values.length / 2)];
  return middle === undefined ? null : Math.round(middle);
}
