import { describe, expect, test } from 'vitest';
import { clipLineToBox, clipRingToBox } from './clipToBox.ts';
import { directionFrom, distanceKm } from './distance.ts';
import { labelPoint } from './labelPoint.ts';
import { pointInPolygon, pointInPolygons } from './pointInPolygon.ts';
import { boxHolds, boxOf, type Point, type Ring } from './points.ts';
import { canvasFor, project } from './projection.ts';
import { ringCrossing } from './ringCrossing.ts';
import { closeRing, openRing, ringArea, ringCentre } from './rings.ts';
import { simplifyLine } from './simplifyLine.ts';
import { linesToPath, ringsToPath } from './svgPath.ts';

const square: Ring = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
];
const hole: Ring = [
  [1, 1],
  [1, 3],
  [3, 3],
  [3, 1],
  [1, 1],
];

describe('a point and a polygon', () => {
  test('inside, outside, in a hole', () => {
    expect(pointInPolygon([0.5, 0.5], [square, hole])).toBe(true);
    expect(pointInPolygon([2, 2], [square, hole])).toBe(false);
    expect(pointInPolygon([5, 2], [square, hole])).toBe(false);
    expect(
      pointInPolygons(
        [5, 5],
        [
          [square],
          [
            [
              [4.5, 4.5],
              [6, 4.5],
              [6, 6],
            ],
          ],
        ],
      ),
    ).toBe(true);
  });

  test('a point on a border shared by two squares lies in one of them', () => {
    const right: Ring = square.map(([x, y]): Point => [x + 4, y]);
    expect([square, right].filter((ring) => pointInPolygon([4, 2], [ring]))).toHaveLength(1);
  });
});

describe('rings', () => {
  test('area is signed: counter-clockwise is positive, open and closed alike', () => {
    expect(ringArea(square)).toBe(16);
    expect(ringArea(square.toReversed())).toBe(-16);
    expect(ringArea(openRing(square))).toBe(16);
  });

  test('the centre is the centre of gravity, or the mean of points that enclose nothing', () => {
    expect(ringCentre(square)).toEqual([2, 2]);
    expect(
      ringCentre([
        [0, 0],
        [2, 0],
        [0, 0],
      ]),
    ).toEqual([1, 0]);
  });

  test('closing and opening undo each other', () => {
    expect(closeRing(openRing(square))).toEqual(square);
    expect(closeRing(square)).toBe(square);
  });

  test('a bow tie crosses itself in the middle, a square does not', () => {
    expect(
      ringCrossing([
        [0, 0],
        [4, 4],
        [4, 0],
        [0, 4],
        [0, 0],
      ]),
    ).toEqual([2, 2]);
    expect(ringCrossing(square)).toBeNull();
  });

  test('a ring that touches itself in a corner does not cross', () => {
    expect(
      ringCrossing([
        [0, 0],
        [2, 0],
        [2, 2],
        [4, 2],
        [4, 4],
        [2, 2],
        [0, 2],
        [0, 0],
      ]),
    ).toBeNull();
  });
});

describe('boxes', () => {
  test('around points, and holding them', () => {
    expect(
      boxOf([
        [1, 5],
        [-2, 7],
      ]),
    ).toEqual([-2, 5, 1, 7]);
    expect(boxHolds([-2, 5, 1, 7], [1, 7])).toBe(true);
    expect(boxHolds([-2, 5, 1, 7], [1.01, 7])).toBe(false);
  });

  test('a ring is cut at the box, a line keeps the step that leaves it', () => {
    expect(ringArea(clipRingToBox(square, [2, 2, 9, 9]))).toBe(4);
    expect(clipRingToBox(square, [5, 5, 9, 9])).toEqual([]);
    expect(
      clipLineToBox(
        [
          [-3, 1],
          [-1, 1],
          [1, 1],
          [3, 1],
          [9, 1],
          [10, 1],
        ],
        [0, 0, 4, 4],
      ),
    ).toEqual([
      [
        [-1, 1],
        [1, 1],
        [3, 1],
        [9, 1],
      ],
    ]);
  });
});

describe('on the ground', () => {
  test('Accra to Kumasi is 201 km north-west', () => {
    const accra: Point = [-0.1969, 5.556];
    const kumasi: Point = [-1.6244, 6.6885];
    expect(distanceKm(accra, kumasi)).toBeCloseTo(201.9, 0);
    expect(directionFrom(accra, kumasi)).toBe('north-west');
  });

  test.each([
    [[0, 1], 'north'],
    [[1, 1], 'north-east'],
    [[1, 0], 'east'],
    [[1, -1], 'south-east'],
    [[0, -1], 'south'],
    [[-1, -1], 'south-west'],
    [[-1, 0], 'west'],
    [[-1, 1], 'north-west'],
  ] as const)('%s lies %s of the origin', (point, direction) => expect(directionFrom([0, 0], point)).toBe(direction));
});

describe('drawing', () => {
  const { width, height, projection } = canvasFor([-4.6, 3.9, 2.6, 12], 1000);

  test('the corners of the frame are the corners of the canvas; 8.1° are as long as they are', () => {
    expect([width, height]).toEqual([1000, 1136]);
    expect(project(projection, [-4.6, 12]).map(Math.round)).toEqual([0, 0]);
    expect(project(projection, [2.6, 3.9]).map(Math.round)).toEqual([1000, 1136]);
  });

  test('a path closes its rings, writes steps, and drops points that fall together', () => {
    const plain = { a: 10, b: 0, c: -10, d: 40 };
    expect(ringsToPath([square], plain)).toBe('M0 40l40 0 0-40-40 0z');
    expect(
      linesToPath(
        [
          [
            [0, 0],
            [0.001, 0],
            [0.05, 0.05],
          ],
        ],
        plain,
      ),
    ).toBe('M0 40l.5-.5');
    expect(
      ringsToPath(
        [
          [
            [0, 0],
            [0.001, 0],
            [0, 0.001],
            [0, 0],
          ],
        ],
        plain,
      ),
    ).toBe('');
  });

  test('a simplified line keeps what sticks out further than the tolerance', () => {
    expect(
      simplifyLine(
        [
          [0, 0],
          [1, 0.1],
          [2, 0],
          [3, 2],
          [4, 0],
        ],
        0.5,
      ),
    ).toEqual([
      [0, 0],
      [2, 0],
      [3, 2],
      [4, 0],
    ]);
  });

  test('a name stands in the wide part of a shape, not at its centre of gravity', () => {
    const [x, y] = labelPoint([
      [
        [
          [0, 0],
          [10, 0],
          [10, 1],
          [4, 1],
          [4, 6],
          [0, 6],
          [0, 0],
        ],
      ],
    ]);
    expect(x).toBeCloseTo(2, 0);
    expect(y).toBeGreaterThan(1.5);
  });
});
