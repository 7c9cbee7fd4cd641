/**
 * Spreadsheet programs take a text that begins like this for a formula and run it (OWASP, "CSV Injection"; the wide
 * forms of the signs are taken for the signs). Also a pattern of DuckDB.
 */
export const formulaPattern = '^[=+\\-@\\t\\r\\n\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]';
/** A sign and a plain number, such as a phone number with its country, or dashes for no value: shown as it is, nothing runs. */
export const signedNumberPattern = '^([+-][0-9][0-9 .,]*|-+)$';

const isFormula = new RegExp(formulaPattern);
const isSignedNumber = new RegExp(signedNumberPattern);

/** The text with an apostrophe before it where it looks like a formula: it is shown, and nothing runs. */
export function harmless(text: string): string {
  return isFormula.test(text) && !isSignedNumber.test(text) ? `'${text}` : text;
}

/** Takes the apostrophe away that `harmless` put before a text. */
export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && isFormula.test(text.slice(1)) ? text.slice(1) : text;
}
