import { columnIndex } from '#engines/tables/findings.ts';
import type { ShownUnit } from '../text/textTable.ts';
import type { SheetOddities } from './oddities.ts';

/** By the place of a column, the one unit its numbers are shown with; what has several is told of the sheet. */
export function unitsOfColumns(units: SheetOddities['units'] = new Map()): ReadonlyMap<number, ShownUnit> {
  const found = new Map<number, ShownUnit>();
  for (const [letters, byUnit] of units) {
    const [only, other] = byUnit;
    if (only === undefined || other !== undefined) continue;
    const [unit, { count, at }] = only;
    found.set(columnIndex(letters), { unit, count, at: at ?? letters });
  }
  return found;
}
