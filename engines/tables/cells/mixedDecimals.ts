import { type CellKind, commaKinds, pointKinds } from './cellKinds.ts';
import { accepts, type Count, firstOf, fixOf, keepAsText, listed, type Question } from '../columns/columnFindings.ts';
import type { ColumnReading, ColumnToDecide } from '../columns/decideColumn.ts';
import { finding, many, quoted } from '../findings.ts';
import { kindsOfStyle, type NumberStyle, signedNumber, styleAmong } from './numberStyle.ts';

/** Whether numbers with a decimal comma stand beside numbers with a decimal point, and the sender has not said that only one is meant. */
export function mixesDecimals(column: ColumnToDecide, count: Count): boolean {
  const chosen = accepts(column, 'decimalComma') || accepts(column, 'decimalPoint');
  return !chosen && count(...pointKinds) > 0 && count(...commaKinds) > 0;
}

/** How such numbers are read: each by its own sign, and those that both explain as the sender says. */
export function mixedReading(
  column: ColumnToDecide,
  count: Count,
): { readonly read: readonly CellKind[]; readonly commas: readonly CellKind[] } {
  const both = new Set([...kindsOfStyle('point'), ...kindsOfStyle('comma')]);
  // (8.5) may be a thousandth of (8,500): with its sign in brackets only a whole number is clear.
  if ((column.counts.get('signed')?.signs ?? 0) > 0) both.delete('signed');
  const either = accepts(column, 'readBothComma') ? eitherKinds(column, count) : [];
  return { read: [...both], commas: [...commaKinds, ...either] };
}

/** Numbers that have three digits behind their only sign. A number of a spreadsheet is written with a point by us. */
function eitherKinds({ addresses }: ColumnToDecide, count: Count): CellKind[] {
  const kinds: CellKind[] = addresses === 'cells' ? ['commaGroup'] : ['commaGroup', 'pointGroup'];
  return kinds.filter((kind) => count(kind) > 0);
}

/** Numbers with a decimal comma beside numbers with a decimal point: text until the sender accepts what they are read as. */
export function mixedDecimals(column: ColumnToDecide, { commas = [] }: ColumnReading, count: Count): Question {
  const either = eitherKinds(column, count);
  const commaRead = accepts(column, 'readBothComma');
  const accepted = commaRead || accepts(column, 'readBothPoint');
  const clear = firstOf(column, [...commaKinds, ...pointKinds]);
  const readClearly = clear.examples.map((each) => signedNumber(each, styleAmong(each, commas))).join(', ');
  const unclear = firstOf(column, either).examples;
  const readUnclearly = (style: NumberStyle): string => unclear.map((each) => signedNumber(each, style)).join(', ');
  const [byPoint, byComma] = [readUnclearly('point'), readUnclearly('comma')];
  const read = `Read each number of ${column.name} by its own sign: ${readClearly}`;
  const asks = either.length > 0;
  const beside = `${many(count(...commaKinds), 'number')} with a decimal comma beside ${count(...pointKinds).toLocaleString('en-GB')} with a decimal point`;
  const both = `${many(count(...either), 'number')} that can be read in two ways: ${listed(unclear)}`;
  return {
    accepted,
    finding: finding({
      code: 'mixedDecimals',
      weight: accepted ? 'note' : 'warning',
      sheet: column.sheet,
      at: clear.at,
      count: count(...commaKinds, ...pointKinds, ...either),
      found: `${listed(clear.examples)} in the column ${quoted(column.name)}: ${beside}${asks ? `, and ${both}` : ''}`,
      expected: `One sign for decimals in the whole column: ${readClearly}${asks ? `, and either ${byPoint} or ${byComma}` : ''}`,
      mend: accepted
        ? `Each read by its own sign: ${readClearly}${asks ? `, ${commaRead ? byComma : byPoint}` : ''}, as you chose; the original file keeps them as they were written.`
        : `Write all numbers with a decimal point, or ${asks ? 'choose what the numbers mean that can be read in two ways' : 'accept that each is read by its own sign'}. Until then the column is text.`,
      fix: accepted ? null : fixOf(column, 'readBothPoint', asks ? `${read}, and the others as ${byPoint}` : read),
      ...(!accepted && {
        otherFixes: [
          ...(asks ? [fixOf(column, 'readBothComma', `${read}, and the others as ${byComma}`)] : []),
          keepAsText(column),
        ],
      }),
    }),
  };
}
