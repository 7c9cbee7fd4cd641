import { type CellKind, type KindCounts, type UnitKind, unitOfKind } from './cellKinds.ts';
import { announcesPhones } from './personalData.ts';
import { finding, many, placeOf, quoted, typeWords } from './say.ts';
import type { Column, Finding, Fix } from './types.ts';

/** How the cells of a column become values. */
export interface ColumnReading {
  readonly type: Column['type'];
  /** The kinds of cells that become values; of a text column all, and the rest become empty. */
  readonly read: readonly CellKind[];
  /** What is written beside the number in its cells. */
  readonly unit?: string;
}

export interface ColumnDecision extends ColumnReading {
  readonly findings: readonly Finding[];
  /** Whether no cell says anything. */
  readonly empty: boolean;
}

export interface ColumnToDecide {
  readonly name: string;
  /** Its place in the file, 0 is the first. */
  readonly index: number;
  readonly counts: KindCounts;
  readonly fixes: readonly Fix[];
  readonly sheet: string | null;
  readonly addresses: 'cells' | 'lines';
  /** Whether "1,234" is one and a bit here, as in texts whose cells are parted by semicolons. */
  readonly commaIsDecimal: boolean;
}

/** Share of the filled cells a type must fit before the others count as odd ones out; below it the column is text. */
const MOST = 0.8;
/** Headers of numbers that name a thing and are no quantity. */
const IDENTIFIER = /ghana ?card|account n(o|umber)/i;

/** Decides what a column holds from how often each kind of cell occurs in it, and says what does not fit. */
export function decideColumn(column: ColumnToDecide): ColumnDecision {
  const count = (...kinds: CellKind[]): number => kinds.reduce((sum, kind) => sum + (column.counts.get(kind)?.count ?? 0), 0);
  const blank = count('empty');
  const marks = count('missing', 'errorValue');
  const filled = [...column.counts.values()].reduce((sum, each) => sum + each.count, 0) - blank;
  const text = (findings: readonly Finding[] = []): ColumnDecision => ({ type: 'text', read: [], findings, empty: filled === 0 });
  if (filled === 0 || announcesPhones(column.name) || IDENTIFIER.test(column.name)) return text();

  const said = filled - marks;
  const candidate = candidateOf(column, count);
  const fitting = count(...candidate.read);
  if (fitting === 0 || fitting < said * MOST) return text(unreadable(column, count, said));
  // Identifiers with leading zeros beside plain digits stay as they are written.
  if (candidate.type === 'whole' && count('digits') > 0) return text();

  const odd = said - fitting;
  const keep = fixOf(column, 'keepAsText');
  const empties = fixOf(column, 'emptyTheOdd');
  if (keep) return text([]);
  const closing = closingUp(column, candidate, count);
  if (closing !== null && !closing.accepted) return text([closing.finding]);
  if (odd > 0 && !empties) return text([oddOnes(column, candidate.type, odd, count, candidate.read)]);
  return {
    ...candidate,
    empty: false,
    findings: [
      ...(closing === null ? [] : [closing.finding]),
      ...(odd > 0 ? [emptied(column, candidate, odd)] : []),
      // Of a sheet, error values are told by who read it.
      ...(marks > 0 && (column.addresses === 'lines' || count('missing') > 0) ? [missing(column, candidate.type, marks, count)] : []),
      ...decimalCommas(column, candidate, count),
      ...(candidate.type === 'date' ? eitherWay(column, count) : []),
    ],
  };
}

type Count = (...kinds: CellKind[]) => number;

/** The type most cells fit, and which kinds it reads. */
function candidateOf(column: ColumnToDecide, count: Count): ColumnReading {
  const days: readonly CellKind[] = count('monthFirst') > 0 && count('dayFirst') === 0 ? ['date', 'monthFirst', 'eitherFirst'] : ['date', 'dayFirst', 'eitherFirst'];
  const candidates: ColumnReading[] = [
    { type: 'truth', read: ['truth'] },
    { type: 'date', read: days },
    { type: 'time', read: ['moment', 'date'] },
    numbers(column, count),
    ...(Object.keys(unitOfKind) as UnitKind[]).map((kind) => ({ type: 'decimal' as const, read: [kind], unit: unitOfKind[kind] })),
  ];
  return candidates.reduce((best, each) => (count(...each.read) > count(...best.read) ? each : best));
}

function numbers(column: ColumnToDecide, count: Count): ColumnReading {
  const comma = count('decimalComma') > 0 && count('decimal') === 0;
  const thousandsAreDecimals = count('commaThousands') > 0 && (column.commaIsDecimal || comma);
  if (comma || thousandsAreDecimals) return { type: 'decimal', read: ['whole', 'decimalComma', 'commaThousands'] };
  const read: CellKind[] = ['whole', 'decimal', 'blankThousands', 'commaThousands'];
  const points = [...column.counts].some(([kind, { example }]) => kind.endsWith('Thousands') && example.includes('.'));
  return { type: count('decimal') > 0 || points ? 'decimal' : 'whole', read };
}

