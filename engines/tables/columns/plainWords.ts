/** A text on one line: without control characters, blanks at its ends and several in a row. */
export function plainWords(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}
