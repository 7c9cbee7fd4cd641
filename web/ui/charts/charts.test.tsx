import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart } from './BarChart.tsx';
import type { ChartData } from './data.ts';
import { DoughnutChart } from './DoughnutChart.tsx';
import { LineChart } from './LineChart.tsx';
import { RadarChart } from './RadarChart.tsx';
import { ScatterChart } from './ScatterChart.tsx';

const yields: ChartData = {
  category: 'Crop',
  labels: ['Maize', 'Rice'],
  series: [{ name: 'Yield', values: [2, 4] }],
  unit: 't/ha',
};
const said = { title: 'Rice yields twice what maize does', source: 'Sample', asOf: '2023' };
const days = (count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.UTC(2026, 4, 6 + at)).toISOString().slice(0, 10));
const temperature = (values: (number | null)[]): ChartData => ({
  category: 'Day',
  labels: days(values.length),
  time: 'days',
  series: [{ name: 'Temperature', values, fit: true }],
  unit: '°C',
});

/** Everything a drawing says, without React's marks. */
const textOf = (html: string) => html.replaceAll('<!-- -->', '');
/** The wide drawing of the two that the server makes. */
const drawingIn = (element: React.ReactElement) => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(element);
  return page.querySelector('.chart-wide svg')!;
};

test('the numbers stand in the page as a table, drawn on the server for narrow and wide', () => {
  const html = renderToString(<BarChart {...said} data={yields} />);
  expect(html).toContain('<th scope="row">Rice</th><td class="figures">4</td>');
  expect(html).toMatch(/chart-wide.*chart-narrow/);
});

test('arrow keys read each value aloud, Escape stops, and the drawing marks what is read', () => {
  render(<BarChart {...said} data={yields} />);
  const plot = screen.getByRole('group', { name: said.title, description: /arrow keys/ });
  fireEvent.keyDown(plot, { key: 'ArrowRight' });
  fireEvent.keyDown(plot, { key: 'ArrowRight' });
  expect(plot.querySelector('[aria-live]')?.textContent).toBe('Rice: 4 t/ha');
  expect(plot.querySelector('[data-marked]')?.getAttribute('data-value')).toBe('4');
  fireEvent.keyDown(plot, { key: 'Escape' });
  expect(plot.querySelector('[aria-live]')?.textContent).toBe('');
});

test('a cut axis and few answers are said', () => {
  render(<BarChart {...said} data={yields} axisStart={1.5} answers={12} />);
  expect(screen.getByText('The axis starts at 1.5, not at zero.')).toBeTruthy();
  expect(screen.getByText(/Only 12 answers/)).toBeTruthy();
});

test('bars without a value are named: three of them, and how many more there are', () => {
  const known = (labels: string[], values: (number | null)[]): ChartData => ({
    ...yields,
    labels,
    series: [{ name: 'Yield', values }],
  });
  render(<BarChart {...said} data={known(['Maize', 'Rice', 'Yam'], [2, null, null])} />);
  expect(screen.getByText('No value for Rice, Yam.')).toBeTruthy();
  render(<BarChart {...said} data={known(['Maize', 'Rice', 'Yam', 'Okra', 'Millet'], [2, null, null, null, null])} />);
  expect(screen.getByText('No value for Rice, Yam, Okra and 1 other.')).toBeTruthy();
});

test('a chart without numbers says so and offers nothing to download', () => {
  render(<LineChart {...said} data={{ ...yields, labels: [], series: [] }} />);
  expect(screen.getByText('There are no numbers to draw yet.')).toBeTruthy();
  expect(screen.queryByText('Download')).toBeNull();
});

