/**
 * Spreadsheet programs take a text that begins like this for a formula and run it (OWASP, "CSV Injection"; the wide
 * forms of the signs are taken for the signs).
 */
const formula = '^[=+\\-@\\t\\r\\n\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]';
/** A sign and a plain number, such as a phone number with its country: shown as it is, nothing runs. */
const signedNumber = '^[+-][0-9][0-9 .,]*$';

const isFormula = new RegExp(formula);
const isSignedNumber = new RegExp(signedNumber);

/** The text with an apostrophe before it where it looks like a formula: it is shown, and nothing runs. */
export function harmless(text: string): string {
  return isFormula.test(text) && !isSignedNumber.test(text) ? `'${text}` : text;
}

/** The same in SQL, of an expression that is a text. */
export function harmlessSql(text: string): string {
  return `case when regexp_matches(${text}, '${formula}') and not regexp_matches(${text}, '${signedNumber}') then '''' || ${text} else ${text} end`;
}
