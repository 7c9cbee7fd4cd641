import { type CellKind, isWordLike, kindOfCell } from '../cells/cellKinds.ts';
import { isNote } from './notes.ts';
import { plainDialect, recordsOf, type TextDialect, type TextRecord } from './readRecords.ts';

const delimiters = [',', ';', '\t', '|'] as const;
/** Records that are looked at. */
const most = 500;

/** How a text is written, by what makes most of its records as wide as each other. `text` is its beginning, lines ended by \n. */
export function guessDialect(text: string): TextDialect {
  const quote = guessQuote(text);
  const control = partedByControls(text, quote);
  if (control !== null) return control;
  const judged = delimiters.map((delimiter) => judge(text, { ...plainDialect(delimiter), quote }));
  const likeliest = judged.reduce((one, other) =>
    other.share > one.share || (other.share === one.share && other.width > one.width) ? other : one,
  );
  const best = judged.find((other) => partsDecimals(text, likeliest, other)) ?? likeliest;
  const dialect =
    best.width > 1 && best.share >= 0.5
      ? ((best.share < 1 ? partedEvenly(text, quote, best.width) : null) ?? best.dialect)
      : (betweenMarks(text, quote) ??
        partedByRuns(text, quote) ??
        partedByBlanks(text, quote) ??
        partedBySigns(text, quote) ??
        partedByStrokes(text, quote) ??
        best.dialect);
  const whole = { ...dialect, delimiter: wholeDelimiter(text, dialect) };
  const blanks = !whole.delimiter.endsWith(' ') && isFollowedByBlanks(text, whole);
  return { ...whole, blanks, escape: escapeOf(text, whole) };
}

/** How many cells most records have. Of two widths as frequent, the wider; 0 without records. */
export function widthOfMost(records: readonly Pick<TextRecord, 'cells'>[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of records)
    if (cells.some((cell) => cell.trim() !== '')) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].toSorted(([a, many], [b, others]) => others - many || b - a)[0]?.[0] ?? 0;
}

/** A lone record written with another delimiter or other quotation marks than its file, as wide as the others; null where it is none. */
export function partedOtherwise(
  cells: readonly string[],
  width: number,
  dialect: TextDialect,
): readonly string[] | null {
  const { delimiter, quote } = dialect;
  if (width < 2) return null;
  const line = cells.join(delimiter);
  const whole = enclosedWhole(cells, width, dialect);
  if (whole !== null) return whole;
  // A blank behind every delimiter of this line alone, which is no note with commas in it.
  const blanks = !dialect.blanks && cells.length >= Math.max(width, 3);
  if (blanks && cells.slice(1).every((cell) => cell.startsWith(' ')) && !isNote(cells)) {
    const [record] = recordsOf(line, { ...dialect, blanks: true }, width);
    if (record?.cells.length === width) return record.cells;
  }
  if (cells.length >= width) return enclosedOtherwise(cells, width, dialect);
  if (cells.length * 2 > width || width < 3 || isNote(cells)) return null;
  for (const other of [',', ';', '\t', '|', '~', '^', ' ']) {
    if (other === delimiter || !line.includes(other)) continue;
    // Read as one cell, the marks around the line are gone, which were those of its first and last cell.
    const enclosed = cells.length === 1 && line.includes(`${quote}${other}${quote}`);
    for (const text of enclosed ? [quote + line + quote, line] : [line]) {
      const [record, ...rest] = recordsOf(text, { ...plainDialect(other), quote }, width);
      if (record !== undefined && rest.length === 0 && record.cells.length === width) return record.cells;
    }
  }
  return null;
}

/** A line that is enclosed as a whole, and as wide as the others inside: "Ho,12". */
function enclosedWhole(cells: readonly string[], width: number, dialect: TextDialect): readonly string[] | null {
  const { delimiter, quote } = dialect;
  const [first = ''] = cells;
  const enclosed = cells.length === width && first.startsWith(quote) && cells.at(-1)?.endsWith(quote) === true;
  // Read as one cell, its marks are gone already.
  if (width < 3 || !(enclosed || (cells.length === 1 && first.includes(delimiter)))) return null;
  const line = cells.join(delimiter);
  const inside = enclosed ? line.slice(1, -1) : line;
  const [record, ...rest] = recordsOf(inside.replaceAll(quote + quote, quote), dialect, width);
  return record !== undefined && rest.length === 0 && record.cells.length === width ? record.cells : null;
}

/** A record whose cells are all enclosed by the other mark: 'Ho','12' among "Wa","9". */
function enclosedOtherwise(
  cells: readonly string[],
  width: number,
  { delimiter, quote }: TextDialect,
): readonly string[] | null {
  const mark = quote === '"' ? "'" : '"';
  if (!cells[0]?.startsWith(mark) || !cells.at(-1)?.endsWith(mark)) return null;
  const line = cells.join(delimiter);
  const parted = line.split(`${mark}${delimiter}${mark}`);
  return parted.length === width
    ? (recordsOf(line, { ...plainDialect(delimiter), quote: mark }, width)[0]?.cells ?? null)
    : null;
}

