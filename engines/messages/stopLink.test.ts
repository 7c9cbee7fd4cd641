import { expect, test } from 'vitest';
import { stopCode } from './stopLink.ts';

test('a code has nine letters that cannot be taken for one another', () => {
  expect(stopCode(new Uint8Array(8))).toBe('bbbbbbbbb');
  // 27 is written 10, the last digit first.
  expect(stopCode(new Uint8Array([0, 0, 0, 0, 0, 0, 0, 27]))).toBe('bcbbbbbbb');
  expect(stopCode(new Uint8Array([0, 0, 0, 0, 0, 0, 0, 26]))).toBe('9bbbbbbbb');
});
