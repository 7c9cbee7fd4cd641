import { expect, test } from 'vitest';
import { yearColumns } from './yearColumns.ts';

const column = (name: string, type: 'whole' | 'text' = 'whole', unit = '') => ({ name, type, unit });
const region = column('Region', 'text');

test('a column for each year beside words may become rows', () => {
  expect(yearColumns([region, column('2015'), column('2016*'), column('2017 (p)')])).toEqual({
    places: [1, 2, 3],
    periods: ['2015', '2016', '2017'],
    period: 'Year',
    measure: 'Value',
    unit: '',
  });
});

test('what every name says beside the year is what is measured', () => {
  const names = ['Production (t) 2015', 'Production (t) 2016', 'Production (t) 2017'];
  expect(yearColumns([region, ...names.map((name) => column(name, 'whole', 't'))])).toMatchObject({
    measure: 'Production (t)',
    unit: 't',
  });
});

test('months and seasons are columns of time too', () => {
  expect(yearColumns([region, column('Jan'), column('Feb'), column('Mar')])?.period).toBe('Month');
  expect(yearColumns([region, column('2015/16'), column('2016/17'), column('2017/18')])?.period).toBe('Season');
});

test.each([
  ['two years', [region, column('2015'), column('2016')]],
  ['a total that would stand in every row', [region, column('2015'), column('2016'), column('2017'), column('Total')]],
  ['a year of words', [region, column('2015'), column('2016'), column('2017', 'text')]],
  [
    'years of which one is still words',
    [region, column('2014', 'text'), column('2015'), column('2016'), column('2017')],
  ],
  ['two measures', [region, column('Area 2015'), column('Yield 2015'), column('Area 2016'), column('Yield 2016')]],
  ['units that differ', [region, column('2015', 'whole', 't'), column('2016'), column('2017')]],
  ['years and nothing beside them', [column('2015'), column('2016'), column('2017')]],
])('%s are left as they are', (_, columns) => {
  expect(yearColumns(columns)).toBeNull();
});
