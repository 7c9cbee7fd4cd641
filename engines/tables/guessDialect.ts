import { type CellKind, isWordLike, kindOfCell } from './cellKinds.ts';
import { plainDialect, recordsOf, type TextDialect, type TextRecord } from './readRecords.ts';

const delimiters = [',', ';', '\t', '|'] as const;
/** Records that are looked at. */
const most = 500;

/** How a text is written, by what makes most of its records as wide as each other. `text` is its beginning, lines ended by \n. */
export function guessDialect(text: string): TextDialect {
  const quote = guessQuote(text);
  const judged = delimiters.map((delimiter) => judge(text, { ...plainDialect(delimiter), quote }));
  const best = judged.reduce((one, other) =>
    other.share > one.share || (other.share === one.share && other.width > one.width) ? other : one,
  );
  const dialect =
    best.width > 1 && best.share >= 0.5
      ? best.dialect
      : (partedByBlanks(text, quote) ?? partedBySigns(text, quote) ?? best.dialect);
  const blanks = dialect.delimiter !== ' ' && isFollowedByBlanks(text, dialect);
  return { ...dialect, blanks, escape: escapeOf(text, dialect) };
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
  if (cells.length >= width && width > 1) return enclosedOtherwise(cells, width, dialect);
  if (cells.length * 2 > width || width < 3) return null;
  const line = cells.join(delimiter);
  for (const other of [',', ';', '\t', '|', ' ']) {
    if (other === delimiter || !line.includes(other)) continue;
    const [record, ...rest] = recordsOf(line, { ...plainDialect(other), quote }, width);
    if (record !== undefined && rest.length === 0 && record.cells.length === width) return record.cells;
  }
  return null;
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
  if (line.includes(quote)) return null;
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

/** Apostrophes enclose cells where several cells begin and end with one, and none does with a quotation mark. */
function guessQuote(text: string): TextDialect['quote'] {
  const enclosed = (mark: string): number =>
    text.match(new RegExp(`(^|[,;\\t|] ?)${mark}[^${mark}\\n]*${mark}(?=$|[,;\\t|])`, 'gm'))?.length ?? 0;
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
  const isValue = (kind: CellKind): boolean => kind !== 'empty' && !isWordLike(kind);
  const isValues = (index: number): boolean =>
    rows.filter(({ cells }) => isValue(kindOfCell(cells[index] ?? ''))).length > rows.length * 0.8;
  return rows.length > 0 && Array.from({ length: width }, (_, index) => index).some(isValues) ? dialect : null;
}

/** Signs that seldom part cells. */
const seldom = ['^', '~', '\u001f', '\u0001', '¦', '§', '!', '#', '@', ':'];

/** Nothing else parts the lines, and nearly all have as many of a sign: three cells or more, so that neither times nor "Name: value" are taken. */
function partedBySigns(text: string, quote: TextDialect['quote']): TextDialect | null {
  const judged = seldom.map((sign) => judge(text, { ...plainDialect(sign), quote }));
  return judged.find(({ width, share }) => width > 2 && share > 0.9)?.dialect ?? null;
}

/** Whether a blank follows nearly every delimiter outside quotes. */
function isFollowedByBlanks(text: string, { delimiter, quote }: TextDialect): boolean {
  const outside = text.replaceAll(new RegExp(`${quote}[^${quote}\\n]*${quote}`, 'g'), quote);
  const all = outside.split(delimiter).length - 1;
  return all >= 2 && outside.split(`${delimiter} `).length - 1 > all * 0.95;
}

/** A backslash before a quotation mark that ends no cell. */
function escapeOf(text: string, { delimiter, quote }: TextDialect): TextDialect['escape'] {
  const sign = delimiter === '|' ? '\\|' : delimiter;
  const inside = text.match(new RegExp(`[^\\\\\\n${sign}${quote}]\\\\${quote}(?! *(${sign}|\\n|$))`, 'g'))?.length ?? 0;
  const doubled =
    text.match(new RegExp(`[^${sign}\\n${quote}]${quote}${quote}[^${sign}\\n${quote}]`, 'g'))?.length ?? 0;
  return inside > 0 && inside > doubled ? 'backslash' : 'double';
}
