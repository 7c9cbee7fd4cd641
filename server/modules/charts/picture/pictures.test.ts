import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../../../root.ts';
import { rasterize } from '../../../render/social/rasterize.ts';
import { drawPicture, type Picture, widths } from './drawPicture.ts';
import { colours, mapColours } from './shapes.ts';

const picture = (part: Partial<Picture>): Picture => ({
  kind: 'bar',
  title: 'Bags by region',
  subtitle: '40 rows',
  unit: 'bags',
  values: { labels: [], series: [] },
  addsUp: true,
  notes: ['Source: Bags, version 1.'],
  ...part,
});
const named = (count: number, value = (at: number): number | null => ((at * 37) % 90) + 10) => ({
  labels: Array.from({ length: count }, (_, at) => `Region ${at + 1}`),
  series: [{ name: 'Bags', values: Array.from({ length: count }, (_, at) => value(at)) }],
});
const odd = {
  labels: [
    'Minus',
    'Zero',
    'Missing',
    'Huge',
    'Tiny',
    'A name so long that no label of a chart could ever hold it whole',
    'منطقة أشانتي',
    '<b>"Ɔkwan" & 🌽</b>',
  ],
  series: [{ name: 'Bags', values: [-12, 0, null, 1_234_567_890, 0.00042, 5, 6, 7] }],
};
const ten = {
  labels: ['A', 'B', 'C'],
  series: Array.from({ length: 10 }, (_, at) => ({ name: `Crop ${at + 1}`, values: [at + 1, 10 - at, 5] })),
};
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? '');

const cases: Record<string, Picture['values']> = {
  one: named(1),
  two: named(2),
  twelve: named(12),
  hundred: named(100),
  tenThousand: named(10_000),
  odd,
  ten,
};
const kinds = ['bar', 'line', 'doughnut', 'radar', 'map'] as const;

/** Twelve squares of a made-up country, and a town without an outline. */
const squares = Array.from({ length: 12 }, (_, at) => ({
  id: `r${at + 1}`,
  d: `M${(at % 3) * 100} ${Math.floor(at / 3) * 100}h100v100h-100Z`,
  at: [0, 0],
}));
const groundOf = ({ labels }: Picture['values']) => ({
  box: [0, 0, 300, 400],
  country: 'M0 0H300V400H0Z',
  places: [...squares, { id: 'town', d: '', at: [150, 200] }],
  keys: labels.map((_, at) => (at < 12 ? `r${at + 1}` : null)),
});

const cloud = (name: string, count: number) => ({
  name,
  points: Array.from({ length: count }, (_, at) => ({
    x: ((at + count) * 7919) % 1_000,
    y: (((at + count) * 37) % 90) - 10,
  })),
});
const clouds: Record<string, NonNullable<Picture['points']>['groups']> = {
  none: [],
  one: [cloud('Plots', 1)],
  hundred: [cloud('Plots', 100)],
  tenThousand: [cloud('Plots', 10_000)],
  odd: [
    {
      name: 'Plots',
      points: [
        { x: -12, y: 1_234_567_890 },
        { x: 0, y: 0 },
        { x: 0.00042, y: -5 },
      ],
    },
  ],
  ten: [...odd.labels, 'Nine', 'Ten'].map((name, at) => cloud(name, at + 1)),
};

/** The words of a picture are read in a review; its pixels are told apart by their hash. */
async function seen(part: Partial<Picture>) {
  const drawn = Object.values(widths).map((width) => drawPicture(picture(part), width));
  for (const svg of drawn) expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  const pixels = await Promise.all(
    drawn.map(async (svg) =>
      createHash('sha256')
        .update(await rasterize(svg))
        .digest('hex')
        .slice(0, 16),
    ),
  );
  return { words: textsOf(drawn[0] ?? '').slice(0, 30), pixels, largest: Math.max(...drawn.map((svg) => svg.length)) };
}

describe.each(kinds)('%s', (kind) => {
  test.each(Object.keys(cases))('of %s looks as it did', async (name) => {
    const values = cases[name] ?? named(0);
    const { largest, ...looks } = await seen({ kind, values, ground: groundOf(values) });
    expect(looks).toMatchSnapshot();
    expect(largest).toBeLessThan(400_000);
  });
});

