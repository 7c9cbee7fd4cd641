import type { LaidRecord } from '#engines/tables/findLayout.ts';
import { finding, many, placeOf, quoted } from '#engines/tables/say.ts';
import type { Finding } from '#engines/tables/types.ts';
import type { Ragged } from './cleanText.ts';
import type { TextTask } from './standingTable.ts';
import type { TextTable } from './textTable.ts';

/** Says that the names stand among the rows again, as on each page of a printed table. */
export function repeatedFinding(repeated: Ragged | null, { table: { sheet, addresses } }: TextTask): Finding[] {
  if (repeated === null) return [];
  return [
    finding({
      code: 'repeatedHeader',
      weight: 'note',
      sheet,
      at: placeOf(addresses, repeated.line, 0),
      count: repeated.count,
      found: `${many(repeated.count, 'row')} with the names of the columns again`,
      expected: 'The names in the first row alone',
      mend: 'Left out of the rows. Nothing to do.',
    }),
  ];
}

const TOTAL = /^(grand |overall |national )?(sub-?)?totals?\b|^sum$/i;

/** Says that the last row is the sum of the others, which figures and charts would count twice. */
export function totalsFinding(rows: readonly LaidRecord[], { sheet, addresses }: TextTable): Finding[] {
  const last = rows.at(-1);
  const word = last?.cells.find((cell) => cell.trim() !== '')?.trim() ?? '';
  if (last === undefined || rows.length < 3 || !TOTAL.test(word)) return [];
  return [
    finding({
      code: 'totals',
      weight: 'note',
      sheet,
      at: placeOf(addresses, last.line, 0),
      found: `${quoted(word)} in the last row`,
      expected: 'Rows of one kind, without their sum',
      mend: 'Kept as a row, so sums and charts count it beside the rows it adds up. Delete it in your file and send it again, unless it is needed.',
    }),
  ];
}
