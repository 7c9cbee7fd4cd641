import { expect, test } from 'vitest';
import type { Point, Polygon } from './points.ts';
import { readTile, TILE_EXTENT, tileBox, tileReach } from './vectorTile.ts';
import { drawingOf, writeTile } from './writeTile.ts';

/** Tile 9/254/245 reaches from 1.40625° W to 0.703125° W and from 7.01° to 7.71° N. */
const [z, x, y] = [9, 254, 245] as const;
const square = (lng: number, lat: number, side: number): Polygon => [
  [
    [lng, lat],
    [lng + side, lat],
    [lng + side, lat + side],
    [lng, lat + side],
    [lng, lat],
  ],
];
const drawn = (shapes: readonly (readonly Polygon[])[], own = false) =>
  readTile(
    writeTile(
      'farms',
      z,
      x,
      y,
      shapes.map((polygons) => ({ drawing: drawingOf(polygons), own })),
    ),
  );

test('a tile knows where it lies', () => {
  const [west, south, east, north] = tileBox(z, x, y);
  expect([west, east]).toEqual([-1.40625, -0.703125]);
  expect([south.toFixed(2), north.toFixed(2)]).toEqual(['7.01', '7.71']);
  expect(tileReach(z, x, y)[0]).toBeCloseTo(-1.40625 - 0.703125 / 64, 9);
});

test('what is written can be read: a square of a tenth of the tile, mine', () => {
  const [shape, ...others] = drawn([[square(-1.40625, 7.01, 0.0703125)]], true);
  expect(others).toEqual([]);
  expect(shape?.own).toBe(true);
  const ring = shape?.rings[0] ?? [];
  expect(ring).toHaveLength(4);
  expect(Math.min(...ring.map(([px]) => px))).toBe(0);
  expect(Math.max(...ring.map(([px]) => px))).toBe(Math.round(TILE_EXTENT / 10));
});

test('a hole turns the other way', () => {
  const polygon: Polygon = [...square(-1.3, 7.1, 0.3), ...square(-1.2, 7.2, 0.1)];
  const [shape] = drawn([[polygon]]);
  const area = (ring: readonly Point[] = []) =>
    ring.reduce(
      (sum, p, i) =>
        sum + p[0] * (ring[(i + 1) % ring.length]?.[1] ?? 0) - (ring[(i + 1) % ring.length]?.[0] ?? 0) * p[1],
      0,
    );
  expect(shape?.rings.map((ring) => Math.sign(area(ring)))).toEqual([1, -1]);
});

test('what lies over the border is cut a little beyond it; what lies elsewhere is left out; a speck is still seen', () => {
  const shapes = [square(-1.5, 7.2, 0.5), square(3, 3, 1), square(-1.2, 7.2, 0.000_01)].map((polygon) => [polygon]);
  const [cut, speck, ...others] = drawn(shapes);
  expect(others).toEqual([]);
  expect(Math.min(...(cut?.rings[0] ?? []).map(([px]) => px))).toBe(-64);
  expect(speck?.rings[0]).toHaveLength(4);
});

test('farms of several parts keep them, a hole stays in its part, and a part beyond the tile leaves nothing', () => {
  const [shape, ...others] = drawn([
    [square(3, 3, 1), [...square(-1.3, 7.1, 0.1), ...square(-1.27, 7.12, 0.02)], square(-1.0, 7.3, 0.1)],
  ]);
  expect([others, shape?.rings.length]).toEqual([[], 3]);
  // A tenth of a degree is 582.5 of 4096 units on a tile 0.703125° wide: from 619.5 to 1202.1, and from 2366.8.
  expect(shape?.rings.map((ring) => Math.min(...ring.map(([px]) => px)))).toEqual([619, 794, 2367]);
});

test('three hundred farms of a tile are read as they were written', () => {
  const farms = Array.from({ length: 300 }, (_, n) => [
    square(-1.4 + (n % 20) * 0.03, 7.02 + Math.floor(n / 20) * 0.04, 0.01),
  ]);
  const found = drawn(farms);
  expect(found).toHaveLength(300);
  expect(found.every(({ rings }) => rings.length === 1 && rings[0]?.length === 4)).toBe(true);
});

test('what is smaller than a pixel is drawn as the pixel it lies in, and pixels beside each other as one', () => {
  // A pixel of this tile is 16 of its 4096 units, 0.703125° / 256 = 0.0027466° wide.
  const pixel = 0.703125 / 256;
  const at = (column: number, own = false) => ({
    drawing: drawingOf([square(-1.40625 + (column + 0.4) * pixel, 7.3, 0.0003)]),
    own,
  });
  const found = readTile(writeTile('farms', z, x, y, [at(10), at(11), at(11), at(12), at(20), at(30, true), at(-9)]));
  expect(
    found.map(({ rings, own }) => [
      Math.min(...(rings[0] ?? []).map(([px]) => px)),
      Math.max(...(rings[0] ?? []).map(([px]) => px)),
      own,
    ]),
  ).toEqual([
    [160, 208, false],
    [320, 336, false],
    [480, 496, true],
  ]);
});
