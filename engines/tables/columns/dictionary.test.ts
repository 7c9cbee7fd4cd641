import { describe, expect, test } from 'vitest';
import { describeColumns, dictionaryRows, proposeMeaning } from './dictionary.ts';
import type { Column } from '../types.ts';

function column(name: string, more: Partial<Column> = {}): Column {
  return { name, key: 'c1', type: 'text', unit: '', names: null, unknownPlaces: [], profile: null, ...more };
}
const top = (...values: string[]): Column['profile'] => ({
  empty: 0,
  distinct: values.length,
  min: null,
  max: null,
  mean: null,
  top: values.map((value) => ({ value, count: 1 })),
  histogram: [],
});

describe('what a dictionary proposes', () => {
  test.each<[Column, string, string, string]>([
    [column('rainMm', { type: 'decimal', unit: 'mm' }), 'Rain', 'mm', ''],
    [column('Yield (t/ha)', { type: 'decimal', unit: 't/ha' }), 'Yield', 't/ha', ''],
    [column('hh_head_sex', { type: 'whole', profile: top('2', '1') }), 'Hh head sex', '', '1,2'],
    [column('Year', { type: 'whole', profile: top('2020', '2021') }), 'Year', '', ''],
    [column('Region', { names: 'region', profile: top('Oti', 'Ahi') }), 'Region', '', ''],
    [column('HXL code'), 'HXL code', '', ''],
    [column('yield_kg_ha', { type: 'decimal', unit: 'kg/ha' }), 'Yield', 'kg/ha', ''],
    [column('Rain mm', { type: 'decimal', unit: 'mm' }), 'Rain', 'mm', ''],
    [column('Yield (all farms)', { type: 'decimal', unit: 't/ha' }), 'Yield (all farms)', 't/ha', ''],
    [column('MedianPriceGHSPerKg', { type: 'decimal', unit: 'GHS/kg' }), 'Median price', 'GHS/kg', ''],
  ])('%j', (given, label, unit, codes) => {
    const proposed = proposeMeaning(given);
    expect([proposed.label, proposed.unit, proposed.codes.map(({ code }) => code).join(',')]).toEqual([
      label,
      unit,
      codes,
    ]);
  });
});

test('a dictionary describes its columns and leaves the others as they are', () => {
  const columns = [column('rainMm', { unit: 'mm' }), column('sex', { key: 'c2', type: 'whole' })];
  const described = describeColumns(columns, [
    {
      column: 'sex',
      label: 'Sex of the farmer',
      meaning: 'As the farmer says',
      unit: '',
      codes: [
        { code: '1', label: 'Male' },
        { code: '2', label: 'Female' },
      ],
    },
    { column: 'gone', label: 'x', meaning: '', unit: '', codes: [] },
  ]);
  expect(described[0]).toEqual(columns[0]);
  expect(described[1]).toMatchObject({ name: 'sex', label: 'Sex of the farmer' });
  expect(dictionaryRows(described)).toEqual([
    ['Column', 'Label', 'Meaning', 'Unit', 'Kind of values', 'Codes'],
    ['rainMm', '', '', 'mm', 'text', ''],
    ['sex', 'Sex of the farmer', 'As the farmer says', '', 'whole number', '1 = Male; 2 = Female'],
  ]);
});
