import { expect, test } from 'vitest';
import { firstOfSquares } from './firstOfSquares.ts';

test('of traps closer together than a square the first is drawn and counts the others; the others stay', () => {
  const traps = [
    { name: 'most caught', x: 3, y: 4 },
    { name: 'beside it', x: 23, y: 19 },
    { name: 'under it', x: 3, y: 24 },
    { name: 'at the other side of the edge', x: -1, y: 4 },
  ];
  expect(firstOfSquares(traps, (trap) => trap, 24).map(({ thing, others }) => [thing.name, others])).toEqual([
    ['most caught', 1],
    ['under it', 0],
    ['at the other side of the edge', 0],
  ]);
});