function fixOf(column: ColumnToDecide, kind: Fix['kind']): boolean {
  return column.fixes.some((fix) => fix.kind === kind && fix.sheet === column.sheet && fix.column === column.name);
}

function fix(column: ColumnToDecide, kind: Fix['kind'], label: string): Fix {
  return { kind, sheet: column.sheet, column: column.name, label };
}

/** The first cell of some kinds: where it stands and what it says. */
function firstOf(column: ColumnToDecide, kinds: readonly CellKind[]): { at: string; example: string } {
  const found = kinds.flatMap((kind) => column.counts.get(kind) ?? []).toSorted((a, b) => a.first - b.first)[0];
  return { at: placeOf(column.addresses, found?.first ?? 0, column.index), example: found?.example ?? '' };
}

/** Numbers with a unit in each cell: text until the sender says that they are numbers of that unit. */
function unitsInCells(column: ColumnToDecide, read: readonly CellKind[], unit: string, count: Count): { finding: Finding; accepted: boolean } {
  const number = count(...read);
  const { at, example } = firstOf(column, read);
  const accepted = fixOf(column, 'readUnits');
  return {
    accepted,
    finding: finding({
      code: 'unitsInCells', weight: accepted ? 'note' : 'warning', sheet: column.sheet, at, count: number,
      found: `${quoted(example)} in the column ${quoted(column.name)}: ${many(number, 'number')} written with ${unit}`,
      expected: `Digits alone, and the unit in the name of the column: ${column.name} (${unit})`,
      mend: accepted
        ? `Read as numbers, with ${unit} as the unit of the column, as you chose; the original file keeps them as they were written.`
        : 'Write the unit into the name of the column and digits alone into its cells, or accept that they are read so. Until then the column is text and cannot be summed or charted.',
      fix: accepted ? null : fix(column, 'readUnits', `Read ${many(number, 'number')} written with ${unit} as numbers, and keep ${unit} as the unit of ${column.name}`),
    }),
  };
}

/** Numbers parted by blanks or commas, or with a unit: text until the sender says they are numbers. */
function closingUp(column: ColumnToDecide, { read, unit }: ColumnReading, count: Count): { finding: Finding; accepted: boolean } | null {
  if (unit !== undefined) return unitsInCells(column, read, unit, count);
  if (read.includes('decimalComma')) return null;
  const kinds = (['blankThousands', 'commaThousands'] as const).filter((kind) => count(kind) > 0 && read.includes(kind));
  if (kinds.length === 0) return null;
  const number = count(...kinds);
  const { at, example } = firstOf(column, kinds);
  const accepted = fixOf(column, 'closeUpNumbers');
  const bare = example.replaceAll(/[^0-9.-]/g, '');
  const parted = kinds.includes('blankThousands') ? 'blanks' : 'commas';
  return {
    accepted,
    finding: finding({
      code: 'spacesInNumbers', weight: accepted ? 'note' : 'warning', sheet: column.sheet, at, count: number,
      found: `${quoted(example)} in the column ${quoted(column.name)}: ${many(number, 'number')} written with ${parted} between the digits`,
      expected: `Digits alone: ${bare}`,
      mend: accepted
        ? 'Read as numbers, as you chose; the original file keeps them as they were written.'
        : 'Write the numbers without anything between the digits, or accept that they are read so. Until then the column is text.',
      fix: accepted ? null : fix(column, 'closeUpNumbers', `Read ${many(number, 'number')} written with ${parted} as numbers`),
    }),
  };
}

function oddOnes(column: ColumnToDecide, type: Column['type'], odd: number, count: Count, read: readonly CellKind[]): Finding {
  const others = [...column.counts.keys()].filter((kind) => !read.includes(kind) && !['empty', 'missing', 'errorValue'].includes(kind) && count(kind) > 0);
  const { at, example } = firstOf(column, others);
  return finding({
    code: type === 'date' || type === 'time' ? 'unreadableDates' : 'mixedTypes',
    weight: 'warning', sheet: column.sheet, at, count: odd,
    found: `${quoted(example)} in the column ${quoted(column.name)}, where most cells are ${typeWords[type]}`,
    expected: type === 'date' || type === 'time' ? 'Dates as day/month/year or year-month-day, and days that exist' : `${typeWords[type][0]?.toUpperCase()}${typeWords[type].slice(1)} in every cell, or an empty cell`,
    mend: `Correct ${odd === 1 ? 'this cell' : 'these cells'} in your file and send it again, or accept that ${odd === 1 ? 'it is' : 'they are'} left empty. Until then the column is text and cannot be summed or charted.`,
    fix: fix(column, 'emptyTheOdd', `Leave ${many(odd, 'odd cell')} of ${column.name} empty and read the others as ${typeWords[type]}`),
  });
}

