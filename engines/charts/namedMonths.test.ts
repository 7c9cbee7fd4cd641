import { expect, test } from 'vitest';
import type { DescribedColumn } from '../tables/columns/dictionary.ts';
import { withNamedMonths } from './namedMonths.ts';

const column = (name: string, min: string, max: string, more: Partial<DescribedColumn> = {}): DescribedColumn => ({
  name,
  key: 'c1',
  type: 'whole',
  unit: '',
  names: null,
  unknownPlaces: [],
  profile: { empty: 0, distinct: 12, min, max, mean: null, top: [], histogram: [] },
  ...more,
});
const namesOf = (each: DescribedColumn) =>
  withNamedMonths([each])[0]
    ?.codes?.map(({ label }) => label)
    .join(' ');

test.each([
  column('month', '1', '12'),
  column('Month', '3', '11'),
  column('MONTH_NO', '1', '12'),
  column('mth', '1', '12', { label: 'Month of the year' }),
])('the numbers of $name are months', (months) => {
  expect(namesOf(months)).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
});

test.each([
  ['of which some are no months', column('month', '0', '11')],
  ['that go past a year', column('Month', '1', '18')],
  ['that are an age or a span', column('months', '1', '12')],
  ['that are another thing', column('Months to maturity', '3', '6')],
])('numbers %s keep what they are', (_, numbers) => {
  expect(namesOf(numbers)).toBeUndefined();
});

test('what the keeper says of the numbers stands', () => {
  expect(namesOf(column('month', '1', '12', { codes: [{ code: '1', label: 'First month after sowing' }] }))).toBe(
    'First month after sowing',
  );
});
