import type { CellKind } from './cellKinds.ts';
import { type Count, firstOf, keepAsText, listed, type Question } from '../columns/columnFindings.ts';
import type { ColumnReading, ColumnToDecide } from '../columns/decideColumn.ts';
import { kindsOfStyle, plainNumber, signedNumber, styleAmong } from './numberStyle.ts';
import { finding, many, quoted } from '../findings.ts';
import type { Finding } from '../types.ts';
import { commaUnitKinds, kindsOfUnit, type UnitKind, unitOfKind } from './unitCells.ts';
import { writtenOtherwise } from './writtenOtherwise.ts';

/** Numbers in brackets, with the minus behind them or apart from them, or with a plus: text until the sender says what they mean. */
export function signedNumbers(
  column: ColumnToDecide,
  { style = 'point', read, commas }: ColumnReading,
  count: Count,
): Question {
  const kinds = (['signed', 'signedComma'] as const).filter((kind) => read.includes(kind));
  return writtenOtherwise(column, kinds, count, {
    code: 'signs',
    fix: 'readSigns',
    valueOf: (written) => signedNumber(written, commas === undefined ? style : styleAmong(written, commas)),
    what: 'with the sign written in another way',
    expected: 'A minus before the digits of a negative number and no sign before others',
    write: 'so',
    noun: 'number',
  });
}

/** Columns that stay text though most of their cells begin with a number: words we know of no unit, units side by side, bounds as <0.1. */
export function unreadNumbers(column: ColumnToDecide, count: Count, said: number): Finding[] {
  const units = [...(Object.keys(unitOfKind) as CellKind[]), ...commaUnitKinds];
  const kinds: CellKind[] = ['bounded', 'worded', 'scaled', 'tenPower', ...units];
  const numbers = new Set<CellKind>([...kindsOfStyle('point'), ...kindsOfStyle('comma'), 'marked', ...kinds]);
  const odd = count(...kinds);
  const { at, examples } = firstOf(column, kinds);
  if (odd === 0 || count(...numbers) < said / 2 || !saysHowMuch(column, count, examples)) return [];
  return [
    finding({
      code: 'unitsInCells',
      weight: 'warning',
      sheet: column.sheet,
      at,
      count: odd,
      found: `${listed(examples)} in the column ${quoted(column.name)}: ${many(odd, 'number')} with something written beside ${odd === 1 ? 'it' : 'them'}`,
      expected: 'Digits alone, in one unit, and the unit in the name of the column',
      mend: 'Write digits alone into the cells and send the file again, or keep the column as text. As text it cannot be summed or charted.',
      fix: keepAsText(column),
    }),
  ];
}

/** Whether cells are quantities: 12A and 14B are codes, 12 crates and 9 crates are not. */
function saysHowMuch(column: ColumnToDecide, count: Count, examples: readonly string[]): boolean {
  const units = [...(Object.keys(unitOfKind) as CellKind[]), ...commaUnitKinds];
  if (count('bounded') > 0 || count('worded') < count(...units)) return true;
  const words = (column.counts.get('worded')?.examples ?? examples).map((each) => each.replace(/^.*\d[.,]?\s*/, ''));
  // Means with the letters of a test: 1.5a, 2.1b.
  const fractions = (column.counts.get('worded')?.examples ?? []).filter((each) => /^\d+[.,]\d+ ?[a-z]/i.test(each));
  if (fractions.length > 1 && fractions.length === words.length) return true;
  return words.some((word, at) => words.indexOf(word) !== at) || words.every((word) => /^[km]$/i.test(word));
}

/** Numbers of several units in one column: text until the sender writes them in one. */
export function severalUnits(column: ColumnToDecide, kinds: readonly UnitKind[], count: Count): Finding {
  const own = kinds.flatMap(kindsOfUnit);
  const { at, examples } = firstOf(column, kinds.length > 1 ? own : [...own, ...kindsOfStyle('point')]);
  const number = count(...own);
  const listing = kinds.map((kind) => `${count(...kindsOfUnit(kind)).toLocaleString('en-GB')} in ${unitOfKind[kind]}`);
  return finding({
    code: 'unitsInCells',
    weight: 'warning',
    sheet: column.sheet,
    at,
    count: number,
    found: `${listed(examples)} in the column ${quoted(column.name)}: ${many(number, 'number')} with a unit, ${listing.join(', ')}${kinds.length > 1 ? '' : ', beside numbers without'}`,
    expected: 'Numbers of one unit, or the unit in a column of its own',
    mend: 'Write all numbers in one unit and send the file again. Until then the column is text, as it was written: numbers of different units cannot be summed or charted together.',
    fix: keepAsText(column),
  });
}

/** Codes and telephone numbers that a spreadsheet cut to a few digits: 2.33244E+11. */
export function cutNumbers(column: ColumnToDecide): Finding[] {
  const kinds = ['decimal', 'decimalComma', 'text'] as const;
  const kind = kinds.find((each) => column.counts.get(each)?.examples.every((example) => CUT.test(example)) ?? false);
  if (kind === undefined) return [];
  const { at, examples } = firstOf(column, [kind]);
  return [
    finding({
      code: 'tooPrecise',
      weight: 'warning',
      sheet: column.sheet,
      at,
      count: column.counts.get(kind)?.count ?? 1,
      found: `${listed(examples)} in the column ${quoted(column.name)}: long numbers cut to a few digits`,
      expected: 'All digits of a number or code',
      mend: 'A spreadsheet saved them so, and the other digits are not in this file. If these are codes or telephone numbers, format the column as text in the spreadsheet they come from, save it again and send that.',
      fix: keepAsText(column),
    }),
  ];
}

/** From a thousand million on; smaller ones are shown whole. */
const CUT = /^[0-9][.,][0-9]{1,6}E\+(09|1[0-9])$/i;

/** Powers without a sign (5E3), read as numbers beside fractions. */
export function powers(column: ColumnToDecide, { read, style = 'point' }: ColumnReading, count: Count): Finding[] {
  const number = count('power');
  if (number === 0 || !read.includes('power')) return [];
  const { at, examples } = firstOf(column, ['power']);
  return [
    finding({
      code: 'twoReadings',
      weight: 'note',
      sheet: column.sheet,
      at,
      count: number,
      found: `${listed(examples)} in the column ${quoted(column.name)}: ${many(number, 'number')} written as a power of ten`,
      expected: 'Digits alone',
      mend: `Read as ${examples.map((example) => String(Number(plainNumber(example, style)))).join(', ')}. Nothing to do, unless they are codes.`,
      fix: keepAsText(column),
    }),
  ];
}
