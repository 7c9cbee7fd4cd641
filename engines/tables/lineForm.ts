import { plainDialect, recordsOf } from './readRecords.ts';

/**
 * How the lines of a text stand where none of them is a record yet: `enclosed` has quotation marks around each line as a whole, `drawn`
 * has lines and bars around its cells, as databases print tables and Markdown writes them, and `formulas` has texts as ="00123".
 */
export type LineForm = 'enclosed' | 'drawn' | 'formulas';

const LOOKED_AT = 200;
/** A line between rows: +-----+----+, |:---|---:|, ----+----. */
const RULE = /^[|+]?[\s:|+-]*-{2,}[\s:|+-]*$/;
/** What databases print below a table. */
const COUNT = /^\(?\d+ rows?( in set.*)?\)?$/i;
const TEXT_FORMULA = /(^|[,;\t|])="([^"\n]*)"(?=[,;\t|\n]|$)/gm;
const QUOTED_FORMULA = /"=""([^"\n]*)"""/g;

/** Finds the form of a text's lines, its beginning at hand; null where they are records as they stand. */
export function guessLineForm(text: string): LineForm | null {
  const lines = text
    .split('\n')
    .slice(0, LOOKED_AT)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length < 2) return null;
  if (areEnclosed(lines)) return 'enclosed';
  if (areDrawn(lines)) return 'drawn';
  return new RegExp(TEXT_FORMULA, 'm').test(text) || new RegExp(QUOTED_FORMULA).test(text) ? 'formulas' : null;
}

/** A line of a form as a record: cells of drawn tables parted by tabs, and nothing for the lines between. */
export function recordOfLine(form: LineForm, line: string): string {
  if (form === 'formulas') return line.replaceAll(TEXT_FORMULA, '$1"$2"').replaceAll(QUOTED_FORMULA, '"$1"');
  const text = line.trim();
  if (form === 'enclosed') return isEnclosed(text) ? insideOf(text) : line;
  if (RULE.test(text) || COUNT.test(text)) return '';
  // Bars stand at both ends of a line or at none.
  const inside = text.startsWith('|') ? text.slice(1).replace(/\|$/, '') : text;
  return inside
    .split('|')
    .map((cell) => cell.replaceAll('\t', ' ').trim())
    .join('\t');
}

/** Whether each line is one cell in quotation marks, and holds as many cells as the others. */
function areEnclosed(lines: readonly string[]): boolean {
  if (!lines.every(isEnclosed)) return false;
  const widths = (delimiter: string): Set<number> =>
    new Set(lines.map((line) => recordsOf(insideOf(line), plainDialect(delimiter))[0]?.cells.length ?? 0));
  return [',', ';', '\t', '|'].some((delimiter) => {
    const [width = 0, ...others] = widths(delimiter);
    return width > 1 && others.length === 0;
  });
}

function isEnclosed(line: string): boolean {
  return /^"(?:[^"]|"")*"$/.test(line);
}

function insideOf(line: string): string {
  return line.slice(1, -1).replaceAll('""', '"');
}

/** Whether a line of dashes stands below the names, and all else has bars between its cells. */
function areDrawn(lines: readonly string[]): boolean {
  const cells = lines.filter((line) => line.includes('|') && !RULE.test(line));
  return (
    cells.length > 1 &&
    lines.slice(0, 3).some((line) => RULE.test(line)) &&
    lines.every((line) => line.includes('|') || RULE.test(line) || COUNT.test(line))
  );
}
