import type { Point } from '#engines/shapes/points.ts';
import type { Grid } from './grid.ts';

/**
 * A border line between two labels (left and right of its direction; 0 is abroad). `from` and `to` name the junctions
 * where it ends; a closed line has from === to. Fixed lines are true already and are not smoothed.
 */
export interface Arc {
  points: Point[];
  readonly left: number;
  readonly right: number;
  readonly from: number;
  readonly to: number;
  readonly fixed: boolean;
}

/** Turns: right, up, left, down. For each: the step, and the squares left and right of it. */
const MOVES = [
  { dx: 1, dy: 0, left: [0, 0], right: [0, -1] },
  { dx: 0, dy: 1, left: [-1, 0], right: [0, 0] },
  { dx: -1, dy: 0, left: [-1, -1], right: [-1, 0] },
  { dx: 0, dy: -1, left: [0, -1], right: [-1, -1] },
] as const;

type Turn = 0 | 1 | 2 | 3;
const TURNS: readonly Turn[] = [0, 1, 2, 3];

/** Every border line of a labelled grid, each once, along the edges of its squares. */
export function traceBorders(grid: Grid): Arc[] {
  const { labels, width, height, km, x0, y0 } = grid;
  const labelAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (labels[y * width + x] ?? 0);
  const corner = (x: number, y: number): number => y * (width + 1) + x;
  const step = (x: number, y: number, turn: Turn) => {
    const { dx, dy, left, right } = MOVES[turn];
    return {
      x: x + dx,
      y: y + dy,
      left: labelAt(x + left[0], y + left[1]),
      right: labelAt(x + right[0], y + right[1]),
    };
  };
  const exits = (x: number, y: number): Turn[] =>
    TURNS.filter((turn) => {
      const { left, right } = step(x, y, turn);
      return left !== right;
    });

  const walked = new Set<number>();
  const walk = (startX: number, startY: number, start: Turn): Arc => {
    const from = corner(startX, startY);
    const { left, right } = step(startX, startY, start);
    const corners: [number, number][] = [[startX, startY]];
    let [x, y, turn] = [startX, startY, start];
    for (;;) {
      walked.add(corner(x, y) * 4 + turn);
      ({ x, y } = step(x, y, turn));
      walked.add(corner(x, y) * 4 + ((turn + 2) % 4));
      corners.push([x, y]);
      const ways = exits(x, y);
      const onward = ways.find((way) => way !== (turn + 2) % 4);
      if (ways.length !== 2 || corner(x, y) === from || onward === undefined) break;
      turn = onward;
    }
    const points = corners.map(([u, v]): Point => [x0 + u * km, y0 + v * km]);
    return { points, left, right, from, to: corner(x, y), fixed: false };
  };

  const arcs: Arc[] = [];
  const walkAll = (startsHere: (ways: number) => boolean): void => {
    for (let y = 0; y <= height; y++) {
      for (let x = 0; x <= width; x++) {
        const ways = exits(x, y);
        if (!startsHere(ways.length)) continue;
        for (const turn of ways) {
          if (!walked.has(corner(x, y) * 4 + turn)) arcs.push(walk(x, y, turn));
        }
      }
    }
  };
  walkAll((ways) => ways > 2);
  walkAll((ways) => ways > 0);
  return arcs;
}
