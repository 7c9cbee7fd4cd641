import { withDoubtfulLetters } from '../cells/doubtfulLetters.ts';
import type { CellKind, KindCounts } from '../cells/cellKinds.ts';
import {
  accepts,
  type Count,
  eitherWay,
  emptied,
  missing,
  oddOnes,
  sentinels,
  shortYears,
  unreadable,
} from './columnFindings.ts';
import { decimalCommas, groupsInNumbers, markedNumbers, twoReadings, unitsInCells } from './numberFindings.ts';
import { areParts, fractions } from '../cells/fractions.ts';
import { scales } from '../cells/scaledNumbers.ts';
import { serialDates } from '../cells/serialDates.ts';
import {
  areChoices,
  areCodes,
  areFewCodes,
  codesBesideNumbers,
  halfAndHalf,
  mayBeTruth,
} from '../cells/codesAmongNumbers.ts';
import { mixedDecimals, mixedReading, mixesDecimals } from '../cells/mixedDecimals.ts';
import { cutNumbers, powers, severalUnits, signedNumbers, unreadNumbers } from '../cells/oddNumbers.ts';
import {
  decideStyle,
  isWhole,
  kindsOfStyle,
  type NumberStyle,
  type StyleDecision,
  type StyleEvidence,
} from '../cells/numberStyle.ts';
import { announcesPhones } from '../personal/personalData.ts';
import type { Column, Finding, Fix } from '../types.ts';
import { readingsOfUnit, unitsDiffer, unitsOf } from '../cells/unitReadings.ts';

/** How the cells of a column become values. */
export interface ColumnReading {
  readonly type: Column['type'];
  /** The kinds of cells that become values; of a text column all, and the rest become empty. */
  readonly read: readonly CellKind[];
  /** What parts the decimals; a point where it is left out. */
  readonly style?: NumberStyle;
  /** The kinds read with a decimal comma in a column that has both signs; the others are read with a point. */
  readonly commas?: readonly CellKind[];
  /** What is written beside the number in its cells. */
  readonly unit?: string;
  /** Whether days that are numbers are counted from 1904. */
  readonly from1904?: boolean;
  /** Numbers that stand for no value. */
  readonly empties?: readonly number[];
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
  /** What the other columns of the table say of decimals. */
  readonly neighbours: StyleEvidence;
  /** Whether another column of dates begins some of them with a month past twelve on the second place, and none with such a day. */
  readonly monthsFirst?: boolean;
  /** Whether days are counted from 1904, as some workbooks do. */
  readonly from1904?: boolean;
}

/** Headers of numbers that name a thing and are no quantity. */
const IDENTIFIER = /ghana ?card|account n(o|umber)/i;

/** Names of columns of codes, in which 1.1 is another than 1.10. "Yield per plot" is none. */
const CODES =
  /(^|[^a-z])(codes?|hs|sections?|chapters?|clauses?|paragraphs?|versions?|isic|isco|coicop|cpc)( no\.?| numbers?)?$|^(plots?|items?|ref(erence)?s?|annex|ids?)( (no|nr|number|id)s?)?\.?$/i;

/** Names of columns that say what an amount or a price is of. */
const UNITS = /(^|[^a-z])(units?( of (measure(ment)?|sale))?|uom|pack(age|aging|ing)?( size)?)$/i;

