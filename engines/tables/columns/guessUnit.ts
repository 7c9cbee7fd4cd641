/** Words of a header that say a unit, with how it is written. In Ghana's statistics Mt is the metric ton. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(percent|percentage|pct|%)$/, '%'],
  [/^(kg|kgs|kilograms?|kilos?)$/, 'kg'],
  [/^mg$/, 'mg'],
  [/^(mt|tonnes?|tons?|metrictons?|metrictonnes?)$/, 't'],
  [/^(ha|hectares?|hectarage)$/, 'ha'],
  [/^acres?$/, 'acre'],
  [/^(mm|millimetres?|millimeters?)$/, 'mm'],
  [/^(cm)$/, 'cm'],
  [/^(km)$/, 'km'],
  [/^(sqkm|km2|km²)$/, 'km²'],
  [/^(ghs|gh¢|ghc|gh₵|cedis?|₵)$/, 'GHS'],
  [/^(usd|us\$|\$|dollars?)$/, 'USD'],
  [/^(°c|degc|celsius)$/, '°C'],
  [/^(days?)$/, 'days'],
  [/^(litres?|liters?|ltr)$/, 'l'],
];
/** Short forms that are units only in brackets or at the end: "Weight (g)", "Yield_t". */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['g', 'g'],
  ['t', 't'],
  ['m', 'm'],
  ['c', '°C'],
  ['l', 'l'],
]);

/** Units that another stands over where they follow it: "yield_kg_ha" is kg/ha. */
const DIVIDE: ReadonlySet<string> = new Set(['ha', 'acre', 'kg', 'days', 'km²', 'l']);
const MONEY: ReadonlySet<string> = new Set(['GHS', 'USD']);

/**
 * The unit a header speaks of, empty where it names none: "Rainfall (mm)" and "RainfallMm" are mm, "YieldMtPerHa" is
 * t/ha, "Area000Ha" '000 ha, "PriceGHSPerKg" GHS/kg, "SubsidyGHSMillion" million GHS, "yield_kg_ha" kg/ha.
 */
export function guessUnit(written: string): string {
  // A megagram is a ton; Mg by itself is magnesium, and mg a milligram.
  const header = written
    .replaceAll(/Mg(?=[\s_]*(?:\/|[Pp]er|[Hh]a(?![a-z])))/g, ' t ')
    .replaceAll(/Mg(?![a-z])/g, ' magnesium ');
  const bracketed = /[([]([^()[\]]{1,20})[)\]]\s*$/.exec(header)?.[1];
  if (bracketed !== undefined) {
    const unit = unitOf(wordsOf(bracketed), true);
    if (unit !== '') return unit;
  }
  return unitOf(wordsOf(header), false);
}

function unitOf(words: readonly string[], bracketed: boolean): string {
  const per = words.indexOf('per');
  const below = per > 0 ? firstUnit(words.slice(per + 1)) : '';
  if (below !== '') {
    const things = bracketed && per === 1 ? (words[0] ?? '') : '';
    return over(lastUnit(words.slice(0, per), true) || things, below);
  }
  const unit = lastUnit(words, bracketed);
  if (unit === '') return '';
  // What is counted on each is not said.
  if (words[0] === 'per' || words.includes('density')) return '';
  // "ghs_usd": so much of one for the other.
  if (MONEY.has(unit) && words.some((word) => MONEY.has(known(word)) && known(word) !== unit)) return '';
  const [before = '', last = ''] = words.slice(-2);
  const upper = known(before) || (words.length > 2 || bracketed ? (SHORT.get(before) ?? '') : '');
  if ((known(last) || SHORT.get(last)) === unit && DIVIDE.has(unit) && upper !== '' && upper !== unit)
    return over(upper, unit);
  if (words.includes('million') || words.includes('millions')) return `million ${unit}`;
  if (words.includes('000') || words.includes('thousand') || words.includes('thousands')) return `’000 ${unit}`;
  return unit;
}

/** Nothing where it is not known what is counted. */
function over(above: string, below: string): string {
  return above === '' ? '' : `${above}/${below === 'days' ? 'day' : below}`;
}

function lastUnit(words: readonly string[], bracketed: boolean): string {
  for (let index = words.length - 1; index >= 0; index--) {
    const unit =
      known(words[index] ?? '') ||
      (bracketed || (index === words.length - 1 && index > 0) ? (SHORT.get(words[index] ?? '') ?? '') : '');
    if (unit !== '') return unit;
  }
  return '';
}

function firstUnit(words: readonly string[]): string {
  const [first = ''] = words;
  return known(first) || (SHORT.get(first) ?? '');
}

function known(word: string): string {
  return UNITS.find(([words]) => words.test(word))?.[1] ?? '';
}

/** "MedianPriceGHSPerKg" → median price ghs per kg; "LandArea000SqKm" → land area 000 sqkm. */
function wordsOf(header: string): string[] {
  return (
    header
      .replaceAll('_', ' ')
      .replaceAll('/', ' per ')
      // kg ha-1, kg ha⁻¹
      .replaceAll(/\s([a-z]+)\s?(?:[-−]\s?1|⁻¹)(?!\d)/gi, ' per $1')
      .replaceAll(/([a-z²])([A-Z0-9])/g, '$1 $2')
      .replaceAll(/([A-Z]{2,})(Per|Million|Percent)/g, '$1 $2')
      .replaceAll(/(\d)([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replaceAll(/\bsq\.?\s*km\b/g, 'sqkm')
      .replaceAll(/\bkm 2\b/g, 'km2')
      .replaceAll(/metric\s+ton/g, 'metricton')
      .split(/[^a-z0-9%$°²₵¢]+/u)
      .filter((word) => word !== '')
  );
}
