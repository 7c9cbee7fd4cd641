import type { CellKind } from './cellKinds.ts';
import { accepts, type Count, firstOf, fixOf, keepAsText, listed, type Question } from '../columns/columnFindings.ts';
import type { ColumnToDecide } from '../columns/decideColumn.ts';
import { finding, many, quoted } from '../findings.ts';
import type { Finding, Fix } from '../types.ts';

/** How some numbers are written, and what is asked about them. */
interface Otherwise {
  readonly code: Finding['code'];
  readonly fix: Fix['kind'];
  /** The number that a cell is read as. */
  readonly valueOf: (written: string) => string;
  /** What is said of the numbers: "with a fraction". */
  readonly what: string;
  /** How they should be written: before the values, and in "Write the numbers …". */
  readonly expected: string;
  readonly write: string;
  /** What one of them is called. */
  readonly noun: string;
}

/** Numbers written in another way than digits and a decimal point: text until the sender accepts what they are read as. */
export function writtenOtherwise(
  column: ColumnToDecide,
  kinds: readonly CellKind[],
  count: Count,
  { code, fix, valueOf, what, expected, write, noun }: Otherwise,
): Question {
  const { at, examples } = firstOf(column, kinds);
  const number = count(...kinds);
  const accepted = accepts(column, fix);
  const values = examples.map(valueOf).join(', ');
  return {
    accepted,
    finding: finding({
      code,
      weight: accepted ? 'note' : 'warning',
      sheet: column.sheet,
      at,
      count: number,
      found: `${listed(examples)} in the column ${quoted(column.name)}: ${many(number, 'number')} ${what}`,
      expected: `${expected}: ${values}`,
      mend: accepted
        ? `Read as ${values}, as you chose; the original file keeps them as they were written.`
        : `Write the numbers ${write}, or accept that they are read so. Until then the column is text.`,
      fix: accepted ? null : fixOf(column, fix, `Read ${many(number, noun)} of ${column.name} as ${values}`),
      ...(!accepted && { otherFixes: [keepAsText(column)] }),
    }),
  };
}
