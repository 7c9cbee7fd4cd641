import { expect, test } from 'vitest';
import type { Column } from '../tables/types.ts';
import { suggestCharts } from './suggestCharts.ts';

const column = (name: string, type: Column['type'], distinct: number, extra: Partial<Column> = {}, range: [string, string] = ['0', '9']): Column => ({
  name, key: name, type, unit: '', names: null, unknownPlaces: [],
  profile: { empty: 0, distinct, min: range[0], max: range[1], mean: null, top: [], histogram: [] },
  ...extra,
});

test('a measured number over time, by place and by kind; neither years nor codes are measured', () => {
  const columns = [
    column('Year', 'whole', 5, {}, ['2013', '2017']),
    column('Region', 'text', 10, { names: 'region' }),
    column('Crop', 'text', 8),
    column('District code', 'whole', 216),
    column('Yield', 'decimal', 900),
  ];
  expect(suggestCharts(columns)).toEqual([
    { x: 'Year', y: 'Yield', measure: 'mean' },
    { x: 'Region', y: 'Yield', measure: 'mean' },
    { x: 'Crop', y: 'Yield', measure: 'mean' },
  ]);
});

test('months are an axis of time, and never measured', () => {
  const columns = [column('Station', 'text', 16), column('month', 'whole', 12, {}, ['1', '12']), column('rainMm', 'decimal', 150)];
  expect(suggestCharts(columns)).toEqual([{ x: 'month', y: 'rainMm', measure: 'mean' }, { x: 'Station', y: 'rainMm', measure: 'mean' }]);
});

test('without a number rows are counted; a column of a thousand names is no axis', () => {
  expect(suggestCharts([column('Name', 'text', 1000), column('Sex', 'text', 2)])).toEqual([{ x: 'Sex', y: 'Population', measure: 'count' }]);
});
