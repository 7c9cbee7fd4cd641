import { isAscii, isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { countTwiceEncoded } from '#engines/tables/cells/twiceEncoded.ts';
import { endOfLetters, macLettersIn } from './letterBytes.ts';
import { findMixedLines, type MixedLines } from './mixedEncoding.ts';

/** How the bytes of a text file are to be read, and what is odd about them. */
export interface ExaminedText {
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';
  readonly bytes: number;
  readonly startsWithMark: boolean;
  /** Bytes of value zero in a text where they mean nothing. */
  readonly noughts: number;
  /** Line of the first byte that is not UTF-8, or of the first letter lost before; null where all is well. */
  readonly brokenAt: number | null;
  readonly brokenText: string;
  /** Lines that are no UTF-8 in a text that is UTF-8 otherwise; null where there are none, or where no encoding explains them. */
  readonly mixed: MixedLines | null;
  /** Letters that were encoded in UTF-8 twice: how many at least, and the line of the first. */
  readonly twice: { readonly count: number; readonly line: number; readonly text: string } | null;
  /** Whether lines end with another sign than a line feed or a carriage return: NEL, LS or the record separator of ASCII. */
  readonly endsOtherwise: boolean;
  /** Whether DuckDB takes the lines without setting more room aside for them. */
  readonly linesAreShort: boolean;
}

const PIECE = 1 << 20;

/** Looks at every byte once: the encoding by mark, else by validity; noughts, lost letters, endless lines. */
export async function examineText(path: string): Promise<ExaminedText> {
  let bytes = 0;
  let noughts = 0;
  let multibyte = false;
  let invalidAt: number | null = null;
  let lostAt: number | null = null;
  let linesAreShort = true;
  let head: Buffer | null = null;
  let carried = Buffer.alloc(0);
  let macLetters = 0;
  const twice = { count: 0, at: 0 };
  for await (const piece of createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Buffer>) {
    head ??= piece;
    bytes += piece.length;
    noughts += countNoughts(piece);
    if (piece.length === PIECE && !piece.includes(10)) linesAreShort = false;
    const whole = carried.length > 0 ? Buffer.concat([carried, piece]) : piece;
    const end = endOfLetters(whole);
    const letters = whole.subarray(0, end);
    const begins = bytes - whole.length;
    carried = Buffer.from(whole.subarray(end));
    if (isAscii(letters)) continue;
    macLetters += macLettersIn(letters);
    const lost: number = lostAt === null ? letters.indexOf('\ufffd') : -1;
    if (lost >= 0) lostAt = begins + lost;
    if (isUtf8(letters)) {
      multibyte = true;
      lookForTwice(letters, begins, twice);
    } else if (invalidAt === null) {
      const found = firstInvalidLine(letters);
      multibyte ||= found.multibyte;
      invalidAt = begins + found.at;
    }
  }
  if (carried.length > 0) invalidAt ??= bytes - carried.length;
  const marked = markOf(head);
  const encoding =
    marked ??
    wideWithoutMark(head) ??
    (invalidAt !== null && !multibyte ? (macLetters > 0 ? 'macintosh' : 'windows-1252') : 'utf-8');
  const broken = encoding.startsWith('utf-16') ? null : (invalidAt ?? lostAt);
  const first = encoding === 'utf-8' && twice.count > 0 ? await lineAt(path, twice.at, encoding) : null;
  const where = broken === null ? null : await lineAt(path, broken, encoding);
  const mixes = encoding === 'utf-8' && invalidAt !== null && lostAt === null;
  return {
    encoding,
    bytes,
    linesAreShort,
    endsOtherwise: endsOtherwise(head, encoding),
    startsWithMark: marked !== null,
    noughts: encoding.startsWith('utf-16') ? 0 : noughts,
    brokenAt: where?.line ?? null,
    brokenText: where?.text ?? '',
    mixed: mixes ? await findMixedLines(path) : null,
    twice: first === null ? null : { count: twice.count, ...first },
  };
}

/** How letters begin that were encoded in UTF-8 twice: Ã, Â and â before the next of their bytes. */
const twiceBegins = ['c383', 'c382c2', 'c3a2e2', 'c3a2c2'].map((bytes) => Buffer.from(bytes, 'hex'));

function lookForTwice(piece: Buffer, begins: number, twice: { count: number; at: number }): void {
  if (!twiceBegins.some((bytes) => piece.includes(bytes))) return;
  const text = piece.toString('utf8');
  const number = countTwiceEncoded(text);
  if (number > 0 && twice.count === 0) {
    const lines = text.split('\n');
    const before = lines.slice(
      0,
      lines.findIndex((line) => countTwiceEncoded(line) > 0),
    );
    twice.at = begins + before.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
  }
  twice.count += number;
}

/** Line ends of other systems than ours. */
// oxlint-disable-next-line no-control-regex -- the record separator of ASCII ends lines in some exports
const OTHER_ENDS = /[\u0085\u2028\u001e]/g;

function endsOtherwise(head: Buffer | null, encoding: ExaminedText['encoding']): boolean {
  const text = head === null ? '' : new TextDecoder(encoding).decode(head.subarray(0, 64 * 1024), { stream: true });
  return !/[\n\r]/.test(text) && text.search(OTHER_ENDS) >= 0;
}

/** What of a text has to be known to read it. */
type ReadAs = Pick<ExaminedText, 'encoding' | 'noughts'> & Partial<Pick<ExaminedText, 'endsOtherwise'>>;

/** The text of a file, piece by piece, without a mark and without noughts, lines ended by \n alone. */
export async function* readText(
  path: string,
  { encoding, noughts, endsOtherwise: otherEnds = false }: ReadAs,
  to = Infinity,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let pendingReturn = false;
  const tidy = (decoded: string): string => {
    let text = noughts > 0 ? decoded.replaceAll('\0', '') : decoded;
    if (otherEnds) text = text.replaceAll(OTHER_ENDS, '\n');
    if (pendingReturn) text = `\r${text}`;
    pendingReturn = text.endsWith('\r');
    if (pendingReturn) text = text.slice(0, -1);
    return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
  };
  const stream = createReadStream(path, { highWaterMark: PIECE, ...(to === Infinity ? {} : { end: to - 1 }) });
  for await (const piece of stream as AsyncIterable<Buffer>) yield tidy(decoder.decode(piece, { stream: true }));
  yield tidy(to === Infinity ? decoder.decode() : '') + (pendingReturn ? '\n' : '');
}

function markOf(head: Buffer | null): ExaminedText['encoding'] | null {
  if (head === null) return null;
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
}

/** UTF-16 without its mark: every second byte of Latin letters is a nought. */
function wideWithoutMark(head: Buffer | null): ExaminedText['encoding'] | null {
  const some = head?.subarray(0, 4_096) ?? Buffer.alloc(0);
  let [even, odd] = [0, 0];
  some.forEach((byte, index) => {
    if (byte === 0 && index % 2 === 0) even++;
    else if (byte === 0) odd++;
  });
  if (odd > some.length * 0.3 && even < some.length * 0.05) return 'utf-16le';
  return even > some.length * 0.3 && odd < some.length * 0.05 ? 'utf-16be' : null;
}

function countNoughts(piece: Buffer): number {
  let count = 0;
  for (let at = piece.indexOf(0); at >= 0; at = piece.indexOf(0, at + 1)) count++;
  return count;
}

/** Letters of UTF-8 whose bytes no French or English text in Windows-1252 has beside each other: é is Ã©, ’ is â€™. */
const SURELY_UTF8 = /\u00c3[\u0080-\u00bf]|\u00e2\u0080[\u0080-\u00bf]/;

function firstInvalidLine(piece: Buffer): { at: number; multibyte: boolean } {
  let at: number | null = null;
  let multibyte = false;
  for (let begin = 0; begin < piece.length;) {
    const newline = piece.indexOf(10, begin);
    const end = newline < 0 ? piece.length : newline + 1;
    const line = piece.subarray(begin, end);
    if (!isUtf8(line)) {
      at ??= begin;
      multibyte ||= SURELY_UTF8.test(line.toString('latin1'));
    } else if (!isAscii(line)) multibyte = true;
    begin = end;
  }
  return { at: at ?? 0, multibyte };
}

async function lineAt(path: string, offset: number, encoding: string): Promise<{ line: number; text: string }> {
  let [line, seen, begin] = [1, 0, 0];
  for await (const piece of createReadStream(path, {
    highWaterMark: PIECE,
    end: Math.max(0, offset),
  }) as AsyncIterable<Buffer>) {
    const stop = Math.min(piece.length, offset - seen);
    for (let at = piece.indexOf(10); at >= 0 && at < stop; at = piece.indexOf(10, at + 1)) {
      line++;
      begin = seen + at + 1;
    }
    seen += piece.length;
  }
  const pieces: Buffer[] = [];
  for await (const piece of createReadStream(path, { start: begin, end: begin + 300 }) as AsyncIterable<Buffer>)
    pieces.push(piece);
  // Node 20 decodes windows-1252 as latin-1 unless it decodes a stream.
  return {
    line,
    text: new TextDecoder(encoding).decode(Buffer.concat(pieces), { stream: true }).split(/[\r\n]/, 1)[0] ?? '',
  };
}
