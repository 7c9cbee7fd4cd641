import type { Answers, Element, Mistake, RawFile, RawValue } from './types.ts';

/** Elements by their codes in GHCN-Daily. */
export const GHCN_ELEMENTS: Readonly<Record<string, Element>> = {
  PRCP: 'rain',
  TMAX: 'tmax',
  TMIN: 'tmin',
  TSUN: 'sun',
  AWND: 'wind',
  RHMN: 'rhMin',
  RHMX: 'rhMax',
};
/** The units of the archive: tenths of mm, of °C and of m/s, minutes of sunshine, -9999 for missing days. */
export const GHCN_UNITS: Answers = {
  missing: '-9999',
  rainUnit: 'tenths',
  temperatureUnit: 'tenths',
  sunUnit: 'minutes',
  windUnit: 'tenths_10m',
  humidityUnit: 'percent',
};
const DAYS = 31;
/** Eleven places of the station, four of the year, two of the month, four of the element; then eight a day. */
const HEAD = 21;
const DAY = 8;

/**
 * GHCN-Daily in fixed columns (readme.txt of the archive): a row a month and element, tenths of mm, of °C and of m/s,
 * minutes of sunshine, humidity in %, -9999 missing, and after each value marks of measurement, quality and source. A value with a quality mark failed a check
 * there: it counts as missing and is named.
 */
export function readGhcnDly(text: string): RawFile {
  const mistakes: Mistake[] = [];
  const values: RawValue[] = [];
  text.split(/\r\n|\n|\r/).forEach((line, index) => {
    const element = GHCN_ELEMENTS[line.slice(17, 21)];
    if (!element) return;
    const [station, year, month] = [line.slice(0, 11), line.slice(11, 15), line.slice(15, 17)];
    const length = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
    if (line.length < HEAD + (length - 1) * DAY + 5) {
      mistakes.push({
        line: index + 1,
        mistake: `The row is cut off after ${line.length} characters; a month of ${length} days has ${HEAD + length * DAY}. It is left out.`,
      });
      return;
    }
    for (let day = 1; day <= Math.min(DAYS, length); day += 1) {
      const at = HEAD + (day - 1) * DAY;
      const [value, mark] = [line.slice(at, at + 5).trim(), line.slice(at + 6, at + 7).trim()];
      const isFailed = mark !== '' && value !== '-9999';
      if (isFailed)
        mistakes.push({
          line: index + 1,
          mistake: `${value} of day ${day} failed check ${mark} of the archive; it counts as missing.`,
        });
      values.push({
        row: index + 1,
        cell: `row ${index + 1}, day ${day}`,
        station,
        date: { year, month, day: String(day) },
        element,
        text: isFailed ? '' : value,
      });
    }
  });
  return {
    format: 'ghcnDly',
    values,
    mistakes,
    settled: GHCN_UNITS,
  };
}
