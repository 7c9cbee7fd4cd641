import { readDaysOfYear } from '../dayOfYear.ts';
import { dayColumns, readDayColumns, readYearColumns } from './acrossColumns.ts';
import type { Heads, Row } from './formRows.ts';
import { type Grid, readGrid } from './grid.ts';
import { elementOf, ELEMENTS, findHeads, type Head } from './headings.ts';
import { failedCheck, readGhcnRows } from './ghcnCsv.ts';
import { readGhcnDly } from './ghcnDly.ts';
import { readMonthColumns } from './monthPages.ts';
import { readOpenMeteo, readPower } from './json.ts';
import { unitsIn } from './units.ts';
import { type Answers, FileRefused, type Mistake, type RawFile, type RawValue } from './types.ts';

/** Rows above the heading that a file may have: NASA POWER writes about a dozen. */
const MOST_PREFACE = 40;

/**
 * What a file of daily values holds, by its form: long, wide, a row or a column a month, a column a year, Climsoft, Climate Data Tool, GHCN-Daily,
 * NASA POWER or Open-Meteo. Throws a sentence where none of these fits.
 */
export function recognise(text: string): RawFile {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (/^[{[]/.test(start)) return readJson(start);
  if (/^[A-Z0-9_-]{11}\d{6}[A-Z]{4}/.test(start)) return readGhcnDly(start);
  const grid = readGrid(text);
  if (isCdt(grid)) return readCdt(grid);
  const ghcn = readGhcnRows(grid);
  if (ghcn) return ghcn;
  const across = readMonthColumns(grid) ?? readYearColumns(grid, MOST_PREFACE);
  if (across) return across;
  for (const [index, row] of grid.rows.slice(0, MOST_PREFACE).entries()) {
    const heads = findHeads(row.cells);
    const below = grid.rows.slice(index + 1);
    const isPower = grid.rows[0]?.cells[0]?.includes('BEGIN HEADER') ?? false;
    const isMeteo = index > 0 && grid.rows[0]?.cells[0] === 'latitude';
    if (heads.has('element') && (heads.has('date') || heads.has('year')) && valueColumn(row) !== -1)
      return readTall(row, heads, below);
    const days = dayColumns(row);
    if (days && heads.has('year') && heads.has('month')) return readDayColumns(row, heads, days, below);
    if (!heads.has('date') && !(heads.has('year') && (heads.has('doy') || (heads.has('month') && heads.has('day')))))
      continue;
    if (ELEMENTS.some((element) => heads.has(element))) {
      const format = isPower ? 'nasaPower' : isMeteo ? 'openMeteo' : 'long';
      return readLong(
        format,
        row,
        heads,
        below,
        isPower ? { missing: '-999', rainUnit: 'mm', temperatureUnit: 'celsius' } : {},
      );
    }
    if (row.cells.length >= 2) return readWide(row, heads, below);
  }
  throw new FileRefused(
    `No row of the file is a heading with a date and a value: row ${grid.rows[0]?.at ?? 1} is "${(
      grid.rows[0]?.cells ?? []
    )
      .join(', ')
      .slice(0, 80)}". Name the columns, for example date and rain.`,
  );
}

function readJson(text: string): RawFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new FileRefused(
      `The file begins like JSON and is not: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  return (
    readPower(value) ??
    readOpenMeteo(value) ??
    refuse(
      'The JSON holds neither the daily values of NASA POWER (properties.parameter) nor those of Open-Meteo (daily.time).',
    )
  );
}

function refuse(sentence: string): never {
  throw new FileRefused(sentence);
}

/** The date of a row: in one cell, in three, or as a year and the number of a day in it. */
function datesIn(heading: Row, heads: Heads, below: readonly Row[]): (cells: readonly string[]) => RawValue['date'] {
  const cell = (cells: readonly string[], head: Head) => cells[heads.get(head) ?? -1] ?? '';
  const ofYear = (cells: readonly string[]) => [cell(cells, 'year'), cell(cells, 'doy')] as const;
  const date = heads.get('date');
  const isCounted = heads.has('doy') && !heads.has('month');
  const dayOf = readDaysOfYear(
    isCounted ? below.map(({ cells }) => ofYear(cells)) : [],
    heading.cells[heads.get('doy') ?? -1]?.includes('366') ?? false,
  );
  return (cells) => {
    if (date !== undefined) return cells[date] ?? '';
    const counted = isCounted ? dayOf(ofYear(cells)) : null;
    return counted ?? { year: cell(cells, 'year'), month: cell(cells, 'month'), day: cell(cells, 'day') };
  };
}

function readLong(
  format: RawFile['format'],
  heading: Row,
  heads: Heads,
  below: readonly Row[],
  settled: Answers,
): RawFile {
  const [station, columns] = [
    heads.get('station'),
    ELEMENTS.flatMap((element) => {
      const at = heads.get(element);
      return at === undefined
        ? []
        : [{ element, at, marksAt: heading.cells.indexOf(`${heading.cells[at]}_ATTRIBUTES`) }];
    }),
  ];
  const dateOf = datesIn(heading, heads, below);
  const mistakes: Mistake[] = [];
  const values = below.flatMap(({ at: row, cells }) =>
    columns.map(({ element, at, marksAt }): RawValue => {
      // GHCN-Daily as CSV has its marks of measurement, quality and source in a cell beside the value.
      const [text = '', marks = ''] = [cells[at], cells[marksAt]];
      const failed = failedCheck(text, marks.split(',')[1] ?? '');
      if (failed) mistakes.push({ line: row, mistake: failed });
      return {
        row,
        cell: `row ${row}, column ${at + 1}`,
        station: station === undefined ? '' : (cells[station] ?? ''),
        date: dateOf(cells),
        element,
        text: failed ? '' : text,
      };
    }),
  );
  // GHCN-Daily as CSV comes in tenths, in mm and °C, or in inches and °F, under the same names.
  const hasOpenUnits = heading.cells.some((cell) => /^(PRCP|TMAX|TMIN|TSUN|AWND)$/.test(cell));
  return {
    format,
    values,
    mistakes,
    settled: { ...unitsIn(heading, heads), ...settled },
    ...(hasOpenUnits && { hasOpenUnits }),
  };
}

/** A column a station, all of rain. */
function readWide(heading: Row, heads: Heads, below: readonly Row[]): RawFile {
  const dates = new Set((['date', 'year', 'month', 'day', 'doy'] as const).flatMap((head) => heads.get(head) ?? []));
  const columns = heading.cells.flatMap((name, at) => (dates.has(at) || name === '' ? [] : [{ name, at }]));
  if (columns.length === 0) refuse(`Row ${heading.at} names no column beside the date.`);
  const holdsNumbers = ({ at }: { at: number }) => below.some(({ cells }) => isNumber(cells[at] ?? ''));
  const stations = columns.filter(holdsNumbers);
  if (stations.length === 0)
    refuse(
      `Below row ${heading.at} no column beside the date holds a number: ${quoted(columns)}. Is it a daily record?`,
    );
  const mistakes = columns
    .filter((column) => !holdsNumbers(column))
    .map((column) => ({ line: heading.at, mistake: `column ${quoted([column])} holds no number; it is left out.` }));
  const dateOf = datesIn(heading, heads, below);
  const values = below.flatMap(({ at: row, cells }) =>
    stations.map(({ name, at }): RawValue => ({
      row,
      cell: `row ${row}, column ${at + 1}`,
      station: name,
      date: dateOf(cells),
      element: 'rain',
      text: cells[at] ?? '',
    })),
  );
  return { format: 'wide', values, mistakes, settled: {}, hasOpenElement: true };
}

function isNumber(text: string): boolean {
  return text !== '' && Number.isFinite(Number(text.replace(',', '.')));
}

function quoted(columns: readonly { readonly name: string }[]): string {
  return columns
    .slice(0, 5)
    .map(({ name }) => `"${name.slice(0, 40)}"`)
    .join(', ');
}

function valueColumn({ cells }: Row): number {
  return cells.findIndex((cell) => /^((obs|data)_?value|value|obs)$/i.test(cell.trim()));
}

function isGhcn(rows: readonly Row[], heads: Heads): boolean {
  return rows.some(({ cells }) => /^(PRCP|TMAX|TMIN)$/.test(cells[heads.get('element') ?? -1] ?? ''));
}

/** A row a value, as Climsoft exports them: station, element, date, value. */
function readTall(heading: Row, heads: Heads, below: readonly Row[]): RawFile {
  const at = valueColumn(heading);
  const dateOf = datesIn(heading, heads, below);
  const flagAt = heading.cells.findIndex((cell) => /^flag$/i.test(cell));
  const mistakes: Mistake[] = [];
  const values = below.flatMap(({ at: row, cells }): RawValue[] => {
    const word = cells[heads.get('element') ?? -1] ?? '';
    const element = elementOf(word);
    if (!element) {
      mistakes.push({
        line: row,
        mistake: `The element "${word.slice(0, 40)}" is neither rain (5), the highest (2) or lowest (3) temperature, nor sunshine, wind or humidity; the row is left out.`,
      });
      return [];
    }
    const date = dateOf(cells);
    return [
      {
        row,
        cell: `row ${row}, column ${at + 1}`,
        station: cells[heads.get('station') ?? -1] ?? '',
        date: typeof date === 'string' ? (date.split(/[ T]/)[0] ?? '') : date,
        element,
        // A trace stands as a flag beside an empty value.
        text: cells[at] || (cells[flagAt] === 'T' ? 'T' : ''),
      },
    ];
  });
  return { format: 'climsoft', values, mistakes, settled: {}, ...(isGhcn(below, heads) && { hasOpenUnits: true }) };
}

function isCdt({ rows }: Grid): boolean {
  const first = (at: number) => rows[at]?.cells[0]?.toLowerCase() ?? '';
  return /^(stations?|stn|id)$/.test(first(0)) && /^(lon|longitude|long)/.test(first(1)) && /lat/.test(first(2));
}

/** Stations in columns below their names and places, days as 19800131; -99 is missing. */
function readCdt({ rows }: Grid): RawFile {
  const names = rows[0]?.cells ?? [];
  const from = /ele?v|alt/i.test(rows[3]?.cells[0] ?? '') ? 4 : 3;
  const values = rows.slice(from).flatMap(({ at: row, cells }) =>
    names.slice(1).map((station, index): RawValue => ({
      row,
      cell: `row ${row}, column ${index + 2}`,
      station,
      date: cells[0] ?? '',
      element: 'rain',
      text: cells[index + 1] ?? '',
    })),
  );
  return { format: 'cdt', values, mistakes: [], settled: { missing: '-99 -99.0' }, hasOpenElement: true };
}
