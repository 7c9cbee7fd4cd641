/**
 * A Ghana Card number as it is printed, GHA-123456789-0, out of what somebody typed: small letters, spaces and missing
 * hyphens are forgiven. Null where it is no such number.
 */
export function readCardNumber(typed: string): string | null {
  const [, nine, check] = /^GHA(\d{9})(\d)$/.exec(typed.toUpperCase().replaceAll(/[\s\-–—.]/g, '')) ?? [];
  return nine === undefined || check === undefined ? null : `GHA-${nine}-${check}`;
}

/** What lists show of a number: GHA-******789-0. */
export function maskCardNumber(number: string): string {
  return number.replace(/^GHA-\d{6}/, 'GHA-******');
}
