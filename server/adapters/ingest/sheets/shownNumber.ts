import { format as formatted, isDateFormat } from 'numfmt';
import { kindOfCell } from '#engines/tables/cells/cellKinds.ts';
import { type UnitKind, unitOfKind } from '#engines/tables/cells/unitCells.ts';

/**
 * What a cell shows of its number: the `same`, its `percent`, its digits parted or with noughts in front as a `code`, a `word`
 * instead, or something `other`: another number, another sign, nothing.
 */
export type Saying = 'same' | 'percent' | 'code' | 'word' | 'other';

/** A number as it is written with what parts its thousands, and with a power of ten. */
const TOKEN = /\d[\d.,'’ \u00a0\u202f\u2009]*(?:E[+-]?\d+)?/i;
const GROUPED = String.raw`\d+(?:[ \u00a0\u202f\u2009]\d{3})*|\d{1,3}(?:[,.'’]\d{3})+|\d{1,3}(?:,\d{2})+,\d{3}`;
const POINT = new RegExp(String.raw`^(${GROUPED})(?:\.(\d+))?(?:E([+-]?\d+))?$`, 'i');
const COMMA = new RegExp(String.raw`^(${GROUPED})(?:,(\d+))?(?:E([+-]?\d+))?$`, 'i');
/** 1 1/2, 3/4. */
const FRACTION = /^[-−]?(?:(\d+) )?\s*(\d+)\/(\d+)$/;
/** A number shown as a fraction with one digit below the line is so far off at most. */
const FRACTION_OFF = 0.06;

/** What a text that stands for a number says of it; decimals that the text leaves away say nothing else. */
export function sayingOf(text: string, value: number): Saying {
  const bare = text.trim();
  if (bare !== '' && Number(bare) === value && !/^-?0\d/.test(bare)) return 'same';
  const token = TOKEN.exec(bare)?.[0].replace(/[^\d]+$/, '');
  if (token === undefined) {
    if (/\p{L}/u.test(bare)) return 'word';
    // Accountants show nought as a dash.
    return value === 0 && bare !== '' ? 'same' : 'other';
  }
  const minus = /[-−(]/.test(bare.slice(0, bare.indexOf(token))) || /^[^\d]*\d[\d.,]*[-−]$/.test(bare);
  const signed = (size: number): number => (minus ? -size : size);
  const [, whole = '0', above, below] = FRACTION.exec(bare) ?? [];
  if (above !== undefined && Math.abs(signed(Number(whole) + Number(above) / Number(below)) - value) <= FRACTION_OFF)
    return 'same';
  const padded = /^0\d/.test(token);
  const isShown = (number: number): boolean =>
    !padded && [POINT, COMMA].some((form) => fits(form.exec(token), number, signed));
  if (bare.includes('%') && value !== 0 && isShown(value * 100)) return 'percent';
  if (isShown(value)) return 'same';
  const digits = bare.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  return Number.isInteger(value) && digits === String(value) ? 'code' : 'other';
}

/** What a text that stands for a number has beside it: a unit as we write it, or the words themselves; null where it is the number alone. */
export function unitBeside(text: string, value: number): string | null {
  const saying = sayingOf(text, value);
  if (saying !== 'same' || Number(text) === value) return null;
  const words = text
    .replace(TOKEN, ' ')
    .replaceAll(/[()\s−+-]+/g, ' ')
    .trim();
  if (words === '' || /^[\d/.,]*$/.test(words)) return null;
  for (const shown of [`1 ${words}`, `${words} 1`]) {
    const kind = kindOfCell(shown);
    if (kind in unitOfKind) return unitOfKind[kind as UnitKind];
  }
  return words.slice(0, 20);
}

function fits(parts: RegExpExecArray | null, number: number, signed: (size: number) => number): boolean {
  if (parts === null) return false;
  const [, whole = '', fraction = '', power = '0'] = parts;
  const size = Number(`${whole.replaceAll(/\D/g, '')}.${fraction}0e${power}`);
  const off = 0.5000001 * 10 ** (Number(power) - fraction.length);
  return Math.abs(signed(size) - number) <= Math.max(off, Math.abs(number) * 1e-14);
}

/** Numbers of all sizes and signs, which tell what a format does. */
const probes = [
  0, 1, 2, 5, 12, 123, 1_234, 1_500, 12_345, 123_456, 1_234_567, 244_123_456, 2_445_551_234, 0.5, 0.125, 1.26, -5,
  -1_250, -0.5,
];

/** What a number format shows: the numbers themselves (null), their shares of a hundred, or something that each cell is asked for. */
export function wayOfFormat(format: string): 'percent' | { readonly format: string } | null {
  const says = probes.map((probe) => sayingOf(shownIn(format, probe), probe));
  if (says.every((saying) => saying === 'same')) return null;
  return says.every((saying, at) => saying === 'percent' || probes[at] === 0) ? 'percent' : { format };
}

/** What a cell of a format shows; the number alone where nobody can tell. */
export function shownIn(format: string, value: number): string {
  try {
    return formatted(format, value);
  } catch {
    return String(value);
  }
}

/** What a format leaves away of days: nothing (null), the `year`, or the `day` of the month. */
export function leftOutOfDays(format: string): 'year' | 'day' | null {
  if (!isDateFormat(format)) return null;
  const signs = format.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '').split(';')[0] ?? '';
  if (!/[yd]|mmm/i.test(signs)) return null;
  if (!/y/i.test(signs)) return 'year';
  return /d/i.test(signs) ? null : 'day';
}

/** What a text that stands for a day leaves away of it. */
export function leftOutOfDay(text: string, year: number, day: number): 'year' | 'day' | null {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const at = numbers.findIndex((number) => number === year || number === year % 100);
  if (at === -1) return 'year';
  return numbers.some((number, index) => index !== at && number === day) || (year % 100 === day && numbers.length > 2)
    ? null
    : 'day';
}
