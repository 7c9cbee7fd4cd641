import { expect, test } from 'vitest';
import { saysUnit } from './saysUnit.ts';

test.each([
  ['Yield (t/ha)', 't/ha', true],
  ['Area (thousand ha)', '’000 ha', true],
  ['Cattle (thousand)', '’000', true],
  ['Subsidy (GHS million)', 'million GHS', true],
  ['Actual (model analysis)', '°C', false],
  ['Yield (all farms)', 't/ha', false],
  ['Rain', 'mm', false],
  ['Rain', '', false],
])('%s of %s: %s', (name, unit, says) => {
  expect(saysUnit(name, unit)).toBe(says);
});
