import { expect, test } from 'vitest';
import { markAfter, readingOf, toCsv, type ChartData } from './data.ts';

const yields: ChartData = {
  category: 'Crop',
  labels: ['Maize', 'Rice, paddy'],
  series: [
    { name: '2015', values: [1.9, null] },
    { name: '2023', values: [2.64, 3.4] },
  ],
  unit: 't/ha',
};

test('a value is read with its label, series and unit', () => {
  expect(readingOf(yields, { label: 0, series: 1 })).toBe('Maize, 2023: 2.6 t/ha');
  expect(readingOf(yields, { label: 1, series: 0 })).toBe('Rice, paddy, 2015: –');
});

test('arrow keys walk the labels and the series, and stop at the ends', () => {
  expect(markAfter('ArrowRight', undefined, yields)).toEqual({ label: 0, series: 0 });
  expect(markAfter('ArrowRight', { label: 0, series: 0 }, yields)).toEqual({ label: 1, series: 0 });
  expect(markAfter('ArrowRight', { label: 1, series: 0 }, yields)).toEqual({ label: 1, series: 0 });
  expect(markAfter('ArrowDown', { label: 1, series: 0 }, yields)).toEqual({ label: 1, series: 1 });
  expect(markAfter('Tab', { label: 1, series: 0 }, yields)).toBeUndefined();
});

test('the numbers leave as comma-separated values that no spreadsheet runs', () => {
  expect(toCsv(yields)).toBe('Crop,2015 (t/ha),2023 (t/ha)\r\nMaize,1.9,2.64\r\n"Rice, paddy",,3.4');
  expect(toCsv({ ...yields, labels: ['=HYPERLINK(1)', 'B'] })).toContain("'=HYPERLINK(1),1.9");
});
