import { isAscii, isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { finding, many, quoted } from '#engines/tables/say.ts';
import type { Finding, Fix } from '#engines/tables/types.ts';

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
    if (isUtf8(letters)) multibyte = true;
    else if (invalidAt === null) {
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
  const where = broken === null ? null : await lineAt(path, broken, encoding);
  return {
    encoding,
    bytes,
    linesAreShort,
    startsWithMark: marked !== null,
    noughts: encoding.startsWith('utf-16') ? 0 : noughts,
    brokenAt: where?.line ?? null,
    brokenText: where?.text ?? '',
  };
}

/** The text of a file, piece by piece, without a mark and without noughts, lines ended by \n alone. */
export async function* readText(
  path: string,
  { encoding, noughts }: Pick<ExaminedText, 'encoding' | 'noughts'>,
  to = Infinity,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let pendingReturn = false;
  const tidy = (decoded: string): string => {
    let text = noughts > 0 ? decoded.replaceAll('\0', '') : decoded;
    if (pendingReturn) text = `\r${text}`;
    pendingReturn = text.endsWith('\r');
    if (pendingReturn) text = text.slice(0, -1);
    return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
  };
  const stream = createReadStream(path, { highWaterMark: PIECE, ...(to === Infinity ? {} : { end: to - 1 }) });
  for await (const piece of stream as AsyncIterable<Buffer>) yield tidy(decoder.decode(piece, { stream: true }));
  yield tidy(to === Infinity ? decoder.decode() : '') + (pendingReturn ? '\n' : '');
}

/** Says what was odd about the bytes. */
export function encodingFindings(examined: ExaminedText, sheet: string | null, fixes: readonly Fix[]): Finding[] {
  const findings: Finding[] = [];
  const at = examined.brokenAt === null ? null : `line ${examined.brokenAt}`;
  if (examined.encoding === 'windows-1252' || examined.encoding === 'macintosh') {
    findings.push(
      finding({
        code: 'encodingGuessed',
        weight: 'warning',
        sheet,
        at,
        found: `Letters that are not UTF-8: ${quoted(examined.brokenText)}`,
        expected: 'A file saved as UTF-8',
        mend: `Read as ${examined.encoding === 'macintosh' ? 'Mac Roman, as Excel on a Mac' : 'Windows-1252, as Excel on Windows'} saves “CSV”. If the letters above look wrong, save the file as “CSV UTF-8” and send it again.`,
      }),
    );
  } else if (at !== null) {
    findings.push(
      finding({
        code: 'brokenEncoding',
        weight: 'error',
        sheet,
        at,
        found: `Letters that got lost: ${quoted(examined.brokenText)}`,
        expected: 'UTF-8 throughout',
        mend: 'The file was put together from texts of different encodings, or saved wrongly before. Correct the letters marked �, save it as “CSV UTF-8” and send it again.',
      }),
    );
  }
  if (examined.noughts > 0) {
    const accepted = fixes.some((fix) => fix.kind === 'stripNoughts' && fix.sheet === sheet);
    findings.push(
      finding({
        code: 'noughts',
        weight: accepted ? 'note' : 'warning',
        sheet,
        count: examined.noughts,
        found: many(examined.noughts, 'byte that means no letter (NUL)', 'bytes that mean no letter (NUL)'),
        expected: 'Text alone',
        mend: accepted
          ? 'Read without them, as you chose.'
          : 'The file may be damaged: look whether values are missing in the preview, which leaves them out. Export it again, or accept that it is read without them.',
        fix: accepted
          ? null
          : {
              kind: 'stripNoughts',
              sheet,
              column: null,
              label: `Read the file without its ${many(examined.noughts, 'NUL byte')}`,
            },
      }),
    );
  }
  return findings;
}

/** Small letters with an accent as a Mac writes them (é, è, à, ç, ô …): in Windows-1252 these bytes are no letters, or capitals. */
const macSmall = new Set([
  0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8d, 0x8e, 0x8f, 0x90, 0x91, 0x94, 0x95, 0x96, 0x99, 0x9a,
]);

/** How many letters of a piece make sense on a Mac alone, less those that make sense on Windows alone: each behind a small letter. */
function macLettersIn(piece: Buffer): number {
  let [mac, windows] = [0, 0];
  for (const [at, byte] of piece.entries()) {
    if (byte < 0x80) continue;
    const [before = 0, after = 0] = [piece[at - 1], piece[at + 1]];
    const inWord = before >= 0x61 && before <= 0x7a && !(after >= 0x41 && after <= 0x5a);
    if (!inWord) continue;
    // Behind a letter 1252 has its quotation marks (0x91 to 0x94) and dashes (0x96, 0x97), too.
    if (macSmall.has(byte) && (byte < 0x91 || (after >= 0x61 && after <= 0x7a))) mac++;
    else if (byte >= 0xe0) windows++;
  }
  return windows > 0 ? -piece.length : mac;
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

/** Where the last letter that may go on in the next piece begins. */
function endOfLetters(piece: Buffer): number {
  for (let back = 1; back <= Math.min(3, piece.length); back++) {
    const byte = piece[piece.length - back] ?? 0;
    if (byte < 0x80) return piece.length;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? piece.length - back : piece.length;
    }
  }
  return piece.length;
}

function firstInvalidLine(piece: Buffer): { at: number; multibyte: boolean } {
  let at: number | null = null;
  let multibyte = false;
  for (let begin = 0; begin < piece.length;) {
    const newline = piece.indexOf(10, begin);
    const end = newline < 0 ? piece.length : newline + 1;
    const line = piece.subarray(begin, end);
    if (!isUtf8(line)) at ??= begin;
    else if (!isAscii(line)) multibyte = true;
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
