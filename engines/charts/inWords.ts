import { ownValue } from '../words/ownValue.ts';
/**
 * A column's name in words: "MedianPriceGHSPerKg" is "Median price (GHS/kg)", "Area000Ha" "Area (thousand ha)",
 * "rainMm" "Rain (mm)". A name that is words already stays as it is.
 */
export function inWords(name: string): string {
  if (/\s/.test(name.trim())) return name.trim();
  const tokens = spaced(name).split(' ');
  if (name.length <= 2) return name;
  const lower = tokens.map((token, at) =>
    /^[A-Z]{2,}$/.test(token) ? token : at === 0 ? token.charAt(0).toUpperCase() + token.slice(1) : token.toLowerCase(),
  );
  const { rest, unit } = unitAtTheEnd(lower);
  return rest.length === 0 ? lower.join(' ') : `${rest.join(' ')}${unit === '' ? '' : ` (${unit})`}`;
}

/** What a column is called in a chart: by the label of its data dictionary, else by its name in words. */
export function nameOf({ name, label = '' }: Named): string {
  return label === '' ? inWords(name) : label;
}

/** The same with its unit behind a label that does not say it: "Rain (mm)". */
export function nameWithUnit({ name, label = '', unit }: Named & { readonly unit: string }): string {
  if (label === '') return inWords(name);
  return unit === '' || label.endsWith(')') || label.includes(unit) ? label : `${label} (${unit})`;
}

interface Named {
  readonly name: string;
  readonly label?: string;
}

const UNITS: Readonly<Record<string, string>> = {
  mm: 'mm',
  cm: 'cm',
  km: 'km',
  ha: 'ha',
  kg: 'kg',
  mt: 't',
  t: 't',
  ghs: 'GHS',
  usd: 'USD',
  percent: '%',
  pct: '%',
  km2: 'km²',
  sqkm: 'km²',
};
const CURRENCIES = new Set(['GHS', 'USD', 'EUR']);

/** "Yield Mt per ha" → Yield, "t/ha" (Mt is how metric tonnes are written in Ghana); "Area 000 ha" → Area, "thousand ha"; a year at the end stays before the unit. */
function unitAtTheEnd(tokens: readonly string[]): { readonly rest: readonly string[]; readonly unit: string } {
  const year = /^\d{4}$/.test(tokens.at(-1) ?? '') && tokens.length > 1 ? tokens.slice(-1) : [];
  const named = joined(year.length === 0 ? tokens : tokens.slice(0, -1));
  const [before = '', end = ''] = [named.at(-2), named.at(-1)];
  const cut = (count: number, unit: string) => ({ rest: [...named.slice(0, -count), ...year], unit });
  if (end === '000' && named.length > 1) return cut(1, 'thousand');
  if (/^million$/i.test(end) && CURRENCIES.has(before.toUpperCase())) return cut(2, `${before.toUpperCase()} million`);
  const last = ownValue(UNITS, end.toLowerCase());
  if (last === undefined) return { rest: tokens, unit: '' };
  const above = ownValue(UNITS, named.at(-3)?.toLowerCase() ?? '');
  if (before.toLowerCase() === 'per' && above !== undefined) return cut(3, `${above}/${last}`);
  if (before === '000') return cut(2, `thousand ${last}`);
  if (/^(million|thousand|billion)$/i.test(before))
    return cut(2, CURRENCIES.has(last) ? `${last} ${before.toLowerCase()}` : `${before.toLowerCase()} ${last}`);
  return cut(1, last);
}

/** "sq km" is one word: a unit. */
function joined(tokens: readonly string[]): readonly string[] {
  const isSquare = tokens.at(-2)?.toLowerCase() === 'sq' && tokens.at(-1)?.toLowerCase() === 'km';
  return isSquare ? [...tokens.slice(0, -2), 'sqkm'] : tokens;
}

/** "MedianPriceGHSPerKg", "market_id" → words with spaces between. */
export function spaced(name: string): string {
  return name
    .replace(/[_\s]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    .replace(/(\d)([A-Za-z])/g, '$1 $2')
    .trim();
}
