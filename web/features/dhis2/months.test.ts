import { expect, test } from 'vitest';
import { monthsBefore, sayPeriod } from './months.ts';

test('the months that are over are offered, the last first, over the turn of the year', () => {
  const months = monthsBefore('2026-02-28');
  expect([months.length, ...months.slice(0, 3), months.at(-1)]).toEqual([24, '202601', '202512', '202511', '202402']);
});

test('a month is said by its name', () => {
  expect([sayPeriod('202604'), sayPeriod('')]).toEqual(['Apr 2026', '']);
});
