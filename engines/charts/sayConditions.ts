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

/** Conditions in words, to be said with what was made under them: "Crop is Maize", "Year is at least 2010". */
export function sayConditions(
  conditions: readonly { readonly column: string; readonly op: FilterOp; readonly value: string }[],
): string[] {
  return conditions.map(
    ({ column, op, value }) => `${column} ${words[op]}${op === 'empty' || op === 'filled' ? '' : ` ${value}`}`,
  );
}
