/** A number as lists show it: seven stars and its last four digits (C §9); nothing where there is none. */
export function maskPhone(phone: string): string {
  return phone === '' ? '' : `${'*'.repeat(7)}${phone.slice(-4)}`;
}

/** Whether a text is a number as lists show it: it was not touched. */
export function isMasked(text: string): boolean {
  return /^\*{7}\d{4}$/.test(text.trim());
}
