import { dayNumber } from '../dates/day.ts';
import { parseDay } from '../dates/parseDay.ts';
import { type DailySeries, type DayValues, makeSeries } from './series.ts';

/** Something in a file that could not be taken as it stands: the line (1 is the heading) and a sentence. */
export interface ReadingMistake {
  readonly line: number;
  readonly mistake: string;
}

const COLUMNS = {
  rain: 'rain', tmin: 'tmin', tmax: 'tmax', sun: 'sun', wind: 'wind', rh_min: 'rhMin', rh_max: 'rhMax',
} as const;

/** More rain than ever fell in a day anywhere: 1,825 mm at Foc-Foc, La Réunion (WMO archive of extremes). */
const MOST_RAIN = 1825;

/** The least and the most a value can be, by column. */
const POSSIBLE: Record<keyof typeof COLUMNS, readonly [number, number]> = {
  rain: [0, MOST_RAIN], tmin: [-90, 60], tmax: [-90, 60], sun: [0, 24], wind: [0, 110], rh_min: [0, 100], rh_max: [0, 105],
};

/**
 * Reads a daily record written as CSV: a heading with `date` and any of rain (mm), tmin, tmax (°C), sun (hours), wind
 * (m/s at 2 m), rh_min and rh_max (%), in any order; a row a day, empty is missing. What cannot be taken counts as
 * missing and is named. Throws where there is no heading or no day at all.
 */
export function readSeries(station: string, text: string): { series: DailySeries; mistakes: ReadingMistake[] } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const heading = splitLine(lines[0] ?? '').map((name) => name.toLowerCase());
  const dateAt = heading.indexOf('date');
  if (dateAt === -1) {
    throw new Error(`The first line of ${station} is "${(lines[0] ?? '').slice(0, 80)}". It must name its columns, with "date" among them.`);
  }
  const columns = Object.keys(COLUMNS).flatMap((name) => {
    const at = heading.indexOf(name);
    return at === -1 ? [] : [{ name: name as keyof typeof COLUMNS, at }];
  });
  const mistakes: ReadingMistake[] = [];
  const seen = new Set<number>();
  const days: DayValues[] = [];
  lines.forEach((line, index) => {
    if (index === 0 || line.trim() === '') return;
    const say = (mistake: string) => mistakes.push({ line: index + 1, mistake });
    const cells = splitLine(line);
    const parsed = parseDay(cells[dateAt] ?? '');
    if ('mistake' in parsed) return void say(parsed.mistake);
    const day = dayNumber(parsed.day);
    if (seen.has(day)) return void say(`${parsed.day} has a row already; this one is left out.`);
    seen.add(day);
    const values: Record<string, number | null> = {};
    for (const { name, at } of columns) values[COLUMNS[name]] = readValue(name, cells[at] ?? '', say);
    days.push({ rain: null, ...values, day });
  });
  return { series: makeSeries(station, days), mistakes };
}

function readValue(name: keyof typeof COLUMNS, text: string, say: (mistake: string) => void): number | null {
  if (text === '' || text === 'NA') return null;
  const value = Number(text);
  if (Number.isNaN(value)) {
    say(`${name} is "${text.slice(0, 40)}", which is no number; it counts as missing.`);
    return null;
  }
  const [least, most] = POSSIBLE[name];
  if (value < least || value > most) {
    say(`${name} is ${text}, which cannot be (${least} to ${most}); it counts as missing.`);
    return null;
  }
  return name === 'rain' ? Math.round(value * 100) : value;
}

function splitLine(line: string): string[] {
  return line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}
