import { expect, it } from 'vitest';
import { cellAt } from './gridMeans.ts';

/** Axes as files keep them: in four bytes, so that a step is a little more or less than a tenth of a degree. */
const axis = (first: number, step: number, length: number) =>
  Float64Array.from(Float32Array.from({ length }, (_, at) => first + at * step));
const axes = { latitudes: axis(11.45, -0.1, 71), longitudes: axis(-3.45, 0.1, 49) };

it('a point on the edge of two cells is in one of them, wherever it lies on the grid', () => {
  const edges = Array.from({ length: 60 }, (_, at) => Math.round((11.4 - at * 0.1) * 10) / 10);
  expect(edges.filter((latitude) => cellAt(axes, latitude, -1.6) === null)).toEqual([]);
});

it('a point more than half a step outside is in none', () => {
  expect(cellAt(axes, 11.49, -1.62)).toBe(18);
  expect(cellAt(axes, 11.52, -1.62)).toBeNull();
  expect(cellAt(axes, 9, 1.42)).toBeNull();
});
