import { septetsOf } from './gsm7.ts';

export type SmsEncoding = 'gsm7' | 'ucs2';

/** How a text travels as SMS. */
export interface SmsMeasure {
  /** One letter outside the GSM alphabet makes the whole text UCS-2. */
  readonly encoding: SmsEncoding;
  /** As the network counts: an extension letter such as € is two, an emoji two or more. */
  readonly letters: number;
  readonly parts: number;
  /** Letters of each part at this length. */
  readonly perPart: number;
  /** Letters that still fit without another part. */
  readonly left: number;
}

/** Letters of a message that travels alone, and of a part of a longer one (3GPP TS 23.040, 9.2.3.24.1: six bytes of header). */
export const lettersOf = { gsm7: { single: 160, part: 153 }, ucs2: { single: 70, part: 67 } } as const satisfies Record<SmsEncoding, { single: number; part: number }>;

/**
 * Letters, encoding and parts of a text (3GPP TS 23.038 and TS 23.040). What takes two units, an extension letter or
 * a letter beyond U+FFFF, is never divided between two parts. The empty text has no part.
 */
export function measureText(text: string): SmsMeasure {
  const letters = [...text];
  const encoding: SmsEncoding = letters.every((letter) => septetsOf(letter) > 0) ? 'gsm7' : 'ucs2';
  const sizes = letters.map((letter) => (encoding === 'gsm7' ? septetsOf(letter) : letter.length));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const { single, part } = lettersOf[encoding];
  if (total <= single) return { encoding, letters: total, parts: total === 0 ? 0 : 1, perPart: single, left: single - total };
  let parts = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > part) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return { encoding, letters: total, parts, perPart: part, left: part - used };
}
