import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';
import { gapsIn, markAfter, numbersOf, type ChartData } from './data.ts';
import { sayFigure, shortFigure } from './figures.ts';
import { numbersOfPoints, thinPoints, type PointData } from './points.ts';

const yields: ChartData = {
  category: 'Crop',
  labels: ['Maize', 'Rice, paddy'],
  series: [
    { name: '2015', values: [1.9, null] },
    { name: '2023', values: [2.64, 3.4] },
  ],
  unit: 't/ha',
};
const { lengths, reading } = numbersOf(yields);

test('a value is read with its label, series and unit; a missing one as missing', () => {
  expect(reading({ label: 0, series: 1 })).toBe('Maize, 2023: 2.64 t/ha');
  expect(reading({ label: 1, series: 0 })).toBe('Rice, paddy, 2015: no value');
});

test('a day is read in words and kept as a date in the file', () => {
  const rain = numbersOf({
    category: 'Day',
    labels: ['2026-05-06'],
    time: 'days',
    series: [{ name: 'Rain', values: [2.4] }],
    unit: 'mm',
  });
  expect(rain.reading({ label: 0, series: 0 })).toBe('6 May 2026: 2.4 mm');
  expect(toCsv(rain)).toBe('Day,Rain (mm)\r\n2026-05-06,2.4');
});

test('a series of its own unit carries it everywhere', () => {
  const both = numbersOf({
    category: 'Month',
    labels: ['2026-05'],
    time: 'months',
    series: [
      { name: 'Warmth', values: [31], unit: '°C' },
      { name: 'Humidity', values: [76], unit: '%' },
    ],
    unit: '',
  });
  expect(both.head).toEqual(['Month', 'Warmth (°C)', 'Humidity (%)']);
  expect(both.reading({ label: 0, series: 1 })).toBe('May 2026, Humidity: 76%');
});

test('arrow keys walk the labels and the series, and stop at the ends', () => {
  expect(markAfter('ArrowRight', undefined, lengths)).toEqual({ label: 0, series: 0 });
  expect(markAfter('ArrowRight', { label: 0, series: 0 }, lengths)).toEqual({ label: 1, series: 0 });
  expect(markAfter('ArrowRight', { label: 1, series: 0 }, lengths)).toEqual({ label: 1, series: 0 });
  expect(markAfter('ArrowDown', { label: 1, series: 0 }, lengths)).toEqual({ label: 1, series: 1 });
  expect(markAfter('Tab', { label: 1, series: 0 }, lengths)).toBeUndefined();
});

test('Home and End lead to the first and the last value of a series', () => {
  expect(markAfter('End', { label: 0, series: 1 }, [5, 3])).toEqual({ label: 2, series: 1 });
  expect(markAfter('Home', { label: 2, series: 1 }, [5, 3])).toEqual({ label: 0, series: 1 });
});

test('the numbers leave as comma-separated values that no spreadsheet runs', () => {
  expect(toCsv(numbersOf(yields))).toBe('Crop,2015 (t/ha),2023 (t/ha)\r\nMaize,1.9,2.64\r\n"Rice, paddy",,3.4');
  expect(toCsv(numbersOf(yields), ['Yields by crop', 'Source: Sample\nversion 2'])).toBe(
    '# Yields by crop\r\n# Source: Sample version 2\r\nCrop,2015 (t/ha),2023 (t/ha)\r\nMaize,1.9,2.64\r\n"Rice, paddy",,3.4',
  );
  expect(toCsv(numbersOf({ ...yields, labels: ['=HYPERLINK(1)', 'B'] }))).toContain("'=HYPERLINK(1),1.9");
});

test('values missing between others are gaps; those before the first and after the last are not', () => {
  expect(gapsIn([null, 1, null, null, 2, null])).toBe(2);
  expect(gapsIn([null, null])).toBe(0);
});

test.each([
  [0, '0', '0'],
  [2.64, '2.64', '2.64'],
  [131.46, '131.5', '131.5'],
  [-12_500, '-12,500', '-12,500'],
  [12_500_000, '12,500,000', '12.5M'],
  [3.2e15, '3.2E15', '3.2E15'],
  [-1.5e300, '-1.5E300', '-1.5E300'],
  [0.0042, '0.0042', '0.0042'],
  [0.0000042, '4.2E-6', '4.2E-6'],
])('%f is said "%s", and "%s" where room is scarce', (value, said, short) => {
  expect([sayFigure(value), shortFigure(value)]).toEqual([said, short]);
});

test('figures beside each other are of one scale', () => {
  const beside = [412_000, 84_931, 950];
  expect(beside.map((value) => shortFigure(value, beside))).toEqual(['412K', '84.9K', '950']);
  expect(beside.slice(1).map((value) => shortFigure(value, beside.slice(1)))).toEqual(['84,931', '950']);
});

const farms: PointData = {
  category: 'Farm',
  grouping: 'Zone',
  x: { name: 'Rainfall', unit: 'mm' },
  y: { name: 'Yield', unit: 't/ha' },
  groups: [
    {
      name: 'North',
      points: [
        { name: 'Savelugu', x: 900, y: 1.8 },
        { x: 950, y: 2 },
      ],
    },
    { name: 'South', points: [{ x: 1400, y: 2.9 }] },
  ],
};

test('a point is read with both of its measures, and stands in the file with its group', () => {
  const points = numbersOfPoints(farms);
  expect(points.reading({ label: 0, series: 0 })).toBe('Savelugu, North: Rainfall 900 mm, Yield 1.8 t/ha');
  expect(toCsv(points)).toBe(
    'Farm,Zone,Rainfall (mm),Yield (t/ha)\r\nSavelugu,North,900,1.8\r\nNorth 2,North,950,2\r\nSouth 1,South,1400,2.9',
  );
});

test('of too many points one in so many is drawn, under the name it has among all', () => {
  const { data, step } = thinPoints(
    { ...farms, groups: [{ name: 'All', points: Array.from({ length: 9 }, (_, x) => ({ x, y: 1 })) }] },
    3,
  );
  expect(step).toBe(3);
  expect(data.groups[0]?.points.map(({ name }) => name)).toEqual(['1', '4', '7']);
  expect(thinPoints(farms, 3).step).toBe(1);
});
