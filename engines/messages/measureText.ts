import { septetsOfUnit } from './gsm7.ts';

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
export const lettersOf = { gsm7: { single: 160, part: 153 }, ucs2: { single: 70, part: 67 } } as const satisfies Record<
  SmsEncoding,
  { single: number; part: number }
>;

/**
 * Letters, encoding and parts of a text (3GPP TS 23.038 and TS 23.040). What takes two units, an extension letter or
 * a letter beyond U+FFFF, is never divided between two parts. The empty text has no part.
 */
export function measureText(text: string): SmsMeasure {
  const encoding = encodingOf(text);
  const { single, part } = lettersOf[encoding];
  let total = 0;
  let parts = 1;
  let used = 0;
  // Thousands of texts are measured at once: no lists of letters.
  for (let at = 0; at < text.length; at += 1) {
    let size = encoding === 'gsm7' ? septetsOfUnit(text.charCodeAt(at)) : 1;
    if (encoding === 'ucs2' && (text.codePointAt(at) ?? 0) > 0xff_ff) {
      size = 2;
      at += 1;
    }
    total += size;
    if (used + size > part) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  if (total <= single)
    return { encoding, letters: total, parts: total === 0 ? 0 : 1, perPart: single, left: single - total };
  return { encoding, letters: total, parts, perPart: part, left: part - used };
}

function encodingOf(text: string): SmsEncoding {
  for (let at = 0; at < text.length; at += 1) if (septetsOfUnit(text.charCodeAt(at)) === 0) return 'ucs2';
  return 'gsm7';
}
