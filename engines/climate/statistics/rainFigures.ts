import { dayText, dayNumber } from '../../dates/day.ts';
import { placeSeasons, type RainSeason, type SeasonOfYear, usualRules } from '../seasons/placeSeasons.ts';
import { type DailySeries, gapsBetween } from '../series.ts';
import type { RainZone } from '../zones.ts';

/** What the years of a record come to for one season; null with fewer than five years that are known. */
export interface SeasonFigures {
  /** The day by which the rains had begun in half of the years, MM-DD; years without a start had not. */
  readonly start: string | null;
  readonly end: string | null;
  /** Days. */
  readonly length: number | null;
  readonly drySpell: number | null;
  /** Starts that a long dry spell made false, per cent of all. */
  readonly failed: number | null;
}

/** What a record comes to for a map: the middle of its years. */
export interface RainFigures {
  readonly years: number;
  /** Days without rain measured, per cent. */
  readonly missing: number;
  /** Rain of a year, mm. */
  readonly rain: number | null;
  /** The only season, or the major one where there are two. */
  readonly first: SeasonFigures;
  /** Null in the north. */
  readonly minor: SeasonFigures | null;
}

const FEWEST_YEARS = 5;

/** What a record comes to by the usual rules of its zone. */
export function rainFigures(series: DailySeries, zone: RainZone): RainFigures {
  const seasons = (season: RainSeason): SeasonOfYear[] => {
    const { start, end } = usualRules(zone, season);
    return placeSeasons(series, start, end);
  };
  const first = seasons('main');
  const days = series.lastRecord - series.firstRecord + 1;
  const missing = (100 * gapsBetween(series, series.firstRecord, series.lastRecord)) / days;
  return {
    years: series.lastYear - series.firstYear + 1,
    missing: Math.round(missing * 10) / 10,
    rain: rounded(middle(first.map(({ rain }) => (rain === null ? null : rain / 100)))),
    first: figuresOf(first),
    minor: zone === 'south' ? figuresOf(seasons('minor')) : null,
  };
}

function figuresOf(years: readonly SeasonOfYear[]): SeasonFigures {
  // A year without a start stands behind all days: the rains had not begun.
  const starts = years.map(({ start }) => start.doy ?? (start.found === 'none' ? Infinity : null));
  const begun = years.filter(({ start }) => start.found === 'day').length;
  const counts = years.flatMap(({ falseStarts }) => falseStarts ?? []);
  const failed = counts.reduce((sum, each) => sum + each, 0);
  return {
    start: monthDay(middle(starts)),
    end: monthDay(middle(years.map(({ end }) => (end.found === 'day' ? end.doy : null)))),
    length: middle(years.map(({ length }) => length)),
    drySpell: middle(years.map(({ longestDrySpell }) => longestDrySpell)),
    failed: counts.length < FEWEST_YEARS || failed + begun === 0 ? null : Math.round((100 * failed) / (failed + begun)),
  };
}

/** The middle value, of two the smaller; null with too few. */
function middle(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).toSorted((p, q) => p - q);
  const found = known[Math.ceil(known.length / 2) - 1];
  return known.length < FEWEST_YEARS || found === undefined || found === Infinity ? null : found;
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}

/** MM-DD of a day of the year with 29 February in every year. */
function monthDay(doy: number | null): string | null {
  return doy === null ? null : dayText(dayNumber('2000-01-01') + doy - 1).slice(5);
}
