import type { Grid } from './grid.ts';
import type { Cell, Settings } from './plan.ts';

/** Running size and centre of every district while squares change hands. */
export interface Tally {
  /** How much further districts get from their areas and centres by a move; negative: nearer. In border lengths. */
  strainOfMove(from: number, to: number, x: number, y: number): number;
  move(from: number, to: number, x: number, y: number): void;
}

export function tallyOf(grid: Grid, cells: readonly Cell[], { areaWeight, centreWeight }: Settings): Tally {
  const { labels, width, km, inside } = grid;
  const squares = inside.reduce((sum, one) => sum + one, 0);
  const total = cells.reduce((sum, cell) => sum + cell.target, 0);
  const wanted = Float64Array.from([1, ...cells.map((cell) => (cell.target * squares) / total)]);
  const wantedX = Float64Array.from([0, ...cells.map((cell) => (cell.centre[0] - grid.x0) / km - 0.5)]);
  const wantedY = Float64Array.from([0, ...cells.map((cell) => (cell.centre[1] - grid.y0) / km - 0.5)]);
  const size = new Float64Array(cells.length + 1);
  const sumX = new Float64Array(cells.length + 1);
  const sumY = new Float64Array(cells.length + 1);

  const add = (label: number, by: 1 | -1, x: number, y: number): void => {
    size[label] = (size[label] ?? 0) + by;
    sumX[label] = (sumX[label] ?? 0) + by * x;
    sumY[label] = (sumY[label] ?? 0) + by * y;
  };
  labels.forEach((label, square) => {
    if (label !== 0) add(label, 1, square % width, Math.floor(square / width));
  });

  const strain = (label: number, by: 1 | 0 | -1, x: number, y: number): number => {
    const want = wanted[label] ?? 1;
    const has = (size[label] ?? 0) + by;
    const short = (has - want) / want;
    const dx = ((sumX[label] ?? 0) + by * x) / has - (wantedX[label] ?? 0);
    const dy = ((sumY[label] ?? 0) + by * y) / has - (wantedY[label] ?? 0);
    return Math.sqrt(want) * (areaWeight * short * short + (centreWeight * (dx * dx + dy * dy)) / want);
  };

  return {
    strainOfMove: (from, to, x, y) =>
      strain(from, -1, x, y) - strain(from, 0, x, y) + (strain(to, 1, x, y) - strain(to, 0, x, y)),
    move: (from, to, x, y) => {
      add(from, -1, x, y);
      add(to, 1, x, y);
    },
  };
}
