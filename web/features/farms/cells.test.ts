import { expect, test } from 'vitest';
import { cornersOf, readPair } from './cells.ts';

test('a square is read from its texts, latitude first', () => {
  const coordinates = JSON.stringify(['7.35, -1.4', '7.35, -1.35', '7.4, -1.35', '7.4, -1.4', '7.35, -1.4']);
  expect(cornersOf({ coordinates })).toEqual([
    [7.35, -1.4],
    [7.4, -1.35],
  ]);
  expect(readPair('7.375, -1.375')).toEqual([7.375, -1.375]);
});
