import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { isNote } from '#engines/tables/layout/notes.ts';
import { alignRow, joinThousands } from '#engines/tables/layout/alignRow.ts';
import type { CellKind } from '#engines/tables/cells/cellKinds.ts';
import { partedOtherwise } from '#engines/tables/layout/guessDialect.ts';
import {
  longestRecord,
  RecordReader,
  RecordUnreadable,
  type TextDialect,
  type TextRecord,
} from '#engines/tables/layout/readRecords.ts';
import { type SwallowedRows, swallowedRows } from '#engines/tables/layout/swallowedRows.ts';
import { inWords, limits } from '../limits.ts';
import { type ExaminedText, readText } from './encoding.ts';
import { FileRefusal } from '../refusal.ts';

/** A text written out anew: the line of each record first, then its cells, as textTable.ts says of a sheet. */
export interface CleanText {
  readonly path: string;
  readonly rows: number;
  /** Cells of the widest record. */
  readonly columns: number;
  readonly evenWidth: boolean;
  /** Whether cells hold line ends. */
  readonly holdsLineEnds: boolean;
  readonly longestRecord: number;
  readonly short: Ragged | null;
  readonly long: Ragged | null;
  /** Records that were put in order: an empty cell too many was taken out, or another delimiter was seen. */
  readonly aligned: Ragged | null;
  /** Records with a quotation mark that was read as a sign. */
  readonly stray: Ragged | null;
  /** Records that say the names again, which were left out. */
  readonly repeated: Ragged | null;
  /** The first cell that seems to hold rows of the table, and its line. */
  readonly swallowed: (SwallowedRows & { readonly line: number }) | null;
}

/** Records with fewer or more cells than the header. */
export interface Ragged {
  readonly count: number;
  readonly line: number;
  readonly cells: number;
}

interface Task {
  readonly from: string;
  readonly to: string;
  readonly sheet: string | null;
  readonly dialect: TextDialect;
  readonly width: number;
  /** What most rows hold in each column. */
  readonly shape: readonly CellKind[];
  /** Records up to this line are titles and headers, and are left out. */
  readonly after: number;
  /** Cells a record must have, and those it may have without being too long. */
  readonly least: number;
  readonly most: number;
  /** The names; a record that says them again is left out. */
  readonly names: readonly string[];
}

/** Writes the rows of a text out anew, whatever its encoding and line ends. @throws FileRefusal for what cannot be taken apart */
export async function cleanText(examined: ExaminedText, task: Task): Promise<CleanText> {
  const reader = new RecordReader(task.dialect, task.width);
  const out = new Written(task);
  const stream = createWriteStream(task.to);
  try {
    for await (const piece of readText(task.from, examined)) {
      const text = out.take(reader.push(piece));
      if (text !== '' && !stream.write(text)) await once(stream, 'drain');
    }
    stream.write(out.take(reader.end()));
  } catch (error) {
    throw refusalOf(error, task.sheet);
  } finally {
    stream.end();
    await once(stream, 'close');
  }
  return { path: task.to, ...out.told() };
}

class Written {
  readonly #task: Task;
  #rows = 0;
  #widest = 0;
  #narrowest = Infinity;
  #holdsLineEnds = false;
  #longest = 0;
  #short: { count: number; line: number; cells: number } | null = null;
  /** Short records that may be notes under the table: short rows only if rows follow. */
  #perhapsNotes: { count: number; line: number; cells: number } | null = null;
  #long: { count: number; line: number; cells: number } | null = null;
  #aligned: { count: number; line: number; cells: number } | null = null;
  #stray: { count: number; line: number; cells: number } | null = null;
  #repeated: { count: number; line: number; cells: number } | null = null;
  #swallowed: CleanText['swallowed'] = null;

  constructor(task: Task) {
    this.#task = task;
  }

