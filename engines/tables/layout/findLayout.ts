import { isWordLike, kindOfCell } from '../cells/cellKinds.ts';
import { isCommaUnit, unitOfKind } from '../cells/unitCells.ts';
import { guessUnit } from '../columns/guessUnit.ts';
import { countFilled } from './notes.ts';

/** A record with the line or the row of the sheet it stands in. */
export interface LaidRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Where in the first records of a table its titles, its header and its first row stand. */
export interface Layout {
  readonly titles: readonly LaidRecord[];
  /** One, two or three where the names stand in so many rows, none where the values begin at once. */
  readonly headers: readonly LaidRecord[];
  /** A row of HXL tags (#adm1+name) below the header, which is no data. */
  readonly tags: LaidRecord | null;
  /** The line after which the rows begin: of the last header, tag or title; 0 where there is none. */
  readonly after: number;
  /** Cells of most records. */
  readonly width: number;
}

/** Finds titles, header rows and the beginning of the rows in the first records of a table. */
export function findLayout(records: readonly LaidRecord[]): Layout {
  const filled = records.filter(({ cells }) => countFilled(cells) > 0);
  const width = widthOf(filled);
  const begin = Math.max(
    0,
    filled.findIndex(
      ({ cells }) =>
        countFilled(cells) > width / 2 &&
        (width < 2 || countFilled(cells) > 1) &&
        !isPair(cells, width) &&
        !isProse(cells, width),
    ),
  );
  const [first, second] = [filled[begin], filled[begin + 1]];
  const above = filled[begin - 1];
  const layout = (titles: number, headers: LaidRecord[], tags: LaidRecord | null = null): Layout => ({
    titles: filled.slice(0, titles),
    headers,
    tags,
    after: Math.max(
      0,
      ...[...filled.slice(0, titles), ...headers, ...(tags === null ? [] : [tags])].map(({ line }) => line),
    ),
    width,
  });
  if (first === undefined) return layout(0, []);
  // Years alone below a name that spans them: Region, Production (t) above 2018, 2019.
  if (
    above !== undefined &&
    isYears(first) &&
    isHeader(above) &&
    above.cells[0]?.trim() !== '' &&
    countFilled(above.cells) > 1
  )
    return layout(begin - 1, [above, first]);
  // Years alone, above a row of names that they tell apart.
  const years = second !== undefined && isYears(first) && isHeader(second);
  if (!years && !isHeader(first) && !namesDays(first, second)) return layout(begin, []);
  const spanning = spanningAbove(filled, begin);
  const headers = [...spanning, first, ...namesBelow(filled, begin, years)].slice(0, mostHeaders);
  const next = filled[begin - spanning.length + headers.length];
  return layout(begin - spanning.length, headers, next !== undefined && isTags(next) ? next : null);
}

/** A particular of the table and what it is, above the names: "Date of report:" and the date. */
function isPair(cells: readonly string[], width: number): boolean {
  return width > 2 && countFilled(cells) === 2 && /:\s*$/.test(cells[0] ?? '');
}

/** A line of text above the table that falls apart at its commas, behind each of which stands a blank: "Compiled by SRID, Accra". */
function isProse(cells: readonly string[], width: number): boolean {
  return cells.length > 1 && cells.length !== width && cells.slice(1).every((cell) => /^ \S/.test(cell));
}

const mostHeaders = 3;

/** The rows below the first row of names that go on naming: units, the same names again, or names that fill gaps and tell repeated ones apart. */
function namesBelow(filled: readonly LaidRecord[], begin: number, years: boolean): LaidRecord[] {
  const found: LaidRecord[] = [];
  for (let at = begin + 1; found.length < mostHeaders; at++) {
    const [before, record] = [filled[at - 1], filled[at]];
    if (before === undefined || record === undefined || isTags(record)) break;
    const goesOn =
      (years && found.length === 0) ||
      isYearsBelow(before, record, filled.slice(at + 1, at + 13)) ||
      isUnits(record, before) ||
      isColumnNumbers(record) ||
      sameNames(before, record) ||
      isSecondHeader(
        before,
        record,
        filled.slice(at + 1, at + 13).filter((each) => !isUnits(each, record)),
      );
    if (!goesOn) break;
    found.push(record);
  }
  return found;
}

