import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordsOf } from '#engines/tables/layout/readRecords.ts';
import { afterAll, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { readFileToTables } from './readFile.ts';
import { FileRefusal } from './refusal.ts';

/*
 * One small table, spoiled as files, rows and cells are (the kinds of Vitagliano et al., "Pollock: A Data Loading Benchmark",
 * VLDB 2023), beside what a person reads in it, written by hand. Every cell comes back as it was written.
 */
const names = ['Date', 'Town', 'Bags', 'Price', 'Remark'];
const rows = [
  ['05/01/2024', 'Ejura', '007', '12.50', 'dry, clean'],
  ['06/01/2024', 'Wa', '120', '9.00', ''],
  ['07/01/2024', 'Ho', '35', '11.75', 'sieve 5" used'],
  ['08/01/2024', 'Bole', '64', '10.00', 'late'],
  ['09/01/2024', 'Yendi', '18', '10.25', 'wet'],
];
const table = [names, ...rows];

const quoted = (cell: string, mark = '"', escape = mark): string =>
  `${mark}${cell.replaceAll(mark, escape + mark)}${mark}`;
const line = (cells: readonly string[], delimiter = ','): string =>
  cells.map((cell) => (/[",;:|\t ]/.test(cell) ? quoted(cell) : cell)).join(delimiter);
const text = (of: readonly (readonly string[])[] = table, delimiter = ',', end = '\n'): string =>
  of.map((cells) => line(cells, delimiter) + end).join('');
const all = (delimiter: string, mark = '"'): string =>
  table.map((cells) => `${cells.map((cell) => quoted(cell, mark)).join(delimiter)}\n`).join('');
const lines = text().split('\n').slice(0, -1);
const withLine = (at: number, own: string): string => `${lines.with(at, own).join('\n')}\n`;
const tableWith = (at: number, cells: readonly string[]): (readonly string[])[] =>
  table.map((row, index) => (index === at ? cells : row));
const withColons = table.map((row, at) => row.with(4, at === 0 ? 'Hour' : `${at}:30`));
const onlyTildes = table.map((row, at) => [row[1] ?? '', '~', at === 0 ? 'Bags' : `${at}`]);
const hours = Array.from({ length: 14 }, (_, at) => `${10 + at}:30:00`);
const wide = (count: number): string[] => Array.from({ length: count }, (_, at) => `Day ${at + 1}`);

const cases: readonly (readonly [string, string | Buffer, readonly (readonly string[])[]])[] = [
  ['parted by bars', text(table, '|'), table],
  ['parted by colons', text(table, ':'), table],
  ['parted by two bars', text(table, '||'), table],
  ['parted by bars between blanks', text(table, ' | '), table],
  ['parted by two colons, of days with a colon', text(withColons, '::'), withColons],
  ['parted by signs of per cent', text(table, '%'), table],
  ['parted by hyphens, every cell quoted', all('-'), table],
  ['parted by tildes and a bar', text(table, '~|~'), table],
  ['parted by commas and a bar', text(table, ',|,'), table],
  ['a column of tildes between commas', text(onlyTildes), onlyTildes],
  ['a column of tildes between semicolons', text(onlyTildes, ';'), onlyTildes],
  ['a column of tildes between bars', text(onlyTildes, '|'), onlyTildes],
  ['parted by three dollar signs', text(table, '$$$'), table],
  ['parted by brackets', text(table, '<>'), table],
  ['parted by tabs that are written out', text(table, '\\t'), table],
  ['parted by two tabs', text(table, '\t\t'), table],
  ['parted by commas and blanks, every cell quoted', all(', '), table],
  ['parted by commas and blanks', text(table, ', '), table],
  ['parted by blanks, every cell quoted', all(' '), table],
  ['every cell in apostrophes', all(',', "'"), table],
  ['a blank behind each closing quotation mark', all(',').replaceAll(/"(,|\n)/g, '" $1'), table],
  ['backslashes before quotation marks', text().replaceAll('5""', '5\\"'), table],
  [
    'Latin 1',
    Buffer.from(text(tableWith(4, ['08/01/2024', 'Bolé', '64', '10.00', 'late'])), 'latin1'),
    tableWith(4, ['08/01/2024', 'Bolé', '64', '10.00', 'late']),
  ],
  ['UTF-16 with its mark', Buffer.from(`\ufeff${text()}`, 'utf16le'), table],
  ['UTF-8 with its mark', `\ufeff${text()}`, table],
  ['carriage returns', text(table, ',', '\r'), table],
  ['one line ended otherwise', text(table, ',', '\r\n').replace('9.00,\r\n', '9.00,\n'), table],
  ['no line end at the end', text().trimEnd(), table],
  ['a row parted by semicolons', withLine(2, line(table[2] ?? [], ';')), table],
  ['a row with a blank behind each comma', withLine(2, line(table[2] ?? [], ', ')), table],
  ['a row enclosed whole', withLine(2, '"06/01/2024,Wa,120,9.00,"'), table],
  [
    'a row of quoted cells parted by blanks',
    withLine(1, (table[1] ?? []).map((cell) => quoted(cell)).join(' ')),
    table,
  ],
  [
    'quotation marks inside that are not doubled, one before a comma',
    withLine(4, '08/01/2024,Bole,64,10.00,"said "late", twice"'),
    tableWith(4, ['08/01/2024', 'Bole', '64', '10.00', 'said "late", twice']),
  ],
  ['a row in apostrophes', withLine(4, (table[4] ?? []).map((cell) => quoted(cell, "'")).join(',')), table],
  ['a title of three lines', `Prices of maize\nMinistry of Food and Agriculture\n2024\n${text()}`, table],
  ['a title of three lines with their commas', `Prices of maize,,,,\nMinistry,,,,\n2024,,,,\n${text()}`, table],
  ['a title and an empty line', `Prices of maize\n\n${text()}`, table],
  ['notes below', `${text()}Source: MoFA\nNote: prices of the morning\n`, table],
  ['notes below with their commas', `${text()}Source: MoFA,,,,\nNote: prices of the morning,,,,\n`, table],
  ['notes below an empty line', `${text()}\nSource: MoFA\nNote: prices of the morning\n`, table],
  ['an empty row', withLine(2, `${lines[2]}\n`), table],
  ['a row of two cells', withLine(2, '06/01/2024,Wa'), tableWith(2, ['06/01/2024', 'Wa', '', '', ''])],
  [
    'a row of seven cells',
    withLine(2, `${lines[2]},more,still more`),
    [[...names, '', ''], ...rows.map((row, at) => (at === 1 ? [...row, 'more', 'still more'] : [...row, '', '']))],
  ],
  ['an empty name', withLine(0, 'Date,Town,,Price,Remark'), tableWith(0, ['Date', 'Town', '', 'Price', 'Remark'])],
  [
    'a name twice',
    withLine(0, 'Date,Town,Town,Price,Remark'),
    tableWith(0, ['Date', 'Town', 'Town', 'Price', 'Remark']),
  ],
  [
    'a name with signs',
    withLine(0, 'Date,Tow/%n,Bags,Price,Remark'),
    tableWith(0, ['Date', 'Tow/%n', 'Bags', 'Price', 'Remark']),
  ],
  ['names said twice', text([names, ...table]), table],
  ['no names', text([...rows, ...rows]), [...rows, ...rows]],
  ['names alone', text([names]), [names]],
  ['names and one row', text([names, ...rows.slice(0, 1)]), [names, ...rows.slice(0, 1)]],
  [
    'one column',
    `Town\n${rows.map(([, town]) => town).join('\n')}\n`,
    [['Town'], ...rows.map(([, town = '']) => [town])],
  ],
  ['one column of hours', `Start\n${hours.join('\n')}\n`, [['Start'], ...hours.map((hour) => [hour])]],
  [
    'one column of addresses on the web',
    `Page\n${hours.map((hour) => `http://market.example?a=1&b=${hour}&c=3`).join('\n')}\n`,
    [['Page'], ...hours.map((hour) => [`http://market.example?a=1&b=${hour}&c=3`])],
  ],
  [
    'sixty columns',
    text([wide(60), wide(60).map((_, at) => String(at)), wide(60).map((_, at) => String(at * 2))]),
    [wide(60), wide(60).map((_, at) => String(at)), wide(60).map((_, at) => String(at * 2))],
  ],
  ['nothing', '', []],
  [
    'days written otherwise in some rows',
    text(tableWith(3, ['2024-01-07', 'Ho', '35', '11.75', 'x'])),
    tableWith(3, ['2024-01-07', 'Ho', '35', '11.75', 'x']),
  ],
];

const folder = temporaryFolder('spoiled');
afterAll(() => removeFolder(folder));

test.each(cases)('%s', async (what, content, expected) => {
  const out = path.join(folder, what, 'out');
  mkdirSync(out, { recursive: true });
  const file = path.join(folder, what, 'sent');
  writeFileSync(file, content);
  await readFileToTables(
    { file, fileName: 'spoiled.csv', out, fixes: [], places: [], today: '2026-11-21', asWritten: true },
    () => undefined,
  ).catch((error: unknown) => {
    if (!(error instanceof FileRefusal)) throw error;
  });
  const written = path.join(out, 'written-0.csv');
  expect(existsSync(written) ? recordsOf(readFileSync(written, 'utf8'), ',').map(({ cells }) => cells) : []).toEqual(
    expected,
  );
});
