import { type Day, dayNumberOf, dayText, daysInMonth, isLeapYear, yearOf } from '../dates/day.ts';

/** Rain of a day that is not known. Known rain is a whole number of hundredths of a millimetre, never negative. */
export const MISSING = -1;

/**
 * The daily record of one station, whole calendar years long: entry 0 is 1 January of the first year.
 * Days that have no row, and days outside the record, are missing like blank ones.
 */
export interface DailySeries {
  readonly station: string;
  /** Day number (see dayNumber) of entry 0. */
  readonly start: number;
  readonly firstYear: number;
  readonly lastYear: number;
  /** Entries of the first and last day for which the record has a row. */
  readonly firstRecord: number;
  readonly lastRecord: number;
  /** Day of the year counted as if every year had a 29 February: 1 March is 61 always. */
  readonly doy: Int16Array;
  /** Month of each entry, 1 to 12. */
  readonly month: Uint8Array;
  /** Entry of 1 January of each year, and of the year after the last. */
  readonly yearStarts: readonly number[];
  /** Hundredths of a millimetre, or MISSING. */
  readonly rain: Int32Array;
  /** Rain of all known days before an entry, hundredths; one longer than the series. */
  readonly rainBefore: Int32Array;
  /** How many days before an entry are missing; one longer than the series. */
  readonly gapsBefore: Int32Array;
  /** °C, hours, m/s at 2 m and per cent; NaN where not known. */
  readonly tmin: Float64Array;
  readonly tmax: Float64Array;
  readonly sun: Float64Array;
  readonly wind: Float64Array;
  readonly rhMin: Float64Array;
  readonly rhMax: Float64Array;
}

/** What was measured on one day: rain in hundredths of a millimetre, the others in their units; null is not known. */
export interface DayValues {
  /** Day number (see dayNumber). */
  readonly day: number;
  readonly rain: number | null;
  readonly tmin?: number | null;
  readonly tmax?: number | null;
  readonly sun?: number | null;
  readonly wind?: number | null;
  readonly rhMin?: number | null;
  readonly rhMax?: number | null;
}

/** Lays rows out as a series, in any order. Throws when there is no row; of two rows of a day the later one counts. */
export function makeSeries(station: string, days: readonly DayValues[]): DailySeries {
  let first = Infinity;
  let last = -Infinity;
  for (const { day } of days) {
    if (day < first) first = day;
    if (day > last) last = day;
  }
  if (days.length === 0) throw new Error(`The series ${station} holds no day.`);
  return layOut(station, first, last, (columns, start) => {
    for (const values of days) {
      const index = values.day - start;
      columns.rain[index] = values.rain ?? MISSING;
      for (const name of MEASURED) columns[name][index] = values[name] ?? NaN;
    }
  });
}

/** What is measured beside rain. */
export const MEASURED = ['tmin', 'tmax', 'sun', 'wind', 'rhMin', 'rhMax'] as const;

type Columns = Pick<DailySeries, 'rain' | (typeof MEASURED)[number]>;

/**
 * A series from its first day to its last (day numbers); `fill` is given columns without a value and the day of entry 0.
 * Of what is measured beside rain it fills no others than `measured`: those share one column without a value.
 */
export function layOut(
  station: string,
  first: number,
  last: number,
  fill: (columns: Columns, start: number) => void,
  measured: readonly (typeof MEASURED)[number][] = MEASURED,
): DailySeries {
  const frame = emptyFrame(yearOf(dayText(first)), yearOf(dayText(last)));
  const { start, length } = frame;
  const unknown = () => new Float64Array(length).fill(NaN);
  const none = measured.length < MEASURED.length ? unknown() : new Float64Array();
  const column = (name: (typeof MEASURED)[number]) => (measured.includes(name) ? unknown() : none);
  const columns = {
    rain: new Int32Array(length).fill(MISSING),
    tmin: column('tmin'),
    tmax: column('tmax'),
    sun: column('sun'),
    wind: column('wind'),
    rhMin: column('rhMin'),
    rhMax: column('rhMax'),
  };
  fill(columns, start);
  return {
    station,
    ...frame,
    firstRecord: first - start,
    lastRecord: last - start,
    ...columns,
    ...countUp(columns.rain),
  };
}

