import type { CellKind } from './cellKinds.ts';
import type { Count } from '../columns/columnFindings.ts';
import type { ColumnReading, ColumnToDecide } from '../columns/decideColumn.ts';
import { kindsOfStyle, type NumberStyle } from './numberStyle.ts';
import { isCommaUnit, kindsOfUnit, type UnitKind, unitOfKind } from './unitCells.ts';

/** How a column of numbers with a unit may be read: with a decimal point, and with a decimal comma where cells have one. */
export function readingsOfUnit({ counts }: ColumnToDecide, kind: UnitKind, count: Count): ColumnReading[] {
  // 0.17 beside 12% may be seventeen per cent; 980 beside GHS 1,010 are cedis.
  const plain = (style: NumberStyle): CellKind[] =>
    isShare(kind) ? [] : [...kindsOfStyle(style), 'marked', 'slashed'];
  const comma = kindsOfUnit(kind).find(isCommaUnit);
  const reading = { type: 'decimal' as const, unit: unitOfKind[kind] };
  const pointed = { ...reading, style: 'point' as const, read: [kind, ...plain('point')] };
  if (comma === undefined || count(comma) === 0) return [pointed];
  // Whole numbers are the same with either; 2,500 kg is not.
  const whole = (counts.get(kind)?.signs ?? 0) === 0 ? [kind] : [];
  return [pointed, { ...reading, style: 'comma', read: [comma, ...whole, ...plain('comma')] }];
}

/** Shares of a hundred and of a thousand. */
function isShare(kind: UnitKind): boolean {
  return kind === 'percent' || kind === 'permille';
}

/** The units that cells of a column are written with. */
export function unitsOf(count: Count): UnitKind[] {
  return (Object.keys(unitOfKind) as UnitKind[]).filter((kind) => count(...kindsOfUnit(kind)) > 0);
}

/** Whether a column holds numbers of two units, or shares of a hundred beside plain numbers, which may be fractions. */
export function unitsDiffer({ read }: ColumnReading, count: Count): boolean {
  const plain = read.filter((kind) => !(kind in unitOfKind) && !isCommaUnit(kind));
  const shares = count('percent', 'percentComma', 'permille', 'permilleComma');
  return unitsOf(count).length > 1 || (shares > 0 && count(...new Set([...plain, ...kindsOfStyle('point')])) > 0);
}
