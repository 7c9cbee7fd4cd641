import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { fixedCells, type FixedWidth, isPadded } from '#engines/tables/layout/fixedWidth.ts';
import { plainDialect, RecordReader, type TextDialect } from '#engines/tables/layout/readRecords.ts';
import { type LineForm, recordOfLine } from '#engines/tables/layout/lineForm.ts';
import { decodedAgain, twiceEncodedTail } from '#engines/tables/cells/twiceEncoded.ts';
import { type ExaminedText, readText } from './encoding.ts';
import { type MixedLines, readMixed } from './mixedEncoding.ts';

/** A text read as `examined` says and written anew as UTF-8, line for line, so that findings name the lines of the file. */
type Rewritten = (to: string, from: string, examined: ExaminedText) => Promise<void>;

/** Letters that were encoded twice as they were meant. */
export const decodeAgain: Rewritten = async (to, from, examined) => {
  await written(to, pieces(from, examined));
};

/** Letters that are no UTF-8 in the encoding that explains them. */
export async function decodeLines(to: string, from: string, encoding: MixedLines['encoding']): Promise<void> {
  await written(to, readMixed(from, encoding));
}

async function* pieces(from: string, examined: ExaminedText): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of readText(from, examined)) {
    const text = rest + piece;
    const tail = twiceEncodedTail(text);
    rest = text.slice(text.length - tail);
    yield decodedAgain(text.slice(0, text.length - tail));
  }
  yield decodedAgain(rest);
}

/** Columns of fixed width parted by tabs. */
export async function partColumns(to: string, from: string, examined: ExaminedText, begins: FixedWidth): Promise<void> {
  let above = true;
  const parted = (line: string): string => {
    above &&= !isPadded(line);
    return !above && fits(line, begins) ? fixedCells(line, begins).join('\t') : line;
  };
  await written(to, mapLines(from, examined, parted));
}

/** Lines that are enclosed, drawn or hold formulas of text, as records. */
export async function formLines(to: string, from: string, examined: ExaminedText, form: LineForm): Promise<void> {
  await written(
    to,
    mapLines(from, examined, (line) => recordOfLine(form, line)),
  );
}

/** Whether a line leaves the places between the columns empty; a title does not. */
function fits(line: string, begins: FixedWidth): boolean {
  return line.trim() !== '' && begins.slice(1).every((begin) => (line[begin - 1] ?? ' ') === ' ');
}

/** The lines of a text from one to another, others left empty: 1 is the first, `before` is not among them. */
export async function keepLines(
  to: string,
  from: string,
  examined: ExaminedText,
  lines: { readonly first: number; readonly before: number },
): Promise<void> {
  await written(
    to,
    mapLines(from, examined, (line, number) => (number >= lines.first && number < lines.before ? line : '')),
  );
}

/** The rows of a sheet that was written out, which begin with their number. */
export async function keepRows(
  to: string,
  from: string,
  examined: ExaminedText,
  rows: { readonly first: number; readonly before: number },
): Promise<number> {
  let kept = 0;
  await written(to, records());
  return kept;

  async function* records(): AsyncGenerator<string> {
    const reader = new RecordReader(plainDialect(','));
    for await (const piece of readText(from, examined)) yield taken(reader.push(piece));
    yield taken(reader.end());
  }
  function taken(records: readonly { readonly cells: readonly string[] }[]): string {
    const own = records.filter(({ cells }) => Number(cells[0]) >= rows.first && Number(cells[0]) < rows.before);
    kept += own.length;
    return own.map(({ cells }) => `${cells.map(cell).join(',')}\n`).join('');
  }
}

/** Cells of a text or of a sheet that was written out, from one column to another; others are left empty, so that each stays in its place. */
export async function keepColumns(
  to: string,
  from: string,
  examined: ExaminedText,
  { dialect, numbered, first, before }: KeptColumns,
): Promise<number> {
  let [kept, line] = [0, 1];
  await written(to, records());
  return kept;

  async function* records(): AsyncGenerator<string> {
    const reader = new RecordReader(dialect);
    for await (const piece of readText(from, examined)) yield taken(reader.push(piece));
    yield taken(reader.end());
  }
  function taken(all: readonly { readonly line: number; readonly cells: readonly string[] }[]): string {
    return all.map((record) => (numbered ? row(record.cells) : lines(record))).join('');
  }
  function row([number = '', ...cells]: readonly string[]): string {
    if (cells.slice(first, before).every((each) => each.trim() === '')) return '';
    kept += 1;
    return `${[number, ...cells.map((each, at) => (at >= first && at < before ? cell(each) : ''))].join(',')}\n`;
  }
  function lines(record: { readonly line: number; readonly cells: readonly string[] }): string {
    const own = record.cells.slice(0, before).map((each, at) => (at >= first ? cell(each) : ''));
    const text = own.every((each) => each === '') ? '' : own.join(',');
    const above = '\n'.repeat(Math.max(0, record.line - line));
    line = Math.max(line, record.line) + text.split('\n').length;
    return `${above}${text}\n`;
  }
}

interface KeptColumns {
  readonly dialect: TextDialect;
  /** Whether each record begins with the number of its row. */
  readonly numbered: boolean;
  /** Places of columns, 0 is the first; `before` is not among them. */
  readonly first: number;
  readonly before: number;
}

function cell(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

async function* mapLines(
  from: string,
  examined: ExaminedText,
  map: (line: string, number: number) => string,
): AsyncGenerator<string> {
  let [rest, number] = ['', 0];
  for await (const piece of readText(from, examined)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield lines.map((line) => `${map(line, ++number)}\n`).join('');
  }
  if (rest !== '') yield `${map(rest, ++number)}\n`;
}

async function written(to: string, texts: AsyncIterable<string>): Promise<void> {
  const stream = createWriteStream(to);
  try {
    for await (const text of texts) if (text !== '' && !stream.write(text)) await once(stream, 'drain');
  } finally {
    stream.end();
    await once(stream, 'close');
  }
}
