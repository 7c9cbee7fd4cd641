import { expect, test } from 'vitest';
import type { SeasonYear } from './api.ts';
import { readSides, summarise } from './sides.ts';

const year = (number: number, doy: number | null, found: 'day' | 'none' | 'unknown' = 'day'): SeasonYear => ({
  year: number,
  rain_mm: 900,
  start: { found, day: doy === null ? null : '2000-01-01', doy },
  false_starts: 0,
  end: { found: 'none', day: null, doy: null },
  length_days: null,
  longest_dry_spell_days: null,
  third: null,
  enso: null,
});

test('a side counts its own years alone, by the line, with those without a start and those that are not known', () => {
  const years = [
    year(1970, 100),
    year(1971, 130),
    year(1972, 120),
    year(1973, null, 'none'),
    year(1974, null, 'unknown'),
  ];
  expect(summarise(years, 'start', 120, { first: 1971, last: 1974 })).toEqual({
    hits: 1,
    known: 3,
    none: 1,
    unknown: 1,
    early: 120,
    middle: 120,
    late: 130,
    values: [120, 130],
  });
});

test('the address says both sides; the second is at the place of the first unless it names its own', () => {
  const [one, other] = readSides(
    new URLSearchParams('place1=tamale&rule1=sivakumar&first2=1981&last2=x&rule2=nothing'),
  );
  expect([one.place, one.choice.rule]).toEqual(['tamale', { amount: 20, days: 3, longest: 7, within: 30 }]);
  expect([other.place, other.first, other.last, other.choice.rule]).toEqual(['tamale', 1981, undefined, {}]);
});
