import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import papaparse from 'papaparse';
import { FileRefused } from '#engines/climate/files/types.ts';

/** What the parts of a workbook may unpack to, bytes: a century of days with every column are some 20 MB. */
const MOST_UNPACKED = 120 * 1024 * 1024;

/** A climate file as text: of a workbook the first sheet that holds anything. Throws a sentence for a workbook that cannot be read. */
export async function fileAsText(bytes: Uint8Array): Promise<string> {
  return isWorkbook(bytes) ? sheetAsText(bytes) : new TextDecoder('utf-8').decode(bytes);
}

/** Whether a file begins like a workbook (XLSX), whatever its name. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/**
 * The first sheet of a workbook that holds anything, as text in commas, with rows where they stood; dates as
 * year-month-day. Throws a sentence for what is no workbook, or unpacks to too much.
 */
export async function sheetAsText(bytes: Uint8Array): Promise<string> {
  refuseBombs(bytes);
  const book = await readXlsx(bytes).catch((error: unknown) => {
    throw new FileRefused(
      `The workbook cannot be read (${error instanceof Error ? error.message.slice(0, 120) : 'damaged'}). Save it again as XLSX, or as CSV.`,
    );
  });
  const sheet = book.sheets.find(({ rows }) => rows.some((row) => row.some((cell) => cell !== null && cell !== '')));
  if (!sheet) throw new FileRefused('The workbook holds no sheet with anything in it.');
  return papaparse.unparse(sheet.rows.map((row) => row.map(cellText)));
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
