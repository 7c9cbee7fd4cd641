import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const web = new URL('../web/', import.meta.url);
const tokenSheets = ['styles/tokens.css', 'styles/darkTokens.css'];
const css = tokenSheets
  .map((path) => readFileSync(new URL(path, web), 'utf8'))
  .join('')
  .replaceAll(/\/\*.*?\*\//gs, '');

const light = tokensOf(/:root \{(.*?)\n\}/s);
const darkChosen = tokensOf(/:root\[data-theme='dark'\] \{(.*?)\n\}/s);
const darkDevice = tokensOf(/:root:not\(\[data-theme='light'\]\) \{(.*?)\n {2}\}/s);
const themes = { light, dark: { ...light, ...darkChosen } };

/** The colours the design states, written here by hand. */
const stated = {
  light:
    'bg #FBFAF5 · surface #FFFFFF · sunken #F3F1E8 · ink #16231B · ink-2 #46554B · ink-3 #5F6D63 · line #E4E1D5 · ' +
    'line-2 #808A7F · brand #14532D · brand-hover #0F3F22 · brand-soft #E4F0E4 · gold #F2B705 · accent #AD4F08 · ' +
    'clay #A8451F · ok #166534 · warn #92400E · danger #B42318 · focus #0B63CE · chart-1 #14633A · chart-2 #E08A12 · ' +
    'chart-3 #2563B0 · chart-4 #E85B60 · chart-5 #8471D2 · chart-6 #4BA8CC · chart-7 #4A231B · chart-8 #9D5476 · ' +
    'chart-9 #50427F · chart-10 #242C52 · activity-site #8A93A5 · activity-test #5D2C9B · activity-land #522E1A · ' +
    'activity-rainonset #2198F4 · activity-innoculation #48C8DA · activity-planting #296512 · activity-basal #9755AC · ' +
    'activity-top #832260 · activity-weed #ACB05F · activity-pest #D2555C · activity-harvesting #F4C434 · ' +
    'map-1 #F2E8B8 · map-2 #D3DC97 · map-3 #A6CC86 · map-4 #74B57A · map-5 #439A6D · map-6 #1F7A5A · map-7 #0F5945',
  dark:
    'bg #0E1511 · surface #151E18 · sunken #0B110D · ink #EDF2EC · ink-2 #B4C1B7 · ink-3 #8C9B90 · line #27332B · ' +
    'line-2 #6B7A70 · brand #6FCF97 · gold #FFD24A · accent #F5A524 · clay #F0916A · ok #7BDCA0 · warn #FFC166 · ' +
    'danger #FF8A80 · focus #8CC2FF · chart-1 #6FCF97 · chart-2 #F5A524 · chart-3 #6AA9FF · chart-4 #DB7996 · ' +
    'chart-5 #95FAD1 · chart-6 #BF6A39 · chart-7 #6782D3 · chart-8 #E3DC8B · chart-9 #277986 · chart-10 #AA4B4F · ' +
    'activity-site #8F9DAF · activity-test #7C69C8 · activity-land #83593D · activity-rainonset #4C9EF9 · ' +
    'activity-innoculation #86F4E1 · activity-planting #449A66 · activity-basal #D7ADE6 · activity-top #AE4388 · ' +
    'activity-weed #A1CB88 · activity-pest #E75B1C · activity-harvesting #FFDB63 · map-1 #22382B · map-2 #2B5138 · ' +
    'map-3 #386B45 · map-4 #518653 · map-5 #7BA364 · map-6 #B1C27C · map-7 #EFE3A0',
};

const surfaces = ['bg', 'surface', 'sunken'];
const textTokens = ['ink', 'ink-2', 'ink-3', 'brand', 'accent', 'clay', 'ok', 'warn', 'danger'];
/** Text that stands on its own ground. */
const pairs = [
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-gold', 'gold'],
  ['on-clay', 'clay'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['brand', 'brand-soft'],
  ['brand-hover', 'brand-soft'],
  ['ink-2', 'brand-soft'],
  ['ink', 'danger-soft'],
  ['ink-2', 'danger-soft'],
  ['ink-2', 'warn-soft'],
  ['ok', 'ok-soft'],
  ['warn', 'warn-soft'],
  ['danger', 'danger-soft'],
  ['on-risk-high', 'risk-high'],
  ['on-risk-moderate', 'risk-moderate'],
  ['on-risk-low', 'risk-low'],
  ['sea-ink', 'water'],
  ['ink-3', 'land'],
] as const;
const activities = [
  'site',
  'test',
  'land',
  'rainonset',
  'innoculation',
  'planting',
  'basal',
  'top',
  'weed',
  'pest',
  'harvesting',
];

test('black on white is 21:1, and #767676 on white is 4.54:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

for (const [theme, tokens] of Object.entries(themes)) {
  test(`the ${theme} colours are the ones the design states`, () => {
    for (const [name = '', value = ''] of stated[theme as 'light' | 'dark']
      .split(' · ')
      .map((pair) => pair.split(' '))) {
      expect([name, tokens[name]]).toEqual([name, value.toLowerCase()]);
    }
  });

  test(`every ${theme} text colour reads at 4.75:1 or better on every surface`, () => {
    expect(
      weakerThan(
        4.75,
        tokens,
        surfaces.flatMap((surface) => textTokens.map((text) => [text, surface])),
      ),
    ).toEqual([]);
  });

  test(`${theme} text on its own ground reads at 4.5:1 or better`, () => {
    expect(weakerThan(4.5, tokens, pairs)).toEqual([]);
  });

  test(`${theme} control borders and the focus ring stand out at 3:1 or better`, () => {
    expect(
      weakerThan(
        3.1,
        tokens,
        surfaces.flatMap((surface) => [
          ['line-2', surface],
          ['focus', surface],
        ]),
      ),
    ).toEqual([]);
  });

  test(`an icon stands out at 3:1 or better on its ${theme} activity colour`, () => {
    expect(
      weakerThan(
        3,
        tokens,
        activities.map((name) => [`on-activity-${name}`, `activity-${name}`]),
      ),
    ).toEqual([]);
  });
}

test('people who chose dark and people whose device did see the same colours', () => {
  expect(darkDevice).toEqual(darkChosen);
});

test('no other style sheet holds a colour, a text size or a corner of its own', () => {
  const literals =
    /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklab|oklch|lab|lch|hwb|color)\(|:\s*(?:white|black|red|green|blue|gr[ae]y|gold|orange)\b/gi;
  const sizes = /(?:font-size|border(?:-\w+)*-radius):[^;]*?(?<![\w.-])(?:\d*\.)?\d*[1-9]\d*(?:px|rem|pt)\b/gi;
  const found = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && !tokenSheets.includes(path))
    .flatMap((path) => {
      const text = readFileSync(new URL(path, web), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
      return [...text.matchAll(literals), ...text.matchAll(sizes)].map((hit) => `${path}: ${hit[0].trim()}`);
    });
  // Each of these wants a token of these sheets.
  expect(found).toEqual([]);
});

function tokensOf(block: RegExp): Record<string, string> {
  const text = css.match(block)?.[1] ?? '';
  return Object.fromEntries([...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

/** The pairs of tokens that do not reach a contrast, each with the one it has. */
function weakerThan(
  least: number,
  tokens: Record<string, string>,
  pairsOfNames: readonly (readonly string[])[],
): string[] {
  return pairsOfNames
    .map(([text = '', ground = '']) => ({ text, ground, has: contrast(tokens[text] ?? '', tokens[ground] ?? '') }))
    .filter(({ has }) => !(has >= least))
    .map(({ text, ground, has }) => `${text} on ${ground}: ${has.toFixed(2)}`);
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
