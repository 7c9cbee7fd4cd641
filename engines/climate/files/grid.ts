import { guessDialect } from '../../tables/guessDialect.ts';
import { RecordReader, RecordUnreadable } from '../../tables/readRecords.ts';
import { FileRefused, MOST_ROWS } from './types.ts';

/** A table as cells, with the row of the file each line begins in (1 first). */
export interface Grid {
  readonly rows: readonly { readonly at: number; readonly cells: readonly string[] }[];
}

/** Takes text apart by its own separator: comma, semicolon or tab. Throws a sentence for what is no text. */
export function readGrid(text: string): Grid {
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.trim() === '') throw new FileRefused('The file is empty.');
  if (plain.includes('\0')) throw new FileRefused('The file is not plain text (UTF-8). Save it again as CSV, UTF-8.');
  const lined = plain.replaceAll(/\r\n?/g, '\n');
  const rows = recordsIn(lined)
    .map(({ line, cells }) => ({ at: line, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length > MOST_ROWS)
    throw new FileRefused(`The file has more than ${MOST_ROWS} rows. Send the stations one by one.`);
  return { rows };
}

function recordsIn(text: string) {
  try {
    const reader = new RecordReader(guessDialect(text.slice(0, 200_000)));
    return [...reader.push(text), ...reader.end()];
  } catch (error) {
    if (!(error instanceof RecordUnreadable)) throw error;
    throw new FileRefused(`From row ${error.line} on the file cannot be taken apart: a quotation mark is left open.`);
  }
}

/** The heading's word for something, in small letters without units and marks: "Rain (mm)" is "rain". */
export function plainHead(cell: string): string {
  return cell
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
}

/** The unit a heading names in brackets; empty where it names none. */
export function unitOf(cell: string): string {
  return /[([]([^)\]]*)[)\]]/.exec(cell.toLowerCase())?.[1]?.trim() ?? '';
}
