import type { LaidRecord, Layout } from '#engines/tables/findLayout.ts';
import { finding, many, placeOf, quoted } from '#engines/tables/say.ts';
import type { Finding, Fix } from '#engines/tables/types.ts';
import type { Ragged } from './cleanText.ts';
import type { TextTask } from './standingTable.ts';
import type { TextTable } from './textTable.ts';

/** Says which rows around the header are no data; `accepts` tells what the sender agreed to. */
export function layoutFindings({ titles, headers, tags }: Layout, table: TextTable, accepts: (fix: Fix['kind']) => boolean): Finding[] {
  const { sheet, addresses } = table;
  const findings: Finding[] = [];
  const [title] = titles;
  if (title !== undefined) {
    const skipped = accepts('skipLines');
    const rows = many(titles.length, 'row');
    findings.push(
      finding({
        code: 'titleLines', weight: skipped ? 'note' : 'warning', sheet, at: placeOf(addresses, title.line, 0), count: titles.length,
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
    const joined = accepts('joinHeaderRows');
    findings.push(
      finding({
        code: 'twoHeaderRows', weight: joined ? 'note' : 'error', sheet, at: placeOf(addresses, upper.line, 0), count: 2,
        found: `${quoted(wordsOf(upper))} above ${quoted(wordsOf(lower))}`,
        expected: 'One row of names',
        mend: joined
          ? 'The two rows were joined to one, as you chose.'
          : 'Write the names into one row, such as “Maize area”, or accept that the two rows are joined as shown in the preview.',
        fix: joined ? null : { kind: 'joinHeaderRows', sheet, column: null, label: 'Join the two rows of names to one' },
      }),
    );
  }
  if (tags !== null) {
    findings.push(
      finding({
        code: 'twoHeaderRows', weight: 'note', sheet, at: placeOf(addresses, tags.line, 0),
        found: quoted(wordsOf(tags)),
        expected: 'Values below the names',
        mend: 'These are HXL tags, which say what the columns mean; they are no data and were left out of the rows. Nothing to do.',
      }),
    );
  }
  return findings;
}

/** Says which rows have fewer or more cells than there are names. */
export function raggedFinding(short: Ragged | null, long: Ragged | null, expected: number, task: TextTask): Finding[] {
  const first = [short, long].filter((each) => each !== null).toSorted((a, b) => a.line - b.line)[0];
  if (first === undefined) return [];
  const { sheet, addresses } = task.table;
  const accepted = task.accepts('padRows');
  const count = (short?.count ?? 0) + (long?.count ?? 0);
  return [
    finding({
      code: 'raggedRows', weight: accepted ? 'note' : 'error', sheet, at: placeOf(addresses, first.line, 0), count,
      found: `${many(first.cells, 'cell')} in this row${count > 1 ? `; ${many(count, 'row')} of another length in all` : ''}`,
      expected: `${many(expected, 'cell')}, as many as there are names`,
      mend: accepted
        ? 'Missing cells were left empty and cells too many put into columns of their own, as you chose.'
        : 'Often a comma inside a cell: put quotation marks around that cell. Or accept that missing cells are left empty and cells too many get columns of their own, as shown in the preview.',
      fix: accepted ? null : { kind: 'padRows', sheet, column: null, label: `Fill up ${many(count, 'row')} as shown in the preview` },
    }),
  ];
}

/** Says which columns have a name and no value. */
export function emptyColumns(columns: readonly { readonly field: number; readonly name: string }[], task: TextTask, dropped: boolean): Finding[] {
  const [first] = columns;
  if (first === undefined) return [];
  const { sheet, addresses } = task.table;
  const line = task.layout.headers.at(-1)?.line;
  const names = columns.slice(0, 4).map(({ name }) => quoted(name)).join(', ');
  return [
    finding({
      code: 'emptyColumn', weight: dropped ? 'note' : 'warning', sheet, at: line === undefined ? null : placeOf(addresses, line, first.field), count: columns.length,
      found: `No value in ${names}${columns.length > 4 ? ' …' : ''}`,
      expected: 'Values in every column',
      mend: dropped ? 'Left out, as you chose.' : 'Look whether values got lost on the way. If not, the columns can be left out.',
      fix: dropped ? null : { kind: 'dropEmptyColumns', sheet, column: null, label: `Leave out ${many(columns.length, 'column')} without a value` },
    }),
  ];
}

export function notesFinding(notes: readonly LaidRecord[], table: TextTable): Finding {
  const [first] = notes;
  return finding({
    code: 'notes', weight: 'note', sheet: table.sheet, at: first === undefined ? null : placeOf(table.addresses, first.line, 0), count: notes.length,
    found: quoted(first === undefined ? '' : wordsOf(first)),
    expected: 'Rows of values up to the end',
    mend: `${many(notes.length, 'row')} below the table left out of it. Put what ${notes.length === 1 ? 'it says' : 'they say'} into the description; the original file keeps ${notes.length === 1 ? 'it' : 'them'}.`,
  });
}

function wordsOf({ cells }: LaidRecord): string {
  return cells.filter((cell) => cell.trim() !== '').join(', ');
}