  take(records: readonly TextRecord[]): string {
    let text = '';
    for (const record of records) {
      if (record.line <= this.#task.after) continue;
      const cells = this.#measured(record);
      if (cells === null) continue;
      const written = `${record.line},${cells.map((cell) => this.#cell(cell)).join(',')}\n`;
      if (written.length > this.#longest) this.#longest = written.length;
      text += written;
    }
    return text;
  }

  told(): Omit<CleanText, 'path'> {
    return {
      rows: this.#rows,
      columns: this.#widest,
      evenWidth: this.#narrowest >= this.#widest,
      holdsLineEnds: this.#holdsLineEnds,
      longestRecord: this.#longest,
      short: this.#short,
      long: this.#long,
      aligned: this.#aligned,
      stray: this.#stray,
      repeated: this.#repeated,
      swallowed: this.#swallowed,
    };
  }

  /** The cells of a record, at least as many as there must be; null for one without any value. */
  #measured(record: TextRecord): readonly string[] | null {
    const { least, most } = this.#task;
    const { line } = record;
    const cells = withoutMark(this.#inOrder(record));
    if (this.#saysNames(cells)) {
      this.#repeated = noted(this.#repeated, line, cells.length);
      return null;
    }
    if (this.#swallowed === null) this.#look(cells, line);
    if (record.stray) this.#stray = noted(this.#stray, line, record.cells.length);
    const last = cells.findLastIndex((cell) => cell !== '' && cell.trim() !== '');
    if (last < 0 || (cells.length === 1 && cells[0] === END_OF_DOS)) return null;
    if (cells.length > limits.columns && last >= limits.columns) throw tooManyColumns(line, last + 1, this.#task.sheet);
    this.#rows++;
    if (cells.length < least && isNote(cells)) this.#perhapsNotes = noted(this.#perhapsNotes, line, cells.length);
    else this.#followNotes();
    if (cells.length < least && !isNote(cells)) this.#short = noted(this.#short, line, cells.length);
    else if (last >= most) this.#long = noted(this.#long, line, last + 1);
    const width = Math.max(least, Math.min(cells.length, Math.max(most, last + 1)));
    if (width > this.#widest) this.#widest = width;
    if (width < this.#narrowest) this.#narrowest = width;
    return cells.length === width ? cells : Array.from({ length: width }, (_, index) => cells[index] ?? '');
  }

  #saysNames(cells: readonly string[]): boolean {
    const { names } = this.#task;
    if (names.length < 2) return false;
    if (isDrawn(cells) || isRemark(cells, this.#task.least)) return true;
    if (/^\s*page \d/i.test(cells[0] ?? '')) return PAGE.test(cells.join(' '));
    return names.every((name, at) => isSameName(name, cells[at] ?? ''));
  }

  /** A row with one empty cell too many without it, and one that is parted by another sign taken apart by that. */
  #inOrder({ line, cells }: TextRecord): readonly string[] {
    const { width, shape, dialect } = this.#task;
    const ordered =
      partedOtherwise(cells, width, dialect) ??
      (cells.length > width ? alignRow(cells, width, shape) : null) ??
      (cells.length > width && dialect.delimiter === ',' ? joinThousands(cells, width, shape) : null);
    if (ordered !== null) this.#aligned = noted(this.#aligned, line, cells.length);
    return ordered ?? cells;
  }

  #followNotes(): void {
    const notes = this.#perhapsNotes;
    if (notes === null) return;
    this.#short = this.#short === null ? notes : { ...this.#short, count: this.#short.count + notes.count };
    this.#perhapsNotes = null;
  }

  /** Notes the first cell that seems to hold rows. */
  #look(cells: readonly string[], line: number): void {
    const { width, shape, dialect } = this.#task;
    const found = swallowedRows(cells, { width, shape, delimiter: dialect.delimiter });
    if (found !== null) this.#swallowed = { ...found, line };
  }

  #cell(cell: string): string {
    if (cell.includes('\n')) this.#holdsLineEnds = true;
    return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  }
}

/** Whether two names differ by capitals, accents and blanks at most: Région is REGION. */
function isSameName(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [one.trim(), other.trim()];
  return first.length === second.length && withoutAccents(first) === withoutAccents(second);
}

function withoutAccents(name: string): string {
  return name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** What programs of DOS wrote behind the last line. */
const END_OF_DOS = '\u001A';

/** Whether a short record is a remark of a program: # checked on 3 May. */
function isRemark(cells: readonly string[], least: number): boolean {
  return cells.length < least && /^\s*#\s+\S/.test(cells[0] ?? '');
}

/** The number of a page and nothing else. */
const PAGE = /^\s*page \d+\s*((of|\/) *\d+)?\s*$/i;

/** Without the mark of order that stands where one file was hung on another. */
function withoutMark(cells: readonly string[]): readonly string[] {
  return cells[0]?.startsWith('\u{FEFF}') ? cells.with(0, cells[0].slice(1)) : cells;
}

function noted(
  known: { count: number; line: number; cells: number } | null,
  line: number,
  cells: number,
): { count: number; line: number; cells: number } {
  return known === null ? { count: 1, line, cells } : { ...known, count: known.count + 1 };
}

export function tooManyColumns(line: number, columns: number, sheet: string | null): FileRefusal {
  return new FileRefusal({
    code: 'tooManyColumns',
    sheet,
    at: `line ${line}`,
    found: `${columns.toLocaleString('en-GB')} columns`,
    expected: `At most ${limits.columns.toLocaleString('en-GB')} columns`,
    mend: 'Turn the table, so that what is measured again and again stands in rows, or send it in parts.',
  });
}

/** Why a record could not be taken apart, for the person who sent it. */
export function refusalOf(error: unknown, sheet: string | null): unknown {
  if (!(error instanceof RecordUnreadable)) return error;
  const { reason, line, beginning } = error;
  if (reason === 'tooLong') {
    return new FileRefusal({
      code: 'lineTooLong',
      sheet,
      at: `line ${line}`,
      found: `A line of more than ${inWords(longestRecord)}, beginning with “${beginning.slice(0, 40)}…”`,
      expected: 'A table with a line for each row',
      mend: 'Look whether the file is a table at all, and whether its lines are ended; export it again as CSV.',
    });
  }
  return new FileRefusal({
    code: 'openQuote',
    sheet,
    at: `line ${line}`,
    found: `A quotation mark that is opened and never closed, in the line “${beginning.slice(0, 60).replaceAll(/\s+/g, ' ')}”`,
    expected: 'A second quotation mark (") at the end of the cell',
    mend: 'Close or remove the quotation mark in this line and send the file again; everything after it would be one cell.',
  });
}

/** Whether a record is nothing but a line drawn with hyphens or equals signs. */
function isDrawn(cells: readonly string[]): boolean {
  const said = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return said.length > 0 && said.every((cell) => /^[-=_]{3,}$/.test(cell));
}
