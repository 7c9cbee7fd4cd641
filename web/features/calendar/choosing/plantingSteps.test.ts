import { expect, test } from 'vitest';
import { plantingColours } from './plantingSteps.ts';

const day = (district_id: string, plantFrom: string | null) => ({
  district_id,
  region_id: district_id.split('/')[0] ?? '',
  plantFrom,
});

test('the earliest district is lightest, the latest darkest, a region takes the middle of its districts', () => {
  const days = [
    day('south/a', '2026-03-01'),
    day('south/b', '2026-03-01'),
    day('south/c', '2026-03-20'),
    day('north/a', '2026-05-09'),
    day('north/b', null),
  ];
  // 70 days in 7 steps: ten days each. 20 March is the 20th day, the start of the second ten.
  expect(plantingColours(days)).toEqual({
    steps: { 'south/a': 1, 'south/b': 1, 'south/c': 2, 'north/a': 7, south: 1, north: 7 },
    first: '2026-03-01',
    last: '2026-05-09',
  });
});

test('one day everywhere, or none, colours nothing', () => {
  expect(plantingColours([day('a', '2026-03-01'), day('b', '2026-03-01')])).toBeNull();
  expect(plantingColours([day('a', null)])).toBeNull();
});

test('days of two years, and over New Year, are one season', () => {
  const days = [day('west/a', '2026-12-22'), day('north/a', '2026-02-18'), day('south/a', '2027-01-15')];
  // 22 December to 18 February are 59 days: the 25th (15 January) stands in the third of seven spans.
  expect(plantingColours(days)).toMatchObject({
    steps: { 'west/a': 1, 'south/a': 3, 'north/a': 7 },
    first: '2026-12-22',
    last: '2026-02-18',
  });
});
