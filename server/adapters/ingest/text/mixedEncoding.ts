import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { endOfLetters, macLettersIn } from './letterBytes.ts';

/** Lines that are no UTF-8 in a text that is UTF-8 otherwise, and the encoding that explains them. */
export interface MixedLines {
  readonly encoding: 'windows-1252' | 'macintosh';
  readonly count: number;
  /** The first of them: around the first letter that is no UTF-8, as UTF-8 reads it and as the encoding does. */
  readonly examples: readonly { readonly line: number; readonly lost: string; readonly read: string }[];
}

const PIECE = 1 << 20;
/** A line longer than this is judged in parts. */
const LONGEST = 4 * PIECE;
/** Lines whose numbers and letters are told. */
const EXAMPLES = 3;
/** Characters shown on either side of a letter. */
const AROUND = 20;

/** Looks for the lines that are no UTF-8. Null where there are none, or where neither Windows nor a Mac writes such letters. */
export async function findMixedLines(path: string): Promise<MixedLines | null> {
  const broken: { line: number; bytes: Buffer }[] = [];
  let [count, macLetters, written, unused] = [0, 0, false, false];
  for await (const { line, bytes } of linesOf(path)) {
    if (isUtf8(bytes)) continue;
    count++;
    if (broken.length < EXAMPLES) broken.push({ line, bytes });
    const masked = Buffer.from(bytes);
    for (const { from, to, isLetter } of lettersOf(bytes)) {
      const first = bytes[from] ?? 0;
      if (isLetter && first >= 0x80) masked.fill(0x20, from, to);
      unused ||= !isLetter && isUnused(first);
      written ||= !isLetter && !isCut(bytes, from);
    }
    macLetters += macLettersIn(masked);
  }
  const encoding = macLetters > 0 ? 'macintosh' : 'windows-1252';
  if (!written || (unused && encoding === 'windows-1252')) return null;
  return {
    encoding,
    count,
    examples: broken.map(({ line, bytes }) => ({ line, ...around(bytes, encoding) })),
  };
}

/** The text of a file piece by piece, letters that are no UTF-8 read in the encoding that explains them. */
export async function* readMixed(path: string, encoding: MixedLines['encoding']): AsyncGenerator<string> {
  const letters = lettersIn(encoding);
  let carried = Buffer.alloc(0);
  for await (const piece of createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Buffer>) {
    const whole = Buffer.concat([carried, piece]);
    const end = endOfLetters(whole);
    carried = Buffer.from(whole.subarray(end));
    yield decoded(whole.subarray(0, end), letters);
  }
  yield decoded(carried, letters);
}

/** The letter of each byte in an encoding. */
function lettersIn(encoding: MixedLines['encoding']): string {
  // Node 20 decodes windows-1252 as latin-1 unless it decodes a stream.
  return new TextDecoder(encoding).decode(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
    { stream: true },
  );
}

function decoded(bytes: Buffer, letters: string): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  let [text, from] = ['', 0];
  while (from < bytes.length) {
    const newline = bytes.indexOf(10, from);
    const to = newline < 0 ? bytes.length : newline + 1;
    const line = bytes.subarray(from, to);
    text += isUtf8(line) ? line.toString('utf8') : lineOf(line, (byte) => letters[byte] ?? '');
    from = to;
  }
  return text;
}

function lineOf(bytes: Buffer, letterOf: (byte: number) => string): string {
  return lettersOf(bytes)
    .map(({ from, to, isLetter }) => (isLetter ? bytes.toString('utf8', from, to) : letterOf(bytes[from] ?? 0)))
    .join('');
}

/** The letters of UTF-8 among some bytes, those of ASCII in runs, and each byte that belongs to none. */
function lettersOf(bytes: Buffer): { from: number; to: number; isLetter: boolean }[] {
  const letters: { from: number; to: number; isLetter: boolean }[] = [];
  for (let from = 0; from < bytes.length;) {
    let to = from;
    while ((bytes[to] ?? 0x80) < 0x80) to++;
    if (to === from) {
      const first = bytes[from] ?? 0;
      const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
      to = isUtf8(bytes.subarray(from, from + length)) && from + length <= bytes.length ? from + length : from;
    }
    letters.push({ from, to: Math.max(to, from + 1), isLetter: to > from });
    from = Math.max(to, from + 1);
  }
  return letters;
}

/** Bytes for which Windows-1252 has no letter. */
function isUnused(byte: number): boolean {
  return [0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte);
}

/** Whether a letter of UTF-8 was cut behind its first byte, as programs do that keep so many bytes of a cell: no other encoding tells which. */
function isCut(bytes: Buffer, at: number): boolean {
  const next = (bytes[at + 1] ?? 0) | 0x20;
  return [0xc2, 0xc3, 0xe2].includes(bytes[at] ?? 0) && !(next >= 0x61 && next <= 0x7a);
}

function around(bytes: Buffer, encoding: MixedLines['encoding']): { lost: string; read: string } {
  const letters = lettersIn(encoding);
  const lost = lineOf(bytes, () => '\ufffd');
  const first = lost.indexOf('\ufffd');
  const shown = (text: string): string => text.slice(Math.max(0, first - AROUND), first + AROUND).trim();
  return { lost: shown(lost), read: shown(lineOf(bytes, (byte) => letters[byte] ?? '')) };
}

/** The lines of a file as bytes, whatever ends them, each with its number. */
async function* linesOf(path: string): AsyncGenerator<{ line: number; bytes: Buffer }> {
  let [line, rest] = [1, Buffer.alloc(0)];
  for await (const piece of createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, piece]);
    let from = 0;
    for (let at = 0; at < rest.length; at++) {
      // A return at the very end may belong to a line feed.
      if (rest[at] !== 10 && (rest[at] !== 13 || at === rest.length - 1)) continue;
      yield { line, bytes: rest.subarray(from, at) };
      if (rest[at] === 13 && rest[at + 1] === 10) at++;
      from = at + 1;
      line++;
    }
    rest = Buffer.from(rest.subarray(from));
    if (rest.length > LONGEST) {
      const end = endOfLetters(rest);
      yield { line, bytes: rest.subarray(0, end) };
      rest = Buffer.from(rest.subarray(end));
    }
  }
  if (rest.length > 0) yield { line, bytes: rest };
}
