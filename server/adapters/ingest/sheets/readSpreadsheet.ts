import path from 'node:path';
import { personalBeside } from '#engines/tables/personal/personalBeside.ts';
import type { Finding } from '#engines/tables/types.ts';
import { acceptedFor } from '../accepted.ts';
import type { Archive } from '../archive.ts';
import type { IngestOrder } from '../ingest.ts';
import { limits } from '../limits.ts';
import type { Texts } from '../readFile.ts';
import { FileRefusal } from '../refusal.ts';
import { nothingInIt, tooBig } from '../refusals.ts';
import type { TextTable } from '../text/textTable.ts';
import { personalBesideSheets } from './besideSheets.ts';
import { findingsOf } from './oddities.ts';
import { unitsOfColumns } from './unitsOfColumns.ts';
import { readOds } from './readOds.ts';
import { readXlsx } from './readXlsx.ts';
import type { ReadSheet } from './sheet.ts';
import type { SheetOrder } from './sheetFile.ts';

/** How a sheet is to be written out, and where; null where it is not to be read. */
export type SheetsWanted = (name: string, hidden: boolean) => (SheetOrder & { readonly path: string }) | null;

/** Writes each visible sheet of a spreadsheet out as CSV; hidden ones are named and left out. @throws FileRefusal */
export async function readSpreadsheet(
  { kind, archive }: { readonly kind: 'xlsx' | 'ods'; readonly archive: Archive },
  order: IngestOrder,
): Promise<Texts> {
  archive.allow(limits.spreadsheetBytes);
  let wanted = 0;
  const wantedSheets: SheetsWanted = (name, hidden) => {
    const accepts = acceptedFor(name, order.fixes);
    if (hidden || accepts('leaveOutSheet')) return null;
    wanted += 1;
    if (wanted > limits.tables)
      throw tooBig(
        `more than ${limits.tables} sheets`,
        `at most ${limits.tables}`,
        'Part the workbook into several files, or hide the sheets that are no tables.',
      );
    return {
      sheet: name,
      path: path.join(order.out, `sheet-${wanted}.csv`),
      fillMerged: accepts('fillMerged'),
      emptyErrors: accepts('emptyTheOdd'),
      stripNoughts: accepts('stripNoughts'),
    };
  };
  const { sheets, beside } =
    kind === 'xlsx'
      ? { sheets: await readXlsx(archive, wantedSheets), beside: [] }
      : await readOds(archive, wantedSheets);
  const leavesOut = sheets.some(({ hidden, result }) => hidden || result === null);
  const personalData = [
    ...(await personalBesideSheets(archive, leavesOut)),
    ...personalBeside(beside, 'the workbook', 'comments, text boxes and sheets left out'),
  ];
  return { ...textsOf(sheets, order), personalData };
}

function textsOf(sheets: readonly ReadSheet[], order: IngestOrder): Texts {
  const findings: Finding[] = [];
  const tables: Omit<TextTable, 'only'>[] = [];
  const empty: string[] = [];
  for (const { name, hidden, result } of sheets) {
    if (hidden) findings.push(hiddenSheet(name));
    else if (result === null) findings.push(leftOut(name));
    else if (result instanceof FileRefusal) findings.push({ ...result.finding, sheet: name });
    else {
      const { path, written, odd, shown, from1904 = false } = result;
      findings.push(...findingsOf(name, written, odd, acceptedFor(name, order.fixes)), ...shown);
      if (written.rows === 0) empty.push(name);
      else
        tables.push({
          path,
          name,
          sheet: name,
          addresses: 'cells',
          written: { columns: written.columns, rows: written.rows },
          from1904,
          units: unitsOfColumns(odd.units),
        });
    }
  }
  if (tables.length === 0 && !findings.some(({ weight }) => weight === 'error'))
    findings.push(nothingInIt('a spreadsheet without a visible sheet that has values').finding);
  if (empty.length > 0 && tables.length > 0) findings.push(emptySheets(empty));
  return { tables: tables.map((table) => ({ ...table, only: tables.length === 1 })), findings };
}

function hiddenSheet(sheet: string): Finding {
  return {
    code: 'hiddenSheet',
    weight: 'warning',
    sheet,
    at: null,
    count: 1,
    found: `the hidden sheet ${sheet}`,
    expected: 'sheets that all who get the file may see',
    mend: 'It was left out of the tables, but stays in the original file, which others can download. Delete it there if they must not see it, or show it if it is a table.',
    fix: null,
  };
}

function leftOut(sheet: string): Finding {
  return {
    code: 'besideTables',
    weight: 'note',
    sheet,
    at: null,
    count: 1,
    found: `the sheet ${sheet}`,
    expected: 'sheets that are tables',
    mend: 'Left out of the tables, as you chose; the original file keeps it.',
    fix: null,
  };
}

function emptySheets(names: readonly string[]): Finding {
  return {
    code: 'emptyTable',
    weight: 'note',
    sheet: names.length === 1 ? (names[0] ?? null) : null,
    at: null,
    count: names.length,
    found: `nothing in ${names.join(', ').slice(0, 60)}`,
    expected: 'sheets with values',
    mend: 'Nothing to do: empty sheets are left out.',
    fix: null,
  };
}