/** The names of the columns: of one header row, or of several joined ("2013 Area", "Rain (mm)"). What two rows say alike is said once. */
export function namesOf({ headers }: Layout, columns: number): string[] {
  return joinedNames(headers, columns);
}

function joinedNames(headers: readonly LaidRecord[], columns: number): string[] {
  const cell = (record: LaidRecord, index: number): string => tidy(record.cells[index] ?? '');
  const telling = headers.filter((record, place) => place === 0 || !isColumnNumbers(record));
  const naming = telling.filter((record, place) => place === 0 || !isUnits(record, telling[place - 1]));
  const units = telling.filter((record) => !naming.includes(record));
  // A name in a row above the last one goes for the columns without one to its right.
  const carried = naming.map(() => '');
  return Array.from({ length: columns }, (_, index) => {
    const parts: string[] = [];
    for (const [place, record] of naming.entries()) {
      const own = cell(record, index);
      const carries = place < naming.length - 1;
      if (own !== '' || !carries) carried[place] = own;
      // Another name above ends what was carried on below it.
      if (own !== '' && carries) carried.fill('', place + 1);
      const part = carried[place] ?? '';
      if (part !== '' && parts.at(-1)?.toLowerCase() !== part.toLowerCase()) parts.push(part);
    }
    const name = parts.join(' ');
    const unit = units.map((record) => cell(record, index)).find((each) => each !== '' && isUnit(each)) ?? '';
    if (unit === '') return name;
    return isUnit(unit) && !unit.startsWith('(') && name !== '' ? `${name} (${unit})` : `${name} ${unit}`.trim();
  });
}

/** How many cells most records reach to; of two widths as frequent, the wider. */
function widthOf(records: readonly LaidRecord[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of records) {
    const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  // Titles and notes take one cell each, and may be as many as the rows of a small table.
  const wide = [...counts].filter(([width]) => width > 1);
  const rows = wide.reduce((sum, [, many]) => sum + many, 0);
  const judged = rows > 1 && rows >= records.length * ROWS ? wide : [...counts];
  return judged.toSorted(([a, many], [b, others]) => others - many || b - a)[0]?.[0] ?? 0;
}

/** Records of several cells that are this share of all are the rows of a table; the others stand around it. */
const ROWS = 0.4;

/** Whether a record names columns: it has words, and no values but years. */
function isHeader({ cells }: LaidRecord): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.some(isWord) && filled.every((cell) => isWord(cell) || isYear(cell));
}

/** Whether days stand beside words, above numbers: what a spreadsheet makes of "Jan-24" in a row of names. */
function namesDays({ cells }: LaidRecord, below: LaidRecord | undefined): boolean {
  const days = cells.flatMap((cell, index) => (kindOfCell(cell) === 'date' ? [index] : []));
  const others = cells.filter((cell, index) => cell.trim() !== '' && !days.includes(index));
  return (
    days.length > 1 &&
    others.some(isWord) &&
    others.every((cell) => isWord(cell) || isYear(cell)) &&
    days.some((index) => (below?.cells[index] ?? '').trim() !== '') &&
    days.every((index) => !['date', 'text'].includes(kindOfCell(below?.cells[index] ?? '')))
  );
}

function isWord(cell: string): boolean {
  const kind = kindOfCell(cell);
  // Names may be measures: "5 km", "10 km".
  return isWordLike(kind) || kind in unitOfKind || isCommaUnit(kind);
}

function isYear(cell: string): boolean {
  // 2020*, 2020p and 2020 (p) are provisional.
  return /^\s*(18|19|20|21)\d\d\s?([*†‡]+|[a-z]|\([a-z]\))?\s*$/i.test(cell);
}

/** Years alone, and nothing else. */
function isYears({ cells }: LaidRecord): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > 1 && filled.every(isYear) && cells[0]?.trim() === '';
}

/** The same names once more. */
function sameNames(one: LaidRecord, other: LaidRecord): boolean {
  const names = (record: LaidRecord): string => record.cells.map((cell) => tidy(cell).toLowerCase()).join('\0');
  return isHeader(one) && countFilled(one.cells) > 1 && names(one) === names(other);
}

