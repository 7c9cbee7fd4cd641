import type { DescribedColumn } from '../tables/columns/dictionary.ts';
import { nameOf } from '../tables/columns/inWords.ts';
import type { FilterOp } from '../tables/tableQuestion.ts';

const words: Readonly<Record<FilterOp, string>> = {
  is: 'is',
  isNot: 'is not',
  has: 'contains',
  atLeast: 'is at least',
  atMost: 'is at most',
  empty: 'is empty',
  filled: 'is filled',
};

/**
 * Conditions in words, to be said with what was made under them: "Crop is Maize", "Year is at least 2010". A column that a
 * data dictionary describes is called by its label, and a code by what it stands for.
 */
export function sayConditions(
  conditions: readonly { readonly column: string; readonly op: FilterOp; readonly value: string }[],
  columns: readonly DescribedColumn[] = [],
): string[] {
  return conditions.map(({ column, op, value }) => {
    const described = columns.find(({ name }) => name === column);
    const said = described?.codes?.find(({ code }) => code === value)?.label ?? value;
    return `${described === undefined ? column : nameOf(described)} ${words[op]}${op === 'empty' || op === 'filled' ? '' : ` ${said}`}`;
  });
}
