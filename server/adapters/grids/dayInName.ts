import path from 'node:path';
import { dayNumber, daysInMonth } from '#engines/dates/day.ts';
import { GridRefused } from './grid.ts';

/**
 * The day number the name of a file tells, such as chirps-v2.0.1981.01.31.tif, rfe1981_01_31.v3.1.nc or
 * rr_mrg_19810131_ALL.nc. Throws a sentence where it tells none.
 */
export function dayInName(file: string): number {
  for (const match of path.basename(file).matchAll(/(\d{4})[._-]?(\d{2})[._-]?(\d{2})(?!\d)/g)) {
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    if (month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month))
      return dayNumber(`${match[1]}-${match[2]}-${match[3]}`);
  }
  throw new GridRefused(`Its name tells no day. Name it like rain.1981.01.31${path.extname(file)}.`);
}
