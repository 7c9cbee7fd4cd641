import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import papaparse from 'papaparse';
import { FileRefused, type Question } from '#engines/climate/files/types.ts';

/** What the parts of a workbook may unpack to, bytes: a century of days with every column are some 20 MB. */
const MOST_UNPACKED = 120 * 1024 * 1024;

/**
 * A climate file as text: of a workbook the sheet that is named, or the one that holds values; where several do, the
 * question which is meant. Throws a sentence for a workbook that cannot be read.
 */
export async function fileAsText(bytes: Uint8Array, sheet?: string): Promise<string | Question> {
  return isWorkbook(bytes) ? sheetAsText(bytes, sheet) : new TextDecoder('utf-8').decode(bytes);
}

/** Whether a file begins like a workbook (XLSX), whatever its name. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/**
 * The sheet of a workbook that holds values, as text in commas, with rows where they stood and dates as year-month-day;
 * where several do, the question which is meant. Throws a sentence for what is no workbook, or unpacks to too much.
 */
export async function sheetAsText(bytes: Uint8Array, wanted?: string): Promise<string | Question> {
  refuseBombs(bytes);
  const book = await readXlsx(bytes).catch((error: unknown) => {
    throw new FileRefused(
      `The workbook cannot be read (${error instanceof Error ? error.message.slice(0, 120) : 'damaged'}). Save it again as XLSX, or as CSV.`,
    );
  });
  const filled = book.sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== null && cell !== '')));
  // A sheet of notes holds text alone.
  const tables = filled.filter(({ rows }) => rows.filter((row) => row.some(isValue)).length > 1);
  const named = filled.find(({ name }) => name === wanted);
  if (!named && tables.length > 1) return askSheet(tables.map(({ name }) => name));
  const sheet = named ?? tables[0] ?? filled[0];
  if (!sheet) throw new FileRefused('The workbook holds no sheet with anything in it.');
  return papaparse.unparse(sheet.rows.map((row) => row.map(cellText)));
}

function isValue(cell: unknown): boolean {
  return typeof cell === 'number' || (typeof cell === 'string' && cell !== '' && Number.isFinite(Number(cell)));
}

function askSheet(names: readonly string[]): Question {
  return {
    asks: 'sheet',
    question: `The workbook holds ${names.length} sheets with values. Which one is to be read? Only its days are kept: a record that goes on over several sheets has to be put on one first.`,
    choices: names.map((name) => ({ value: name, text: name })),
  };
}

function refuseBombs(bytes: Uint8Array): void {
  let total = 0;
  try {
    // Asks for the sizes alone: nothing is unpacked.
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        total += originalSize;
        return false;
      },
    });
  } catch {
    throw new FileRefused(
      'The file begins like a workbook and is cut off or damaged. Save it again as XLSX, or as CSV.',
    );
  }
  if (total > MOST_UNPACKED)
    throw new FileRefused('The workbook unpacks to more than 120 MB. Send the stations one by one, as CSV.');
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'object' ? '' : String(cell as string | number | boolean);
}
