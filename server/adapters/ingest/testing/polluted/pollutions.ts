/**
 * Files made from one table by spoiling one thing each, after the kinds of the Pollock benchmark (Vitagliano et al., "Pollock: A Data
 * Loading Benchmark", VLDB 2023), whose generator and measures are public. The table and all values are our own.
 */

/** A spoiled file, what it should be read as, and how often its kind occurs in real files by the benchmark's survey. */
export interface PollutedFile {
  readonly name: string;
  readonly kind: string;
  readonly text: string;
  /** The rows expected, the names first where there are any. */
  readonly clean: readonly (readonly string[])[];
}

/**
 * Weight of each kind, after how often real files show it by the benchmark's pollock_weights.json, shared by the files of
 * a kind here. Those of moreDelimiters, lessDelimiters, otherDelimiter and strayQuote are our own estimates.
 */
export const weights: Readonly<Record<string, number>> = {
  source: 1,
  noPayload: 15,
  noTrailingNewline: 184,
  doubleTrailingNewline: 5,
  noHeader: 470,
  headerRows: 94,
  preamble: 282,
  twoTables: 188,
  headerOnly: 3,
  oneRow: 4,
  carriageReturns: 7,
  lineFeeds: 1691,
  tabs: 4,
  semicolons: 834,
  blanksBetween: 4,
  commaBlank: 101,
  apostrophes: 11,
  backslash: 1,
  noEscape: 7,
  lessDelimiters: 280,
  moreDelimiters: 300,
  strayQuote: 7,
  otherDelimiter: 5,
};

const header = ['DATE', 'TIME', 'Bags', 'LOTID', 'Price', 'Produce', 'Remark', 'Page', 'Notes'];
const produce = [
  'White maize',
  'Soya, threshed',
  'Sorghum',
  'Cowpea 5" sieve',
  'Rice "Jasmine"',
  'Groundnut, shelled, dry',
  'Yam',
];
const notes = ['', 'Weighed twice, second counts', '', 'ok', 'Seller said "final"'];

/** The table: dates with the day first, times, counts, prices with two decimals, texts with commas and quotation marks. */
export const table: readonly (readonly string[])[] = [
  header,
  ...Array.from({ length: 40 }, (_, at) => [
    `${String((at % 12) + 1).padStart(2, '0')}/${String(((at * 7) % 28) + 1).padStart(2, '0')}/2024`,
    `${8 + (at % 9)}:${String((at * 13) % 60).padStart(2, '0')} ${at % 2 ? 'PM' : 'AM'}`,
    String((at * 37) % 400),
    `LT-${1_000 + at * 3}`,
    `${(at * 91) % 900}.${at % 3 ? '50' : '00'}`,
    produce[at % produce.length] ?? '',
    at % 4 ? `Lot ${at} of the day` : '',
    `http://market.example/lots/${at}?a=1&b=${at}`,
    notes[at % notes.length] ?? '',
  ]),
];

interface Written {
  readonly delimiter?: string;
  readonly quote?: string;
  readonly escape?: string;
  readonly end?: string;
}

function cell(text: string, { delimiter = ',', quote = '"', escape = quote }: Written = {}): string {
  return /[,"']/.test(text) || text.includes(delimiter) || text.includes(quote)
    ? `${quote}${text.replaceAll(quote, `${escape}${quote}`)}${quote}`
    : text;
}

function line(row: readonly string[], how: Written = {}): string {
  return row.map((each) => cell(each, how)).join(how.delimiter ?? ',');
}

function text(rows: readonly (readonly string[])[], how: Written = {}): string {
  return rows.map((row) => line(row, how) + (how.end ?? '\r\n')).join('');
}

/** The table with one line of its own making. */
function withLine(at: number, own: string): string {
  return table.map((row, index) => `${index === at ? own : line(row)}\r\n`).join('');
}

function file(kind: string, content: string, clean: readonly (readonly string[])[] = table, name = kind): PollutedFile {
  return { name, kind, text: content, clean };
}

/** The names, a row among the first, and the last. */
const rowsSpoiled = [0, 5, 40];

function cells(spoil: (row: readonly string[], at: number, column: number) => PollutedFile | null): PollutedFile[] {
  return rowsSpoiled.flatMap((at) => header.flatMap((_, column) => spoil(table[at] ?? [], at, column) ?? []));
}

/** Every spoiled file. */
export function pollutedFiles(): PollutedFile[] {
  const rows = table.slice(1);
  const second = (width: number): string[][] =>
    table.slice(0, -1).map((row) => (width > row.length ? [...row, row.at(-1) ?? ''] : row.slice(0, width)));
  const last = rows.at(-1) ?? [];
  return [
    file('source', text(table)),
    file('noPayload', '', []),
    file('noTrailingNewline', text(table).trimEnd()),
    file('doubleTrailingNewline', `${text(table)}\r\n`),
    file('noHeader', text([...rows, last]), [...rows, last]),
    ...[2, 3].map((times) =>
      file(
        'headerRows',
        text([...Array.from({ length: times - 1 }, () => header), ...table]),
        table,
        `headerRows${times}`,
      ),
    ),
    file('preamble', `PREAMBLE${','.repeat(8)}\r\n${','.repeat(8)}\r\n${text(table)}`),
    ...[8, 9, 10].map((width) =>
      file('twoTables', text([...table, ...second(width)]), [...table, ...second(width)], `twoTables${width}`),
    ),
    file('headerOnly', text([header]), [header]),
    file('oneRow', text(table.slice(0, 2)), table.slice(0, 2)),
    file('carriageReturns', text(table, { end: '\r' })),
    file('lineFeeds', text(table, { end: '\n' })),
    file('tabs', text(table, { delimiter: '\t' })),
    file('semicolons', text(table, { delimiter: ';' })),
    file('blanksBetween', text(table, { delimiter: ' ' })),
    file('commaBlank', text(table, { delimiter: ', ' })),
    file('apostrophes', text(table, { quote: "'" })),
    file('backslash', text(table, { escape: '\\' })),
    file('noEscape', text(table, { escape: '' })),
    ...cells((row, at, column) => {
      if (column === 0) return null;
      const glued = row.map((each) => cell(each));
      return file(
        'lessDelimiters',
        withLine(
          at,
          [...glued.slice(0, column - 1), `${glued[column - 1]}${glued[column]}`, ...glued.slice(column + 1)].join(','),
        ),
        table,
        `less${at}-${column}`,
      );
    }),
    ...cells((row, at, column) => {
      const own = row.map((each) => cell(each));
      return file(
        'moreDelimiters',
        withLine(at, [...own.slice(0, column), '', ...own.slice(column)].join(',')),
        table,
        `more${at}-${column}`,
      );
    }),
    ...cells((row, at, column) => {
      const own = row.map((each, index) => (index === column ? cell(each).replace(/^("?)/, '$1"') : cell(each)));
      const clean = table.map((each, index) => (index === at ? each.with(column, `"${each[column]}`) : each));
      return file('strayQuote', withLine(at, own.join(',')), clean, `stray${at}-${column}`);
    }),
    ...rowsSpoiled.map((at) =>
      file('otherDelimiter', withLine(at, (table[at] ?? []).map((each) => cell(each)).join(' ')), table, `other${at}`),
    ),
  ];
}
