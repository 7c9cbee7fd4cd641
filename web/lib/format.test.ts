import { expect, test } from 'vitest';
import { sayDay, sayDays, sayInstant, sayNumber } from './format.ts';

test('days are said as people say them', () => {
  expect(sayDay('2026-05-06')).toBe('6 May');
  expect(sayDays('2026-03-27', '2026-04-06')).toBe('27 Mar – 6 Apr');
  expect(sayDays('2026-04-27', '2026-04-27')).toBe('27 Apr');
});
test('a span over New Year says its years', () =>
  expect(sayDays('2026-12-28', '2027-01-10')).toBe('28 Dec 2026 – 10 Jan 2027'));
test('an instant is said in Ghana’s time', () => expect(sayInstant('2026-05-06T14:20:31.000Z')).toBe('6 May, 14:20'));
test('large numbers are grouped', () => expect(sayNumber(12_500)).toBe('12,500'));
