import { guessUnit } from '#engines/tables/columns/guessUnit.ts';
import { finding, many, quoted } from '#engines/tables/findings.ts';
import type { Finding } from '#engines/tables/types.ts';
import type { PlannedColumn } from './parquetTable.ts';
import type { ShownUnit, TextTable } from '../text/textTable.ts';

/** Columns with the unit that only the format of their cells shows, and what the sender has to know of it. */
export function withShownUnits(
  plan: readonly PlannedColumn[],
  { units, sheet }: TextTable,
): { readonly plan: readonly PlannedColumn[]; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const shown = plan.map((column): PlannedColumn => {
    const unit = units?.get(column.field);
    if (unit === undefined) return column;
    const numbers = isNumber(column) ? (column.changes?.read ?? unit.count) : unit.count;
    const named = guessUnit(column.name);
    const clear = isUnit(unit.unit) && unit.count >= numbers && (named === '' || named.includes(unit.unit));
    findings.push(clear ? kept(column, unit, sheet) : unclear(column, unit, sheet, numbers, named));
    return clear && isNumber(column) ? { ...column, shownUnit: unit.unit } : column;
  });
  return { plan: shown, findings };
}

function isNumber({ reading: { type } }: PlannedColumn): boolean {
  return type === 'whole' || type === 'decimal';
}

/** A word or a sign of money is a unit; a star or “<” says something else. */
function isUnit(unit: string): boolean {
  return /\p{L}{2}|^[\p{Sc}%‰°gtmlh]/u.test(unit) && !/^(approx|about|ca|c|circa|est|over|under|up to)\b/i.test(unit);
}

function kept({ name }: PlannedColumn, { unit, count, at }: ShownUnit, sheet: string | null): Finding {
  return finding({
    code: 'unitsInCells',
    weight: 'note',
    sheet,
    at,
    count,
    found: `${many(count, 'number')} of the column ${quoted(name)} shown with ${quoted(unit)} by the format of the cells alone`,
    expected: `The unit in the name of the column: ${name} (${unit})`,
    mend: `Read as numbers, with ${unit} as the unit of the column. Nothing to do, unless the unit is another.`,
  });
}

function unclear(
  { name }: PlannedColumn,
  { unit, count, at }: ShownUnit,
  sheet: string | null,
  numbers: number,
  named: string,
): Finding {
  const others = numbers - count;
  const beside =
    others > 0
      ? `, ${many(others, 'number')} without`
      : named === '' || named.includes(unit)
        ? ''
        : `, in a column whose name says ${named}`;
  return finding({
    code: 'unitsInCells',
    weight: 'warning',
    sheet,
    at,
    count,
    found: `${many(count, 'number')} of the column ${quoted(name)} shown with ${quoted(unit)} by the format of the cells alone${beside}`,
    expected: 'Numbers of one unit, and the unit in the name of the column',
    mend: `The numbers alone are read, without ${quoted(unit)}. If it means something, put it into the name of the column or into a column of its own, and send the file again.`,
  });
}
