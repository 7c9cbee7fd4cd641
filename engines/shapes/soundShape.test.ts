import { describe, expect, test } from 'vitest';
import { hectaresOf } from './groundArea.ts';
import { kmToShape, shapesMeet, sharedHectares } from './meeting.ts';
import type { Point, Polygon } from './points.ts';
import { shapeFault } from './soundShape.ts';

const ring = (...points: Point[]): Point[] => [...points, ...points.slice(0, 1)];
const square = (x: number, y: number, side: number): Polygon => [
  ring([x, y], [x + side, y], [x + side, y + side], [x, y + side]),
];

describe('whether a shape is sound', () => {
  test('a square is, with a hole too, and with a corner told twice in a row', () => {
    expect(shapeFault([square(0, 0, 4)])).toBeNull();
    expect(shapeFault([[...square(0, 0, 4), ...square(1, 1, 1)]])).toBeNull();
    expect(shapeFault([[ring([0, 0], [4, 0], [4, 0], [4, 4])]])).toBeNull();
  });
  test('a bow crosses itself in its middle', () => {
    expect(shapeFault([[ring([0, 0], [4, 4], [4, 0], [0, 4])]])).toEqual({ kind: 'crossing', at: [2, 2] });
  });
  test('a line that comes back to a corner touches itself', () => {
    expect(shapeFault([[ring([0, 0], [2, 2], [4, 0], [4, 4], [2, 2], [0, 4])]])).toEqual({
      kind: 'touching',
      at: [2, 2],
    });
  });
  test('a spike, two corners, and corners in one line are told apart', () => {
    expect(shapeFault([[ring([0, 0], [4, 0], [4, 4], [4, 9], [4, 4], [0, 4])]])).toEqual({ kind: 'spike', at: [4, 9] });
    expect(shapeFault([[ring([1, 1], [2, 2])]])?.kind).toBe('few');
    expect(shapeFault([[ring([0, 0], [1, 1], [2, 2])]])?.kind).toBe('flat');
  });
  test('a hole outside its outline, holes in one another and parts on one another are found', () => {
    expect(shapeFault([[...square(0, 0, 4), ...square(5, 5, 1)]])).toEqual({ kind: 'outside', at: [5, 5] });
    expect(shapeFault([[...square(0, 0, 9), ...square(1, 1, 5), ...square(2, 2, 1)]])?.kind).toBe('overlapping');
    expect(shapeFault([square(0, 0, 4), square(1, 1, 1)])?.kind).toBe('overlapping');
    expect(shapeFault([square(0, 0, 4), square(5, 0, 4)])).toBeNull();
  });
  // Comparing each side with each other one would not end within the time that a test has.
  test('a ring of 200,000 corners is judged too', () => {
    const corners = Array.from({ length: 200_000 }, (_, i): Point => [Math.cos(i / 31_831), Math.sin(i / 31_831)]);
    expect(shapeFault([[[...corners, [1, 0]]]])).toBeNull();
  });
});

describe('what shapes have to do with each other', () => {
  test('a square degree at the equator has 1,230,846 hectares', () => {
    // WGS 84: 12,308.46 km² between two meridians, the equator and 1° N.
    expect(hectaresOf([square(0, 0, 1)])).toBeCloseTo(1_230_846.4, 0);
    expect(hectaresOf([[...square(0, 0, 1), ...square(0.1, 0.1, 0.5)]])).toBeCloseTo(1_230_846.4 - 307_712.6, -2);
  });
  test('squares meet where they share a corner, cross, or lie in one another', () => {
    expect(shapesMeet([square(0, 0, 2)], [square(1, 1, 2)])).toBe(true);
    expect(shapesMeet([square(0, 0, 9)], [square(1, 1, 2)])).toBe(true);
    expect(shapesMeet([square(0, 3, 1)], [[ring([-1, 3.4], [9, 3.4], [9, 3.6], [-1, 3.6])]])).toBe(true);
    expect(shapesMeet([square(0, 0, 2)], [square(3, 3, 2)])).toBe(false);
  });
  test('half of a square is shared', () => {
    const whole = hectaresOf([square(0, 7, 0.01)]);
    expect(sharedHectares([square(0, 7, 0.01)], [square(0.005, 7, 0.01)]) / whole).toBeCloseTo(0.5, 2);
    expect(sharedHectares([square(0, 7, 0.01)], [square(0.01, 7, 0.01)])).toBe(0);
  });
  test('a point a tenth of a degree north of a square is 11.1 km away', () => {
    expect(kmToShape([0.5, 1.1], [square(0, 0, 1)])).toBeCloseTo(11.12, 1);
    expect(kmToShape([0.5, 0.5], [square(0, 0, 1)])).toBe(0);
  });
});