/** Decides what a column holds from how often each kind of cell occurs in it, and says what does not fit. */
export function decideColumn(given: ColumnToDecide): ColumnDecision {
  const column = { ...given, counts: withDoubtfulLetters(given.name, given.counts) };
  const count: Count = (...kinds) => kinds.reduce((sum, kind) => sum + (column.counts.get(kind)?.count ?? 0), 0);
  const marks = count('missing', 'errorValue');
  const filled = [...column.counts.values()].reduce((sum, each) => sum + each.count, 0) - count('empty');
  const text = (findings: readonly Finding[] = []): ColumnDecision => ({
    type: 'text',
    read: [],
    findings,
    empty: filled === 0,
  });
  if (filled === 0) return text();
  if (announcesPhones(column.name) || IDENTIFIER.test(column.name) || arePhones(column.counts))
    return text(cutNumbers(column));
  // 91 KG in a column of units is what a price is of, and no weight.
  if (UNITS.test(column.name) && unitsOf(count).length > 0) return text();
  if (CODES.test(column.name) && count('decimal', 'pointGroup', 'pointThousands') > 0) return text(cutNumbers(column));

  if (areChoices(column)) return text();

  const said = filled - marks;
  if (said === 0) return text();
  const { reading, style } = candidateOf(column, count);
  const fitting = count(...reading.read);
  // With odd ones out the sender is asked about them; where they are as many as the others, nobody can tell which are odd.
  const evenly = fitting * 2 === said && !accepts(column, 'emptyTheOdd');
  // Identifiers with leading zeros beside plain digits stay as they are written.
  if (evenly && count('digits') === said - fitting && reading.type === 'whole') return text();
  if (fitting === 0 || fitting * 2 < said || evenly) {
    const found = [...unreadable(column, count, said), ...unreadNumbers(column, count, said)];
    if (found.length > 0 || !evenly || accepts(column, 'keepAsText') || areCodes(column, reading, said - fitting, said))
      return text(found);
    return text([halfAndHalf(column, reading)]);
  }
  // Nobody can tell which way the others are written.
  if (isDay(reading) && count(...dayFirsts) > 0 && count(...monthFirsts) > 0)
    return text(unreadable(column, count, said));
  // Identifiers with leading zeros beside plain digits stay as they are written.
  if (isNumber(reading) && reading.unit === undefined && count('digits') > 0) return text();
  if (accepts(column, 'keepAsText')) return text();
  if (isNumber(reading) && unitsDiffer(reading, count)) return text([severalUnits(column, unitsOf(count), count)]);

  const odd = said - fitting;
  if (areCodes(column, reading, odd, said) && !accepts(column, 'emptyTheOdd'))
    return text([codesBesideNumbers(column, reading)]);
  const serial = serialDates(column, reading, count);
  if (serial?.accepted === true && !serial.amongDays)
    return { ...serial.reading, findings: [serial.finding], empty: false };
  const questions = [
    ...(isNumber(reading) && reading.unit === undefined && style === null ? [twoReadings(column, count)] : []),
    ...(reading.unit !== undefined ? [unitsInCells(column, reading, count)] : []),
    ...(reading.commas === undefined
      ? groupsInNumbers(column, reading, style, count)
      : [mixedDecimals(column, reading, count)]),
    ...(reading.read.includes('marked') && count('marked') > 0 ? [markedNumbers(column, reading, count)] : []),
    ...(isNumber(reading) && reading.unit === undefined && count('fraction', 'slashed') > 0
      ? [fractions(column, count)]
      : []),
    ...(isNumber(reading) && reading.unit === undefined && count('scaled', 'tenPower') > 0
      ? [scales(column, count)]
      : []),
    ...(isNumber(reading) && count('signed', 'signedComma') > 0 ? [signedNumbers(column, reading, count)] : []),
    ...(isDay(reading) && count(...shortKinds) > 0 ? [shortYears(column, reading.read, count)] : []),
    ...(serial?.amongDays === true && !accepts(column, 'emptyTheOdd') ? [serial] : []),
    ...(odd > 0 && (serial?.amongDays !== true || accepts(column, 'emptyTheOdd'))
      ? [
          accepts(column, 'emptyTheOdd')
            ? { accepted: true, finding: emptied(column, reading, odd) }
            : {
                accepted: false,
                finding: oddOnes(column, reading, odd, areFewCodes(column, reading) || mayBeTruth(column, reading)),
              },
        ]
      : []),
  ];
  if (questions.some(({ accepted }) => !accepted)) {
    return text(questions.flatMap(({ accepted, finding }) => (accepted ? [] : [finding])));
  }
  const dated = serial?.amongDays === true && serial.accepted ? serial.reading : reading;
  const emptiesSentinels = accepts(column, 'emptySentinels');
  return {
    ...dated,
    read: emptiesSentinels ? dated.read.filter((kind) => kind !== 'sentinel') : dated.read,
    empty: false,
    findings: [
      ...questions.map(({ finding }) => finding),
      // Of a sheet, error values are told by who read it.
      ...(marks > 0 && (column.addresses === 'lines' || count('missing') > 0)
        ? [missing(column, reading.type, marks, count)]
        : []),
      ...(serial === null || serial.amongDays ? [] : [serial.finding]),
      ...(isNumber(reading) ? sentinels(column, reading.read, emptiesSentinels, count) : []),
      ...(reading.commas === undefined ? decimalCommas(column, reading, style, count) : []),
      ...(isNumber(reading) ? cutNumbers(column) : []),
      ...(isNumber(reading) ? powers(column, reading, count) : []),
      ...(isDay(reading) ? eitherWay(column, reading.read, count) : []),
    ],
  };
}

/** Telephone numbers with Ghana's code, in groups of three as thousands are: 233 244 123 456. */
function arePhones(counts: KindCounts): boolean {
  return counts.get('blankThousands')?.examples.every((example) => /^233(\D\d{3}){3}$/.test(example)) ?? false;
}

