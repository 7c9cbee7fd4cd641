import { GHCN_ELEMENTS, GHCN_UNITS } from './ghcnDly.ts';
import type { Grid } from './grid.ts';
import type { Mistake, RawFile } from './types.ts';

/**
 * GHCN-Daily by station or by year as CSV (readme of the archive): a row a value, mostly without a heading, of station,
 * day, element, value in the units of the archive, and marks of measurement, quality and source. A value with a quality
 * mark failed a check there: it counts as missing and is named. Null for another form.
 */
export function readGhcnRows({ rows }: Grid): RawFile | null {
  const first = rows.findIndex(({ cells }) => isRow(cells));
  if (first === -1 || first > 1) return null;
  const mistakes: Mistake[] = [];
  const values = rows.slice(first).flatMap(({ at: row, cells }) => {
    const [station = '', date = '', code = '', value = '', , quality = ''] = cells;
    const element = GHCN_ELEMENTS[code];
    if (!element) return [];
    const failed = failedCheck(value, quality);
    if (failed) mistakes.push({ line: row, mistake: failed });
    return [{ row, cell: `row ${row}, column 4`, station, date, element, text: failed ? '' : value }];
  });
  return { format: 'ghcnDly', values, mistakes, settled: GHCN_UNITS };
}

function isRow([station = '', day = '', element = '', value = '']: readonly string[]): boolean {
  return /^[A-Z0-9_-]{11}$/.test(station) && /^\d{8}$/.test(day) && /^[A-Z]{4}$/.test(element) && /^-?\d+$/.test(value);
}

/** What a mark of quality says of a value, where it has one. */
export function failedCheck(value: string, mark: string): string | null {
  return value === '' || mark.trim() === ''
    ? null
    : `${value} failed check ${mark.trim().slice(0, 5)} of the archive; it counts as missing.`;
}
