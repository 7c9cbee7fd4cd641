import type { Code } from '#engines/tables/columns/dictionary.ts';

/** Turns bytes into letters, as the alphabet of a file has them. */
export interface Decoder {
  decode(bytes: Uint8Array): string;
}

/** A variable of an SPSS file. */
export interface SavVariable {
  readonly name: string;
  readonly label: string;
  /** Type of its print format: 5 a number, 20 a date … */
  readonly format: number;
  /** Bytes of a text; 0 for a number. */
  readonly width: number;
  /** Widths of the segments a long text is kept in, in bytes; one for a short one. */
  readonly segments: readonly number[];
  readonly codes: readonly Code[];
}

export interface SavDictionary {
  readonly little: boolean;
  readonly compression: number;
  readonly bias: number;
  readonly variables: readonly SavVariable[];
  readonly decoder: Decoder;
  /** Where the cases begin. */
  readonly data: number;
}

interface Raw {
  readonly short: string;
  readonly width: number;
  readonly label: Buffer;
  readonly format: number;
  readonly codes: { readonly value: Buffer; readonly label: Buffer }[];
}

const headerBytes = 176;
/** A text of more than 255 bytes is kept in segments of so many each that count. */
const segmentBytes = 252;

/**
 * The dictionary of an SPSS system file, by the format as PSPP describes it ("System File Format"). No package at hand keeps letters of
 * several bytes whole. Throws RangeError where the file ends too soon, SyntaxError naming a record that is none.
 */
export function readSavDictionary(file: Buffer): SavDictionary {
  const little = file.readInt32LE(64) === 2 || file.readInt32LE(64) === 3;
  const int = (at: number): number => (little ? file.readInt32LE(at) : file.readInt32BE(at));
  const raws: (Raw | null)[] = [];
  const told = { names: '', widths: '', encoding: '', codePage: 0 };
  let codes: Raw['codes'] = [];
  let at = headerBytes;
  for (let type = int(at); type !== 999; type = int(at)) {
    at += 4;
    if (type === 2) at = readVariable(file, at, int, raws);
    else if (type === 3) [codes, at] = readCodes(file, at, int);
    else if (type === 4) {
      for (let each = 0, count = int(at); each < count; each++) raws[int(at + 4 + each * 4) - 1]?.codes.push(...codes);
      at += 4 + int(at) * 4;
    } else if (type === 6) at += 4 + int(at) * 80;
    else if (type === 7) {
      const [subtype, size, count] = [int(at), int(at + 4), int(at + 8)];
      const content = file.subarray(at + 12, at + 12 + size * count);
      if (subtype === 3 && count > 7) told.codePage = int(at + 12 + 28);
      else if (subtype === 13) told.names = content.toString('latin1');
      else if (subtype === 14) told.widths = content.toString('latin1');
      else if (subtype === 20) told.encoding = content.toString('latin1').trim();
      at += 12 + size * count;
    } else throw new SyntaxError(`a record of the unknown type ${type}`);
  }
  const decoder = decoderOf(told.encoding, told.codePage);
  const double = (bytes: Buffer): number => (little ? bytes.readDoubleLE() : bytes.readDoubleBE());
  return {
    little,
    compression: int(72),
    bias: little ? file.readDoubleLE(84) : file.readDoubleBE(84),
    decoder,
    data: at + 8,
    variables: variablesOf(
      raws,
      decoder,
      double,
      pairsOf(Buffer.from(told.names, 'latin1'), decoder),
      pairsOf(Buffer.from(told.widths.replaceAll('\0', ''), 'latin1'), decoder),
    ),
  };
}

function readVariable(file: Buffer, begin: number, int: (at: number) => number, raws: (Raw | null)[]): number {
  const [width, hasLabel, missing, print] = [int(begin), int(begin + 4), int(begin + 8), int(begin + 12)];
  const short = file.toString('latin1', begin + 20, begin + 28).trimEnd();
  let at = begin + 28;
  let label: Buffer = Buffer.alloc(0);
  if (hasLabel === 1) {
    const length = int(at);
    label = file.subarray(at + 4, at + 4 + length);
    at += 4 + Math.ceil(length / 4) * 4;
  }
  raws.push(width < 0 ? null : { short, width, label, format: (print >> 16) & 0xff, codes: [] });
  return at + Math.abs(missing) * 8;
}

function readCodes(file: Buffer, begin: number, int: (at: number) => number): [Raw['codes'], number] {
  const codes: Raw['codes'] = [];
  let at = begin + 4;
  for (let count = int(begin); count > 0; count--) {
    const length = file.readUInt8(at + 8);
    codes.push({ value: file.subarray(at, at + 8), label: file.subarray(at + 9, at + 9 + length) });
    at += 8 + Math.ceil((length + 1) / 8) * 8;
  }
  return [codes, at];
}

function variablesOf(
  raws: readonly (Raw | null)[],
  decoder: Decoder,
  double: (bytes: Buffer) => number,
  names: ReadonlyMap<string, string>,
  widths: ReadonlyMap<string, string>,
): SavVariable[] {
  const own = raws.filter((raw) => raw !== null);
  const variables: SavVariable[] = [];
  for (let at = 0; at < own.length;) {
    const raw = own[at];
    if (raw === undefined) break;
    const width = Number(widths.get(raw.short) ?? raw.width);
    const segments =
      width > 255 ? own.slice(at, at + Math.ceil(width / segmentBytes)).map((each) => each.width) : [raw.width];
    variables.push({
      name: names.get(raw.short) ?? raw.short,
      label: decoder.decode(raw.label).trim(),
      format: raw.format,
      width,
      segments,
      codes: raw.codes.map(({ value, label }) => ({
        code: raw.width === 0 ? String(double(value)) : decoder.decode(value).trimEnd(),
        label: decoder.decode(label).trim(),
      })),
    });
    at += segments.length;
  }
  return variables;
}

/** "SEX=sex of head\tAGE=age" */
function pairsOf(text: Buffer, decoder: Decoder): Map<string, string> {
  return new Map(
    decoder
      .decode(text)
      .split('\t')
      .flatMap((pair) => {
        const at = pair.indexOf('=');
        return at < 1 ? [] : [[pair.slice(0, at), pair.slice(at + 1)]];
      }),
  );
}

function decoderOf(encoding: string, codePage: number): Decoder {
  const name =
    encoding !== ''
      ? encoding
      : codePage === 65_001
        ? 'utf-8'
        : codePage > 1_000
          ? `windows-${codePage}`
          : 'windows-1252';
  try {
    return new TextDecoder(name);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