/** The same record with other rain: for what-if questions and for checking rules. */
export function withRain(series: DailySeries, rain: Int32Array): DailySeries {
  return { ...series, rain, ...countUp(rain) };
}

/** Rain of the days from an entry to another, both counted, in hundredths; MISSING when any of them is not known. */
export function rainBetween(series: DailySeries, from: number, to: number): number {
  return gapsBetween(series, from, to) > 0 ? MISSING : knownRainBetween(series, from, to);
}

/** Rain of the known days from an entry to another, both counted, in hundredths. */
export function knownRainBetween(series: DailySeries, from: number, to: number): number {
  const { rainBefore } = series;
  const first = Math.max(0, from);
  const end = Math.min(rainBefore.length - 1, to + 1);
  return end <= first ? 0 : (rainBefore[end] ?? 0) - (rainBefore[first] ?? 0);
}

/** How many days from an entry to another, both counted, are not known; days outside the series are not. */
export function gapsBetween(series: DailySeries, from: number, to: number): number {
  if (to < from) return 0;
  const { gapsBefore } = series;
  const first = Math.max(0, from);
  const end = Math.min(gapsBefore.length - 1, to + 1);
  const outside = to - from + 1 - Math.max(0, end - first);
  return outside + (end > first ? (gapsBefore[end] ?? 0) - (gapsBefore[first] ?? 0) : 0);
}

/** The calendar day of an entry. */
export function dayAt(series: DailySeries, index: number): Day {
  return dayText(series.start + index);
}

/** The entry of a day counted as doy366; -1 for 29 February of a year without one. */
export function entryOf(series: DailySeries, year: number, doy366: number): number {
  const first = series.yearStarts[year - series.firstYear];
  if (first === undefined) return -1;
  if (isLeapYear(year)) return first + doy366 - 1;
  if (doy366 === 60) return -1;
  return first + doy366 - (doy366 > 60 ? 2 : 1);
}

/** Every year of the series, first to last. */
export function yearsOf(series: DailySeries): number[] {
  const years: number[] = [];
  for (let year = series.firstYear; year <= series.lastYear; year += 1) years.push(year);
  return years;
}

/** Entries of the first and last day of a calendar year. */
export function yearSpan(series: DailySeries, year: number): readonly [from: number, to: number] {
  const at = year - series.firstYear;
  return [series.yearStarts[at] ?? 0, (series.yearStarts[at + 1] ?? 0) - 1];
}

function emptyFrame(firstYear: number, lastYear: number) {
  const start = dayNumberOf(firstYear, 1, 1);
  const length = dayNumberOf(lastYear + 1, 1, 1) - start;
  const doy = new Int16Array(length);
  const month = new Uint8Array(length);
  const yearStarts: number[] = [];
  let index = 0;
  for (let year = firstYear; year <= lastYear; year += 1) {
    yearStarts.push(index);
    let day366 = 1;
    for (let m = 1; m <= 12; m += 1) {
      const days = daysInMonth(year, m);
      for (let day = 1; day <= days; day += 1, index += 1, day366 += 1) {
        doy[index] = day366;
        month[index] = m;
      }
      if (days === 28) day366 += 1;
    }
  }
  yearStarts.push(index);
  return { start, length, firstYear, lastYear, doy, month, yearStarts };
}

function countUp(rain: Int32Array) {
  const rainBefore = new Int32Array(rain.length + 1);
  const gapsBefore = new Int32Array(rain.length + 1);
  let [total, gaps] = [0, 0];
  for (let index = 0; index < rain.length; index += 1) {
    const value = rain[index] ?? MISSING;
    if (value === MISSING) gaps += 1;
    else total += value;
    rainBefore[index + 1] = total;
    gapsBefore[index + 1] = gaps;
  }
  return { rainBefore, gapsBefore };
}
