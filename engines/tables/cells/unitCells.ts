import { scaleWords } from './scaleWords.ts';

/** Numbers written with their unit, and how the unit is written of a column. */
export const unitOfKind = {
  percent: '%',
  permille: '‰',
  cedis: 'GHS',
  dollars: 'USD',
  euros: 'EUR',
  pounds: 'GBP',
  francs: 'XOF',
  naira: 'NGN',
  bags: 'bags',
  litres: 'L',
  grams: 'g',
  metres: 'm',
  centimetres: 'cm',
  squareKilometres: 'km²',
  squareMetres: 'm²',
  kilogramsPerHectare: 'kg/ha',
  tonnesPerHectare: 't/ha',
  days: 'days',
  hours: 'hours',
  kilograms: 'kg',
  tonnes: 't',
  hectares: 'ha',
  acres: 'acre',
  millimetres: 'mm',
  kilometres: 'km',
  degrees: '°C',
  degreesFahrenheit: '°F',
} as const;
export type UnitKind = keyof typeof unitOfKind;

/** Units whose numbers are read with a decimal comma too, and the kind of cells written so: 12,5 %, 1.250,50 F CFA. */
export const commaUnits = {
  percent: 'percentComma',
  permille: 'permilleComma',
  cedis: 'cedisComma',
  dollars: 'dollarsComma',
  euros: 'eurosComma',
  francs: 'francsComma',
  bags: 'bagsComma',
  litres: 'litresComma',
  kilograms: 'kilogramsComma',
  tonnes: 'tonnesComma',
  hectares: 'hectaresComma',
  millimetres: 'millimetresComma',
  kilometres: 'kilometresComma',
  kilogramsPerHectare: 'kilogramsPerHectareComma',
  tonnesPerHectare: 'tonnesPerHectareComma',
  degrees: 'degreesComma',
} as const satisfies Partial<Record<UnitKind, `${UnitKind}Comma`>>;
export type CommaUnitKind = (typeof commaUnits)[keyof typeof commaUnits];
export const commaUnitKinds: readonly CommaUnitKind[] = Object.values(commaUnits);

/** The kinds of cells with a unit, with a decimal point and with a comma. */
export function kindsOfUnit(unit: UnitKind): readonly (UnitKind | CommaUnitKind)[] {
  return unit in commaUnits ? [unit, commaUnits[unit as keyof typeof commaUnits]] : [unit];
}

export function isCommaUnit(kind: string): kind is CommaUnitKind {
  return commaUnitKinds.some((each) => each === kind);
}

/** Blanks of all widths. */
export const SPACES = ' \u00a0\u202f\u2009';
export const SIGN = '[−-]?';
// More digits than fifteen are no quantity but a number of a thing, and would not stay exact.
export const WHOLE = '(0|[1-9][0-9]{0,14})';
/** Fractions that have a sign of their own, and what each is worth; as `1/2` they are written with two numbers. */
export const fractionSigns = [
  ['½', 1, 2],
  ['¼', 1, 4],
  ['¾', 3, 4],
  ['⅓', 1, 3],
  ['⅔', 2, 3],
  ['⅕', 1, 5],
  ['⅖', 2, 5],
  ['⅗', 3, 5],
  ['⅘', 4, 5],
  ['⅙', 1, 6],
  ['⅚', 5, 6],
  ['⅛', 1, 8],
  ['⅜', 3, 8],
  ['⅝', 5, 8],
  ['⅞', 7, 8],
] as const;
/** ½, and 1/2 where it can be nothing else than such a fraction. */
export const FRACTION_SIGN = `[${fractionSigns.map(([sign]) => sign).join('')}]`;
export const SLASHED = '(1/(2|3|4|5|6|8)|2/(3|5)|3/(4|5|8)|4/5|5/(6|8)|7/8)';
/** ½, 2½, 1 1/2, 1-1/2: in one way only. */
export const FRACTION = `(${WHOLE}[${SPACES}]?)?${FRACTION_SIGN}|${WHOLE}[${SPACES}-]${SLASHED}`;
// A number with a unit has to be clear in itself: 2,500 kg is two thousand five hundred here, 2.500 kg is not taken.
const NUMBER = String.raw`(${WHOLE}|[1-9][0-9]{0,2}([${SPACES},][0-9]{3}){1,4})(\.([0-9]{1,2}|[0-9]{4,}))?`;
/** Units that people halve: 2½ acres, 1/2 bag. */
const halved: ReadonlySet<UnitKind> = new Set([
  'acres',
  'hectares',
  'bags',
  'kilograms',
  'tonnes',
  'litres',
  'days',
  'hours',
]);
/** The same with a decimal comma: 1.250,50 and 12,5. Of 12,500 nobody knows. */
const COMMA_NUMBER = String.raw`(${WHOLE}|[1-9][0-9]{0,2}([${SPACES}.][0-9]{3}){1,4}),([0-9]{1,2}|[0-9]{4,9})|[1-9][0-9]{0,2}(\.[0-9]{3}){1,4},[0-9]{3}|[1-9][0-9]{0,2}(\.[0-9]{3}){2,4}`;
/** A franc of West Africa has no hundredths, and no thousandths either: 75.000 F CFA are seventy-five thousand. */
const FRANCS = String.raw`${COMMA_NUMBER}|[1-9][0-9]{0,2}\.[0-9]{3}`;

