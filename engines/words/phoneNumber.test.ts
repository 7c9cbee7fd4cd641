import { expect, test } from 'vitest';
import { readPhoneNumber } from './phoneNumber.ts';

test.each([
  ['0244123456', '0244123456'],
  [' 024 412 3456 ', '0244123456'],
  ['+233 24 412 3456', '0244123456'],
  ['00233244123456', '0244123456'],
  ['233-244-123-456', '0244123456'],
  ['(030) 212.3456', '0302123456'],
  ['0501234567', '0501234567'],
  ['0591234567', '0591234567'],
])('%j is %s', (typed, kept) => expect(readPhoneNumber(typed)).toBe(kept));

test.each(['0999999999', '0000000000', '0144123456', '+233 99 999 9999'])('%j is given to nobody in Ghana', (typed) =>
  expect(readPhoneNumber(typed)).toBeNull(),
);

test.each(['', '024412345', '02441234567', '2441234567', '+44 20 7946 0958', '0244 12345x', '٠٢٤٤١٢٣٤٥٦'])(
  '%j is no number',
  (typed) => expect(readPhoneNumber(typed)).toBeNull(),
);
