import { expect, test } from 'vitest';
import { withShownUnits } from './shownUnits.ts';

const column = (name: string, read: number) => ({
  name,
  field: 1,
  reading: { type: 'decimal' as const, read: [] },
  changes: { read, changed: 0, emptied: 0, examples: [] },
});
const sheet = (unit: string, count: number) => ({
  path: '',
  name: 'A',
  sheet: 'A',
  addresses: 'cells' as const,
  written: null,
  only: true,
  units: new Map([[1, { unit, count, at: 'B2' }]]),
});

test.each([
  ['all numbers have the unit', 'Weight', 'kg', 3, 'kg', 'note'],
  ['the name says it too', 'Price (GHS/kg)', 'GHS', 3, 'GHS', 'note'],
  ['some numbers have none', 'Weight', 'kg', 2, undefined, 'warning'],
  ['the name says another', 'Weight (t)', 'kg', 3, undefined, 'warning'],
  ['what stands beside is no unit', 'Weight', '<', 3, undefined, 'warning'],
])('a unit of the format becomes that of the column unless it is unclear: %s', (_, name, unit, count, kept, weight) => {
  const { plan, findings } = withShownUnits([column(name, 3)], sheet(unit, count));
  expect(plan[0]?.shownUnit).toBe(kept);
  expect(findings.map(({ code, weight: own, at }) => [code, own, at])).toEqual([['unitsInCells', weight, 'B2']]);
});
