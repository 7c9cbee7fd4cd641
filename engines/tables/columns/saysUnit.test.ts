import { expect, test } from 'vitest';
import { sayUnit, saysUnit } from './saysUnit.ts';

test.each([
  ['Yield (t/ha)', 't/ha', true],
  ['Area (thousand ha)', '’000 ha', true],
  ['Cattle (thousand)', '’000', true],
  ['Subsidy (GHS million)', 'million GHS', true],
  ['Area (acres)', 'acre', true],
  ['Rainfall in mm', 'mm', true],
  ['Actual (model analysis)', '°C', false],
  ['Yield (all farms)', 't/ha', false],
  ['Rain', 'mm', false],
  ['Rain', '', false],
])('%s of %s: %s', (name, unit, says) => {
  expect(saysUnit(name, unit)).toBe(says);
});

test.each([
  ['Area (acres)', 'acre', 'Area (acres)'],
  ['Area', 'acre', 'Area (acre)'],
  ['Subsidy (GHS million)', 'million GHS', 'Subsidy (GHS million)'],
  ['Rows', '', 'Rows'],
])('%s of %s is said: %s', (name, unit, said) => {
  expect(sayUnit(name, unit)).toBe(said);
});
