import { dayExists, ENGLISH_MONTHS, isDay, MONTHS, WEEKDAY } from './cellDays.ts';
import { SCALED, TEN_POWER } from './scales.ts';
import {
  type CommaUnitKind,
  FRACTION,
  FRACTION_SIGN,
  SIGN,
  SLASHED,
  SPACES,
  type UnitKind,
  unitPatterns,
  WHOLE,
} from './unitCells.ts';

/**
 * What the text of one cell looks like. Of numbers: `pointGroup` (2.500) and `commaGroup` (1,250) can be read in two ways; the others
 * can be read in one way only, with a decimal point (`decimal`, `commaThousands`, `commaPoint`, `blankPoint`), with a decimal comma
 * (`decimalComma`, `pointThousands`, `blankComma`, `signedComma`), or without either (`whole`, `blankThousands`). `signed` has its sign as accountants write
 * it, (120) or 120-, `bounded` is no exact number (<0.1), and `worded` one with a word that is no unit we know. `power` (5E3) is a
 * number beside decimals and a code beside codes. `fraction` is 2½ or 1 1/2, `slashed` 1/2, which may be a code or a day as well.
 * `scaled` is 1.2k or 3 million, `tenPower` 1.2×10³. The kinds of `commaUnits` have a unit and a decimal comma.
 */
export type CellKind =
  | UnitKind
  | CommaUnitKind
  | 'power'
  | 'empty'
  | 'missing'
  | 'sentinel'
  | 'errorValue'
  | 'marked'
  | 'whole'
  | 'serial'
  | 'serialTime'
  | 'digits'
  | 'decimal'
  | 'pointGroup'
  | 'pointThousands'
  | 'commaGroup'
  | 'commaThousands'
  | 'commaPoint'
  | 'blankThousands'
  | 'blankPoint'
  | 'blankComma'
  | 'decimalComma'
  | 'date'
  | 'yearSlash'
  | 'moment'
  | 'zoned'
  | 'dayFirst'
  | 'monthFirst'
  | 'eitherFirst'
  | 'namedMonth'
  | 'monthNamed'
  | 'shortYear'
  | 'shortYearDay'
  | 'shortYearMonth'
  | 'namedShortYear'
  | 'dayFirstTime'
  | 'monthFirstTime'
  | 'eitherFirstTime'
  | 'signed'
  | 'signedComma'
  | 'fraction'
  | 'slashed'
  | 'scaled'
  | 'tenPower'
  | 'bounded'
  | 'worded'
  | 'truth'
  | 'text';

/** Numbers that a decimal point, or one that a decimal comma, alone explains; the other numbers say nothing of either. */
export const pointKinds = [
  'decimal',
  'commaThousands',
  'commaPoint',
  'blankPoint',
] as const satisfies readonly CellKind[];
export const commaKinds = [
  'decimalComma',
  'pointThousands',
  'blankComma',
  'signedComma',
] as const satisfies readonly CellKind[];

/** What parts thousands, beside points and commas: blanks of all widths, and the apostrophe of Switzerland. */
const GROUPS = `${SPACES}'’`;
const DAY = '(0?[1-9]|[12][0-9]|3[01])';
/** A day in words: 1st, 22nd, 1er. */
const NTH = `${DAY}(st|nd|rd|th|er)?`;
const MONTH = '(0?[1-9]|1[0-2])';
const PAST_TWELVE = '(1[3-9]|2[0-9]|3[01])';
const CLOCK = '(0?[0-9]|1[0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?( ?[ap]m)?';
const ISO_DAY = '[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])';
/** Lakhs and crores, as India writes them: 12,34,567. */
const LAKHS = '[1-9][0-9]?(,[0-9]{2}){1,5},[0-9]{3}';
/** A number without its sign, in brackets, with the minus behind it or apart from it, or with a plus. Telephone numbers have a plus too, and are longer. */
function signed(number: string, withPlus = number): string {
  return String.raw`\([${SPACES}]?${number}[${SPACES}]?\)|${number}[${SPACES}]?[−-]|[−–-][${SPACES}]${number}|–${number}|\+[${SPACES}]?${withPlus}`;
}
const POINTED = String.raw`(0|[1-9][0-9]{0,6}|[1-9][0-9]{0,2}(,[0-9]{3}){1,4})(\.[0-9]{1,9})?`;
const POINTED_OR_BLANK = String.raw`(${POINTED}|[1-9][0-9]{0,2}([${SPACES}][0-9]{3}){1,4}(\.[0-9]{1,9})?)`;
const WITH_COMMA = String.raw`(0|[1-9][0-9]{0,6}|[1-9][0-9]{0,2}([.${SPACES}][0-9]{3}){1,4}),[0-9]{1,9}`;