function emptied(column: ColumnToDecide, { type, read }: ColumnReading, odd: number): Finding {
  const others = [...column.counts.keys()].filter((kind) => !read.includes(kind) && !['empty', 'missing', 'errorValue'].includes(kind));
  const { at, example } = firstOf(column, others);
  return finding({
    code: type === 'date' || type === 'time' ? 'unreadableDates' : 'mixedTypes',
    weight: 'note', sheet: column.sheet, at, count: odd,
    found: `${quoted(example)} in the column ${quoted(column.name)} of ${typeWords[type]}`,
    expected: `${typeWords[type]}, or an empty cell`,
    mend: `${many(odd, 'cell')} left empty, as you chose; the original file keeps what stood there.`,
  });
}

function missing(column: ColumnToDecide, type: Column['type'], marks: number, count: Count): Finding {
  const kinds = (['errorValue', 'missing'] as const).filter((kind) => count(kind) > 0);
  const { at, example } = firstOf(column, kinds);
  return finding({
    code: kinds[0] === 'errorValue' ? 'errorValues' : 'mixedTypes',
    weight: 'note', sheet: column.sheet, at, count: marks,
    found: `${quoted(example)} in the column ${quoted(column.name)} of ${typeWords[type]}`,
    expected: 'An empty cell where nothing was measured',
    mend: `Read as ${many(marks, 'empty cell')}; the original file keeps what stood there. Nothing to do, unless it means something else.`,
    fix: fix(column, 'keepAsText', `Keep ${column.name} as text, as it was written`),
  });
}

function decimalCommas(column: ColumnToDecide, { read }: ColumnReading, count: Count): Finding[] {
  if (!read.includes('decimalComma')) return [];
  const number = count('decimalComma', 'commaThousands');
  const { at, example } = firstOf(column, ['decimalComma', 'commaThousands']);
  return [
    finding({
      code: 'decimalComma', weight: 'note', sheet: column.sheet, at, count: number,
      found: `${quoted(example)} in the column ${quoted(column.name)}: ${many(number, 'number')} with a decimal comma`,
      expected: 'A decimal point',
      mend: `Read as ${example.replaceAll('.', '').replace(',', '.')}. Nothing to do, unless the comma parts thousands.`,
      fix: fix(column, 'keepAsText', `Keep ${column.name} as text, as it was written`),
    }),
  ];
}

/** Every date could be day first or month first: said, and read as in Ghana. */
function eitherWay(column: ColumnToDecide, count: Count): Finding[] {
  const monthFirst = count('monthFirst') > 0;
  if (!monthFirst && (count('eitherFirst') === 0 || count('dayFirst') > 0)) return [];
  const { at, example } = firstOf(column, monthFirst ? ['monthFirst'] : ['eitherFirst']);
  return [
    finding({
      code: 'unreadableDates', weight: monthFirst ? 'warning' : 'note', sheet: column.sheet, at, count: count('monthFirst', 'eitherFirst'),
      found: `${quoted(example)} in the column ${quoted(column.name)}: ${monthFirst ? 'dates with the month first' : 'dates that could begin with the day or with the month'}`,
      expected: 'Dates as year-month-day, such as 2026-04-15, which can be read in one way only',
      mend: monthFirst
        ? 'Read as month/day/year, as no date fits day/month/year. If that is wrong, write the dates as year-month-day and send the file again.'
        : 'Read as day/month/year, as usual in Ghana. If that is wrong, write the dates as year-month-day and send the file again.',
      fix: fix(column, 'keepAsText', `Keep ${column.name} as text, as it was written`),
    }),
  ];
}

/** Columns of dates that stay text: written in two ways, or with years of two digits. */
function unreadable(column: ColumnToDecide, count: Count, said: number): Finding[] {
  const kinds: readonly CellKind[] = ['date', 'dayFirst', 'monthFirst', 'eitherFirst', 'shortYear'];
  const dates = count(...kinds);
  if (dates < said * MOST || dates === 0) return [];
  const short = count('shortYear') > 0;
  const { at, example } = firstOf(column, short ? ['shortYear'] : ['monthFirst']);
  return [
    finding({
      code: 'unreadableDates', weight: 'warning', sheet: column.sheet, at, count: short ? count('shortYear') : count('monthFirst', 'dayFirst', 'eitherFirst'),
      found: `${quoted(example)} in the column ${quoted(column.name)}: ${short ? 'years of two digits' : 'dates with the day first beside dates with the month first'}`,
      expected: 'Dates as day/month/year or year-month-day with four digits for the year, in one way throughout',
      mend: 'Write the dates as year-month-day, such as 2026-04-15, and send the file again. Until then the column is text.',
    }),
  ];
}
