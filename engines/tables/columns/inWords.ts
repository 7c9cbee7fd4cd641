import { guessUnit } from './guessUnit.ts';
import { sayUnit } from './saysUnit.ts';

/**
 * A column's name in words: "MedianPriceGHSPerKg" is "Median price (GHS/kg)", "Area000Ha" "Area (thousand ha)",
 * "rainMm" "Rain (mm)". A name that is words already stays as it is.
 */
export function inWords(name: string): string {
  if (/\s/.test(name.trim())) return name.trim();
  if (name.length <= 2) return name;
  // K2O, PM25 and q12 are words; admin1 and Yield2012 are two, Under15Percent is three.
  const tokens = apart(name)
    .replace(/([a-z]{3})(\d)/g, '$1 $2')
    .replace(/(\d)([A-Z][a-z]{2,})/g, '$1 $2')
    .replace(/([A-Za-z])((?:18|19|20|21)\d\d|000)(?!\d)/g, '$1 $2')
    .replace(/(?<!\d)((?:18|19|20|21)\d\d|000)([A-Za-z])/g, '$1 $2')
    .split(' ');
  const lower = tokens.map((token, at) => {
    if (/^([A-Z][A-Z\d]+|pH|Mg)$/.test(token)) return token;
    return at === 0 ? token.charAt(0).toUpperCase() + token.slice(1) : token.toLowerCase();
  });
  const { rest, unit } = unitAtTheEnd(lower);
  return rest.length === 0 ? lower.join(' ') : `${rest.join(' ')}${unit === '' ? '' : ` (${unit})`}`;
}

/** What a column is called in a chart: by the label of its data dictionary, else by its name in words. */
export function nameOf({ name, label = '' }: Named): string {
  return label === '' ? inWords(name) : label;
}

/** The same with its unit behind a label that does not say it: "Rain (mm)". */
export function nameWithUnit({ name, label = '', unit }: Named & { readonly unit: string }): string {
  return sayUnit(nameOf({ name, label }), unit);
}

/**
 * A name inside a sentence: "Market name" is "market name". Units, codes of money and short forms keep their letters:
 * "Price (EUR/kg)" is "price (EUR/kg)", "NPK rate" stays "NPK rate".
 */
export function insideSentence(name: string): string {
  const brackets = /\s*\([^()]*\)$/.exec(name)?.[0] ?? '';
  const before = name.slice(0, name.length - brackets.length);
  // A name all in capitals shouts, unless it is one short form.
  const shouts = !/\p{Ll}/u.test(before) && /\p{Lu}{4}/u.test(before);
  const word = /(?<![\p{L}\p{N}])\p{Lu}(?=\p{Ll}{2,}(?![\p{L}\p{N}]))/gu;
  return (shouts ? before.toLowerCase() : before.replaceAll(word, (letter) => letter.toLowerCase())) + brackets;
}

interface Named {
  readonly name: string;
  readonly label?: string;
}

/** "Yield kg ha" → Yield, "kg/ha"; "Area 000 ha" → Area, "thousand ha"; a year at the end stays before the unit. */
function unitAtTheEnd(tokens: readonly string[]): { readonly rest: readonly string[]; readonly unit: string } {
  const year = /^\d{4}$/.test(tokens.at(-1) ?? '') && tokens.length > 1 ? tokens.slice(-1) : [];
  const named = year.length === 0 ? tokens : tokens.slice(0, -1);
  if (named.at(-1) === '000' && named.length > 1) return { rest: [...named.slice(0, -1), ...year], unit: 'thousand' };
  const unit = guessUnit(named.join(' '));
  const says = (words: readonly string[]) => guessUnit(`of ${words.join(' ')}`) === unit;
  const length = named.findIndex((_, at) => at > 0 && says(named.slice(-at)));
  if (unit === '' || length < 1 || says(named.slice(-length, -1))) return { rest: tokens, unit: '' };
  return { rest: [...named.slice(0, -length), ...year], unit: unitInWords(unit) };
}

/** A unit as names in words and titles have it: "’000 ha" is "thousand ha", "million GHS" is "GHS million". */
export function unitInWords(unit: string): string {
  return unit.replace(/^’000\b/, 'thousand').replace(/^million (GHS|USD)$/, '$1 million');
}

/** "MedianPriceGHSPerKg", "market_id", "Tmax2" → words and numbers with spaces between. */
export function spaced(name: string): string {
  return apart(name)
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    .replace(/(\d)([A-Za-z])/g, '$1 $2')
    .trim();
}

function apart(name: string): string {
  return name
    .replace(/[_\s]+|(?<=\w)\.(?=\w)/g, ' ')
    .replace(/(?<!(?:^|[^A-Za-z])p)(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .trim();
}
