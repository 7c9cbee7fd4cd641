import { plainDialect, type TextDialect } from '#engines/tables/layout/readRecords.ts';
import { columnLetters, finding, placeOf, quoted } from '#engines/tables/findings.ts';
import type { SecondTable } from '#engines/tables/layout/secondTable.ts';
import type { Finding } from '#engines/tables/types.ts';
import type { ExaminedText } from './encoding.ts';
import { keepColumns, keepLines, keepRows } from './rewriteText.ts';
import type { TextTable } from './textTable.ts';

/** A table and another one below or beside it, as texts of their own. */
export interface Parts {
  readonly first: TextTable;
  readonly second: TextTable;
}

/** Writes two tables of one text or sheet as texts of their own, each cell in the line or row and the column it stands in. */
export async function partTables(
  table: TextTable,
  examined: ExaminedText,
  dialect: TextDialect,
  second: SecondTable,
  to: string,
): Promise<Parts> {
  return second.side === 'below'
    ? await partBelow(table, examined, second.line, to)
    : await partBeside(table, examined, dialect, second.column, to);
}

async function partBelow(table: TextTable, examined: ExaminedText, line: number, to: string): Promise<Parts> {
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
    first: await part(table, { first: 1, before: line }),
    second: await part(
      { ...table, name: named(table.name), sheet: table.sheet === null ? `Table ${number}` : named(table.sheet) },
      { first: line, before: Infinity },
    ),
  };
}

async function partBeside(
  table: TextTable,
  examined: ExaminedText,
  dialect: TextDialect,
  column: number,
  to: string,
): Promise<Parts> {
  const numbered = table.written !== null;
  const part = async (own: TextTable, columns: { first: number; before: number }): Promise<TextTable> => {
    const path = `${to}-column-${columns.first}.csv`;
    const rows = await keepColumns(path, table.path, examined, {
      dialect: numbered ? plainDialect(',') : dialect,
      numbered,
      ...columns,
    });
    const written = table.written === null ? null : { columns: table.written.columns, rows };
    return { ...own, path, only: false, written };
  };
  const from = `from column ${table.addresses === 'cells' ? columnLetters(column) : column + 1}`;
  return {
    first: await part(table, { first: 0, before: column }),
    second: await part(
      {
        ...table,
        name: `${table.name} (${from})`,
        sheet: table.sheet === null ? `Table ${from}` : `${table.sheet} (${from})`,
      },
      { first: column, before: Infinity },
    ),
  };
}

/** Says that another table stands among the rows. */
export function secondTableFinding(second: SecondTable | null, { sheet, addresses }: TextTable): Finding[] {
  if (second === null) return [];
  const own = `Put each table ${sheet === null ? 'into a file' : 'on a sheet'} of its own and send it again`;
  return [
    finding({
      code: 'twoTables',
      weight: 'warning',
      sheet,
      at: placeOf(addresses, second.line, second.column),
      found: `Another table, which begins with ${quoted(second.words.join(', '))}`,
      expected: 'One table, with one row of names and its rows below it',
      mend: `${own}, or accept that they are read as two tables. Until then the rows of the second are read as rows of the first.`,
      fix: {
        kind: 'splitTables',
        sheet,
        column: null,
        label: `Read what begins with ${quoted(second.words.join(', '))} as a table of its own`,
      },
    }),
  ];
}

/** Says that a table below or beside was made one of its own. */
export function partedFinding(second: SecondTable, own: TextTable, { sheet, addresses }: TextTable): Finding {
  return finding({
    code: 'twoTables',
    weight: 'note',
    sheet,
    at: placeOf(addresses, second.line, second.column),
    found: `Another table, which begins with ${quoted(second.words.join(', '))}`,
    expected: 'One table, with one row of names and its rows below it',
    mend: `Read as a table of its own, ${quoted(own.name)}, as you chose.`,
  });
}
