import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordsOf } from '#engines/tables/layout/readRecords.ts';
import { afterAll, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { readFileToTables } from './readFile.ts';
import { FileRefusal } from './refusal.ts';

/*
 * A case of each kind of pollution that the Pollock benchmark lists in its README, on a small table of our own, each beside the rows that
 * a person reads. Its file of 1.39 GB is left to largeTexts.test.ts, which reads a smaller one; that 17,000 columns are too many is told by wideFile.test.ts.
 */

type Rows = readonly (readonly string[])[];

const names = ['Day', 'Market', 'Lot', 'Price', 'Remark'];
const markets = ['Ejura', 'Wa', 'Ho, central', 'Bole', 'Yendi'];
const remarks = ['', 'sieve 5" used', 'dry, clean', 'late', ''];
const rows: Rows = Array.from({ length: 60 }, (_, at) => [
  `${String((at % 28) + 1).padStart(2, '0')}/01/2024`,
  markets[at % 5] ?? '',
  `L-${100 + at}`,
  `${9 + (at % 7)}.${at % 2 ? '50' : '25'}`,
  remarks[at % 5] ?? '',
]);
const table: Rows = [names, ...rows];

interface Written {
  readonly delimiter?: string;
  readonly quote?: string;
  readonly escape?: string;
  readonly end?: string;
}

const line = (row: readonly string[], { delimiter = ',', quote = '"', escape = quote }: Written = {}): string =>
  row
    .map((cell) =>
      cell.includes(delimiter) || /[,"'\n]/.test(cell)
        ? `${quote}${cell.replaceAll(quote, `${escape}${quote}`)}${quote}`
        : cell,
    )
    .join(delimiter);
const text = (lines: Rows, how: Written = {}): string =>
  lines.map((row) => line(row, how) + (how.end ?? '\r\n')).join('');
/** The table with one line written otherwise. */
const withLine = (at: number, own: string): string =>
  table.map((row, index) => (index === at ? own : `${line(row)}\r\n`)).join('');
const withRow = (at: number, row: readonly string[]): Rows => table.with(at, row);
const without = (at: number): Rows => table.toSpliced(at, 1);
const column = (at: number, name: string): Rows => [names.with(at, name), ...rows];

const places = [
  ['the names', 0],
  ['the first row', 1],
  ['the fiftieth row', 50],
  ['the last row', 60],
] as const;
const wide = (count: number): Rows =>
  ['n', '1', '2'].map((first) => Array.from({ length: count }, (_, at) => `${first}${at}`));
const second = (width: number): Rows =>
  table.slice(0, 11).map((row) => Array.from({ length: width }, (_, at) => row[at] || `x${at}`));
/** Rows as wide as the widest, as a person lines them up. */
const padded = (lines: Rows): Rows => {
  const width = Math.max(...lines.map(({ length }) => length));
  return lines.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
};
const preamble: Rows = [['Prices of maize'], ['Ministry of Food and Agriculture'], ['Table 4']];
const footnotes: Rows = [['Source: MoFA'], ['Note: prices of the morning'], ['Prepared by the market desk']];
const parted = (lines: Rows): string => lines.map((row) => `${row.join(',')},,,,\r\n`).join('');
const alone = (lines: Rows): string => lines.map((row) => `${row.join(',')}\r\n`).join('');

const cases: readonly (readonly [what: string, content: string | Buffer, expected: Rows])[] = [
  ['nothing spoiled', text(table), table],
  ['a file of 200 bytes', text(table.slice(0, 6)).slice(0, 200), padded([...table.slice(0, 5), ['05/01/2024', 'Y']])],
  [
    'Latin 1',
    Buffer.from(text(withRow(3, ['03/01/2024', 'Lomé', 'L-1', '9.25', 'café'])), 'latin1'),
    withRow(3, ['03/01/2024', 'Lomé', 'L-1', '9.25', 'café']),
  ],
  ['UTF-16', Buffer.from(`\ufeff${text(table)}`, 'utf16le'), table],
  [
    'UTF-8',
    text(withRow(3, ['03/01/2024', 'Keta', 'L-1', '9.25', 'ŋutɔ'])),
    withRow(3, ['03/01/2024', 'Keta', 'L-1', '9.25', 'ŋutɔ']),
  ],
  ...[4, 5, 6].flatMap((width) =>
    ['', '\r\n'].map(
      (gap) =>
        [
          `a second table of ${width} columns${gap === '' ? '' : ' below an empty line'}`,
          `${text(table)}${gap}${text(second(width))}`,
          padded([...table, ...second(width)]),
        ] as const,
    ),
  ),
  ['one column', text(table.map(([day = '']) => [day])), table.map(([day = '']) => [day])],
  ['1,024 columns', text(wide(1_024)), wide(1_024)],
  ['17,000 columns, which are refused', text(wide(17_000)), []],
  ['one row', text(table.slice(0, 2)), table.slice(0, 2)],
  ['rows and no names', text(rows), rows],
  ['three lines above, with their commas', parted(preamble) + text(table), table],
  ['three lines above with their commas, and an empty row', `${parted(preamble)},,,,\r\n${text(table)}`, table],
  ['three lines above', alone(preamble) + text(table), table],
  ['three lines above and an empty one', `${alone(preamble)}\r\n${text(table)}`, table],
  ['three notes below, with their commas', text(table) + parted(footnotes), table],
  ['an empty row and three notes below with their commas', `${text(table)},,,,\r\n${parted(footnotes)}`, table],
  ['three notes below', text(table) + alone(footnotes), table],
  ['an empty line and three notes below', `${text(table)}\r\n${alone(footnotes)}`, table],
  ...(['\n', '\r', '\r\n'] as const).map(
    (end) => [`lines ended by ${JSON.stringify(end)}`, text(table, { end }), table] as const,
  ),
  ...[' ', ',', ', ', ':', ';', '\\t', '|', '\t', '\t\t'].map(
    (delimiter) => [`cells parted by ${JSON.stringify(delimiter)}`, text(table, { delimiter }), table] as const,
  ),
  [
    'cells enclosed by quotation marks',
    table.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`).join(''),
    table,
  ],
  [
    'cells enclosed by a quotation mark, and by one and a blank',
    table.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}" `).join(',')}\r\n`).join(''),
    table,
  ],
  ['cells enclosed by apostrophes', text(table, { quote: "'" }), table],
  ['marks inside doubled', text(table), table],
  ['marks inside behind a backslash', text(table, { escape: '\\' }), table],
  ...places.flatMap(([place, at]) => {
    const row = table[at] ?? [];
    const lost = row.slice(0, -1);
    return [
      ...(at === 0
        ? [
            ['an empty line for the names', withLine(0, '\r\n'), rows] as const,
            ['one name too few', withLine(0, `${line(lost)}\r\n`), [[...lost, ''], ...rows]] as const,
            [
              'one name too many',
              withLine(0, `${line([...row, 'More'])}\r\n`),
              [[...row, 'More'], ...rows.map((each) => [...each, ''])],
            ] as const,
          ]
        : [
            [`${place} empty`, withLine(at, '\r\n'), without(at)] as const,
            [`${place} one cell short`, withLine(at, `${line(lost)}\r\n`), withRow(at, [...lost, ''])] as const,
            [`${place} one cell longer`, withLine(at, `${line([...row, ''])}\r\n`), table] as const,
          ]),
      [`${place} ended otherwise`, withLine(at, `${line(row)}\n`), table] as const,
      [`${place} parted by semicolons`, withLine(at, `${line(row, { delimiter: ';' })}\r\n`), table] as const,
      [`${place} in apostrophes`, withLine(at, `${row.map((cell) => `'${cell}'`).join(',')}\r\n`), table] as const,
      [
        `${place} with a mark behind a backslash`,
        withLine(
          at,
          `${row
            .with(4, '"say \\"ok\\""')
            .map((cell, index) => (index === 4 ? cell : line([cell])))
            .join(',')}\r\n`,
        ),
        withRow(at, row.with(4, 'say "ok"')),
      ] as const,
    ];
  }),
  ['two columns of one name', text([names.with(1, 'Day'), ...rows]), column(1, 'Day')],
  ...([0, 2, 4] as const).flatMap(
    (at) =>
      [
        [`no name of column ${at + 1}`, text(column(at, '')), column(at, '')],
        [
          `a name of 300 letters of column ${at + 1}`,
          text(column(at, 'Long '.repeat(60).trim())),
          column(at, 'Long '.repeat(60).trim()),
        ],
        [`a name over two lines of column ${at + 1}`, text(column(at, 'Name\nof it')), column(at, 'Name of it')],
        [`a sign of per cent in the name of column ${at + 1}`, text(column(at, 'Share %')), column(at, 'Share %')],
      ] as const,
  ),
  ...([0, 2, 3, 4] as const).flatMap((at) =>
    (
      [
        [1, 1],
        [50, 50],
        [60, 60],
        [1, 49],
        [30, 60],
      ] as const
    ).map(([from, to]) => {
      const otherwise = ['2024-01-05', '', 'LOT 7', '9,75 GHS', 'N/A'][at] ?? '';
      const mixed = table.map((row, index) => (index >= from && index <= to ? row.with(at, otherwise) : row));
      return [`column ${at + 1} written otherwise in rows ${from} to ${to}`, text(mixed), mixed] as const;
    }),
  ),
];

const folder = temporaryFolder('kinds');
afterAll(() => removeFolder(folder));
let number = 0;

async function read(content: string | Buffer, fileName = 'source.csv'): Promise<Rows> {
  const out = path.join(folder, String(number++), 'out');
  mkdirSync(out, { recursive: true });
  const file = path.join(path.dirname(out), 'sent');
  writeFileSync(file, content);
  await readFileToTables(
    { file, fileName, out, fixes: [], places: [], today: '2026-11-21', asWritten: true },
    () => undefined,
  );
  const written = path.join(out, 'written-0.csv');
  return existsSync(written) ? recordsOf(readFileSync(written, 'utf8'), ',').map(({ cells }) => cells) : [];
}

test.each(cases)('%s', async (_, content, expected) => {
  expect(await read(content)).toEqual(expected);
});

test.each(['source', ' ', ' .csv', '.csv', 'source.tsv', 'source.pdf', 'source.loremipsumdolor'])(
  'the file is called %j',
  async (fileName) => expect(await read(text(table), fileName)).toEqual(table),
);

test('70,000 rows', async () => {
  const many: Rows = [names, ...Array.from({ length: 70_000 }, (_, at) => rows[at % 60] ?? [])];
  const found = await read(text(many));
  expect([found.length, found[0], found.at(-1)]).toEqual([70_001, names, many.at(-1)]);
});

test('a file of 0 bytes is refused, and named as empty', async () => {
  await expect(read('')).rejects.toThrow(FileRefusal);
});