test('a line breaks where a value is missing, and says how many are', () => {
  const drawing = drawingIn(<LineChart {...said} data={temperature([30, 31, null, 32, 33])} />);
  expect(drawing.querySelector('.chart-line')?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  render(<LineChart {...said} data={temperature([30, 31, null, 32, 33])} />);
  expect(screen.getByText('1 value is missing and is left out.')).toBeTruthy();
  expect(screen.getByText('The axis starts at 30, not at zero.')).toBeTruthy();
});

test('a line that starts later or ends earlier misses nothing', () => {
  render(<LineChart {...said} data={temperature([null, 31, 32, null])} />);
  expect(screen.queryByText(/missing/)).toBeNull();
});

test('temperature and rain stand in two panels over the same days', () => {
  const drawing = drawingIn(
    <LineChart
      {...said}
      data={{
        ...temperature([30, 31]),
        series: [
          { name: 'Temperature', values: [30, 31], unit: '°C', fit: true },
          { name: 'Rain', values: [0, 4], unit: 'mm', bars: true },
        ],
      }}
    />,
  );
  expect([...drawing.querySelectorAll('.chart-unit')].map(({ textContent }) => textContent)).toEqual([
    'Temperature, °C',
    'Rain, mm',
  ]);
  const bars = [...drawing.querySelectorAll('rect[data-value]')];
  expect(bars.map((bar) => Number(bar.getAttribute('height')) > 0)).toEqual([false, true]);
});

test('bars of two series stand beside each other, told apart by a texture in the key too', () => {
  const drawing = drawingIn(
    <LineChart
      {...said}
      data={{
        ...temperature([]),
        labels: days(2),
        series: [
          { name: 'Actual', values: [0, 4], unit: 'mm', bars: true, reach: 10 },
          { name: 'Forecast', values: [3, 4], unit: 'mm', bars: true, reach: 10 },
        ],
      }}
    />,
  );
  const [, actual, forecast, last] = [...drawing.querySelectorAll('rect[data-value]')];
  const [first, second] = [actual, last].map((bar) => Number(bar?.getAttribute('x')));
  expect(second).toBeGreaterThan(first ?? Number.NaN);
  expect(forecast?.getAttribute('fill')).toMatch(/^url/);
  const key = [...drawing.querySelectorAll('rect[rx="2.5"]')].map((swatch) => swatch.getAttribute('fill'));
  expect(key).toEqual([actual?.getAttribute('fill'), forecast?.getAttribute('fill')]);
  // 4 mm on an axis up to 10 take two fifths of its height.
  expect(Number(actual?.getAttribute('height')) / 240).toBeCloseTo(0.4, 1);
});

test('a line goes straight from value to value', () => {
  expect(
    drawingIn(<LineChart {...said} data={temperature([30, 31, 29])} />)
      .querySelector('.chart-line')
      ?.getAttribute('d'),
  ).not.toMatch(/C/);
});

test('ten thousand days are drawn, more are refused with a way on', () => {
  const chart = (count: number) => <LineChart {...said} data={temperature(days(count).map(() => 30))} />;
  expect(drawingIn(chart(10_000)).querySelector('.chart-line')).toBeTruthy();
  render(chart(10_001));
  expect(screen.getByText(/10,001 values are too many for one picture\. Choose a shorter time/)).toBeTruthy();
  expect(screen.getByText('The first 100 of 10,001 rows; the CSV file has all.')).toBeTruthy();
});

test('now is a line at its day, when that day is shown', () => {
  const at = (now: string) =>
    drawingIn(<LineChart {...said} data={temperature([30, 31, 32])} now={now} nowText="today" />).querySelector(
      '.chart-now',
    );
  expect(at('2026-05-07')?.textContent).toBe('today');
  expect(at('2026-06-07')).toBeNull();
});

test('bars below zero hang from it', () => {
  const drawing = drawingIn(
    <BarChart
      {...said}
      data={{ ...yields, labels: ['Up', 'Down'], series: [{ name: 'Change', values: [10, -10] }] }}
    />,
  );
  const [up, down] = [...drawing.querySelectorAll('[data-value] > rect')].map((bar) => Number(bar.getAttribute('y')));
  expect(down).toBe((up ?? 0) + 110);
});

test('labels that do not fit under their bars stand over lying ones', () => {
  const long = {
    ...yields,
    labels: ['Ejura-Sekyedumase Municipal in Ashanti', 'Sekyere Afram Plains North in Ashanti', 'Wa'],
    series: [{ name: 'Yield', values: [2, 3, 4] }],
  };
  expect(drawingIn(<BarChart {...said} data={long} />).querySelector('.chart-name')?.textContent).toBe(
    'Ejura-Sekyedumase Municipal in Ashanti',
  );
});

test('the name of the labels beside lying bars is never cut where there is room', () => {
  const zones = {
    ...yields,
    labels: Array.from({ length: 12 }, (_, at) => `Forest ${at + 1}`),
    series: [{ name: 'Rain', values: Array.from({ length: 12 }, (_, at) => 800 + at) }],
    axes: { x: 'Agro ecological zone', y: 'Mean annual rain (mm)' },
  };
  expect(drawingIn(<BarChart {...said} data={zones} />).textContent).toContain('Agro ecological zone');
});

test('a doughnut gives each share in numbers and percent', () => {
  const html = textOf(
    renderToString(<DoughnutChart {...said} data={{ ...yields, series: [{ name: 'Answers', values: [30, 10] }] }} />),
  );
  expect(html).toContain('30 · 75%');
});

test('past ten shares the smallest are drawn as one, and the table keeps each', () => {
  const labels = Array.from({ length: 12 }, (_, at) => `Crop ${at + 1}`);
  const data = { ...yields, labels, series: [{ name: 'Farms', values: labels.map((_, at) => at + 1) }] };
  expect(textOf(drawingIn(<DoughnutChart {...said} data={data} />).innerHTML)).toContain('Other (3)');
  render(<DoughnutChart {...said} data={data} />);
  expect(screen.getByText('The smallest 3 shares are drawn as one. The table has each.')).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Crop 1', hidden: true })).toBeTruthy();
});

test.each([
  ['below zero', [3, -1], /Rice is below zero/],
  ['all zero', [0, 0], /no whole to share/],
])('a doughnut of values %s is refused with what to do', (_, values, sentence) => {
  render(<DoughnutChart {...said} data={{ ...yields, series: [{ name: 'Change', values }] }} />);
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('a radar draws an outline per series, open where a value is missing', () => {
  const data = {
    ...yields,
    labels: ['A', 'B', 'C'],
    series: [
      { name: 'Whole', values: [1, 2, 3] },
      { name: 'Part', values: [1, null, 3] },
    ],
  };
  const outlines = [...drawingIn(<RadarChart {...said} data={data} />).querySelectorAll('.chart-web')];
  expect(outlines.map((path) => path.getAttribute('d')?.endsWith('Z'))).toEqual([true, false]);
});

test('a radar of two measures is refused with what to do', () => {
  render(<RadarChart {...said} data={yields} />);
  expect(screen.getByText(/needs three measures or more; here are 2\. A bar chart/)).toBeTruthy();
});

test('years of a scatter are written without commas', () => {
  const points = [
    { x: 2019, y: 2_000 },
    { x: 2021, y: 3_000.5 },
  ];
  const data = {
    category: 'Farm',
    grouping: 'Zone',
    x: { name: 'Year', unit: '' },
    y: { name: 'Yield', unit: 'kg/ha' },
    groups: [{ name: 'North', points }],
  };
  const html = textOf(renderToString(<ScatterChart {...said} data={data} />));
  expect([...html.matchAll(/<td[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
    '2019',
    '2,000',
    '2021',
    '3,000.5',
  ]);
  expect(
    [...drawingIn(<ScatterChart {...said} data={data} />).querySelectorAll('text')].map(
      ({ textContent }) => textContent,
    ),
  ).toEqual(expect.arrayContaining(['2019', '2020', '2021']));
});

test('a scatter draws every point and reads both of its measures', () => {
  const data = {
    category: 'Farm',
    grouping: 'Zone',
    x: { name: 'Rain', unit: 'mm' },
    y: { name: 'Yield', unit: 't/ha' },
    groups: [
      {
        name: 'North',
        points: [
          { x: 900, y: 2 },
          { x: 1100, y: 3 },
        ],
      },
    ],
  };
  render(<ScatterChart {...said} data={data} />);
  const plot = screen.getByRole('group', { name: said.title, description: /arrow keys/ });
  fireEvent.keyDown(plot, { key: 'End' });
  expect(plot.querySelector('[aria-live]')?.textContent).toBe('2: Rain 1,100 mm, Yield 3 t/ha');
  const cloud = plot.querySelectorAll('.chart-wide .chart-cloud');
  expect([...cloud].map((path) => path.getAttribute('data-points'))).toEqual(['2']);
  // From the lower left to the upper right.
  expect(cloud[0]?.getAttribute('d')).toMatch(/^M\d+ 260h0M468 0h0$/);
  expect(screen.getByText('The axes start at 900 mm and 2 t/ha, not at zero.')).toBeTruthy();
});
