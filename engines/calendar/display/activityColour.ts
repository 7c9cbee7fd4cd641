import type { ActivityColour, ActivityRule } from '../types.ts';

/** In the order they are tried: "land preparation" is not "planting", a rain-fed top dressing is "top". */
const KEYWORDS: readonly (readonly [string, ActivityColour])[] = [
  ['noculat', 'innoculation'],
  ['rain', 'rainonset'],
  ['top', 'top'],
  ['basal', 'basal'],
  ['fertilizer', 'basal'],
  ['site', 'site'],
  ['test', 'test'],
  ['weed', 'weed'],
  ['pest', 'pest'],
  ['harvest', 'harvesting'],
  ['plant', 'planting'],
  ['land', 'land'],
];

/** The legend entry of an activity: the first keyword its name holds, else the one its rule names. */
export function activityColour(name: string, colourKeyword: string): ActivityColour {
  return colourByKeyword(name) ?? colourByKeyword(colourKeyword) ?? 'site';
}

function colourByKeyword(text: string): ActivityColour | null {
  const lower = text.toLowerCase();
  for (const [keyword, colour] of KEYWORDS) if (lower.includes(keyword)) return colour;
  return null;
}

const known = new WeakMap<ActivityRule, ActivityColour>();

/** The same for a rule, looked for once: every plan of the crop asks again. */
export function colourOfRule(rule: ActivityRule): ActivityColour {
  const colour = known.get(rule) ?? activityColour(rule.name, rule.colourKeyword);
  known.set(rule, colour);
  return colour;
}