interface Judged {
  readonly dialect: TextDialect;
  readonly width: number;
  readonly share: number;
}

function judge(text: string, dialect: TextDialect): Judged {
  const counts = new Map<number, number>();
  const widths = recordsOf(text, dialect)
    .filter(({ cells }) => cells.length > 1 || cells[0] !== '')
    .map(({ cells }) => cells.length)
    .slice(0, most);
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [width = 1, number = 0] = [...counts].filter(([each]) => each > 1).toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return { dialect, width, share: widths.length === 0 ? 0 : number / widths.length };
}

/**
 * Whether the commas of a text part decimals alone and another sign its cells: each line that has as many of the other as most have holds
 * no comma, as the names do, or commas between digits. Notes below the table may have commas as well.
 */
function partsDecimals(text: string, likeliest: Judged, { dialect, width, share }: Judged): boolean {
  const { delimiter } = dialect;
  if (likeliest.dialect.delimiter !== ',' || delimiter === ',' || width < 2 || share < 0.5) return false;
  const lines = text.split('\n', most).filter((line) => line.split(delimiter).length === width);
  return (
    lines.some((line) => !line.includes(',')) &&
    lines.every((line) => !/(^|[^0-9]),|,($|[^0-9])/.test(line.replaceAll(/"[^"]*"/g, '')))
  );
}

/** Apostrophes enclose cells where several cells begin and end with one, and none does with a quotation mark. */
function guessQuote(text: string): TextDialect['quote'] {
  const enclosed = (mark: string): number =>
    text.match(new RegExp(`(^|[,;\\t|~^¦#] ?)${mark}[^${mark}\\n]*${mark}(?=$|[,;\\t|~^¦#])`, 'gm'))?.length ?? 0;
  return enclosed("'") > 1 && enclosed('"') === 0 ? "'" : '"';
}

/** A table parted by blanks has four columns or more, as wide in nearly every line, and one of them holds no words. */
function partedByBlanks(text: string, quote: TextDialect['quote']): TextDialect | null {
  const dialect = { ...plainDialect(' '), quote };
  const { width, share } = judge(text, dialect);
  if (width < 4 || share < 0.6) return null;
  const rows = recordsOf(text, dialect)
    .filter(({ cells }) => cells.length === width)
    .slice(1, 100);
  return rows.length > 0 && holdsValues(rows, width) ? dialect : null;
}

/** Whether one of the columns holds no words in nearly all rows. */
function holdsValues(rows: readonly Pick<TextRecord, 'cells'>[], width: number): boolean {
  const isValue = (kind: CellKind): boolean => kind !== 'empty' && !isWordLike(kind);
  const isValues = (index: number): boolean =>
    rows.filter(({ cells }) => isValue(kindOfCell(cells[index] ?? ''))).length > rows.length * 0.8;
  return Array.from({ length: width }, (_, index) => index).some(isValues);
}

/** Signs that seldom part cells. */
const seldom = ['^', '~', '¦', 'þ', '§', '!', '#', '@', ':', '%', '&', '*', '$', '=', '`'];

/** Signs of ASCII that are there to part cells, and that nobody types into one. */
const controls = ['\u0001', '\u0002', '\u0003', '\u001c', '\u001d', '\u001f'];

/** Whatever else the cells hold: nearly all lines have as many of such a sign as the first. */
function partedByControls(text: string, quote: TextDialect['quote']): TextDialect | null {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const fitting = controls
    .filter((sign) => first.includes(sign))
    .map((sign) => judge(text, { ...plainDialect(sign), quote }))
    .find(({ width, share }) => width > 1 && share > 0.9);
  return fitting?.dialect ?? null;
}

/** Nothing else parts the lines, and nearly all have as many of a sign: three cells or more, so that neither times nor "Name: value" are taken. */
function partedBySigns(text: string, quote: TextDialect['quote']): TextDialect | null {
  const judged = seldom.map((sign) => judge(text, { ...plainDialect(sign), quote }));
  // One column of hours or of addresses on the web has no such sign in its name.
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const fitting = judged.filter(
    ({ dialect, width, share }) => width > 2 && share > 0.9 && recordsOf(first, dialect)[0]?.cells.length === width,
  );
  return fitting.toSorted((one, other) => other.width - one.width)[0]?.dialect ?? null;
}

/** A sign that nobody types into a cell and that parts all lines into more cells than the usual ones, which do not part them alike: a~b~1,300. */
function partedEvenly(text: string, quote: TextDialect['quote'], width: number): TextDialect | null {
  const judged = ['~', '^', '¦', 'þ', '§'].map((sign) => judge(text, { ...plainDialect(sign), quote }));
  return judged.find((each) => each.share === 1 && each.width > Math.max(width, 2))?.dialect ?? null;
}

/**
 * Nothing else parts the lines, and all have as many strokes as the names, two or more: Town/Price/Bags. A column holds values, so that
 * paths and choices (maize/yam) are not taken, and the lines are no days below a name such as Day/Month/Year.
 */
function partedByStrokes(text: string, quote: TextDialect['quote']): TextDialect | null {
  const dialect = { ...plainDialect('/'), quote };
  const { width, share } = judge(text, dialect);
  const [first, ...rows] = recordsOf(text, dialect).slice(0, 100);
  if (width < 3 || share < 1 || first === undefined || rows.length < 2) return null;
  const areNames = first.cells.every((cell) => kindOfCell(cell) === 'text');
  const areDays = rows.every(({ cells }) => cells.every((cell) => /^\s*[0-9]{1,4}\s*$/.test(cell))) && width === 3;
  return areNames && !areDays && holdsValues(rows, width) ? dialect : null;
}

/** Nothing else parts the lines, and nearly all have as many of a run of signs as the first, or of a tab that was written out: <>, ***, \\t. */
function partedByRuns(text: string, quote: TextDialect['quote']): TextDialect | null {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const runs = new Set(first.match(/[^\p{L}\p{N}\s"'.,;()-]{2,3}|\\t/gu) ?? []);
  const judged = [...runs].map((run) => judge(text, { ...plainDialect(run), quote }));
  return (
    judged.find(
      ({ width, share, dialect }) => width > 2 && share > 0.9 && recordsOf(first, dialect)[0]?.cells.length === width,
    )?.dialect ?? null
  );
}

/** What stands between the marks of lines whose every cell is enclosed: "Ho"-"12". */
function betweenMarks(text: string, quote: TextDialect['quote']): TextDialect | null {
  const line = text.split('\n').find((each) => each.startsWith(quote) && each.trimEnd().endsWith(quote)) ?? '';
  const between = new RegExp(`[^${quote}]${quote}([^a-zA-Z0-9\\s${quote}]{1,3})${quote}[^${quote}]`).exec(line)?.[1];
  if (between === undefined) return null;
  const judged = judge(text, { ...plainDialect(between), quote });
  return judged.width > 1 && judged.share > 0.9 ? judged.dialect : null;
}

/**
 * The delimiter with the signs that stand beside it every time: || and ` | ` where a bar parts the cells. One sign between
 * two delimiters may be a cell: a column of nothing but ~, which many write for no value.
 */
function wholeDelimiter(text: string, { delimiter, quote }: TextDialect): string {
  if (delimiter.length > 1 || delimiter.trim() === '') return delimiter;
  const outside = text.replaceAll(new RegExp(`${quote}[^${quote}\\n]*${quote}`, 'g'), quote);
  const lines = outside.split('\n').filter((line) => line.includes(delimiter));
  // A comma twice is an empty cell.
  const plain = delimiter === ',' ? [] : [` ${delimiter} `, delimiter + delimiter];
  const between = [...'~|^#;'].map((sign) => delimiter + sign + delimiter);
  const around = [...'~|^#;'].map((sign) => sign + delimiter + sign);
  const times = (sign: string, within: readonly string[]): number =>
    within.reduce((sum, line) => sum + line.split(sign).length - 1, 0);
  const isWhole = (sign: string): boolean => {
    const each = sign.split(delimiter).length - 1;
    const [first = ''] = lines;
    return (
      times(sign, [first]) >= (between.includes(sign) ? 2 : 1) &&
      times(sign, [first]) * each === times(delimiter, [first]) &&
      times(sign, lines) * each >= times(delimiter, lines) * 0.8
    );
  };
  const judged = (sign: string): Judged => judge(text, { ...plainDialect(sign), quote });
  return (
    [...plain, ...between, ...around].find((sign) => isWhole(sign) && judged(sign).share >= judged(delimiter).share) ??
    delimiter
  );
}

/** Whether a blank follows nearly every delimiter outside quotes. */
function isFollowedByBlanks(text: string, { delimiter, quote }: TextDialect): boolean {
  const outside = text.replaceAll(new RegExp(`${quote}[^${quote}\\n]*${quote}`, 'g'), quote);
  const all = outside.split(delimiter).length - 1;
  return all >= 2 && outside.split(`${delimiter} `).length - 1 > all * 0.95;
}

/** A backslash before a quotation mark that ends no cell. */
function escapeOf(text: string, { delimiter, quote }: TextDialect): TextDialect['escape'] {
  const sign = delimiter.replaceAll(/[\^$\\.*+?()[\]{}|-]/g, '\\$&');
  const inside = text.match(new RegExp(`[^\\\\\\n${sign}${quote}]\\\\${quote}(?! *(${sign}|\\n|$))`, 'g'))?.length ?? 0;
  const doubled =
    text.match(new RegExp(`[^${sign}\\n${quote}]${quote}${quote}[^${sign}\\n${quote}]`, 'g'))?.length ?? 0;
  return inside > 0 && inside > doubled ? 'backslash' : 'double';
}
