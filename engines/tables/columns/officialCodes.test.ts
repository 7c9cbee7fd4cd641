import { expect, test } from 'vitest';
import { roleOf } from '../../charts/columnRoles.ts';
import { proposeMeaning } from './dictionary.ts';
import { officialCodeOf } from './officialCodes.ts';
import type { Column } from '../types.ts';

const column = (name: string, values: readonly string[], more: Partial<Column> = {}): Column => ({
  name,
  key: 'c1',
  type: 'text',
  unit: '',
  names: null,
  unknownPlaces: [],
  profile: {
    empty: 0,
    distinct: values.length,
    min: null,
    max: null,
    mean: null,
    top: values.map((value) => ({ value, count: 1 })),
    histogram: [],
  },
  ...more,
});

test.each([
  [column('admin1Pcode', ['GH01', 'GH16']), 'OCHA P-code of the region'],
  [column('ADM2_PCODE', ['GH0101', 'gh1604']), 'OCHA P-code of the district'],
  [column('GSS code', ['0101', '1604']), 'code of the Ghana Statistical Service of the district'],
  [column('region_code', ['01', '16']), 'code of the Ghana Statistical Service of the region'],
])('%j are codes of places', (given, said) => {
  const found = officialCodeOf(given);
  expect(`${found?.system} of the ${found?.level}`).toBe(said);
  expect(proposeMeaning(given).meaning).toBe(
    `${said}. This portal holds no list of these codes: they are kept as written and put on no map.`,
  );
  expect(roleOf(given)).toBe('identifier');
});

test.each([
  column('Phone model', ['GH01', 'X5']),
  column('Household', ['0101', '1604']),
  column('Year', ['2019', '2020'], { type: 'whole' }),
  column('GSS code', ['0101']),
  column('Region code', ['GH01', 'GH02'], { names: 'region' }),
])('%j are none', (given) => {
  expect(officialCodeOf(given)).toBeNull();
});