/** Units that are counted in thousands and millions: GHS 1.2m, 1.5 million ha. */
const scaled: ReadonlySet<string> = new Set<UnitKind>([
  'cedis',
  'dollars',
  'euros',
  'pounds',
  'francs',
  'naira',
  'bags',
  'litres',
  'kilograms',
  'tonnes',
  'hectares',
  'acres',
]);
const scaleNames = scaleWords.flatMap(([words]) => words.split('|'));
const SHORT = scaleNames.filter((word) => word.length < 4).join('|');
const LONG = scaleNames.filter((word) => word.length > 3).join('|');
/** A number that a word multiplies, before it its unit or behind it. Behind a letter the unit stands apart: 5 mt are metric tonnes. */
function scaledNumber(decimals: string): ScaledNumber {
  const number = `${WHOLE}${decimals}`;
  return {
    ahead: `${number}[${SPACES}]?(${SHORT}|${LONG})`,
    behind: `${number}((${SHORT})[${SPACES}]|[${SPACES}]?(${LONG})[${SPACES}]?)`,
  };
}
interface ScaledNumber {
  readonly ahead: string;
  readonly behind: string;
}
const SCALED_POINT = scaledNumber(String.raw`(\.[0-9]{1,2}|\.[0-9]{4,9})?`);
const SCALED_COMMA = scaledNumber(',[0-9]{1,2}');
/** What is written behind an amount without pence or pesewas: GHS 500/-, KES 500/=. */
export const NO_PENCE = '/[=–-]';
/** The number and the word of such a cell. */
export const SCALED_IN_UNIT = String.raw`([0-9]+(?:[.,][0-9]+)?)[${SPACES}]?(${LONG}|${SHORT})(?:[${SPACES})]|$)`;

export function isScalable(kind: string): boolean {
  return scaled.has(kind.replace(/Comma$/, ''));
}

/** A number with its unit behind it, or before it too. */
function withUnit(
  [behind, before = '']: UnitWords,
  number: string,
  scales: ScaledNumber | null,
): { pattern: string; anyCase: true } {
  const after = `(${number}${scales === null ? '' : `|${scales.behind}`})[${SPACES}]?(${behind})`;
  const numberBehind = `(${number}${scales === null ? '' : `|${scales.ahead}`})`;
  const ahead = `(${before})[${SPACES}]?${numberBehind}(${NO_PENCE})?`;
  const signed = before === '' ? [] : [`(${before})[${SPACES}]?${SIGN}${numberBehind}(${NO_PENCE})?`, `[−-]${ahead}`];
  // As accountants write what is lost: (GHS 50).
  const inBrackets = String.raw`\((${before === '' ? after : `${ahead}|${after}`})\)`;
  // +5.0 % in a bulletin of prices.
  return { pattern: [...signed, `[+−-]?${after}`, inBrackets].join('|'), anyCase: true };
}

/** How a unit is written behind its number, and before it. */
type UnitWords = readonly [behind: string, before?: string];

const unitWords = {
  percent: ['%|percent|per cent|pct|pour ?cent'],
  permille: ['‰|per ?mille'],
  cedis: ['ghs|gh₵|gh¢|ghc|₵|cedis?', 'ghs|gh₵|gh¢|ghc|₵|¢'],
  dollars: [String.raw`usd|us\$|\$|dollars?`, String.raw`usd|us\$|\$`],
  euros: ['eur|€|euros?', 'eur|€'],
  pounds: ['gbp|£', 'gbp|£'],
  // 12 000 F, and never the seat 12F.
  francs: [`xof|f ?cfa|cfa|francs?|[${SPACES}]f`, 'xof|f ?cfa|cfa'],
  naira: ['ngn|₦|naira', 'ngn|₦'],
  kilograms: ['kgs?|kilos?|kilograms?'],
  tonnes: ['mt|t|tons?|tonnes?'],
  hectares: ['ha|hectares?'],
  acres: ['ac|acres?'],
  millimetres: ['mm'],
  kilometres: ['km'],
  bags: ['bags?|sacs?'],
  litres: ['l|lit(er|re)s?|ltrs?'],
  grams: ['g|grams?'],
  // 1.6M is no length, and 12 km2 is not 122.
  metres: ['m[eè]t(er|re)s?'],
  centimetres: ['cm'],
  squareKilometres: ['km²|sq ?km'],
  squareMetres: ['m²|sq ?m'],
  kilogramsPerHectare: ['kgs? ?/ ?ha'],
  tonnesPerHectare: ['(mt|t|tons?|tonnes?) ?/ ?ha'],
  days: ['days?|jours?'],
  hours: ['h|hrs?|hours?|heures?'],
  // The sign of ordinals often stands for that of degrees.
  degrees: ['[°º] ?c|℃'],
  degreesFahrenheit: ['°f|° f|℉'],
} as const satisfies Record<UnitKind, UnitWords>;

function patternsOf<Kind extends UnitKind | CommaUnitKind>(
  kinds: readonly (readonly [Kind, UnitKind])[],
  number: (unit: UnitKind) => string,
): Record<Kind, { pattern: string; anyCase: true }> {
  return Object.fromEntries(
    kinds.map(([kind, unit]) => [
      kind,
      withUnit(unitWords[unit], number(unit), !scaled.has(unit) ? null : kind === unit ? SCALED_POINT : SCALED_COMMA),
    ]),
  ) as Record<Kind, { pattern: string; anyCase: true }>;
}

/** What cells with a unit look like, numbers with a decimal point first. */
export const unitPatterns = {
  ...patternsOf(
    (Object.keys(unitWords) as UnitKind[]).map((unit) => [unit, unit] as const),
    (unit) => (halved.has(unit) ? `${NUMBER}|${FRACTION}|${SLASHED}` : NUMBER),
  ),
  ...patternsOf(
    Object.entries(commaUnits).map(([unit, kind]) => [kind, unit as UnitKind] as const),
    (unit) => (unit === 'francs' ? FRANCS : COMMA_NUMBER),
  ),
};
