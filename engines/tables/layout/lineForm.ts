import { plainDialect, recordsOf } from './readRecords.ts';

/**
 * How the lines of a text stand where none of them is a record yet: `enclosed` has quotation marks around each line as a whole, `drawn`
 * has lines and bars around its cells, as databases print tables and Markdown writes them, `formulas` has texts as ="00123", `ended` has
 * another sign than the delimiter at the end of each line, `typographic` has cells in “ ”, « » or ` `, and `backslash` has a backslash
 * before a delimiter (the sign behind it) that parts nothing.
 */
export type LineForm =
  | 'enclosed'
  | 'drawn'
  | 'formulas'
  | `ended${Delimiter}`
  | 'typographic'
  | `backslash${Delimiter}`;

const delimiters = [',', ';', '\t', '|'] as const;
type Delimiter = (typeof delimiters)[number];

const LOOKED_AT = 200;
/** A line between rows: +-----+----+, |:---|---:|, ----+----. Each character is looked at twice at most, however long the line. */
const RULE = /^(?=[^\n]*--)[\s:|+-]+$/;
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
  if (new RegExp(TEXT_FORMULA, 'm').test(text) || new RegExp(QUOTED_FORMULA).test(text)) return 'formulas';
  const ended = delimiters.find((sign) => areEnded(lines, sign));
  if (ended !== undefined) return `ended${ended}`;
  if (text.includes('"')) return null;
  if (areTypographic(text)) return 'typographic';
  const escaped = delimiters.find((delimiter) => areEscaped(lines, delimiter));
  return escaped === undefined ? null : `backslash${escaped}`;
}

/** A line of a form as a record: cells of drawn tables parted by tabs, and nothing for the lines between. */
export function recordOfLine(form: LineForm, line: string): string {
  if (form === 'formulas') return line.replaceAll(TEXT_FORMULA, '$1"$2"').replaceAll(QUOTED_FORMULA, '"$1"');
  if (form === 'typographic')
    return line.replaceAll(TYPOGRAPHIC, (_, before, ...cells) => `${before}"${innerOf(cells)}"`);
  if (form.startsWith('backslash')) return withoutBackslashes(line, form.slice('backslash'.length));
  const text = line.trim();
  if (form.startsWith('ended')) return text.endsWith(form.slice('ended'.length)) ? text.slice(0, -1) : text;
  if (form === 'enclosed') return isEnclosed(text) ? insideOf(text) : line;
  if (RULE.test(text) || COUNT.test(text)) return '';
  // Bars stand at both ends of a line or at none.
  const inside = text.startsWith('|') ? text.slice(1).replace(/\|$/, '') : text;
  return inside
    .split('|')
    .map((cell) => cell.replaceAll('\t', ' ').trim())
    .join('\t');
}

/** Whether each line ends with a sign that stands nowhere else in it, and another sign parts its cells. */
function areEnded(lines: readonly string[], sign: string): boolean {
  return (
    lines.every((line) => line.indexOf(sign) === line.length - 1) &&
    delimiters.some((other) => other !== sign && lines.every((line) => line.includes(other)))
  );
}

const TYPOGRAPHIC =
  /(^|[,;\t|] ?)(?:[“„]([^“”„\n]*)[”“]|«\s?([^«»\n]*?)\s?»|`([^`\n]*)`|‘([^‘’\n]*)’)(?=[,;\t|\n]|$)/gm;

/** Whether cells are enclosed by marks of typographers: several, one of which would fall in two without them or is a number. */
function areTypographic(text: string): boolean {
  const cells = [...text.matchAll(TYPOGRAPHIC)].map(([, , ...groups]) => innerOf(groups));
  return cells.length > 1 && cells.some((cell) => /[,;\t|]/.test(cell) || /^\d/.test(cell));
}

function innerOf(groups: readonly unknown[]): string {
  return (groups.find((group): group is string => typeof group === 'string') ?? '').replaceAll('"', '""');
}

/** The cells of a line parted by a sign, where one behind a backslash parts nothing. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells = [''];
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? '';
    if (sign === delimiter) cells.push('');
    else if (sign === '\\' && [delimiter, '\\'].includes(line[at + 1] ?? '')) cells.push(`${cells.pop()}${line[++at]}`);
    else cells.push(`${cells.pop()}${sign}`);
  }
  return cells;
}

/** Whether lines are as wide as each other only where a backslash takes the meaning of the sign behind it. */
function areEscaped(lines: readonly string[], delimiter: string): boolean {
  if (!lines.some((line) => line.includes(`\\${delimiter}`))) return false;
  const [width = 1, ...others] = new Set(lines.map((line) => cellsOf(line, delimiter).length));
  return width > 1 && others.length === 0;
}

function withoutBackslashes(line: string, delimiter: string): string {
  return cellsOf(line, delimiter)
    .map((cell) => (/"/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(delimiter);
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