/** A mark behind a number that points to a note: 980*, 12†, 7 [1], 3.5(p). */
export const NOTE_MARK = String.raw`[${SPACES}]?([*†‡§]+|\[[0-9a-z]{1,2}\]|\([0-9a-z]{1,2}\)|[⁰¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍʰᵖʳˢ]+([, ][⁰¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍʰᵖʳˢ]+)*)`;

/**
 * The kinds in the order they are tried, the frequent ones first, each with the whole text of a cell it fits, blanks around it left away. The
 * expressions mean the same in JavaScript and in DuckDB (RE2), so that a sample and the whole file are judged alike.
 */
export const cellPatterns = {
  // What instruments and surveys write where nothing was measured.
  sentinel: { pattern: String.raw`[−-]9{2,5}(\.0+)?|[−-]?9{4}\.9|[−-]99\.9|[−-]999\.9`, anyCase: false },
  whole: { pattern: `${SIGN}${WHOLE}`, anyCase: false },
  // Never a kind of its own: a whole number that may be a day, as spreadsheets count them (20,000 is in 1954, 60,000 in 2064), or 20240131.
  serial: {
    pattern: '[2-5][0-9]{4}|(19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])',
    anyCase: false,
  },
  // Leading zeros and long numbers: identifiers, telephone numbers.
  digits: { pattern: '[0-9]+', anyCase: false },
  pointGroup: { pattern: String.raw`${SIGN}[1-9][0-9]{0,2}\.[0-9]{3}`, anyCase: false },
  decimal: {
    pattern: String.raw`${SIGN}(${WHOLE}\.[0-9]*|\.[0-9]+)([eE][+−-]?[0-9]{1,2})?|${SIGN}${WHOLE}[eE][+−-][0-9]{1,2}`,
    anyCase: false,
  },
  // Nor this one: a day and the part of it that has passed.
  serialTime: { pattern: String.raw`[2-5][0-9]{4}\.[0-9]+`, anyCase: false },
  power: { pattern: `${SIGN}[1-9][0-9]{0,2}[eE][0-9]{1,2}`, anyCase: false },
  pointThousands: { pattern: String.raw`${SIGN}[1-9][0-9]{0,2}(\.[0-9]{3}){2,4}`, anyCase: false },
  commaGroup: { pattern: String.raw`${SIGN}[1-9][0-9]{0,2},[0-9]{3}`, anyCase: false },
  commaThousands: { pattern: String.raw`${SIGN}([1-9][0-9]{0,2}(,[0-9]{3}){2,4}|${LAKHS})`, anyCase: false },
  commaPoint: { pattern: String.raw`${SIGN}([1-9][0-9]{0,2}(,[0-9]{3}){1,4}|${LAKHS})\.[0-9]*`, anyCase: false },
  blankThousands: { pattern: String.raw`${SIGN}[1-9][0-9]{0,2}([${GROUPS}][0-9]{3}){1,4}`, anyCase: false },
  blankPoint: { pattern: String.raw`${SIGN}[1-9][0-9]{0,2}([${GROUPS}][0-9]{3}){1,4}\.[0-9]+`, anyCase: false },
  blankComma: { pattern: String.raw`${SIGN}[1-9][0-9]{0,2}([${GROUPS}][0-9]{3}){1,4},[0-9]+`, anyCase: false },
  decimalComma: {
    pattern: String.raw`${SIGN}(0|[1-9][0-9]{0,14}|[1-9][0-9]{0,2}(\.[0-9]{3})+),[0-9]+([eE][+−-]?[0-9]{1,2})?`,
    anyCase: false,
  },
  date: { pattern: ISO_DAY, anyCase: false },
  yearSlash: { pattern: `[0-9]{4}[/.-]${MONTH}[/.-]${DAY}`, anyCase: false },
  moment: {
    pattern: String.raw`${ISO_DAY}[ T]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,6})?)?Z?`,
    anyCase: false,
  },
  zoned: {
    pattern: String.raw`${ISO_DAY}[ T]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,6})?)? ?[+-][0-9]{2}:?([0-9]{2})?`,
    anyCase: false,
  },
  dayFirst: { pattern: `${PAST_TWELVE}[/.-]${MONTH}[/.-][0-9]{4}`, anyCase: false },
  monthFirst: { pattern: `${MONTH}[/.-]${PAST_TWELVE}[/.-][0-9]{4}`, anyCase: false },
  eitherFirst: { pattern: `${MONTH}[/.-]${MONTH}[/.-][0-9]{4}`, anyCase: false },
  shortYearDay: { pattern: `${PAST_TWELVE}[/.-]${MONTH}[/.-][0-9]{2}`, anyCase: false },
  shortYearMonth: { pattern: `${MONTH}[/.-]${PAST_TWELVE}[/.-][0-9]{2}`, anyCase: false },
  shortYear: { pattern: `${MONTH}[/.-]${MONTH}[/.-][0-9]{2}`, anyCase: false },
  namedMonth: { pattern: `${WEEKDAY}${NTH}[ /-](${MONTHS})[.,]?[ /-][0-9]{4}`, anyCase: true },
  monthNamed: { pattern: String.raw`${WEEKDAY}(${ENGLISH_MONTHS})\.? ${NTH},? [0-9]{4}`, anyCase: true },
  namedShortYear: { pattern: String.raw`${DAY}[ /-](${MONTHS})\.?[ /-][0-9]{2}`, anyCase: true },
  dayFirstTime: { pattern: `${PAST_TWELVE}[/.-]${MONTH}[/.-][0-9]{4},? ${CLOCK}`, anyCase: true },
  monthFirstTime: { pattern: `${MONTH}[/.-]${PAST_TWELVE}[/.-][0-9]{4},? ${CLOCK}`, anyCase: true },
  eitherFirstTime: { pattern: `${MONTH}[/.-]${MONTH}[/.-][0-9]{4},? ${CLOCK}`, anyCase: true },
  // +233 244 123 456 is a telephone number.
  signed: { pattern: signed(POINTED_OR_BLANK, POINTED), anyCase: false },
  signedComma: { pattern: signed(WITH_COMMA), anyCase: false },
  marked: { pattern: String.raw`${SIGN}[0-9][0-9.,${GROUPS}]*${NOTE_MARK}`, anyCase: true },
  missing: {
    pattern: String.raw`na|n/a|n\.a\.?|n\.?d\.?|nil|null|none|nan|missing|no ?data|not (available|applicable|recorded)|unknown|n[ée]ant|s/o|sans objet|non (disponible|renseignée?)|manquante?|inconnue?|-+|−|–|—|\.{1,3}|…|\*|\?`,
    anyCase: true,
  },
  errorValue: {
    pattern: String.raw`#(DIV/0!|N/[AD]|REF!|VAL(UE|EUR)!|NAME\?|NOM\?|NUM!|NOMBRE!|NULL?!|#{2,})`,
    anyCase: false,
  },
  truth: { pattern: 'true|false', anyCase: true },
  fraction: { pattern: FRACTION, anyCase: false },
  slashed: { pattern: SLASHED, anyCase: false },
  scaled: { pattern: SCALED, anyCase: true },
  tenPower: { pattern: TEN_POWER, anyCase: true },
  ...unitPatterns,
  bounded: {
    pattern: String.raw`([<>≤≥~≈±]|c\.|ca\.?|approx\.?|about)[${SPACES}]?[0-9][0-9.,${SPACES}]*`,
    anyCase: true,
  },
  worded: {
    pattern: String.raw`([$€£₦₵¢]|gh[s₵¢c]|us[d$]|eur|gbp|xof|ngn)?[${SPACES}]?${SIGN}[0-9]([0-9.,]*[0-9])?[${SPACES}]?[a-zµ€£₦₵$%]{1,12}|[$€£₦₵][${SPACES}]?${SIGN}[0-9][0-9.,]*`,
    anyCase: true,
  },
} as const satisfies Partial<Record<CellKind, { pattern: string; anyCase: boolean }>>;

