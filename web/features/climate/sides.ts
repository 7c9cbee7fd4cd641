import { DEFINITION_NAMES, type DefinitionName, DEFINITIONS } from './definitions.ts';
import { type ClimateChoice, readClimateChoice, type SeasonYear } from './api.ts';
import { isDayMeasure, type Measure, valueOf } from './measures.ts';

export const COMPARE_PAGE = '/main/climate-compare';

/** One of two sides: a place, the years that count and a definition. */
export interface Side {
  readonly place: string | undefined;
  readonly first: number | undefined;
  readonly last: number | undefined;
  readonly definition: DefinitionName;
  readonly choice: ClimateChoice;
}

/** Both sides, each at a place that is there. */
export type Placed = readonly [Side & { readonly place: string }, Side & { readonly place: string }];

/** The sides of the address: the names of the first end in 1, those of the second in 2. */
export function readSides(search: URLSearchParams): readonly [Side, Side] {
  const side = (at: 1 | 2): Side => {
    const year = (name: string) => {
      const text = search.get(`${name}${at}`) ?? '';
      return /^\d{4}$/.test(text) ? Number(text) : undefined;
    };
    const definition = DEFINITION_NAMES.find((name) => name === search.get(`rule${at}`)) ?? 'usual';
    const choice = readClimateChoice(search);
    const season = choice.rule.season === undefined ? {} : { season: choice.rule.season };
    return {
      place: search.get(`place${at}`) ?? search.get('place1') ?? undefined,
      first: year('first'),
      last: year('last'),
      definition,
      choice: { ...choice, rule: { ...season, ...DEFINITIONS[definition] } },
    };
  };
  return [side(1), side(2)];
}

/** What the years of a side say by a line. */
export interface SideSummary {
  /** Years by the line, of those that can be known. */
  readonly hits: number;
  readonly known: number;
  readonly none: number;
  readonly unknown: number;
  /** By the values in order: in 2, 5 and 8 of 10 years by or below; null without any. */
  readonly early: number | null;
  readonly middle: number | null;
  readonly late: number | null;
  readonly values: readonly number[];
}

/** Sums up the years from one to another (both counted; all without them). */
export function summarise(
  years: readonly SeasonYear[],
  measure: Measure,
  line: number,
  { first = -Infinity, last = Infinity }: Pick<Side, 'first' | 'last'>,
): SideSummary {
  const found = years.filter(({ year }) => year >= first && year <= last).map((year) => valueOf(year, measure));
  const values = found.filter((value) => typeof value === 'number').toSorted((p, q) => p - q);
  const at = (tenths: number) => values[Math.max(0, Math.ceil((tenths * values.length) / 10) - 1)] ?? null;
  return {
    hits: values.filter((value) => (isDayMeasure(measure) ? value <= line : value >= line)).length,
    known: found.filter((value) => value !== 'unknown').length,
    none: found.filter((value) => value === 'none').length,
    unknown: found.filter((value) => value === 'unknown').length,
    early: at(2),
    middle: at(5),
    late: at(8),
    values,
  };
}
