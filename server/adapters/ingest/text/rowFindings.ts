import type { DuckDBConnection } from '@duckdb/node-api';
import type { LaidRecord } from '#engines/tables/layout/findLayout.ts';
import { finding, many, placeOf, quoted } from '#engines/tables/findings.ts';
import type { Finding } from '#engines/tables/types.ts';
import type { Ragged } from './cleanText.ts';
import { literal } from '../../tables/duckdb.ts';
import type { RawTable } from '../tables/rawTable.ts';
import type { TextTask } from '../tables/parquetTable.ts';
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
      found: `${many(repeated.count, 'row')} with the names of the columns again, the number of a page, a drawn line or a remark behind #`,
      expected: 'The names in the first row alone',
      mend: 'Left out of the rows. Nothing to do.',
    }),
  ];
}

const TOTAL = /^(grand |overall |national )?(sub-?)?totals?\b|^(sum|mean|average|median|moyenne|ensemble( du pays)?)$/i;

/** The country above its regions. */
const COUNTRY = /^(ghana|national|country|whole country|all regions)$/i;

/** Sums and means among the rows: Sub-total, Volta Total, Mean; as SQL has it, too. */
const AMONG = String.raw`^((grand|overall|national|regional|district) )?(sub[- ]?)?totals?:?$|^.{1,40} (sub[- ]?)?total$|^(mean|average|median|sum)$|^(sous-)?total( général)?$|^moyenne$|^ensemble( du pays)?$`;
/** Columns in which such words stand. */
const LABELS = 6;

/** How many rows are sums or means of others by what their first words say, before the row `before`. */
export async function totalsAmong(
  duckdb: DuckDBConnection,
  { pieces, rows }: RawTable,
  before: number | null,
): Promise<Totals> {
  const [piece] = pieces;
  if (piece === undefined) return { count: 0, line: 0, words: '' };
  const labels = piece.fields.slice(0, LABELS).map((field) => `trim(f${field + 1})`);
  const found = await duckdb.runAndReadAll(
    `select count(*)::double, min(r)::double, arg_min(word, r) from
       (select r, list_filter([${labels.join(', ')}], v -> regexp_full_match(v, ${literal(AMONG)}, 'i'))[1] word
        from read_parquet(${literal(piece.path)}) ${before === null ? '' : `where r < ${before}`})
     where word is not null`,
  );
  const [count, line, words] = found.getRowsJson()[0] ?? [];
  // More than half of the rows are no sums of the others.
  return Number(count) * 2 > rows
    ? { count: 0, line: 0, words: '' }
    : { count: Number(count), line: Number(line), words: String(words ?? '') };
}

export interface Totals {
  readonly count: number;
  readonly line: number;
  readonly words: string;
}

/** Says that the last row, or of a table seen whole the first, is the sum of the others, which figures and charts would count twice. */
export function totalsFinding(
  rows: readonly LaidRecord[],
  { sheet, addresses }: TextTable,
  isWhole: boolean,
  among: Totals,
): Finding[] {
  if (among.count > 1)
    return [
      finding({
        code: 'totals',
        weight: 'note',
        sheet,
        at: placeOf(addresses, among.line, 0),
        count: among.count,
        found: `${quoted(among.words)} and the like in ${many(among.count, 'row')}`,
        expected: 'Rows of one kind, without their sums',
        mend: 'Kept as rows, so sums and charts count them beside the rows they add up. Delete them in your file and send it again, unless they are needed.',
      }),
    ];
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
