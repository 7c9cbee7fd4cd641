import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, expect, test } from 'vitest';
import type { Finding, Fix } from '#engines/tables/types.ts';
import { seeded } from '../../testing/seeded.ts';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { readFileToTables } from './readFile.ts';

/**
 * Numbers, dates and codes as people of twelve places write them. Each value that comes out is the one the person meant who wrote the
 * cell, or the text as it is written; where a cell can be read in two ways the person answers what the reader asks. An empty cell or
 * another value is a failure whatever the findings say. FUZZ_CELLS says how many cells; the whole is 100,000. FUZZ_SEED makes other ones.
 */
const cellsAsked = Number(process.env['FUZZ_CELLS'] ?? 6_000);
const firstSeed = Number(process.env['FUZZ_SEED'] ?? 0);

interface Place {
  readonly name: string;
  readonly group: string;
  readonly decimal: string;
  readonly date: (y: number, m: number, d: number) => string;
  readonly delimiter: string;
}

const frenchMonths = 'janv. février mars avr. mai juin juil. août sept. octobre nov. déc.'.split(' ');
const two = (number: number): string => String(number).padStart(2, '0');
const dayFirst =
  (sign: string) =>
  (y: number, m: number, d: number): string =>
    `${two(d)}${sign}${two(m)}${sign}${y}`;
const iso = (y: number, m: number, d: number): string => `${y}-${two(m)}-${two(d)}`;

const places: readonly Place[] = [
  { name: 'en-GH', group: ',', decimal: '.', date: dayFirst('/'), delimiter: ',' },
  { name: 'en-US', group: ',', decimal: '.', date: (y, m, d) => `${m}/${d}/${y}`, delimiter: ',' },
  {
    name: 'en-GB',
    group: ',',
    decimal: '.',
    date: (y, m, d) =>
      `${d} ${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][m - 1]} ${y}`,
    delimiter: ',',
  },
  { name: 'fr-FR', group: '\u202f', decimal: ',', date: dayFirst('/'), delimiter: ';' },
  { name: 'de-DE', group: '.', decimal: ',', date: dayFirst('.'), delimiter: ';' },
  { name: 'de-CH', group: '’', decimal: '.', date: dayFirst('.'), delimiter: ';' },
  { name: 'pt-BR', group: '.', decimal: ',', date: dayFirst('/'), delimiter: ';' },
  { name: 'es-ES', group: '.', decimal: ',', date: dayFirst('/'), delimiter: ';' },
  { name: 'nl-NL', group: '.', decimal: ',', date: dayFirst('-'), delimiter: ';' },
  { name: 'sv-SE', group: '\u00a0', decimal: ',', date: iso, delimiter: ';' },
  { name: 'ja-JP', group: ',', decimal: '.', date: (y, m, d) => `${y}/${two(m)}/${two(d)}`, delimiter: ',' },
  { name: 'en-IN', group: ',', decimal: '.', date: dayFirst('-'), delimiter: ',' },
];

interface Cell {
  readonly written: string;
  /** What a person of the place reads: a number, a day, or the text itself. */
  readonly meant: string;
}

function number(place: Place, value: number, decimals: number): Cell {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const grouped =
    place.name === 'en-IN' && whole.length > 3
      ? `${whole.slice(0, -3).replaceAll(/\B(?=(\d{2})+$)/g, ',')},${whole.slice(-3)}`
      : whole.replaceAll(/\B(?=(\d{3})+$)/g, place.group);
  const written = `${value < 0 ? '-' : ''}${grouped}${fraction === '' ? '' : place.decimal + fraction}`;
  return { written, meant: String(Number(value.toFixed(decimals))) };
}

