import { describe, expect, test } from 'vitest';
import type { Point } from '#engines/shapes/points.ts';
import { maskCardNumber, readCardNumber } from './cardNumber.ts';
import { enteredFaults, outlineFaults, swapAxes, tidyCorners } from './checkOutline.ts';
import { readPoint, sayPoint } from './farm.ts';

/** Four corners near Ejura, longitude first. */
const corners: Point[] = [
  [-1.36, 7.38],
  [-1.358, 7.38],
  [-1.358, 7.382],
  [-1.36, 7.382],
];

describe('corners that somebody entered', () => {
  test('four that stand around a field are right', () => {
    expect(enteredFaults(corners)).toEqual([]);
  });
  test('sides that cross are refused, with the place', () => {
    const [a, b, c, d] = corners as [Point, Point, Point, Point];
    const [fault] = enteredFaults([a, c, b, d]);
    expect(fault?.kind).toBe('crossing');
    expect(sayPoint(fault?.at ?? [0, 0])).toBe('7.381, -1.359');
  });
  test('a corner told twice, and one in a straight side, are left out at a tap', () => {
    const twice = [...corners.slice(0, 3), corners[0] ?? [0, 0], corners[3] ?? [0, 0]];
    expect(enteredFaults(twice)).toEqual([{ kind: 'repeated', at: corners[0], mend: 'tidy' }]);
    const [a, b, ...rest] = corners as [Point, Point, ...Point[]];
    const straight: Point[] = [a, [-1.359, 7.38], b, ...rest];
    expect(enteredFaults(straight)).toEqual([{ kind: 'inLine', at: [-1.359, 7.38], mend: 'tidy' }]);
    expect(tidyCorners(straight)).toEqual(corners);
    expect(tidyCorners(twice)).toEqual(corners);
  });
  test('latitude and longitude the wrong way round are found, and put right', () => {
    const turned = corners.map(([x, y]): Point => [y, x]);
    expect(enteredFaults(turned)).toEqual([{ kind: 'swapped', at: [7.38, -1.36], mend: 'swap' }]);
    expect(enteredFaults(swapAxes([[turned]])[0]?.[0] ?? [])).toEqual([]);
  });
  test('a field in Togo, one of the size of a country, and one of a step are refused', () => {
    expect(enteredFaults(corners.map(([x, y]): Point => [x + 3, y]))).toMatchObject([{ kind: 'abroad' }]);
    expect(
      enteredFaults([
        [-2, 6],
        [0, 6],
        [0, 8],
        [-2, 8],
      ]),
    ).toMatchObject([{ kind: 'tooLarge' }]);
    expect(
      enteredFaults([
        [-1, 7],
        [-0.999_999, 7],
        [-0.999_999, 7.000_001],
        [-1, 7.000_001],
      ]),
    ).toMatchObject([{ kind: 'tooSmall' }]);
  });
  test('more than 10,000 corners are refused before they are looked at', () => {
    const many = Array.from({ length: 10_001 }, (_, i): Point => [-1 + Math.cos(i) / 100, 7 + Math.sin(i) / 100]);
    expect(outlineFaults([[many]])).toMatchObject([{ kind: 'tooMany', found: 10_001 }]);
  });
});

describe('what people type', () => {
  test('a point is latitude and longitude, with a comma, a space or a degree sign between', () => {
    expect(readPoint(' 7.38,-1.36 ')).toEqual([-1.36, 7.38]);
    expect(readPoint('7.38° -1.36°')).toEqual([-1.36, 7.38]);
    for (const wrong of ['', '7.38', 'seven, one', '7,38, -1,36', '200, 1']) expect(readPoint(wrong)).toBeNull();
  });
  test('a card number has nine digits and one more; lists show the last four', () => {
    expect(readCardNumber('gha 123456789 0')).toBe('GHA-123456789-0');
    expect(readCardNumber('GHA-123456789-0')).toBe('GHA-123456789-0');
    for (const wrong of ['', 'GHA-12345678-0', 'GHA-123456789', '1234567890', 'GHX-123456789-0'])
      expect(readCardNumber(wrong)).toBeNull();
    expect(maskCardNumber('GHA-123456789-0')).toBe('GHA-******789-0');
  });
});
