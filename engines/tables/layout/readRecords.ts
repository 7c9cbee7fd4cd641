/** How a delimited text is written: what parts its cells, what encloses them, and how a quotation mark inside is written. */
export interface TextDialect {
  readonly delimiter: string;
  readonly quote: '"' | "'";
  /** `double`: "" is a quotation mark; `backslash`: \" is one. */
  readonly escape: 'double' | 'backslash';
  /** Whether a blank follows each delimiter and is no part of the cell. */
  readonly blanks: boolean;
}

export function plainDialect(delimiter: string): TextDialect {
  return { delimiter, quote: '"', escape: 'double', blanks: false };
}

/** One record of a delimited text: the line it begins on (1 is the first) and its cells as written, without quotes. */
export interface TextRecord {
  readonly line: number;
  readonly cells: readonly string[];
  /** Whether a quotation mark stands in it that neither begins nor ends a cell and is not doubled: it was read as a sign. */
  readonly stray?: boolean;
}

/** A record that cannot be taken apart, with the line it begins on. */
export class RecordUnreadable extends Error {
  readonly reason: 'openQuote' | 'tooLong';
  readonly line: number;
  /** How the record begins. */
  readonly beginning: string;

  constructor(reason: 'openQuote' | 'tooLong', line: number, beginning: string) {
    super(`${reason} at line ${line}`);
    this.name = 'RecordUnreadable';
    this.reason = reason;
    this.line = line;
    this.beginning = beginning;
  }
}

/** Longest record in characters; past it a quote was surely left open, or the file is no table. */
export const longestRecord = 16_000_000;
/** A cell in quotes that goes on for so many characters is first suspected of having lost its second quote. */
const suspicious = 50_000;

/**
 * Takes a delimited text (RFC 4180) apart piece by piece, with the line of every record, which no package at hand tells.
 * Lenient where it can be without guessing: text after a closing quote is kept, quotes inside an unquoted cell are
 * letters. Where a record is only as wide as the others (`width`) if one quotation mark in it is a sign, it is read so
 * and says that it has a stray one. Lines end with \n; the caller turns other endings into it.
 */
export class RecordReader {
  readonly #dialect: TextDialect;
  readonly #width: number | null;
  #rest = '';
  #line = 1;

  constructor(dialect: TextDialect | string, width: number | null = null) {
    this.#dialect = typeof dialect === 'string' ? plainDialect(dialect) : dialect;
    this.#width = width;
  }

  /** The records that are complete with this piece. @throws RecordUnreadable */
  push(piece: string): TextRecord[] {
    return this.#take(this.#rest + piece, false);
  }

  /** The last record, where the text does not end with a line end. @throws RecordUnreadable where a quote is open */
  end(): TextRecord[] {
    return this.#rest === '' ? [] : this.#take(this.#rest, true);
  }

