import { type CellKind, NOTE_MARK } from './cellKinds.ts';
import type { ColumnReading, ColumnToDecide } from './decideColumn.ts';
import { type NumberStyle, plainNumber, type StyleDecision } from './numberStyle.ts';
import { finding, many, placeOf, quoted, typeWords } from './say.ts';
import type { Column, Finding, Fix } from './types.ts';

/** How many cells of some kinds a column has. */
export type Count = (...kinds: CellKind[]) => number;

/** Something the sender is asked before cells become values, and whether it was accepted. */
export interface Question {
  readonly accepted: boolean;
  readonly finding: Finding;
}

const nothing: ReadonlySet<CellKind> = new Set(['empty', 'missing', 'errorValue']);

export function accepts(column: ColumnToDecide, kind: Fix['kind']): boolean {
  return column.fixes.some((fix) => fix.kind === kind && fix.sheet === column.sheet && fix.column === column.name);
}

function fixOf(column: ColumnToDecide, kind: Fix['kind'], label: string): Fix {
  return { kind, sheet: column.sheet, column: column.name, label };
}

function keepAsText(column: ColumnToDecide): Fix {
  return fixOf(column, 'keepAsText', `Keep ${column.name} as text, as it was written`);
}

/** The first cell of some kinds: where it stands, and what the first three say. */
function firstOf(
  column: ColumnToDecide,
  kinds: readonly CellKind[],
): { readonly at: string; readonly example: string; readonly examples: readonly string[] } {
  const found = kinds.flatMap((kind) => column.counts.get(kind) ?? []).toSorted((a, b) => a.first - b.first);
  // One of each kind first, so that three examples show what differs.
  const examples = [
    ...new Set([
      ...found.flatMap((each) => each.examples.slice(0, 1)),
      ...found.flatMap((each) => each.examples.slice(1)),
    ]),
  ].slice(0, 3);
  return { at: placeOf(column.addresses, found[0]?.first ?? 0, column.index), example: examples[0] ?? '', examples };
}

function listed(examples: readonly string[]): string {
  return examples.map(quoted).join(', ');
}

/** Three values of a column as they come out in a style: "1250, 2300.75, 1899.5". */
function readAs(examples: readonly string[], style: NumberStyle): string {
  return examples.map((example) => String(Number(plainNumber(example, style)))).join(', ');
}

/** Numbers with one point or comma before three digits, and nothing in the file that says what it parts. */
export function twoReadings(column: ColumnToDecide, count: Count): Question {
  const { at, examples } = firstOf(column, ['commaGroup', 'pointGroup']);
  const number = count('commaGroup', 'pointGroup');
  const point = readAs(examples, 'point');
  const comma = readAs(examples, 'comma');
  return {
    accepted: false,
    finding: finding({
      code: 'twoReadings',
      weight: 'warning',
      sheet: column.sheet,
      at,
      count: number,
      found: `${listed(examples)} in the column ${quoted(column.name)}: ${many(number, 'number')} that can be read in two ways`,
      expected: `Either ${point} (decimal point) or ${comma} (decimal comma)`,
      mend: 'Nothing else in the file says whether the sign parts thousands or decimals. Choose what the numbers mean. Until then the column is text.',
      fix: fixOf(
        column,
        count('commaGroup') > 0 ? 'closeUpNumbers' : 'decimalPoint',
        `Read ${column.name} as ${point}`,
      ),
      otherFixes: [fixOf(column, 'decimalComma', `Read ${column.name} as ${comma}`), keepAsText(column)],
    }),
  };
}

