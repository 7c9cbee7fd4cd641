import type { Count, Question } from '../columns/columnFindings.ts';
import type { ColumnToDecide } from '../columns/decideColumn.ts';
import { guessUnit } from '../columns/guessUnit.ts';
import { fractionSigns } from './unitCells.ts';
import { writtenOtherwise } from './writtenOtherwise.ts';

/** Cells with a stroke that are no part of one: 7/9 beside 1/2 makes pairs or codes of both. */
const PAIR = /^\d+\/\d+$/;

/** Whether 1/2 is half of something here: beside other numbers, or under a name with a unit. */
export function areParts({ name, counts }: ColumnToDecide, numbers: number): boolean {
  if (counts.get('text')?.examples.some((example) => PAIR.test(example))) return false;
  return numbers > 0 || guessUnit(name) !== '';
}

/** Numbers with a fraction, 2½ or 1 1/2: text until the sender says that they are numbers. */
export function fractions(column: ColumnToDecide, count: Count): Question {
  return writtenOtherwise(column, ['fraction', 'slashed'], count, {
    code: 'fractions',
    fix: 'readFractions',
    valueOf: (written) => String(valueOfFraction(written)),
    what: 'with a fraction',
    expected: 'Decimals',
    write: 'with decimals',
    noun: 'fraction',
  });
}

/** 2½ and 2 1/2 as 2.5; of a third as many digits as a number keeps. */
function valueOfFraction(written: string): number {
  const [, above, below] = /(\d+)\/(\d+)$/.exec(written) ?? [];
  if (above !== undefined) {
    const whole = /^(\d+)\D\d+\//.exec(written)?.[1] ?? '0';
    return Number(whole) + Number(above) / Number(below);
  }
  const [, up = 0, down = 1] = fractionSigns.find(([sign]) => written.endsWith(sign)) ?? [];
  return Number(/^\d*/.exec(written)?.[0] ?? '') + up / down;
}
