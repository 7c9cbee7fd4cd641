/**
 * A column's name in words: "MedianPriceGHSPerKg" is "Median price (GHS/kg)", "Area000Ha" "Area (thousand ha)",
 * "rainMm" "Rain (mm)". A name that is words already stays as it is.
 */
export function inWords(name: string): string {
  if (/\s/.test(name.trim())) return name.trim();
  const tokens = spaced(name).split(' ');
  if (name.length <= 2) return name;
  const lower = tokens.map((token, at) => (/^[A-Z]{2,}$/.test(token) ? token : at === 0 ? token.charAt(0).toUpperCase() + token.slice(1) : token.toLowerCase()));
  const { rest, unit } = unitAtTheEnd(lower);
  return rest.length === 0 ? lower.join(' ') : `${rest.join(' ')}${unit === '' ? '' : ` (${unit})`}`;
}

const UNITS: Readonly<Record<string, string>> = {
  mm: 'mm', cm: 'cm', km: 'km', ha: 'ha', kg: 'kg', mt: 'Mt', t: 't', ghs: 'GHS', usd: 'USD', percent: '%', pct: '%', km2: 'km²', sqkm: 'km²',
};

/** "Yield Mt per ha" → Yield, "Mt/ha"; "Area 000 ha" → Area, "thousand ha"; a year at the end stays before the unit. */
function unitAtTheEnd(tokens: readonly string[]): { readonly rest: readonly string[]; readonly unit: string } {
  const year = /^\d{4}$/.test(tokens.at(-1) ?? '') ? tokens.slice(-1) : [];
  const named = year.length === 0 ? tokens : tokens.slice(0, -1);
  const last = UNITS[named.at(-1)?.toLowerCase() ?? ''];
  if (last === undefined) return { rest: tokens, unit: '' };
  const above = UNITS[named.at(-3)?.toLowerCase() ?? ''];
  if (named.at(-2)?.toLowerCase() === 'per' && above !== undefined) return { rest: [...named.slice(0, -3), ...year], unit: `${above}/${last}` };
  if (named.at(-2) === '000') return { rest: [...named.slice(0, -2), ...year], unit: `thousand ${last}` };
  return { rest: [...named.slice(0, -1), ...year], unit: last };
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