function isNumber({ type }: ColumnReading): boolean {
  return type === 'whole' || type === 'decimal';
}

function isDay({ type }: ColumnReading): boolean {
  return type === 'date' || type === 'time';
}

const dayFirsts = ['dayFirst', 'shortYearDay', 'dayFirstTime'] as const satisfies readonly CellKind[];
const monthFirsts = ['monthFirst', 'shortYearMonth', 'monthFirstTime'] as const satisfies readonly CellKind[];
const shortKinds = [
  'shortYearDay',
  'shortYearMonth',
  'shortYear',
  'namedShortYear',
] as const satisfies readonly CellKind[];

/** The type most cells fit, which kinds it reads, and what parts its decimals (null: both readings are possible). */
function candidateOf(
  column: ColumnToDecide,
  count: Count,
): { readonly reading: ColumnReading; readonly style: StyleDecision | null } {
  const style = styleOf(column);
  const mixed = mixesDecimals(column, count) ? mixedReading(column, count) : null;
  const numbers = mixed?.read ?? kindsOfStyle(style?.style ?? 'point');
  // With its sign in brackets a whole number is the same in either style.
  const isSame = (column.counts.get('signed')?.signs ?? 1) === 0;
  const inBrackets: CellKind[] = isSame && !numbers.includes('signed') ? ['signed'] : [];
  const slashes: CellKind[] = areParts(column, count(...numbers)) ? ['slashed'] : [];
  const candidates: ColumnReading[] = [
    { type: 'truth', read: ['truth'] },
    { type: 'date', read: daysOf(column, count) },
    { type: 'time', read: ['moment', ...timesOf(column, count), ...daysOf(column, count)] },
    {
      type: mixed === null && isWhole(column.counts, numbers, style) ? 'whole' : 'decimal',
      // 5E3 is five thousand beside 4.25, and may be a code beside 12.
      read: [
        ...numbers,
        ...inBrackets,
        ...(mixed === null ? (['marked'] as const) : []),
        'scaled',
        'tenPower',
        ...slashes,
        ...(hasFractions(count) ? (['power'] as const) : []),
      ],
      ...(mixed === null ? { style: style?.style ?? 'point' } : { style: 'point', commas: mixed.commas }),
    },
    ...unitsOf(count).flatMap((kind) => readingsOfUnit(column, kind, count)),
  ];
  return {
    reading: candidates.reduce((best, each) => (count(...each.read) > count(...best.read) ? each : best)),
    style,
  };
}

function hasFractions(count: Count): boolean {
  return count('decimal', 'pointGroup', 'commaPoint', 'blankPoint', 'decimalComma', 'blankComma') > count('power');
}

function styleOf(column: ColumnToDecide): StyleDecision | null {
  if (accepts(column, 'decimalComma')) return { style: 'comma', by: 'sender' };
  if (accepts(column, 'decimalPoint')) return { style: 'point', by: 'sender' };
  const decided = decideStyle(column.counts, column.neighbours, column.addresses);
  return decided ?? (accepts(column, 'closeUpNumbers') ? { style: 'point', by: 'sender' } : null);
}

/** The days a column reads: with the month first where its cells, its neighbours or its sender say so. */
function daysOf(column: ColumnToDecide, count: Count): readonly CellKind[] {
  const either: CellKind[] = [
    'date',
    'yearSlash',
    'namedMonth',
    'monthNamed',
    'namedShortYear',
    'eitherFirst',
    'shortYear',
  ];
  return isMonthFirst(column, count)
    ? [...either, 'monthFirst', 'shortYearMonth']
    : [...either, 'dayFirst', 'shortYearDay'];
}

/** The days with a time of day that a column reads. */
function timesOf(column: ColumnToDecide, count: Count): readonly CellKind[] {
  return ['eitherFirstTime', isMonthFirst(column, count) ? 'monthFirstTime' : 'dayFirstTime'];
}

function isMonthFirst(column: ColumnToDecide, count: Count): boolean {
  return (
    count(...dayFirsts) === 0 &&
    (count(...monthFirsts) > 0 || column.monthsFirst === true || accepts(column, 'monthFirst'))
  );
}

/** Whether a column of the table shows that its dates begin with the month. */
export function beginsWithMonths(columns: Iterable<KindCounts>): boolean {
  let [days, months] = [0, 0];
  for (const counts of columns) {
    for (const kind of dayFirsts) days += counts.get(kind)?.count ?? 0;
    for (const kind of monthFirsts) months += counts.get(kind)?.count ?? 0;
  }
  return months > 0 && days === 0;
}
