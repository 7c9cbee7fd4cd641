import type { LaidRecord, Layout } from '#engines/tables/layout/findLayout.ts';
import { isNotesSheet } from '#engines/tables/layout/notesSheet.ts';
import { finding, many, placeOf, quoted } from '#engines/tables/findings.ts';
import type { Finding } from '#engines/tables/types.ts';
import type { Accepts } from '../accepted.ts';
import type { CleanText, Ragged } from './cleanText.ts';
import type { TextTask } from '../tables/parquetTable.ts';
import type { TextTable } from './textTable.ts';

/** Says which rows around the header are no data; `accepts` tells what the sender agreed to. */
export function layoutFindings({ titles, headers, tags }: Layout, table: TextTable, accepts: Accepts): Finding[] {
  const { sheet, addresses } = table;
  const findings: Finding[] = [];
  const [title] = titles;
  if (title !== undefined) {
    const skipped = accepts('skipLines');
    const rows = many(titles.length, 'row');
    findings.push(
      finding({
        code: 'titleLines',
        weight: skipped ? 'note' : 'warning',
        sheet,
        at: placeOf(addresses, title.line, 0),
        count: titles.length,
        found: quoted(wordsOf(title)),
        expected: 'The names of the columns in the first row',
        mend: skipped
          ? `${rows} above the names left out, as you chose; the original file keeps ${titles.length === 1 ? 'it' : 'them'}.`
          : `Put what ${titles.length === 1 ? 'it says' : 'they say'} into the description, and accept that ${rows} above the names ${titles.length === 1 ? 'is' : 'are'} left out as shown in the preview. If the names stand elsewhere, put them into the first row and send the file again.`,
        fix: skipped ? null : { kind: 'skipLines', sheet, column: null, label: `Leave out ${rows} above the names` },
      }),
    );
  }
  const [upper, lower] = headers;
  if (upper !== undefined && lower !== undefined) {
    const rows = headers.length === 2 ? 'two rows' : 'three rows';
    const joined = accepts('joinHeaderRows');
    findings.push(
      finding({
        code: 'twoHeaderRows',
        weight: joined ? 'note' : 'error',
        sheet,
        at: placeOf(addresses, upper.line, 0),
        count: headers.length,
        found: `${quoted(wordsOf(upper))} above ${quoted(wordsOf(lower))}`,
        expected: 'One row of names',
        mend: joined
          ? `The ${rows} were joined to one, as you chose.`
          : `Write the names into one row, such as “Maize area”, or accept that the ${rows} are joined as shown in the preview.`,
        fix: joined ? null : { kind: 'joinHeaderRows', sheet, column: null, label: `Join the ${rows} of names to one` },
      }),
    );
  }
  if (tags !== null) {
    findings.push(
      finding({
        code: 'twoHeaderRows',
        weight: 'note',
        sheet,
        at: placeOf(addresses, tags.line, 0),
        found: quoted(wordsOf(tags)),
        expected: 'Values below the names',
        mend: 'These are HXL tags, which say what the columns mean; they are no data and were left out of the rows. Nothing to do.',
      }),
    );
  }
  return findings;
}

/** Says that a sheet beside others holds notes and no table. */
export function notesSheetFinding(records: readonly LaidRecord[], table: TextTable): Finding[] {
  const { sheet } = table;
  if (sheet === null || table.written === null || table.only || !isNotesSheet(sheet, records)) return [];
  return [
    finding({
      code: 'besideTables',
      weight: 'warning',
      sheet,
      found: `The sheet ${quoted(sheet)} holds notes: ${quoted(records.flatMap(({ cells }) => cells).find((cell) => cell.trim() !== '') ?? '')}`,
      expected: 'Sheets that are tables',
      mend: 'Put what it says into the description, and accept that it is left out of the tables; the original file keeps it. Until then it is read as a table.',
      fix: { kind: 'leaveOutSheet', sheet, column: null, label: `Leave the sheet ${sheet} out, which holds notes` },
    }),
  ];
}

/** Says that a row of names has an empty one too many, which the rows below have not. */
export function extraNameFinding({ headers }: Layout, { sheet, addresses }: TextTable, accepts: Accepts): Finding[] {
  const [header] = headers;
  if (header === undefined) return [];
  const accepted = accepts('padRows');
  return [
    finding({
      code: 'raggedRows',
      weight: accepted ? 'note' : 'error',
      sheet,
      at: placeOf(addresses, header.line, 0),
      found: `${many(header.cells.length + 1, 'cell')} in the row of names, one of them empty`,
      expected: `${many(header.cells.length, 'name')}, as many as the rows below have cells`,
      mend: accepted
        ? 'The empty name was left out, as you chose.'
        : 'Take the delimiter too many out of the row of names, or accept that the empty name is left out, as shown in the preview.',
      fix: accepted ? null : { kind: 'padRows', sheet, column: null, label: 'Leave the empty name out' },
    }),
  ];
}

