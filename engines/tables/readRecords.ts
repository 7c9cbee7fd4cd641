/** One record of a delimited text: the line it begins on (1 is the first) and its cells as written, without quotes. */
export interface TextRecord {
  readonly line: number;
  readonly cells: readonly string[];
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

/**
 * Takes a delimited text (RFC 4180) apart piece by piece, with the line of every record, which no package at hand tells.
 * Lenient where it can be without guessing: text after a closing quote is kept, quotes inside an unquoted cell are
 * letters. Lines end with \n; the caller turns other endings into it.
 */
export class RecordReader {
  readonly #delimiter: string;
  #rest = '';
  #line = 1;

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
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
    let at = 0;
    let quote = text.indexOf('"');
    while (at < text.length) {
      const newline = text.indexOf('\n', at);
      if (quote >= 0 && quote < at) quote = text.indexOf('"', at);
      const plain = quote < 0 || (newline >= 0 && quote > newline);
      if (plain) {
        if (newline < 0 && !last) break;
        const stop = newline < 0 ? text.length : newline;
        records.push({ line: this.#line++, cells: text.slice(at, stop).split(this.#delimiter) });
        at = stop + 1;
        continue;
      }
      const read = readQuoted(text, at, this.#delimiter, last);
      if (read === 'incomplete') break;
      if (read === 'openQuote') throw new RecordUnreadable('openQuote', this.#line, text.slice(at, at + 80));
      records.push({ line: this.#line, cells: read.cells });
      this.#line += read.lines;
      at = read.next;
    }
    this.#rest = at >= text.length ? '' : text.slice(at);
    if (this.#rest.length > longestRecord) {
      const open = this.#rest.includes('"') && this.#rest.includes('\n');
      throw new RecordUnreadable(open ? 'openQuote' : 'tooLong', this.#line, this.#rest.slice(0, 80));
    }
    return records;
  }
}

interface QuotedRecord {
  readonly cells: readonly string[];
  readonly next: number;
  /** Lines it takes: one, and one for each line end inside quotes. */
  readonly lines: number;
}

function readQuoted(text: string, begin: number, delimiter: string, last: boolean): QuotedRecord | 'incomplete' | 'openQuote' {
  const cells: string[] = [];
  let at = begin;
  let lines = 1;
  for (;;) {
    let cell = '';
    if (text[at] === '"') {
      const close = closingQuote(text, at + 1);
      if (close < 0) return last ? 'openQuote' : 'incomplete';
      // A quote at the very end of a piece may be the first of a doubled one.
      if (close === text.length - 1 && !last) return 'incomplete';
      cell = text.slice(at + 1, close).replaceAll('""', '"');
      for (let i = cell.indexOf('\n'); i >= 0; i = cell.indexOf('\n', i + 1)) lines++;
      at = close + 1;
    }
    const [stop, ends] = cellEnd(text, at, delimiter);
    if (stop < 0 && !last) return 'incomplete';
    const end = stop < 0 ? text.length : stop;
    cells.push(cell + text.slice(at, end));
    at = end + 1;
    if (ends || stop < 0) return { cells, next: at, lines };
  }
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** Where the cell stops, and whether the record ends there; -1 where the text does first. */
function cellEnd(text: string, at: number, delimiter: string): [number, boolean] {
  const newline = text.indexOf('\n', at);
  const next = text.indexOf(delimiter, at);
  if (next >= 0 && (newline < 0 || next < newline)) return [next, false];
  return [newline, true];
}

/** All records of a text that is at hand whole; an open quote at its end leaves the last record out. */
export function recordsOf(text: string, delimiter: string): readonly TextRecord[] {
  const reader = new RecordReader(delimiter);
  const records = reader.push(text);
  try {
    return [...records, ...reader.end()];
  } catch (error) {
    if (error instanceof RecordUnreadable) return records;
    throw error;
  }
}
