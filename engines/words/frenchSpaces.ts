const NO_BREAK = '\u00A0';
const NARROW = '\u202F';

/**
 * A French text with the spaces its marks take, so that no line begins with one: no-break before a colon, a closing guillemet
 * and a percent sign and after an opening guillemet, narrow no-break before a semicolon, question mark and exclamation mark
 * and between the thousands of a figure (Lexique des règles typographiques en usage à l'Imprimerie nationale). Texts are
 * written with plain spaces and come through here where they are taken from their catalogue; messages to phones do not, whose
 * letters have no such spaces.
 */
export function frenchSpaces(text: string): string {
  return text
    .replaceAll(/ (?=[:»%])/g, NO_BREAK)
    .replaceAll('« ', `«${NO_BREAK}`)
    .replaceAll(/ (?=[;?!])/g, NARROW)
    .replaceAll(/(^|\D)(\d{1,3}(?: \d{3})+)(?!\d)/g, (_, before: string, figure: string) => {
      return before + figure.replaceAll(' ', NARROW);
    });
}
