import { expect, test } from 'vitest';
import { noPoints, putBack, typedCorners, typedFrom, withCount } from './typedPoints.ts';

const four = ['7.38, -1.36', '7.38, -1.358', '7.382, -1.358', '7.382, -1.36'];

test('a field for each point, from four to eight', () => {
  expect(noPoints.points).toHaveLength(4);
  expect(withCount(noPoints, '8').points).toHaveLength(8);
});

test('a count beyond them clears the points, and they can be put back', () => {
  const typed = { ...noPoints, points: four };
  const cleared = withCount(typed, '9');
  expect(cleared).toEqual({ count: '9', points: [], cleared: four });
  expect(withCount(cleared, '')).toEqual({ count: '', points: [], cleared: four });
  expect(putBack(cleared)).toEqual({ count: '4', points: four, cleared: [] });
  // On the way from 4 to 6 over nothing, too.
  const six = withCount(withCount(cleared, ''), '6');
  expect([six.points, six.cleared]).toEqual([['', '', '', '', '', ''], four]);
});

test('another count within them keeps what is typed', () => {
  expect(withCount({ ...noPoints, points: four }, '5').points).toEqual([...four, '']);
});

test('what is no point is not on the map; corners become texts where there are few enough', () => {
  expect(typedCorners({ ...noPoints, points: ['7.38, -1.36', 'north', ''] })).toEqual([[-1.36, 7.38]]);
  expect(
    typedFrom([
      [-1.36, 7.38],
      [-1.358, 7.38],
      [-1.358, 7.382],
      [-1.36, 7.382],
    ]).points,
  ).toEqual(four);
  expect(typedFrom(Array.from({ length: 9 }, () => [0, 7] as const))).toEqual(noPoints);
});