/** Numbers with a unit in each cell: text until the sender says that they are numbers of that unit. */
export function unitsInCells(column: ColumnToDecide, { read, unit = '' }: ColumnReading, count: Count): Question {
  const [kind, ...plain] = read;
  const number = kind === undefined ? 0 : count(kind);
  const without = count(...plain);
  const { at, example, examples } = firstOf(column, kind === undefined ? [] : [kind]);
  const accepted = accepts(column, 'readUnits');
  return {
    accepted,
    finding: finding({
      code: 'unitsInCells',
      weight: accepted ? 'note' : 'warning',
      sheet: column.sheet,
      at,
      count: number,
      found: `${without > 0 ? listed(examples) : quoted(example)} in the column ${quoted(column.name)}: ${many(number, 'number')} written with ${unit}${without > 0 ? `, ${many(without, 'number')} without` : ''}`,
      expected: `Digits alone, and the unit in the name of the column: ${column.name} (${unit})`,
      mend: accepted
        ? `Read as numbers, with ${unit} as the unit of the column, as you chose; the original file keeps them as they were written.`
        : 'Write the unit into the name of the column and digits alone into its cells, or accept that they are read so. Until then the column is text and cannot be summed or charted.',
      fix: accepted
        ? null
        : fixOf(
            column,
            'readUnits',
            `Read ${many(number, 'number')} written with ${unit}${without > 0 ? ` and ${many(without, 'number')} without` : ''} as numbers, and keep ${unit} as the unit of ${column.name}`,
          ),
    }),
  };
}

/** Numbers parted by blanks or commas: text until the sender says they are numbers. */
export function groupsInNumbers(
  column: ColumnToDecide,
  { read, unit }: ColumnReading,
  style: StyleDecision | null,
  count: Count,
): Question[] {
  if (style === null || style.style === 'comma') return [];
  const commas = (['commaGroup', 'commaThousands', 'commaPoint'] as const).filter(
    (kind) => count(kind) > 0 && read.includes(kind),
  );
  const blanks = (['blankThousands', 'blankPoint'] as const).filter((kind) => count(kind) > 0 && read.includes(kind));
  const kinds = [...commas, ...blanks];
  // Accepted with the unit, which stands beside such numbers.
  if (kinds.length === 0 || unit !== undefined) return [];
  const number = count(...kinds);
  const { at, example } = firstOf(column, kinds);
  const accepted = accepts(column, 'closeUpNumbers');
  const parted = blanks.length > 0 ? 'blanks' : 'commas';
  return [
    {
      accepted,
      finding: finding({
        code: 'spacesInNumbers',
        weight: accepted ? 'note' : 'warning',
        sheet: column.sheet,
        at,
        count: number,
        found: `${quoted(example)} in the column ${quoted(column.name)}: ${many(number, 'number')} written with ${parted} between the digits`,
        expected: `Digits alone: ${plainNumber(example, 'point')}`,
        mend: accepted
          ? 'Read as numbers, as you chose; the original file keeps them as they were written.'
          : 'Write the numbers without anything between the digits, or accept that they are read so. Until then the column is text.',
        fix: accepted
          ? null
          : fixOf(column, 'closeUpNumbers', `Read ${many(number, 'number')} written with ${parted} as numbers`),
        ...(!accepted &&
          style.by === 'neighbours' && {
            otherFixes: [fixOf(column, 'decimalComma', `Read the comma as decimal: ${readAs([example], 'comma')}`)],
          }),
      }),
    },
  ];
}

/** Numbers with a mark that points to a note below the table. */
export function markedNumbers(column: ColumnToDecide, { style = 'point' }: ColumnReading, count: Count): Question {
  const { at, example, examples } = firstOf(column, ['marked']);
  const number = count('marked');
  const accepted = accepts(column, 'dropMarks');
  return {
    accepted,
    finding: finding({
      code: 'noteMarks',
      weight: accepted ? 'note' : 'warning',
      sheet: column.sheet,
      at,
      count: number,
      found: `${listed(examples)} in the column ${quoted(column.name)}: ${many(number, 'number')} with a mark`,
      expected: `Digits alone: ${String(Number(plainNumber(example.replace(new RegExp(`${NOTE_MARK}$`, 'i'), ''), style)))}`,
      mend: accepted
        ? 'Read without the marks, as you chose; the original file keeps them. Say in the description what they mean.'
        : 'Put what the mark means into a column of its own or into the description, or accept that the numbers are read without it. Until then the column is text.',
      fix: accepted
        ? null
        : fixOf(
            column,
            'dropMarks',
            `Read ${many(number, 'number')} of ${column.name} without ${number === 1 ? 'its mark' : 'their marks'}`,
          ),
    }),
  };
}

