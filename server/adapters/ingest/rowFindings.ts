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
      found: `${many(repeated.count, 'row')} with the names of the columns again, or the number of a page`,
      expected: 'The names in the first row alone',
      mend: 'Left out of the rows. Nothing to do.',
    }),
  ];
}

const TOTAL = /^(grand |overall |national )?(sub-?)?totals?\b|^sum$/i;

/** The country above its regions. */
const COUNTRY = /^(ghana|national|country|whole country|all regions)$/i;

/** Says that the last row, or of a table seen whole the first, is the sum of the others, which figures and charts would count twice. */
export function totalsFinding(
  rows: readonly LaidRecord[],
  { sheet, addresses }: TextTable,
  isWhole: boolean,
): Finding[] {
  const [first, last] = [isWhole ? rows[0] : undefined, rows.at(-1)];
  const word = (record: LaidRecord | undefined): string =>
    record?.cells.find((cell) => cell.trim() !== '' && !/^\d+$/.test(cell.trim()))?.trim() ?? '';
  const total = TOTAL.test(word(last))
    ? last
    : TOTAL.test(word(first)) || COUNTRY.test(word(first))
      ? first
      : undefined;
  if (total === undefined || rows.length < 3) return [];
  return [
    finding({
      code: 'totals',
      weight: 'note',
      sheet,
      at: placeOf(addresses, total.line, 0),
      found: `${quoted(word(total))} in the ${total === last ? 'last' : 'first'} row`,
      expected: 'Rows of one kind, without their sum',
      mend: 'Kept as a row, so sums and charts count it beside the rows it adds up. Delete it in your file and send it again, unless it is needed.',
    }),
  ];
}
