import Papa from 'papaparse';
import { harmless } from '#engines/words/harmless.ts';

/** One record of a CSV file and the line it begins on; the heading is line 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A CSV file taken apart, or the sentence that says why it cannot be. */
export type Csv =
  | { readonly headings: readonly string[]; readonly records: readonly CsvRecord[] }
  | { readonly mistake: string };

/** Reads CSV text: commas, semicolons or tabs between cells, quotes where needed, any line ends; empty lines are passed over. */
export function readCsv(text: string): Csv {
  const body = text.replace(/^\uFEFF/, '');
  const delimiter = likeliestDelimiter(body);
  const records: CsvRecord[] = [];
  let start = 0;
  let line = 1;
  let mistake: string | null = null;
  Papa.parse<string[]>(body, {
    delimiter,
    step({ data, errors, meta }, parser) {
      const quotes = errors.find((error) => error.type === 'Quotes');
      if (quotes) {
        mistake = `Line ${line}: a quoted cell is not closed. Write a quote inside a cell as two quotes, and close the cell with one.`;
        parser.abort();
        return;
      }
      if (data.some((cell) => cell.trim() !== '')) records.push({ line, cells: data });
      line += body.slice(start, meta.cursor).match(/\r\n|\n|\r/g)?.length ?? 0;
      start = meta.cursor;
    },
  });
  if (mistake !== null) return { mistake };
  const [heading, ...rest] = records;
  if (!heading) return { mistake: 'The file is empty. Send CSV with the column names in its first line.' };
  return { headings: heading.cells.map((cell) => cell.trim()), records: rest };
}

/** Writes CSV as RFC 4180 has it, with cells that a spreadsheet would run as a formula made harmless by a leading apostrophe. */
export function writeCsv(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${Papa.unparse([[...headings], ...rows.map((row) => row.map(harmless))], { newline: '\r\n' })}\r\n`;
}

function likeliestDelimiter(body: string): string {
  const heading = body.slice(0, body.search(/[\r\n]|$/));
  const count = (mark: string) => heading.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
