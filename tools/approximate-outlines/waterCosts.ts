import type { Point, Ring } from '#engines/shapes/points.ts';
import { openRing } from '#engines/shapes/rings.ts';
import { type Grid, scanRing } from './grid.ts';
import type { Settings } from './plan.ts';

/** Rivers and outer rings of lakes in the plane. */
export interface Water {
  readonly rivers: readonly (readonly Point[])[];
  readonly lakes: readonly Ring[];
}

/** Cost factor of a border through each square: lower in lakes and along rivers. */
export function waterCosts(grid: Grid, water: Water, { waterDiscount, waterKm }: Settings): Float32Array {
  const cost = new Float32Array(grid.inside.length).fill(1);
  for (const ring of water.lakes) {
    scanRing(openRing(ring), grid, (from, to) => cost.fill(waterDiscount, from, to + 1));
  }
  const reach = Math.ceil(waterKm / grid.km);
  for (const [x, y] of water.rivers.flatMap((line) => squaresAlong(line, grid))) {
    for (let row = Math.max(0, y - reach); row <= Math.min(grid.height - 1, y + reach); row++) {
      for (let column = Math.max(0, x - reach); column <= Math.min(grid.width - 1, x + reach); column++) {
        cost[row * grid.width + column] = waterDiscount;
      }
    }
  }
  return cost;
}

/** Column and row of every square a line passes, within or without the grid. */
function squaresAlong(line: readonly Point[], grid: Grid): [number, number][] {
  return line.slice(1).flatMap((b, i) => {
    const a = line[i] ?? b;
    const steps = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / grid.km);
    return Array.from({ length: steps + 1 }, (_, step): [number, number] => [
      Math.floor((a[0] + ((b[0] - a[0]) * step) / steps - grid.x0) / grid.km),
      Math.floor((a[1] + ((b[1] - a[1]) * step) / steps - grid.y0) / grid.km),
    ]);
  });
}
