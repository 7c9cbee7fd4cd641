import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BarChart } from './BarChart.tsx';
import type { ChartData } from './data.ts';
import { DoughnutChart } from './DoughnutChart.tsx';
import { LineChart } from './LineChart.tsx';
import { MapChart } from './MapChart.tsx';
import { RadarChart } from './RadarChart.tsx';
import { ScatterChart } from './ScatterChart.tsx';

const root = path.join(import.meta.dirname, '../../..');
const said = { title: 'Bags by region', source: 'Bags, version 1' };

const data = (labels: readonly string[], series: ChartData['series']): ChartData => ({
  category: 'Region',
  labels,
  series,
  unit: 'bags',
});
const named = (count: number) =>
  data(
    Array.from({ length: count }, (_, at) => `Region ${at + 1}`),
    [{ name: 'Bags', values: Array.from({ length: count }, (_, at) => ((at * 37) % 90) + 10) }],
  );
const oddLabels = [
  'Minus',
  'Zero',
  'Missing',
  'Huge',
  'Tiny',
  'A name so long that no label of a chart could ever hold it whole',
  'منطقة أشانتي',
  '<b>"Ɔkwan" & 🌽</b>',
];
const cases: Record<string, ChartData> = {
  one: named(1),
  two: named(2),
  twelve: named(12),
  hundred: named(100),
  tenThousand: named(10_000),
  odd: data(oddLabels, [{ name: 'Bags', values: [-12, 0, null, 1_234_567_890, 0.00042, 5, 6, 7] }]),
  ten: data(
    ['A', 'B', 'C'],
    Array.from({ length: 10 }, (_, at) => ({ name: `Crop ${at + 1}`, values: [at + 1, 10 - at, 5] })),
  ),
};
/** Twelve squares of a made-up country, and a town without an outline. */
const shapes = {
  box: [0, 0, 300, 400],
  country: 'M0 0H300V400H0Z',
  places: [
    ...Array.from({ length: 12 }, (_, at) => ({
      id: `r${at + 1}`,
      d: `M${(at % 3) * 100} ${Math.floor(at / 3) * 100}h100v100h-100Z`,
      at: [0, 0],
    })),
    { id: 'town', d: '', at: [150, 200] },
  ],
};
const keysOf = ({ labels }: ChartData) => labels.map((_, at) => (at < 12 ? `r${at + 1}` : null));

const kinds: Record<string, (values: ChartData) => ReactElement> = {
  bar: (values) => <BarChart {...said} data={values} />,
  line: (values) => <LineChart {...said} data={values} />,
  doughnut: (values) => <DoughnutChart {...said} data={values} />,
  radar: (values) => <RadarChart {...said} data={values} />,
  map: (values) => <MapChart {...said} data={values} keys={keysOf(values)} shapes={shapes} />,
};

const cloud = (name: string, count: number) => ({
  name,
  points: Array.from({ length: count }, (_, at) => ({
    x: ((at + count) * 7919) % 1_000,
    y: (((at + count) * 37) % 90) - 10,
  })),
});
const clouds: Record<string, Parameters<typeof ScatterChart>[0]['data']['groups']> = {
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
  ten: oddLabels.concat('Ten', 'Eleven').map((name, at) => cloud(name, at + 1)),
};

const sheet = readFileSync(path.join(root, 'web/ui/charts/ChartFrame.css'), 'utf8');
const tokens = new Map(
  [...readFileSync(path.join(root, 'web/styles/tokens.css'), 'utf8').matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);
/** The rules of classes: those on what is marked or hovered draw nothing here. */
const rules = [...sheet.matchAll(/^((?:\.chart-[\w-]+[, \n]*)+)\{([^}]*)\}/gm)]
  .map(([, selector, body]) => `${selector}{${body}}`)
  .join('\n');
/** A length in pixels: the drawing knows no page. */
const settled = (text: string) =>
  text
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? '')
    .replaceAll(/([\d.]+)rem/g, (_, size) => `${Number(size) * 16}px`);

const fontFiles = ['inter-latin-500.ttf', 'inter-latin-700.ttf', 'inter-ghana-600.ttf'].map((file) =>
  path.join(root, 'content/fonts', file),
);

const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Inter' };

/** The drawings that the server makes of a chart, wide and narrow: their words are read in a review, pixels are told apart by their hash. */
async function seen(chart: ReactElement) {
  const page = renderToStaticMarkup(chart);
  const drawings = [...page.matchAll(/<svg class="chart-drawing"(.*?)>(.*?)<\/svg>/gs)].map(([, head, body]) =>
    settled(
      `<svg class="chart-drawing" xmlns="http://www.w3.org/2000/svg" font-family="Inter"${head}><style>${rules}</style>${body}</svg>`,
    ),
  );
  const pixels: string[] = [];
  for (const drawing of drawings) {
    expect(drawing).not.toMatch(/NaN|Infinity|undefined/);
    pixels.push(
      createHash('sha256')
        .update((await renderAsync(drawing, { font, background: 'white' })).pixels)
        .digest('hex')
        .slice(0, 16),
    );
  }
  const words = [...(drawings[0] ?? '').matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text).slice(0, 30);
  const refusal = /chart-refusal.*?<\/svg>([^<]*)</s.exec(page)?.[1];
  return { words, pixels, ...(refusal !== undefined && { refusal }) };
}

describe.each(Object.keys(kinds))('%s', (kind) => {
  test.each(Object.keys(cases))('of %s looks as it did', async (name) => {
    expect(await seen(kinds[kind]!(cases[name]!))).toMatchSnapshot();
  });
});

describe('scatter', () => {
  test.each(Object.keys(clouds))('of %s looks as it did', async (name) => {
    const points = {
      category: 'Plot',
      grouping: 'Zone',
      x: { name: 'Size', unit: 'ha' },
      y: { name: 'Yield', unit: 't/ha' },
      groups: clouds[name]!,
    };
    expect(await seen(<ScatterChart {...said} data={points} />)).toMatchSnapshot();
  });
});
