import type { CellKind } from './cellKinds.ts';
import { accepts, firstOf, fixOf, keepAsText, listed, othersOf } from '../columns/columnFindings.ts';
import type { ColumnReading, ColumnToDecide } from '../columns/decideColumn.ts';
import { finding, many, quoted, typeWords } from '../findings.ts';
import type { Finding } from '../types.ts';

/** Letters and digits in one word, as codes have them: A2573, GH-9207, 12B. */
const CODE = /^(?=.*[0-9])(?=.*[a-z])[a-z0-9][a-z0-9/_.-]*$/i;
/** Numbers with the letter of a note: 1684p is provisional, 95r revised, e120 estimated. */
const NOTED = /^([0-9]+[pre]|[pre][0-9]{3,})$/;
/** Kinds of cells that a code may look like, beside whole numbers. */
const codeLike: ReadonlySet<CellKind> = new Set(['text', 'worded', 'power']);
/** Codes that are this share of the cells make a column of codes; fewer may be slips of who typed, such as 12O for 120. */
const SHARE = 0.2;

/** Whether the odd cells of a column of whole numbers are codes, so that its digits are codes as well. */
export function areCodes(column: ColumnToDecide, reading: ColumnReading, odd: number, said: number): boolean {
  if (reading.type !== 'whole' || odd < said * SHARE) return false;
  const kinds = othersOf(column, reading.read);
  const numbers = reading.read.filter((kind) => column.counts.has(kind));
  return (
    numbers.every((kind) => kind === 'whole' || kind === 'sentinel') &&
    kinds.every(
      (kind) =>
        codeLike.has(kind) &&
        (column.counts.get(kind)?.examples.every((example) => CODE.test(example) && !NOTED.test(example)) ?? true),
    )
  );
}

/** Letters before digits or between them, as no slip of who typed has them: GH-1372, A5918, 1E7167. */
const LETTERS_FIRST = /^[a-z]+[/_.-]?[0-9]|[0-9][a-z]+[/_.-]?[0-9]/i;
/** Letters that stand for digits where somebody slipped: 12O, l20. */
const SLIP = /^[0-9oil]+$/i;

/** Whether the few odd cells of a column of whole numbers are codes, each of them, and not numbers somebody mistyped. */
export function areFewCodes(column: ColumnToDecide, { type, read }: ColumnReading): boolean {
  if (type !== 'whole') return false;
  const examples = othersOf(column, read).flatMap((kind) => column.counts.get(kind)?.examples ?? []);
  return examples.every((each) => CODE.test(each) && LETTERS_FIRST.test(each) && !SLIP.test(each) && !NOTED.test(each));
}

/** Answers of which several may be chosen, parted by commas: beside 1,2,3 also 1,2 is no number. */
export function areChoices({ counts }: ColumnToDecide): boolean {
  const lists = counts.get('text')?.examples.filter((example) => CHOICES.test(example)) ?? [];
  return lists.length > 0 && (counts.get('decimalComma')?.examples.every((example) => CHOICE.test(example)) ?? false);
}

/** Three numbers of one or two digits and more. */
const CHOICES = /^\d{1,2}(, ?\d{1,2}){2,}$/;
const CHOICE = /^\d{1,2},\d{1,2}$/;

/** Whether 1 and 0 stand beside true and false, which they may mean: nothing is to be emptied first. */
export function mayBeTruth({ counts }: ColumnToDecide, { type }: ColumnReading): boolean {
  return type === 'truth' && (counts.get('whole')?.examples.every((example) => /^[01]$/.test(example)) ?? false);
}

/** Digits beside codes with letters are kept as they are written. */
export function codesBesideNumbers(column: ColumnToDecide, reading: ColumnReading): Finding {
  const kinds = othersOf(column, reading.read);
  const { at, examples } = firstOf(column, kinds);
  const odd = kinds.reduce((sum, kind) => sum + (column.counts.get(kind)?.count ?? 0), 0);
  return finding({
    code: 'mixedTypes',
    weight: 'note',
    sheet: column.sheet,
    at,
    count: odd,
    found: `${listed(examples)} beside digits in the column ${quoted(column.name)}`,
    expected: 'Either numbers or codes',
    mend: 'Read as codes: all cells of the column are kept as text, as they are written. Nothing to do, unless the digits are numbers to be summed.',
    fix: accepts(column, 'keepAsText')
      ? null
      : fixOf(
          column,
          'emptyTheOdd',
          `Leave ${many(odd, 'code')} of ${column.name} empty and read the digits as ${typeWords[reading.type]}`,
        ),
  });
}

/** As many cells that fit as cells that do not: text, unless the sender says which count. */
export function halfAndHalf(column: ColumnToDecide, reading: ColumnReading): Finding {
  const kinds = othersOf(column, reading.read);
  const { at, examples } = firstOf(column, kinds);
  const odd = kinds.reduce((sum, kind) => sum + (column.counts.get(kind)?.count ?? 0), 0);
  return finding({
    code: 'mixedTypes',
    weight: 'warning',
    sheet: column.sheet,
    at,
    count: odd,
    found: `${listed(examples)} in the column ${quoted(column.name)}, where half of the cells are ${typeWords[reading.type]}`,
    expected: `${typeWords[reading.type][0]?.toUpperCase()}${typeWords[reading.type].slice(1)} in every cell, or words in every cell`,
    mend: 'Kept as text, as it is written, and cannot be summed or charted so. Keep it, or correct the cells in your file and send it again.',
    fix: keepAsText(column),
    otherFixes: [
      fixOf(
        column,
        'emptyTheOdd',
        `Leave ${many(odd, 'cell')} of ${column.name} empty and read the others as ${typeWords[reading.type]}`,
      ),
    ],
  });
}
