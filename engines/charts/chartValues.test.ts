import { expect, test } from 'vitest';
import { chartValues, type Grouped, type Shaping } from './chartValues.ts';

const plain: Shaping = { measure: 'sum', sort: 'x', top: undefined, others: 'Others' };
const whole = (...pairs: readonly (readonly [string, number | null])[]): Grouped => ({
  rows: pairs.map(([label, value]) => ({ label, series: 'Yield', value })),
});
const crops = whole(['Maize', 10], ['Rice', 40], ['Yam', 30], ['Millet', 20]);

test('labels keep their order; by value the largest comes first', () => {
  expect(chartValues(crops, plain).labels).toEqual(['Maize', 'Rice', 'Yam', 'Millet']);
  const sorted = chartValues(crops, { ...plain, sort: 'value' });
  expect(sorted.labels).toEqual(['Rice', 'Yam', 'Millet', 'Maize']);
  expect(sorted.series).toEqual([{ name: 'Yield', values: [40, 30, 20, 10] }]);
});

test('the largest two are kept and the rest added up', () => {
  const cut = chartValues(crops, { ...plain, sort: 'value', top: 2 });
  expect(cut.labels).toEqual(['Rice', 'Yam', 'Others']);
  expect(cut.series[0]?.values).toEqual([40, 30, 30]);
  expect(cut.labelsLeftOut).toBe(0);
});

test('means of the rest are no mean: they are left out, and counted', () => {
  const cut = chartValues(crops, { ...plain, measure: 'mean', top: 1 });
  expect(cut.labels).toEqual(['Rice']);
  expect(cut.labelsLeftOut).toBe(3);
});

test('by value the largest mean comes first, and no sum of means', () => {
  const rows = [
    { label: 'Yam', series: 'Achievable', value: 49 },
    { label: 'Yam', series: 'Average', value: 15 },
    { label: 'Orange', series: 'Achievable', value: null },
    { label: 'Orange', series: 'Average', value: 35 },
    { label: 'Cassava', series: 'Achievable', value: 48 },
    { label: 'Cassava', series: 'Average', value: 17 },
    { label: 'Coffee', series: 'Average', value: null },
  ];
  const sorted = chartValues({ rows }, { ...plain, measure: 'mean', sort: 'value' });
  expect(sorted.labels).toEqual(['Yam', 'Cassava', 'Orange', 'Coffee']);
});

test('shares are percent of everything drawn', () => {
  expect(chartValues(crops, { ...plain, measure: 'share' }).series[0]?.values).toEqual([10, 40, 30, 20]);
});

test('a label without a value for a series has none, not zero', () => {
  const rows = [
    { label: '2020', series: 'Maize', value: 1 },
    { label: '2021', series: 'Maize', value: 2 },
    { label: '2021', series: 'Rice', value: 5 },
  ];
  expect(chartValues({ rows }, plain).series).toEqual([
    { name: 'Rice', values: [null, 5] },
    { name: 'Maize', values: [1, 2] },
  ]);
});

test('eleven series become nine and the others', () => {
  const rows = Array.from({ length: 11 }, (_, index) => ({ label: 'x', series: `s${index}`, value: 11 - index }));
  const { series } = chartValues({ rows }, plain);
  expect(series.map(({ name }) => name)).toEqual(['s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 'Others']);
  expect(series.at(-1)?.values).toEqual([3]);
});
