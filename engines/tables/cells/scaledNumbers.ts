import type { Count, Question } from '../columns/columnFindings.ts';
import type { ColumnToDecide } from '../columns/decideColumn.ts';
import { TEN_SIGNS, TEN_WRITTEN } from './scales.ts';
import { powerOfWord } from './scaleWords.ts';
import { writtenOtherwise } from './writtenOtherwise.ts';

/** Numbers written as so many thousands or millions, or times a power of ten: text until the sender says that they are numbers. */
export function scales(column: ColumnToDecide, count: Count): Question {
  return writtenOtherwise(column, ['scaled', 'tenPower'], count, {
    code: 'scales',
    fix: 'readScales',
    valueOf: (written) => String(valueOfScaled(written)),
    what: 'written with a word, a letter or a power of ten that multiplies it',
    expected: 'All digits',
    write: 'with all their digits',
    noun: 'number',
  });
}

/** 1.2k as 1200, 3.4×10⁻³ as 0.0034. */
function valueOfScaled(written: string): number {
  const mantissa = /^[−-]?\d+(?:[.,]\d+)?/.exec(written)?.[0].replace('−', '-').replace(',', '.') ?? '';
  const word = /[a-zé]+$/i.exec(written)?.[0].toLowerCase() ?? '';
  const power = powerOfWord(word) ?? exponentOf(written);
  return Number(`${mantissa}e${power}`);
}

function exponentOf(written: string): string {
  const plain = [...written].map((sign) => [...TEN_WRITTEN][[...TEN_SIGNS].indexOf(sign)] ?? sign).join('');
  return /10[^\d+-]*([+-]?\d+)\D*$/.exec(plain)?.[1] ?? '0';
}
