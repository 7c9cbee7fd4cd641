import { isValidPhoneNumber } from 'libphonenumber-js/min';

/**
 * A telephone number of Ghana as it is kept: ten digits, 0244123456. Blanks, hyphens, dots and brackets are passed
 * over, and +233, 00233 and 233 read as the 0 in front. Null for anything else, and for ten digits that Ghana's
 * numbering plan gives to nobody, such as 0999999999.
 * Source of the plan: Google's libphonenumber, in libphonenumber-js.
 */
export function readPhoneNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s().-]/gu, '').replace(/^(?:\+|00)?233(?=\d{9}$)/, '0');
  return /^0\d{9}$/.test(digits) && isValidPhoneNumber(digits, 'GH') ? digits : null;
}