/** -999 where nothing was measured: a number until the sender says that it is none. */
export function sentinels(
  column: ColumnToDecide,
  read: readonly CellKind[],
  empties: boolean,
  count: Count,
): Finding[] {
  const number = count('sentinel');
  if (number === 0 || !read.includes('sentinel')) return [];
  const { at, examples } = firstOf(column, ['sentinel']);
  const [example = ''] = examples;
  return [
    finding({
      code: 'missingValues',
      weight: empties ? 'note' : 'warning',
      sheet: column.sheet,
      at,
      count: number,
      found: `${listed(examples)} in the column ${quoted(column.name)}`,
      expected: 'An empty cell where nothing was measured',
      mend: empties
        ? `Read as ${many(number, 'empty cell')}, as you chose; the original file keeps what is written there.`
        : `Often written where nothing was measured. It is kept as the number ${example}, which then counts in sums and means. If it means “no value”, accept that ${number === 1 ? 'it is' : 'they are'} left empty.`,
      fix: empties
        ? null
        : fixOf(column, 'emptySentinels', `Leave ${many(number, 'cell')} of ${column.name} with ${example} empty`),
    }),
  ];
}

export function oddOnes(column: ColumnToDecide, type: Column['type'], odd: number, read: readonly CellKind[]): Finding {
  const { at, examples } = firstOf(column, othersOf(column, read));
  const isDay = type === 'date' || type === 'time';
  return finding({
    code: isDay ? 'unreadableDates' : 'mixedTypes',
    weight: 'warning',
    sheet: column.sheet,
    at,
    count: odd,
    found: `${listed(examples)} in the column ${quoted(column.name)}, where most cells are ${typeWords[type]}`,
    expected: isDay
      ? 'Dates as day/month/year or year-month-day, and days that exist'
      : `${typeWords[type][0]?.toUpperCase()}${typeWords[type].slice(1)} in every cell, or an empty cell`,
    mend: `Correct ${odd === 1 ? 'this cell' : 'these cells'} in your file and send it again, or accept that ${odd === 1 ? 'it is' : 'they are'} left empty. Until then the column is text and cannot be summed or charted.`,
    fix: fixOf(
      column,
      'emptyTheOdd',
      `Leave ${many(odd, 'odd cell')} of ${column.name} empty and read the others as ${typeWords[type]}`,
    ),
    otherFixes: [keepAsText(column)],
  });
}

function othersOf(column: ColumnToDecide, read: readonly CellKind[]): CellKind[] {
  return [...column.counts.keys()].filter((kind) => !read.includes(kind) && !nothing.has(kind));
}

export function emptied(column: ColumnToDecide, { type, read }: ColumnReading, odd: number): Finding {
  const { at, examples } = firstOf(column, othersOf(column, read));
  return finding({
    code: type === 'date' || type === 'time' ? 'unreadableDates' : 'mixedTypes',
    weight: 'note',
    sheet: column.sheet,
    at,
    count: odd,
    found: `${listed(examples)} in the column ${quoted(column.name)} of ${typeWords[type]}`,
    expected: `${typeWords[type]}, or an empty cell`,
    mend: `${many(odd, 'cell')} left empty, as you chose; the original file keeps what is written there.`,
  });
}

export function missing(column: ColumnToDecide, type: Column['type'], marks: number, count: Count): Finding {
  const kinds = (['errorValue', 'missing'] as const).filter((kind) => count(kind) > 0);
  const { at, examples } = firstOf(column, kinds);
  return finding({
    code: kinds[0] === 'errorValue' ? 'errorValues' : 'mixedTypes',
    weight: 'note',
    sheet: column.sheet,
    at,
    count: marks,
    found: `${listed(examples)} in the column ${quoted(column.name)} of ${typeWords[type]}`,
    expected: 'An empty cell where nothing was measured',
    mend: `Read as ${many(marks, 'empty cell')}; the original file keeps what is written there. Nothing to do, unless it means something else.`,
    fix: keepAsText(column),
  });
}