/** The rows right above the first whole row of names that tell apart what it, and those between, say twice. */
function spanningAbove(filled: readonly LaidRecord[], begin: number): LaidRecord[] {
  const found: LaidRecord[] = [];
  const header = filled[begin];
  if (header === undefined) return found;
  for (const above of filled.slice(Math.max(0, begin - mostHeaders + 1), begin).toReversed()) {
    if (!spansNames(above, joinedNames([...found, header], header.cells.length))) break;
    found.unshift(above);
  }
  return found;
}

/** Whether a record above names spans groups of them: it stands over columns past the first, and the names repeat. */
function spansNames(above: LaidRecord, given: readonly string[]): boolean {
  const labels = above.cells.filter((cell) => cell.trim() !== '');
  const names = given.map((name) => tidy(name).toLowerCase()).filter((name) => name !== '');
  return labels.length > 1 && above.cells[0]?.trim() === '' && new Set(names).size < names.length;
}

/** Whether years alone tell repeated names apart, or fill the gaps beside them: "Production, , Area," above "2019, 2020, 2019, 2020". */
function isYearsBelow(first: LaidRecord, second: LaidRecord, below: readonly LaidRecord[]): boolean {
  const name = (record: LaidRecord, index: number): string => tidy(record.cells[index] ?? '').toLowerCase();
  const own = second.cells.flatMap((cell, index) =>
    cell.trim() === '' || name(second, index) === name(first, index) ? [] : [index],
  );
  const names = first.cells.map((_, index) => name(first, index));
  const apart = own.some((index) => (names[index] ?? '') === '' || names.indexOf(names[index] ?? '') !== index);
  return (
    own.length > 1 &&
    apart &&
    !isYears(first) &&
    own.every((index) => isYear(second.cells[index] ?? '')) &&
    below.some(({ cells }) => own.some((index) => !isYear(cells[index] ?? '') && (cells[index] ?? '').trim() !== ''))
  );
}

/** Whether the second record goes on naming: it fills gaps or tells repeated names apart, and values come only below it. */
function isSecondHeader(first: LaidRecord, second: LaidRecord, below: readonly LaidRecord[]): boolean {
  const names = first.cells.map((cell) => tidy(cell).toLowerCase());
  const last = Math.max(names.length, second.cells.length);
  const gaps = Array.from({ length: last }, (_, index) => names[index] ?? '').some(
    (name, index) => name === '' && second.cells[index]?.trim(),
  );
  const repeats = names.some((name, index) => name !== '' && names.indexOf(name) !== index);
  if (!(gaps || repeats) || !isHeader(second) || below.length === 0) return false;
  return second.cells.some((cell, index) => isWord(cell) && below.every(({ cells }) => !isWord(cells[index] ?? '')));
}

function isTags({ cells }: LaidRecord): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > 0 && filled.every((cell) => /^#[a-z]+[a-z0-9_]*\s*([+][a-z0-9_]+\s*)*$/i.test(cell.trim()));
}

function isUnit(cell: string): boolean {
  const bare = cell.trim().replace(/^\((.*)\)$/, '$1');
  return bare.length <= 12 && (/^(years?|no\.?|number|count)$/i.test(bare) || guessUnit(`(${bare})`) !== '');
}

/** A row of units alone under the names: (ha), (t), %; cells merged with those above say the same again. */
function isUnits({ cells }: LaidRecord, above?: LaidRecord): boolean {
  const filled = cells.filter((cell, index) => cell.trim() !== '' && cell !== above?.cells[index]);
  // "Area (ha)" below a name is another name.
  const alone = (cell: string): boolean => above === undefined || /^(\([^()]*\)|[^()]*)$/.test(cell.trim());
  return filled.length > 0 && filled.every((cell) => isUnit(cell) && alone(cell));
}

/** A row that numbers the columns: (1), (2), (3). */
function isColumnNumbers({ cells }: LaidRecord): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const first = Number(filled[0]?.replaceAll(/[()]/g, ''));
  return filled.length > 1 && filled.every((cell, at) => cell.trim() === `(${first + at})`);
}

function tidy(cell: string): string {
  return cell.replaceAll(/\s+/g, ' ').trim();
}
