import { expect, test } from 'vitest';
import { stopCode } from './stopLink.ts';

test('a code has nine letters that cannot be taken for one another', () => {
  expect(stopCode(new Uint8Array(8))).toBe('bbbbbbbbb');
  // 27 is written 10, the last digit first.
  expect(stopCode(new Uint8Array([0, 0, 0, 0, 0, 0, 0, 27]))).toBe('bcbbbbbbb');
  expect(stopCode(new Uint8Array([0, 0, 0, 0, 0, 0, 0, 26]))).toBe('9bbbbbbbb');
  // 256 is 9 × 27 + 13.
  expect(stopCode(new Uint8Array([0, 0, 0, 0, 0, 0, 1, 0]))).toBe('snbbbbbbb');
});

test('a code is made of eight bytes, the first too; what comes behind them is left out', () => {
  // 256⁷ in digits of 27, the last first.
  expect(stopCode(new Uint8Array([1, 0, 0, 0, 0, 0, 0, 0]))).toBe('gfw2wk23q');
  expect(stopCode(new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, 1]))).toBe('bbbbbbbbb');
});