/** Numbers read with a decimal comma, and numbers with one point read as its neighbours say. */
export function decimalCommas(
  column: ColumnToDecide,
  { read, unit }: ColumnReading,
  style: StyleDecision | null,
  count: Count,
): Finding[] {
  if (style === null || unit !== undefined || !read.includes('pointGroup')) return [];
  const byNeighbours = style.by === 'neighbours' || style.by === 'sender';
  const kinds: readonly CellKind[] =
    style.style === 'comma'
      ? ['decimalComma', 'blankComma', 'commaGroup', 'pointGroup', 'pointThousands']
      : byNeighbours
        ? ['pointGroup']
        : [];
  const number = count(...kinds);
  if (number === 0) return [];
  const { at, example, examples } = firstOf(column, kinds);
  const comma = style.style === 'comma';
  const because =
    style.by === 'neighbours' ? ', as in the other columns of the file' : style.by === 'sender' ? ', as you chose' : '';
  return [
    finding({
      code: 'decimalComma',
      weight: 'note',
      sheet: column.sheet,
      at,
      count: number,
      found: `${quoted(example)} in the column ${quoted(column.name)}: ${many(number, 'number')} with a ${comma ? 'decimal comma' : 'decimal point'}`,
      expected: comma ? 'A decimal point' : 'Numbers that can be read in one way',
      mend: `Read as ${readAs([example], style.style)}${because}. Nothing to do, unless the ${comma ? 'comma' : 'point'} parts thousands.`,
      fix: byNeighbours
        ? fixOf(
            column,
            comma ? 'decimalPoint' : 'decimalComma',
            `Read ${column.name} as ${readAs(examples, comma ? 'point' : 'comma')} instead`,
          )
        : keepAsText(column),
      ...(byNeighbours && { otherFixes: [keepAsText(column)] }),
    }),
  ];
}

/** Dates that could be day first or month first: said, and read as in Ghana unless the file or the sender says otherwise. */
export function eitherWay(column: ColumnToDecide, read: readonly CellKind[], count: Count): Finding[] {
  const monthFirst = read.includes('monthFirst');
  if (!monthFirst && (count('eitherFirst') === 0 || count('dayFirst') > 0)) return [];
  if (monthFirst && count('monthFirst', 'eitherFirst') === 0) return [];
  const { at, example } = firstOf(column, count('monthFirst') > 0 ? ['monthFirst'] : ['eitherFirst']);
  const because =
    count('monthFirst') > 0
      ? 'as no date fits day/month/year'
      : accepts(column, 'monthFirst')
        ? 'as you chose'
        : 'as in the other columns of the file';
  return [
    finding({
      code: 'unreadableDates',
      weight: monthFirst && !accepts(column, 'monthFirst') ? 'warning' : 'note',
      sheet: column.sheet,
      at,
      count: count('monthFirst', 'eitherFirst'),
      found: `${quoted(example)} in the column ${quoted(column.name)}: ${monthFirst ? 'dates with the month first' : 'dates that could begin with the day or with the month'}`,
      expected: 'Dates as year-month-day, such as 2026-04-15, which can be read in one way only',
      mend: monthFirst
        ? `Read as month/day/year, ${because}. If that is wrong, write the dates as year-month-day and send the file again.`
        : 'Read as day/month/year, as usual in Ghana. If that is wrong, choose month/day/year, or write the dates as year-month-day and send the file again.',
      fix: monthFirst ? keepAsText(column) : fixOf(column, 'monthFirst', `Read ${column.name} as month/day/year`),
      ...(!monthFirst && { otherFixes: [keepAsText(column)] }),
    }),
  ];
}

/** Columns of dates that stay text: written in two ways, or with years of two digits. */
export function unreadable(column: ColumnToDecide, count: Count, said: number): Finding[] {
  const kinds: readonly CellKind[] = [
    'date',
    'yearSlash',
    'namedMonth',
    'dayFirst',
    'monthFirst',
    'eitherFirst',
    'shortYear',
    'moment',
  ];
  const dates = count(...kinds);
  if (dates < said / 2 || dates === 0) return [];
  const short = count('shortYear') > 0;
  const { at, examples } = firstOf(column, short ? ['shortYear'] : ['monthFirst', 'dayFirst']);
  return [
    finding({
      code: 'unreadableDates',
      weight: 'warning',
      sheet: column.sheet,
      at,
      count: short ? count('shortYear') : count('monthFirst', 'dayFirst', 'eitherFirst'),
      found: `${listed(examples)} in the column ${quoted(column.name)}: ${short ? 'years of two digits' : 'dates with the day first beside dates with the month first'}`,
      expected: 'Dates as day/month/year or year-month-day with four digits for the year, in one way throughout',
      mend: 'Write the dates as year-month-day, such as 2026-04-15, and send the file again. Until then the column is text.',
    }),
  ];
}
