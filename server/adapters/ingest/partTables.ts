import { finding, placeOf, quoted } from '#engines/tables/say.ts';
import type { SecondTable } from '#engines/tables/secondTable.ts';
import type { Finding } from '#engines/tables/types.ts';
import type { ExaminedText } from './encoding.ts';
import { keepLines, keepRows } from './rewriteText.ts';
import type { TextTable } from './textTable.ts';

/** Writes the table above and the one below it as texts of their own, each cell in the line or row it stands in. */
export async function partTables(
  table: TextTable,
  examined: ExaminedText,
  { line }: SecondTable,
  to: string,
): Promise<{ readonly upper: TextTable; readonly lower: TextTable }> {
  const part = async (own: TextTable, rows: { first: number; before: number }): Promise<TextTable> => {
    const path = `${to}-${rows.first}.csv`;
    if (table.written === null) {
      await keepLines(path, table.path, examined, rows);
      return { ...own, path, only: false };
    }
    const kept = await keepRows(path, table.path, examined, rows);
    return { ...own, path, only: false, written: { columns: table.written.columns, rows: kept } };
  };
  const number = Number(/ \((\d+)\)$/.exec(table.name)?.[1] ?? 1) + 1;
  const named = (name: string): string => `${name.replace(/ \(\d+\)$/, '')} (${number})`;
  return {
    upper: await part(table, { first: 1, before: line }),
    lower: await part(
      { ...table, name: named(table.name), sheet: table.sheet === null ? `Table ${number}` : named(table.sheet) },
      { first: line, before: Infinity },
    ),
  };
}

/** Says that another table stands among the rows. */
export function secondTableFinding(second: SecondTable | null, { sheet, addresses }: TextTable): Finding[] {
  if (second === null) return [];
  const below = second.side === 'below';
  const own = `Put each table ${sheet === null ? 'into a file' : 'on a sheet'} of its own and send it again`;
  return [
    finding({
      code: 'twoTables',
      weight: 'warning',
      sheet,
      at: placeOf(addresses, second.line, second.column),
      found: `Another table, which begins with ${quoted(second.words.join(', '))}`,
      expected: 'One table, with one row of names and its rows below it',
      mend: below
        ? `${own}, or accept that they are read as two tables. Until then the rows of the second are read as rows of the first.`
        : `${own}. Until then its rows are read as rows of the first.`,
      fix: below
        ? {
            kind: 'splitTables',
            sheet,
            column: null,
            label: `Read what begins with ${quoted(second.words.join(', '))} as a table of its own`,
          }
        : null,
    }),
  ];
}

/** Says that a table below was made one of its own. */
export function partedFinding(second: SecondTable, lower: TextTable, { sheet, addresses }: TextTable): Finding {
  return finding({
    code: 'twoTables',
    weight: 'note',
    sheet,
    at: placeOf(addresses, second.line, second.column),
    found: `Another table, which begins with ${quoted(second.words.join(', '))}`,
    expected: 'One table, with one row of names and its rows below it',
    mend: `Read as a table of its own, ${quoted(lower.name)}, as you chose.`,
  });
}
