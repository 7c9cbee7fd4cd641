import type { Finding } from '#engines/tables/types.ts';
import { inWords, limits } from './limits.ts';
import { FileRefusal } from './refusal.ts';

const accepted =
  'a spreadsheet (.xlsx or .ods), a table as text (.csv or .tsv), a .zip with tables as text, Stata (.dta), SPSS (.sav), GeoJSON or GeoPackage';
const saveAsXlsx = 'Open it where it was made, save it as an Excel workbook (.xlsx) or as CSV, and send that.';

/** Why a file is not read, as findings with what was found, what was expected and how to mend it. */
export function notATable(found: string, mend = saveAsXlsx): FileRefusal {
  return new FileRefusal({ code: 'notATable', found, expected: accepted, mend });
}

export function nothingInIt(found: string): FileRefusal {
  return new FileRefusal({
    code: 'emptyTable',
    found,
    expected: 'a row of headers and rows of values',
    mend: 'Look whether this is the file you meant, and send one with values in it.',
  });
}

export function locked(found: string): FileRefusal {
  return new FileRefusal({
    code: 'locked',
    found,
    expected: 'a file that opens without a password',
    mend: 'Open it, take the password away (in Excel: File, Info, Protect Workbook, Encrypt with Password, leave it empty), save it, and send that.',
  });
}

export function macros(found: string): FileRefusal {
  return new FileRefusal({
    code: 'macros',
    found,
    expected: 'a workbook without programs in it',
    mend: 'Save it as an Excel workbook (.xlsx), which leaves the macros out, and send that.',
  });
}

export function cutShort(found: string): FileRefusal {
  return new FileRefusal({
    code: 'truncated',
    found,
    expected: 'the whole file',
    mend: 'The end is missing, as after a broken copy or download. Fetch the file again where it lies whole, open it once to see that it opens, and send it again.',
  });
}

export function damaged(found: string): FileRefusal {
  return new FileRefusal({
    code: 'brokenFile',
    found,
    expected: 'a file that is sound inside',
    mend: 'Open it in Excel or LibreOffice, let the program repair it, save it as .xlsx, and send that.',
  });
}

export function suspicious(
  found: string,
  mend = 'Open the file, copy the table alone into a new workbook, save that as .xlsx, and send it.',
): FileRefusal {
  return new FileRefusal({
    code: 'archiveRefused',
    found,
    expected: `at most ${limits.entries.toLocaleString('en')} parts, unpacking to at most ${inWords(limits.spreadsheetBytes)} and ${limits.ratio} times its size, with nothing packed inside`,
    mend,
  });
}

export function tooBig(found: string, expected: string, mend: string, more: Partial<Finding> = {}): FileRefusal {
  return new FileRefusal({ code: 'tooBig', found, expected, mend, ...more });
}

/** The child was stopped: out of time. */
export function tookTooLong(milliseconds: number): Finding {
  const time =
    milliseconds < 120_000
      ? `${Math.round(milliseconds / 1000)} seconds`
      : `${Math.round(milliseconds / 60_000)} minutes`;
  return new FileRefusal({
    code: 'tooSlow',
    found: `a file that was not read after ${time}`,
    expected: 'a file that is read in that time',
    mend: 'Save it as CSV, which is read fastest, or part it into several files, and send those.',
  }).finding;
}

/** The child was stopped, or fell: out of memory. */
export function tookTooMuch(mb: number): Finding {
  return tooBig(
    `a file that takes more than ${inWords(mb * 1_000_000)} of memory to read`,
    'a file that is read with less',
    'Save it as CSV, which takes little memory, or part it into several files, and send those.',
  ).finding;
}

/** The child fell over something in the file. */
export function wentWrong(message = ''): Finding {
  return damaged(
    message === ''
      ? 'a file that cannot be read to its end'
      : `a file that cannot be read: ${message.replaceAll(/\s+/g, ' ').slice(0, 60)}`,
  ).finding;
}
