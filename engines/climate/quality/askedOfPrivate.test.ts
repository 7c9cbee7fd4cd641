import { expect, it } from 'vitest';
import { refusedOfPrivate } from './askedOfPrivate.ts';
import { startRule } from '../seasons/startRules.ts';

const usual = startRule('north', 'SOR-GE20-3D-DS9-30');
const allowed = (changes: Partial<typeof usual>) => refusedOfPrivate({ ...usual, ...changes }, 'Wa') === null;

it('asks a private record what a farmer asks, not what finds single days', () => {
  expect(allowed({})).toBe(true);
  expect([allowed({ amount: 1000 }), allowed({ amount: 500 }), allowed({ amount: 2100 })]).toEqual([
    true,
    false,
    false,
  ]);
  expect([allowed({ days: 2 }), allowed({ days: 1 })]).toEqual([true, false]);
  expect([allowed({ wetDay: 100 }), allowed({ wetDay: 90 })]).toEqual([true, false]);
  // Thirty days, and twenty-nine.
  expect([allowed({ from: 92, to: 121 }), allowed({ from: 92, to: 120 })]).toEqual([true, false]);
  expect(refusedOfPrivate({ ...usual, days: 1 }, 'Wa')).toBe(
    'The daily rain of Wa is private. Ask for 10 mm or more in steps of 5, in 2 days or more, a wet day from 0.85 or 1 mm, and a search of 30 days or more.',
  );
});