/** Says which rows have fewer or more cells than there are names, and which were put in order. */
export function raggedFinding(
  { short, long, aligned }: Pick<CleanText, 'short' | 'long' | 'aligned'>,
  expected: number,
  task: TextTask,
): Finding[] {
  const first = [short, long, aligned].filter((each) => each !== null).toSorted((a, b) => a.line - b.line)[0];
  if (first === undefined) return [];
  const { sheet, addresses } = task.table;
  const accepted = task.accepts('padRows');
  const count = (short?.count ?? 0) + (long?.count ?? 0) + (aligned?.count ?? 0);
  const moved =
    aligned === null
      ? ''
      : ` ${many(aligned.count, 'row')} with an empty cell too many, with other signs between the cells or with a number cut at its comma, put under the names (first in line ${aligned.line}).`;
  return [
    finding({
      code: 'raggedRows',
      weight: accepted ? 'note' : 'error',
      sheet,
      at: placeOf(addresses, first.line, 0),
      count,
      found: `${many(first.cells, 'cell')} in this row${count > 1 ? `; ${many(count, 'row')} of another length in all` : ''}`,
      expected: `${many(expected, 'cell')}, as many as there are names`,
      mend: accepted
        ? `Missing cells were left empty and cells too many put into columns of their own, as you chose.${moved}`
        : `Often a comma inside a cell: put quotation marks around that cell. Or accept that missing cells are left empty and cells too many get columns of their own, as shown in the preview.${moved}`,
      fix: accepted
        ? null
        : { kind: 'padRows', sheet, column: null, label: `Fill up ${many(count, 'row')} as shown in the preview` },
    }),
  ];
}

/** Says which rows hold a quotation mark that encloses nothing. */
export function strayFinding(stray: Ragged | null, { table: { sheet, addresses } }: TextTask): Finding[] {
  if (stray === null) return [];
  return [
    finding({
      code: 'strayQuotes',
      weight: 'warning',
      sheet,
      at: placeOf(addresses, stray.line, 0),
      count: stray.count,
      found: `${many(stray.count, 'row')} with a quotation mark inside a cell that is not doubled`,
      expected: 'Quotation marks around whole cells, and two of them (“”) for one inside a cell',
      mend: 'The mark was kept as a part of the text. Look at this row in the preview; if cells stand in the wrong column, correct the mark and send the file again.',
    }),
  ];
}

/** Says which cell holds rows of the table, because its closing quotation mark stands some rows below. */
export function swallowedFinding(
  swallowed: CleanText['swallowed'],
  { table: { sheet, addresses } }: TextTask,
): Finding[] {
  if (swallowed === null) return [];
  return [
    finding({
      code: 'openQuote',
      weight: 'warning',
      sheet,
      at: placeOf(addresses, swallowed.line, 0),
      count: swallowed.rows,
      found: `A cell of ${many(swallowed.lines, 'line')}, which look like rows of the table: ${quoted(swallowed.cell)}`,
      expected: 'A second quotation mark (") at the end of the cell, in its line',
      mend: 'Read as one cell, so these rows are missing from the table. Close or remove the quotation mark that opens it and send the file again. Nothing to do, if all of it is one text.',
    }),
  ];
}

/** Says which columns have a name and no value. */
export function emptyColumns(
  columns: readonly { readonly field: number; readonly name: string }[],
  task: TextTask,
  dropped: boolean,
): Finding[] {
  const [first] = columns;
  if (first === undefined) return [];
  const { sheet, addresses } = task.table;
  const line = task.layout.headers.at(-1)?.line;
  const names = columns
    .slice(0, 4)
    .map(({ name }) => quoted(name))
    .join(', ');
  return [
    finding({
      code: 'emptyColumn',
      weight: dropped ? 'note' : 'warning',
      sheet,
      at: line === undefined ? null : placeOf(addresses, line, first.field),
      count: columns.length,
      found: `No value in ${names}${columns.length > 4 ? ' …' : ''}`,
      expected: 'Values in every column',
      mend: dropped
        ? 'Left out, as you chose.'
        : 'Look whether values got lost on the way. If not, the columns can be left out.',
      fix: dropped
        ? null
        : {
            kind: 'dropEmptyColumns',
            sheet,
            column: null,
            label: `Leave out ${many(columns.length, 'column')} without a value`,
          },
    }),
  ];
}

export function notesFinding(notes: readonly LaidRecord[], table: TextTable): Finding {
  const [first] = notes;
  return finding({
    code: 'notes',
    weight: 'note',
    sheet: table.sheet,
    at: first === undefined ? null : placeOf(table.addresses, first.line, 0),
    count: notes.length,
    found: quoted(first === undefined ? '' : wordsOf(first)),
    expected: 'Rows of values up to the end',
    mend: `${many(notes.length, 'row')} below the table left out of it. Put what ${notes.length === 1 ? 'it says' : 'they say'} into the description; the original file keeps ${notes.length === 1 ? 'it' : 'them'}.`,
  });
}

function wordsOf({ cells }: LaidRecord): string {
  return cells.filter((cell) => cell.trim() !== '').join(', ');
}