/** With what any kind but text begins; most texts are told by it at once. */
export const valueBegins = `^[0-9.#*?…–—+−(<>≤≥~≈±-]|^${FRACTION_SIGN}|^(na|nd|n/a|n\\.|nil|null|none|nan|no|unk|missing|n[ée]ant|s/o|sans|manq|inc|true|false|gh[s₵¢c]|us[d$]|eur|gbp|xof|f ?cfa|cfa|ngn|[₵¢$€£₦]|c\\.|ca|approx|about|jan|feb|ma[ry]|apr|ju[nl]|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|lun|mer|jeu|ven|dim)`;
const begins = new RegExp(valueBegins, 'i');

const tried = Object.entries(cellPatterns).map(([kind, { pattern, anyCase }]) => ({
  kind: kind as keyof typeof cellPatterns,
  expression: new RegExp(`^(?:${pattern})$`, anyCase ? 'i' : ''),
}));

/** Signs that nobody sees at the ends of a cell, which web pages and Word leave. */
const WITHOUT_WIDTH = /^[\u200b\u200e\u200f\u2060\s]+|[\u200b\u200e\u200f\u2060\s]+$/g;

/** What a cell looks like; a day no calendar has (30/02/2024) is a text. */
export function kindOfCell(written: string): CellKind {
  const text = written.replaceAll(WITHOUT_WIDTH, '').trim();
  if (text === '') return 'empty';
  if (!begins.test(text)) return 'text';
  const kind = tried.find(({ expression }) => expression.test(text))?.kind ?? 'text';
  return isDay(kind) && !dayExists(kind, text) ? 'text' : kind;
}

const wordLike: ReadonlySet<CellKind> = new Set(['text', 'bounded', 'worded', 'monthNamed', 'power']);

/** Whether a kind may be a name or other words: of "2019 Area" or "1st" nobody can tell without its neighbours. */
export function isWordLike(kind: CellKind): boolean {
  return wordLike.has(kind);
}

/** How often each kind occurs in a column, where first, its first three cells, and how many of its cells have a point or a comma. */
export type KindCounts = ReadonlyMap<
  CellKind,
  { readonly count: number; readonly first: number; readonly examples: readonly string[]; readonly signs: number }
>;

/** Counts the kinds of a column's cells; `row` is where a cell stands. */
export function countKinds(cells: Iterable<{ readonly row: number; readonly text: string }>): KindCounts {
  const counts = new Map<CellKind, { count: number; first: number; examples: string[]; signs: number }>();
  for (const { row, text } of cells) {
    const kind = kindOfCell(text);
    const known = counts.get(kind);
    const signs = /[.,]/.test(text) ? 1 : 0;
    if (known === undefined) counts.set(kind, { count: 1, first: row, examples: [text.trim()], signs });
    else {
      known.signs += signs;
      if (known.count++ < 3) known.examples.push(text.trim());
    }
  }
  return counts;
}