  #take(text: string, last: boolean): TextRecord[] {
    const records: TextRecord[] = [];
    const { quote: mark } = this.#dialect;
    let at = 0;
    let quote = text.indexOf(mark);
    while (at < text.length) {
      const newline = text.indexOf('\n', at);
      if (quote >= 0 && quote < at) quote = text.indexOf(mark, at);
      if (quote < 0 || (newline >= 0 && quote > newline)) {
        if (newline < 0 && !last) break;
        const stop = newline < 0 ? text.length : newline;
        records.push({ line: this.#line++, cells: this.#plain(text.slice(at, stop)) });
        at = stop + 1;
        continue;
      }
      const read = this.#quoted(text, at, last);
      if (read === 'incomplete') break;
      if (read === 'openQuote') throw new RecordUnreadable('openQuote', this.#line, text.slice(at, at + 80));
      records.push({ line: this.#line, cells: read.cells, ...(read.strays > 0 && { stray: true }) });
      this.#line += read.lines;
      at = read.next;
    }
    this.#rest = at >= text.length ? '' : text.slice(at);
    if (this.#rest.length > longestRecord) {
      const open = this.#rest.includes(mark) && this.#rest.includes('\n');
      throw new RecordUnreadable(open ? 'openQuote' : 'tooLong', this.#line, this.#rest.slice(0, 80));
    }
    return records;
  }

  #plain(line: string): string[] {
    const { delimiter, blanks } = this.#dialect;
    const cells = line.split(delimiter);
    return blanks ? cells.map((cell) => (cell.startsWith(' ') ? cell.slice(1) : cell)) : cells;
  }

  /** A record with quotation marks, read so that it is as wide as the others where one sign too many explains its width. */
  #quoted(text: string, at: number, last: boolean): QuotedRecord | 'incomplete' | 'openQuote' {
    const read = readQuoted(text, at, this.#dialect, last);
    const whole = typeof read === 'object';
    // Where every mark of a line encloses a cell, the record is what it is, however wide.
    const clean = whole && read.strays === 0 && (this.#width === null || read.lines === 1);
    if (clean || (whole && read.cells.length === this.#width && (read.strays === 0 || read.lines === 1))) return read;
    if (read === 'incomplete' && text.length - at < suspicious) return read;
    const width = this.#width;
    const other =
      width === null
        ? null
        : (this.#otherwise(text, at, last, width, 'opens') ?? this.#otherwise(text, at, last, width, 'closes'));
    if (other !== null) return other;
    return read;
  }

  /** The record as wide as the others, with the mark that opens or closes one of its cells as a sign; null where none is. */
  #otherwise(text: string, at: number, last: boolean, width: number, mark: 'opens' | 'closes'): QuotedRecord | null {
    const newline = text.indexOf('\n', at);
    if (newline < 0 && !last) return null;
    const stop = newline < 0 ? text.length : newline;
    const { quote, delimiter, blanks } = this.#dialect;
    for (
      let sign = text.indexOf(quote, at), tries = 0;
      sign >= 0 && sign < stop && tries < 64;
      sign = text.indexOf(quote, sign + 1), tries++
    ) {
      const before = blanks && text[sign - 1] === ' ' ? sign - 2 : sign - 1;
      const opens = sign === at || text.startsWith(delimiter, before + 1 - delimiter.length);
      if (mark === 'opens' ? !opens : opens || endsCell(text, sign + 1, delimiter, last) !== true) continue;
      const read = readQuoted(text, at, this.#dialect, last, sign);
      if (typeof read === 'object' && read.cells.length === width && read.lines === 1)
        return { ...read, strays: read.strays + 1 };
    }
    return null;
  }
}

interface QuotedRecord {
  readonly cells: readonly string[];
  readonly next: number;
  /** Lines it takes: one, and one for each line end inside quotes. */
  readonly lines: number;
  readonly strays: number;
}

/** `sign` is where a quotation mark stands that is a sign and encloses nothing. */
function readQuoted(
  text: string,
  begin: number,
  dialect: TextDialect,
  last: boolean,
  sign = -1,
): QuotedRecord | 'incomplete' | 'openQuote' {
  const { delimiter, quote, blanks } = dialect;
  const cells: string[] = [];
  let [at, lines, strays] = [begin, 1, 0];
  for (;;) {
    if (blanks && text[at] === ' ') at += 1;
    let cell = '';
    const enclosed = text[at] === quote && at !== sign;
    if (enclosed) {
      const closing = closingQuote(text, at, dialect, last, sign);
      if (closing.at < 0) return last ? 'openQuote' : 'incomplete';
      cell = inner(text.slice(at + 1, closing.at), dialect);
      strays += closing.strays;
      for (let i = cell.indexOf('\n'); i >= 0; i = cell.indexOf('\n', i + 1)) lines++;
      at = closing.at + 1;
    }
    const [stop, ends] = cellEnd(text, at, delimiter);
    if (stop < 0 && !last) return 'incomplete';
    const end = stop < 0 ? text.length : stop;
    const behind = text.slice(at, end);
    cells.push(enclosed && behind.trim() === '' ? cell : cell + behind);
    at = end + (ends ? 1 : delimiter.length);
    if (ends || stop < 0) return { cells, next: at, lines, strays };
  }
}

const DOUBLE = /""|\\"(?!")/g;
const SINGLE = /''|\\'(?!')/g;

function inner(text: string, { quote, escape }: TextDialect): string {
  if (escape === 'backslash') return text.replaceAll(/\\(["'\\])/g, '$1');
  if (!text.includes(quote)) return text;
  // A single mark behind a backslash in a file that doubles its marks: this line is written otherwise. A backslash before a doubled one stays.
  return text.replaceAll(quote === '"' ? DOUBLE : SINGLE, quote);
}

/**
 * Where the quote that begins at a place is closed: by a mark before a delimiter or the end of a line. One that stands before
 * anything else is a stray sign if such a mark follows on the same line; else it closes, and what follows belongs to the cell.
 */
function closingQuote(
  text: string,
  open: number,
  { delimiter, quote, escape }: TextDialect,
  last: boolean,
  sign: number,
): { at: number; strays: number } {
  let firstOther = -1;
  let strays = 0;
  for (let at = text.indexOf(quote, open + 1); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (at === sign || (escape === 'backslash' && isEscaped(text, at, open))) continue;
    if (firstOther >= 0 && text.slice(firstOther, at).includes('\n')) break;
    if (escape === 'double' && text[at + 1] === quote) {
      // Where marks inside are not doubled, the second of two at the end closes.
      if (strays > 0 && endsCell(text, at + 2, delimiter, last) === true) return { at: at + 1, strays };
      at += 1;
      continue;
    }
    const ends = endsCell(text, at + 1, delimiter, last);
    if (ends === 'unknown') return { at: -1, strays };
    if (ends) return { at, strays };
    strays += 1;
    if (firstOther < 0) firstOther = at;
    // A delimiter between two such marks: the first closed its cell.
    else if (text.slice(firstOther, at).includes(delimiter)) break;
  }
  // More of the line may be on its way.
  if (!last && firstOther >= 0 && !text.includes('\n', firstOther)) return { at: -1, strays };
  return { at: firstOther, strays };
}

function isEscaped(text: string, at: number, open: number): boolean {
  let slashes = 0;
  while (at - 1 - slashes > open && text[at - 1 - slashes] === '\\') slashes += 1;
  return slashes % 2 === 1;
}

function endsCell(text: string, at: number, delimiter: string, last: boolean): boolean | 'unknown' {
  let next = at;
  if (!delimiter.startsWith(' ')) while (text[next] === ' ') next += 1;
  if (next >= text.length) return last || 'unknown';
  return text[next] === '\n' || text.startsWith(delimiter, next);
}

/** Where the cell stops, and whether the record ends there; -1 where the text does first. */
function cellEnd(text: string, at: number, delimiter: string): [number, boolean] {
  const newline = text.indexOf('\n', at);
  const next = text.indexOf(delimiter, at);
  if (next >= 0 && (newline < 0 || next < newline)) return [next, false];
  return [newline, true];
}

/** All records of a text that is at hand whole; an open quote at its end leaves the last record out. */
export function recordsOf(
  text: string,
  dialect: TextDialect | string,
  width: number | null = null,
): readonly TextRecord[] {
  const reader = new RecordReader(dialect, width);
  const records = reader.push(text);
  try {
    return [...records, ...reader.end()];
  } catch (error) {
    if (error instanceof RecordUnreadable) return records;
    throw error;
  }
}
