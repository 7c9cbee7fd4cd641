import type { Column } from '../tables/types.ts';

/** What the rows of a dataset speak of, as far as they tell. */
export interface Coverage {
  readonly coversFrom: string | null;
  readonly coversTo: string | null;
  /** Region keys; empty where the rows name none, or more than their profile lists. */
  readonly regions: readonly string[];
}

const FIRST_YEAR = 1900;

/**
 * Time and place out of the columns of a dataset: the span of its days, else of a column headed "year", and the regions of
 * a column of regions whose values are all among the most frequent ten that are kept.
 *
 * @param lastYear years after it are no years of data: a target, or a typing error.
 */
export function coverageOf(
  columns: readonly Column[],
  regionOf: (name: string) => string | undefined,
  lastYear: number,
): Coverage {
  const spans = columns.map((column) => spanOf(column, lastYear)).filter((span) => span !== null);
  return {
    coversFrom: spans.map(([from]) => from).toSorted()[0] ?? null,
    coversTo:
      spans
        .map(([, to]) => to)
        .toSorted()
        .at(-1) ?? null,
    regions: regionsOf(columns, regionOf),
  };
}

function spanOf({ name, type, profile }: Column, lastYear: number): readonly [from: string, to: string] | null {
  const { min = null, max = null } = profile ?? {};
  if (min === null || max === null) return null;
  if (type === 'date')
    return inYears(min, lastYear) && inYears(max, lastYear) ? [min.slice(0, 10), max.slice(0, 10)] : null;
  if (type !== 'whole' || !/^(crop |production |survey )?(year|yr|annee|année)s?$/i.test(name.trim())) return null;
  return inYears(min, lastYear) && inYears(max, lastYear) ? [`${min}-01-01`, `${max}-12-31`] : null;
}

function inYears(day: string, lastYear: number): boolean {
  const year = Number(day.slice(0, 4));
  return /^\d{4}(-|$)/.test(day) && year >= FIRST_YEAR && year <= lastYear;
}

function regionsOf(columns: readonly Column[], regionOf: (name: string) => string | undefined): string[] {
  for (const { names, profile } of columns) {
    if (names !== 'region' || profile === null || profile.distinct > profile.top.length) continue;
    return [...new Set(profile.top.flatMap(({ value }) => regionOf(value) ?? []))].toSorted();
  }
  return [];
}
