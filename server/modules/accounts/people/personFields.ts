import { isMailAddress } from '#engines/words/mailAddress.ts';
import { readPhoneNumber } from '#engines/words/phoneNumber.ts';
import { problem } from '../../../platform/calls/problems.ts';

/** Control characters, and the marks that turn the direction of what follows: a name is read as it was typed. */
const unseen = /[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A field as it is kept: on one line, without blanks at its ends. */
export function oneLine(text: string): string {
  return text.replaceAll(unseen, ' ').trim();
}

/** A field that must hold something. @throws fieldEmpty */
export function filled(field: string, text: string): string {
  const kept = oneLine(text);
  if (kept === '') throw problem('fieldEmpty', { field });
  return kept;
}

/** @throws badEmail */
export function readEmail(text: string): string {
  const email = text.trim();
  if (!isMailAddress(email)) throw problem('badEmail', { found: email });
  return email;
}

/** Ten digits (decision 50). @throws badPhone */
export function readPhone(text: string): string {
  const phone = readPhoneNumber(text);
  if (phone === null) throw problem('badPhone', { found: text });
  return phone;
}
