import { inflateSync } from 'node:zlib';
import type { SavDictionary, SavVariable } from './savDictionary.ts';

const eightBlanks = Buffer.alloc(8, ' ');
/** Bytes of a segment of a long text that belong to it; one more is room alone. */
const segmentBytes = 255;

/** The cases of an SPSS file, each with a value for each variable: null where it is missing in all of SPSS (SYSMIS). */
export function* casesOf(file: Buffer, dictionary: SavDictionary): Generator<(number | string | null)[]> {
  const { variables, little, compression } = dictionary;
  const missing = new Uint8Array(8);
  new DataView(missing.buffer).setFloat64(0, -Number.MAX_VALUE, little);
  const elements =
    compression === 0
      ? plainElements(file, dictionary.data)
      : packedElements(
          compression === 2 ? unzipped(file, dictionary) : file.subarray(dictionary.data),
          dictionary,
          Buffer.from(missing),
        );
  for (;;) {
    const values: (number | string | null)[] = [];
    for (const variable of variables) {
      const value = valueOf(elements, variable, dictionary);
      // A case that begins and does not end is the end of a file that was cut.
      if (value === undefined) {
        if (values.length > 0) throw new RangeError('The last case is not whole.');
        return;
      }
      values.push(value);
    }
    if (values.length === 0) return;
    yield values;
  }
}

function valueOf(
  elements: Iterator<Buffer, undefined>,
  { width, segments }: SavVariable,
  { little, decoder }: SavDictionary,
): number | string | null | undefined {
  if (width === 0) {
    const element = elements.next().value;
    if (element === undefined) return undefined;
    const number = little ? element.readDoubleLE() : element.readDoubleBE();
    return number === -Number.MAX_VALUE || !Number.isFinite(number) ? null : number;
  }
  const parts: Buffer[] = [];
  for (const segment of segments) {
    const found: Buffer[] = [];
    for (let each = 0; each < Math.ceil(segment / 8); each++) {
      const element = elements.next().value;
      if (element === undefined) return undefined;
      found.push(element);
    }
    parts.push(Buffer.concat(found).subarray(0, Math.min(segment, segmentBytes)));
  }
  return decoder.decode(Buffer.concat(parts).subarray(0, width)).trimEnd();
}

function* plainElements(file: Buffer, begin: number): Generator<Buffer, undefined> {
  for (let at = begin; at + 8 <= file.length; at += 8) yield file.subarray(at, at + 8);
}

/** Eight codes, and behind them what they do not say themselves. */
function* packedElements(
  packed: Buffer,
  { bias, little }: SavDictionary,
  missing: Buffer,
): Generator<Buffer, undefined> {
  for (let at = 0; at + 8 <= packed.length;) {
    const codes = packed.subarray(at, at + 8);
    at += 8;
    for (const code of codes) {
      if (code === 252) return;
      if (code === 0) continue;
      if (code === 253) {
        if (at + 8 > packed.length) return;
        yield packed.subarray(at, at + 8);
        at += 8;
      } else if (code === 254) yield eightBlanks;
      else if (code === 255) yield missing;
      else {
        const number = Buffer.alloc(8);
        if (little) number.writeDoubleLE(code - bias);
        else number.writeDoubleBE(code - bias);
        yield number;
      }
    }
  }
}

/** The blocks of a .zsav file, as its trailer lists them. */
function unzipped(file: Buffer, { data, little }: SavDictionary): Buffer {
  const long = (at: number): number => Number(little ? file.readBigInt64LE(at) : file.readBigInt64BE(at));
  const int = (at: number): number => (little ? file.readInt32LE(at) : file.readInt32BE(at));
  const trailer = long(data + 8);
  const blocks: Buffer[] = [];
  for (let block = 0, count = int(trailer + 20); block < count; block++) {
    const entry = trailer + 24 + block * 24;
    const begin = long(entry + 8);
    blocks.push(inflateSync(file.subarray(begin, begin + int(entry + 20)), { maxOutputLength: 64 * 1024 * 1024 }));
  }
  return Buffer.concat(blocks);
}