describe('scatter', () => {
  test.each(Object.keys(clouds))('of %s looks as it did', async (name) => {
    const points = { x: { name: 'Size', unit: 'ha' }, y: { name: 'Yield', unit: 't/ha' }, groups: clouds[name] ?? [] };
    const { largest, ...looks } = await seen({ kind: 'scatter', points });
    expect(looks).toMatchSnapshot();
    expect(largest).toBeLessThan(600_000);
  });
});

test('every figure of a chart stands in its drawing', () => {
  const values = { labels: ['2019', '2020', '2021'], series: [{ name: 'Yield', values: [2.1, 2.25, 12_500] }] };
  const figures = ['2.1 t/ha', '2.25 t/ha', '12,500 t/ha'];
  for (const kind of ['bar', 'line'] as const)
    expect(textsOf(drawPicture(picture({ kind, unit: 't/ha', values })))).toEqual(expect.arrayContaining(figures));
  expect(textsOf(drawPicture(picture({ kind: 'radar', unit: 't/ha', values })))).toEqual(
    expect.arrayContaining(['2019: 2.1 t/ha', '2020: 2.25 t/ha', '2021: 12,500 t/ha']),
  );
  expect(textsOf(drawPicture(picture({ kind: 'doughnut', unit: 't/ha', values, addsUp: false })))).toEqual(
    expect.arrayContaining(figures),
  );
});

test('a whole is summed and shared in percent; means are neither', () => {
  const values = { labels: ['Men', 'Women'], series: [{ name: 'Respondents', values: [373, 254] }] };
  const whole = textsOf(drawPicture(picture({ kind: 'doughnut', unit: '', values })));
  expect(whole).toEqual(expect.arrayContaining(['627', '373 (59.5%)', '254 (40.5%)']));
  const means = textsOf(drawPicture(picture({ kind: 'doughnut', unit: '', values, addsUp: false })));
  expect(means).not.toContain('627');
  expect(means).toContain('Means and medians are no parts of a whole: bars compare them better.');
});

test('what cannot be drawn is refused with what would do', () => {
  const said = (kind: Picture['kind'], values: Picture['values']) =>
    textsOf(drawPicture(picture({ kind, values }))).join(' ');
  expect(said('radar', named(2))).toContain('A radar needs at least 3 labels; there are 2. Bars show them.');
  expect(said('radar', named(100))).toContain('A radar of 100 labels cannot be read; it takes 12 at most.');
  expect(said('doughnut', odd)).toContain(
    '"Minus" is below zero, which is no share of a whole. Bars show it.'.replaceAll('"', '&quot;'),
  );
  expect(
    said(
      'bar',
      named(3, () => null),
    ),
  ).toContain('There is no number to draw.');
  expect(said('bar', named(10_000))).toContain('The first 100 of 10000 labels are drawn; the table holds them all.');
});

test('words cannot become marks of the drawing', () => {
  const svg = drawPicture(picture({ values: odd, title: '</text><script>' }));
  expect(svg).not.toMatch(/<script|<b>/);
});

test('ten thousand points are one path for each group', () => {
  const points = {
    x: { name: 'Size', unit: 'ha' },
    y: { name: 'Yield', unit: 't/ha' },
    groups: [{ name: 'Plots', points: Array.from({ length: 10_000 }, (_, at) => ({ x: at, y: (at * 7) % 100 })) }],
  };
  const svg = drawPicture(picture({ kind: 'scatter', points }));
  expect(svg.match(/fill-opacity=".7"/g)).toHaveLength(1);
  expect(textsOf(svg)).toEqual(expect.arrayContaining(['Yield (t/ha)', 'Size (ha)', '10,000']));
});

test('the colours are the portal’s', () => {
  const css = readFileSync(`${root}/web/styles/tokens.css`, 'utf8');
  const light = css.slice(0, css.indexOf("data-theme='dark'"));
  const tokens = {
    ...colours,
    ...Object.fromEntries(mapColours.map((value, step) => [step === 0 ? 'sunken' : `map-${step}`, value])),
  };
  for (const [name, value] of Object.entries(tokens))
    expect([name, new RegExp(`--${name}: (#\\w+);`).exec(light)?.[1]]).toEqual([name, value]);
});