type Maker = (place: Place, random: () => number, row: number) => Cell;
const makers: Readonly<Record<string, Maker>> = {
  mixed: (place, random) => number(place, (random() - 0.2) * 10 ** Math.floor(random() * 8), Math.floor(random() * 4)),
  thousands: (place, random) => number(place, Math.floor(random() * 900_000) + 1_000, 0),
  threeDecimals: (place, random) => number(place, random() * 900 + 1, 3),
  day: (place, random) => {
    const [y, m, d] = [1990 + Math.floor(random() * 40), 1 + Math.floor(random() * 12), 1 + Math.floor(random() * 28)];
    return { written: place.date(y, m, d), meant: iso(y, m, d) };
  },
  gaps: (place, random) => {
    const mark = ['', 'n/a', '..', '-'][Math.floor(random() * 12)];
    return mark === undefined ? number(place, random() * 90_000, 2) : { written: mark, meant: '' };
  },
  percent: (place, random) => {
    const { written, meant } = number(place, random() * 100, 1);
    return { written: `${written}%`, meant };
  },
  money: (place, random) => {
    const { written, meant } = number(place, random() * 90_000, 2);
    return { written: `${written} F CFA`, meant };
  },
  halves: (_, random) => {
    const whole = Math.floor(random() * 9);
    const [sign, stroke, share] = [
      ['½', '1/2', 0.5],
      ['¼', '1/4', 0.25],
      ['¾', '3/4', 0.75],
      ['', '', 0],
    ][Math.floor(random() * 4)] as [string, string, number];
    const written = random() < 0.5 ? `${whole || ''}${sign}` : `${whole || ''} ${stroke}`.trim();
    return { written: written === '' ? '0' : written, meant: String(whole + share) };
  },
  scaled: (place, random) => {
    const { written, meant } = number(place, 1 + random() * 98, 1);
    const [word, power] = [
      ['k', 3],
      [' million', 6],
      ['bn', 9],
      ['×10⁻²', -2],
      [' x 10^4', 4],
      ['', 0],
    ][Math.floor(random() * 6)] as [string, number];
    return { written: `${written}${word}`, meant: String(Number(`${meant}e${power}`)) };
  },
  scaledMoney: (place, random) => {
    const { written, meant } = number(place, 1 + random() * 98, 1);
    const [word, power] = [
      ['m', 6],
      [' million', 6],
      ['bn', 9],
      ['', 0],
    ][Math.floor(random() * 4)] as [string, number];
    return { written: `GHS ${written}${word}`, meant: String(Number(`${meant}e${power}`)) };
  },
  permille: (place, random) => {
    const { written, meant } = number(place, random() * 100, 1);
    return { written: `${written} ‰`, meant };
  },
  frenchDay: (_, random) => {
    const [y, m, d] = [1990 + Math.floor(random() * 40), 1 + Math.floor(random() * 12), 1 + Math.floor(random() * 28)];
    return { written: `${d === 1 ? '1er' : d} ${frenchMonths[m - 1]} ${y}`, meant: iso(y, m, d) };
  },
  season: (_, random) => same(`${1990 + Math.floor(random() * 30)}/${10 + Math.floor(random() * 80)}`),
  pair: (_, random) =>
    same(`${1 + Math.floor(random() * 12)}${['-', '/'][Math.floor(random() * 2)]}${1 + Math.floor(random() * 28)}`),
  code: (_, random) =>
    same(['00', 'A', '1E', 'GH-', ''][Math.floor(random() * 5)] + String(Math.floor(random() * 9_999))),
  long: (_, random) => same(`9${String(Math.floor(random() * 1e15)).padStart(17, '3')}`),
  precise: (_, random) => same(`0.${String(Math.floor(random() * 1e15))}${String(Math.floor(random() * 1e9))}`),
  phone: (_, random) => same(`+23324${String(Math.floor(random() * 1e7)).padStart(7, '0')}`),
};

function same(text: string): Cell {
  return { written: text, meant: text };
}

/** What a person of the place answers to what the reader asks: of two readings the one of the place, else what is offered. */
function answersOf({ decimal }: Place, findings: readonly Finding[]): Fix[] {
  return findings.flatMap(({ code, weight, fix, otherFixes = [] }) => {
    // -99 and 9999 are numbers here: nobody who wrote these files leaves a measurement out so.
    const empties = fix?.kind === 'emptySentinels' || fix?.kind === 'emptyFillValues';
    if (fix === null || weight === 'note' || empties) return [];
    if (code !== 'twoReadings') return [fix];
    return [fix, ...otherFixes].filter(({ kind }) =>
      decimal === ',' ? kind === 'decimalComma' : kind === 'closeUpNumbers' || kind === 'decimalPoint',
    );
  });
}

const folder = temporaryFolder('fuzz');
afterAll(() => removeFolder(folder));

test.each(places)('no cell of $name changes without a word', { timeout: 120_000 }, async (place) => {
  const duckdb = await (await DuckDBInstance.create(':memory:')).connect();
  const names = Object.keys(makers);
  // One file with all columns, and two with one column of numbers each, so that no neighbour tells how they are written.
  const kinds = [names, ['thousands', 'code'], ['threeDecimals', 'code']];
  const perFile = Math.ceil(cellsAsked / places.length / kinds.flat().length);
  const silent: string[] = [];
  for (const [file, kept] of kinds.entries()) {
    const random = seeded(firstSeed * 100_000 + places.indexOf(place) * 1_000 + file);
    const rows = Array.from({ length: perFile }, (_, row) =>
      names.map((name) => makers[name]?.(place, random, row) ?? same('')),
    );
    const sent = path.join(folder, `${place.name}-${file}.csv`);
    const quoted = (text: string): string => (text.includes(place.delimiter) ? `"${text}"` : text);
    writeFileSync(
      sent,
      `${[kept, ...rows.map((row) => kept.map((name) => quoted(row[names.indexOf(name)]?.written ?? '')))].map((row) => row.join(place.delimiter)).join('\n')}\n`,
    );
    for (const accepts of [false, true]) {
      const read = async (fixes: Parameters<typeof readFileToTables>[0]['fixes'], round: string) => {
        const out = path.join(folder, `${place.name}-${file}-${round}`);
        mkdirSync(out, { recursive: true });
        return await readFileToTables(
          { file: sent, fileName: 'fuzz.csv', out, fixes, places: [], today: '2026-11-21' },
          () => undefined,
        );
      };
      const asked = await read([], `asked-${accepts}`);
      const answer = accepts ? await read(answersOf(place, asked.findings), 'accepted') : asked;
      const [table] = answer.tables;
      const values = (
        await duckdb.runAndReadAll(
          `select ${table?.table.columns.map(({ key }) => `${key}::varchar`).join(', ')} from read_parquet('${table?.parquet}')`,
        )
      ).getRowsJson();
      for (const [column, name] of kept.entries()) {
        rows.forEach((row, at) => {
          const cell = row[names.indexOf(name)] ?? same('');
          const value = String(values[at]?.[column] ?? '');
          const numeric =
            table?.table.columns[column]?.type === 'whole' || table?.table.columns[column]?.type === 'decimal';
          if (
            value !== cell.written &&
            (numeric && value !== '' ? Number(value) !== Number(cell.meant || Number.NaN) : value !== cell.meant)
          )
            silent.push(`${name}: ${cell.written} → ${value}`);
        });
      }
    }
  }
  duckdb.closeSync();
  expect(silent).toEqual([]);
});
