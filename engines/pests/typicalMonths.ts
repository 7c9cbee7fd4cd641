import { type Day, dayNumber, daysInMonth, monthOf, yearOf } from '../dates/day.ts';
import { ARMYWORM, armywormDegreeDays, type MonthNormals, type TypicalMonth } from './pestModels.ts';

/** A year that is not a leap year: normals know no leap years. */
const PLAIN_YEAR = 2027;
/** Days of a plain year. */
export const YEAR_DAYS = 365;

/** Month (1–12) of each day of a plain year, 1 January first. */
export const MONTHS_OF_DAYS: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
  Array.from({ length: daysInMonth(PLAIN_YEAR, month) }, () => month),
);

/** Which day of a plain year a day is, 1 January first (0); 29 February counts as the 28th. */
export function dayOfYear(day: Day): number {
  const plain = day.endsWith('-02-29') ? day.replace('-02-29', '-02-28') : day;
  const number = dayNumber(plain) - dayNumber(`${yearOf(plain)}-01-01`);
  const leaps = daysInMonth(yearOf(plain), 2) === 29 && monthOf(plain) > 2;
  return leaps ? number - 1 : number;
}

const known = new WeakMap<readonly MonthNormals[], readonly TypicalMonth[] | null>();

/** The months of a place as the rules read them, made once; null when a figure is missing. */
export function typicalMonths(normals: readonly MonthNormals[]): readonly TypicalMonth[] | null {
  const made = known.get(normals);
  if (made !== undefined) return made;
  const months = normals.map((figures, index) => typicalMonth(figures, index + 1));
  const complete = months.length === 12 && months.every((month) => month !== null) ? months : null;
  known.set(normals, complete);
  return complete;
}

function typicalMonth(figures: MonthNormals, month: number): TypicalMonth | null {
  const { rainMm, rainDays, tmaxC, tminC, rhPct } = figures;
  if (rainMm === null || rainDays === null || tmaxC === null || tminC === null || rhPct === null) return null;
  const length = daysInMonth(PLAIN_YEAR, month);
  return {
    meanC: (tmaxC + tminC) / 2,
    minC: tminC,
    rhPct,
    rain: (days) => (rainMm / length) * days,
    wetDays: (days) => Math.round((rainDays / length) * days),
    dryRun: (length - rainDays) / (rainDays + 1),
    rainOfWetDay: rainDays === 0 ? 0 : rainMm / rainDays,
  };
}

const counted = new WeakMap<readonly TypicalMonth[], Map<string, readonly number[]>>();

/**
 * Generations of fall armyworm completed by each day of a year (1 January first), counted from the day the first rains
 * usually set in, in a year of typical temperatures.
 * @param firstRains only its month and day matter
 */
export function generationsByDay(months: readonly TypicalMonth[], firstRains: Day): readonly number[] {
  const made = counted.get(months) ?? new Map<string, readonly number[]>();
  counted.set(months, made);
  const found = made.get(firstRains);
  if (found !== undefined) return found;
  const start = dayOfYear(firstRains);
  const generations = Array.from({ length: YEAR_DAYS }, () => 0);
  let warmth = 0;
  for (let step = 0; step < YEAR_DAYS; step += 1) {
    const day = (start + step) % YEAR_DAYS;
    generations[day] = warmth / ARMYWORM.degreeDays;
    warmth += armywormDegreeDays(months[(MONTHS_OF_DAYS[day] ?? 1) - 1]?.meanC ?? ARMYWORM.baseC);
  }
  made.set(firstRains, generations);
  return generations;
}
