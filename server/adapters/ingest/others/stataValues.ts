import type { SheetCell } from '../sheets/sheetFile.ts';
import { dayInWords, momentInWords } from './moments.ts';

/** Types of variables past the texts of fixed width (1 to 2045 bytes). */
export const types = { strL: 32_768, double: 65_526, float: 65_527, long: 65_528, int: 65_529, byte: 65_530 } as const;

/** Stata counts from the beginning of 1960. */
const epoch = Date.UTC(1960, 0, 1);

export function widthOf(type: number): number {
  switch (type) {
    case types.strL:
    case types.double:
      return 8;
    case types.float:
    case types.long:
      return 4;
    case types.int:
      return 2;
    case types.byte:
      return 1;
    default:
      return type;
  }
}

interface Reading {
  readonly little: boolean;
  readonly text: (at: number, width: number) => string;
  readonly strings: ReadonlyMap<string, string>;
  /** Bytes of the number of an observation in a reference to a long text. */
  readonly object: 4 | 8;
  /** The largest values that are not missing; those of Stata 8 and later when left out. */
  readonly most?: { readonly byte: number; readonly int: number; readonly long: number };
}

const since8 = { byte: 100, int: 32_740, long: 2_147_483_620 } as const;

/** A value as it is kept; null where it is missing (. and .a to .z). */
export function valueAt(
  file: Buffer,
  at: number,
  type: number,
  { little, text, strings, object, most = since8 }: Reading,
): number | string | null {
  switch (type) {
    case types.byte:
      return upTo(file.readInt8(at), most.byte);
    case types.int:
      return upTo(little ? file.readInt16LE(at) : file.readInt16BE(at), most.int);
    case types.long:
      return upTo(little ? file.readInt32LE(at) : file.readInt32BE(at), most.long);
    case types.float: {
      const value = little ? file.readFloatLE(at) : file.readFloatBE(at);
      return value >= 2 ** 127 ? null : asWritten(value);
    }
    case types.double: {
      const value = little ? file.readDoubleLE(at) : file.readDoubleBE(at);
      return value >= 2 ** 1023 ? null : value;
    }
    case types.strL: {
      const own = object === 4 ? 4 : 2;
      const number = (from: number, width: number): number =>
        width > 6 ? 0 : little ? file.readUIntLE(from, width) : file.readUIntBE(from, width);
      return strings.get(`${number(at, own)} ${number(at + own, 8 - own)}`) || null;
    }
    default:
      return text(at, type).trimEnd() || null;
  }
}

function upTo(value: number, most: number): number | null {
  return value > most ? null : value;
}

/** The shortest number that is this one in four bytes: 0.1 and not 0.10000000149. */
function asWritten(value: number): number {
  for (let digits = 6; digits < 10; digits++) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return value;
}

/** A number as its format shows it: days, moments, months, quarters, weeks and half-years in words, the rest as numbers. */
export function shown(value: number, format: string): SheetCell {
  const [, timed, old] = /^%-?(?:t([cCdwmqh])|(d))/.exec(format) ?? [];
  const since = (steps: number): [number, number] => [
    1960 + Math.floor(value / steps),
    (((value % steps) + steps) % steps) + 1,
  ];
  switch (timed ?? old) {
    case 'd':
      return dayInWords(epoch, value);
    case 'c':
    case 'C':
      return momentInWords(epoch, value);
    case 'm': {
      const [year, month] = since(12);
      return `${year}-${String(month).padStart(2, '0')}`;
    }
    case 'q':
      return since(4).join('q');
    case 'w':
      return since(52).join('w');
    case 'h':
      return since(2).join('h');
    default:
      return value;
  }
}
