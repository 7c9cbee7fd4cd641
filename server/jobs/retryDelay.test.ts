import { expect, test } from 'vitest';
import { retryDelaySeconds } from './retryDelay.ts';

test('each failed try waits twice as long as the one before, up to an hour', () => {
  expect(retryDelaySeconds(1, 0)).toBe(5);
  expect(retryDelaySeconds(2, 0)).toBe(10);
  expect(retryDelaySeconds(4, 0)).toBe(40);
  expect(retryDelaySeconds(20, 0)).toBe(3_600);
});

test('chance takes off up to half of the wait', () => {
  expect(retryDelaySeconds(3, 1)).toBe(10);
  expect(retryDelaySeconds(3, 0.5)).toBe(15);
});
