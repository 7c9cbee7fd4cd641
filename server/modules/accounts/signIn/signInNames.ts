/** What people sign in with: an e-mail address, or an officer's telephone number (ADR-0073). */
import { isMailAddress } from '#engines/words/mailAddress.ts';
import { readPhoneNumber } from '#engines/words/phoneNumber.ts';
import { problem } from '../../../platform/calls/problems.ts';
import { readEmail, readPhone } from '../people/personFields.ts';

/** What an officer's account is known by: the e-mail address, or the ten digits of who has none. @throws badEmail, badPhone, emailOrPhoneMissing */
export function nameOfAccount({ email, phone }: { readonly email: string; readonly phone: string }): string {
  if (email.trim() !== '' && readPhoneNumber(email) === null) return readEmail(email);
  if (phone.trim() === '') throw problem('emailOrPhoneMissing');
  return readPhone(phone);
}

/** The address mails go to; empty where the account is known by a telephone number. */
export function mailOf({ email }: { readonly email: string }): string {
  return isMailAddress(email) ? email : '';
}

/** A typed name as tries to sign in are counted by: one number is one, however it is written. */
export function countedName(typed: string): string {
  return readPhoneNumber(typed) ?? typed.trim().toLowerCase();
}
