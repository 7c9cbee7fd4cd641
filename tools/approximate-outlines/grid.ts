import { boxOf, type Point, type Ring } from '#engines/shapes/points.ts';
import { power } from './fitSites.ts';
import type { Cell } from './plan.ts';

/** Squares over the country with a margin. Label 0 is outside; label i + 1 belongs to cell i. */
export interface Grid {
  readonly km: number;
  readonly x0: number;
  readonly y0: number;
  readonly width: number;
  readonly height: number;
  /** 1 for squares of the country. */
  readonly inside: Uint8Array;
  readonly labels: Int16Array;
}

type Frame = Pick<Grid, 'km' | 'x0' | 'y0' | 'width' | 'height'>;

/** A grid over the country; squares that hang on by a corner only are left out. */
export function makeGrid(country: Ring, km: number): Grid {
  const [west, south, east, north] = boxOf(country);
  const x0 = west - 3 * km;
  const y0 = south - 3 * km;
  const frame: Frame = {
    km,
    x0,
    y0,
    width: Math.ceil((east - x0) / km) + 3,
    height: Math.ceil((north - y0) / km) + 3,
  };
  const covered = new Uint8Array(frame.width * frame.height);
  scanRing(country, frame, (from, to) => covered.fill(1, from, to + 1));
  const [main] = pieces(covered, frame.width).toSorted((p, q) => q.length - p.length);
  const inside = new Uint8Array(covered.length);
  for (const square of main ?? []) inside[square] = 1;
  return { ...frame, inside, labels: new Int16Array(covered.length) };
}

/** Calls `visit` with the first and last square of each stretch of a row whose centres lie inside the ring. */
export function scanRing(ring: Ring, grid: Frame, visit: (from: number, to: number) => void): void {
  for (let row = 0; row < grid.height; row++) {
    const y = grid.y0 + (row + 0.5) * grid.km;
    const crossings: number[] = [];
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % ring.length] ?? p;
      if (p[1] <= y !== q[1] <= y) crossings.push(p[0] + ((y - p[1]) / (q[1] - p[1])) * (q[0] - p[0]));
    });
    crossings.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.ceil(((crossings[i] ?? 0) - grid.x0) / grid.km - 0.5));
      const to = Math.min(grid.width - 1, Math.ceil(((crossings[i + 1] ?? 0) - grid.x0) / grid.km - 0.5) - 1);
      if (from <= to) visit(row * grid.width + from, row * grid.width + to);
    }
  }
}

/** The squares left, right, below and above a square. */
export function sides(square: number, width: number): [number, number, number, number] {
  return [square - 1, square + 1, square - width, square + width];
}

/** Connected pieces of equal, non-zero labels, each a list of squares. */
export function pieces(labels: Uint8Array | Int16Array, width: number): number[][] {
  const seen = new Uint8Array(labels.length);
  const found: number[][] = [];
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] === 0 || seen[start] === 1) continue;
    const piece = [start];
    seen[start] = 1;
    for (const square of piece) {
      for (const beside of sides(square, width)) {
        if (seen[beside] === 1 || labels[beside] !== labels[start]) continue;
        seen[beside] = 1;
        piece.push(beside);
      }
    }
    found.push(piece);
  }
  return found;
}

/** Labels each square by the power diagram of the cells. */
export function labelBySites(grid: Grid, cells: readonly Cell[]): void {
  for (let square = 0; square < grid.labels.length; square++) {
    if (grid.inside[square] !== 1) continue;
    const centre = squareCentre(grid, square);
    let best = Infinity;
    cells.forEach((cell, i) => {
      const distance = power(cell, centre);
      if (distance < best) {
        best = distance;
        grid.labels[square] = i + 1;
      }
    });
  }
}

/** Takes the labels over from a coarser grid. */
export function resample(from: Grid, to: Grid): void {
  for (let square = 0; square < to.labels.length; square++) {
    if (to.inside[square] === 1) to.labels[square] = from.labels[squareAt(from, squareCentre(to, square))] ?? 0;
  }
}

export function squareCentre(grid: Frame, square: number): Point {
  return [
    grid.x0 + ((square % grid.width) + 0.5) * grid.km,
    grid.y0 + (Math.floor(square / grid.width) + 0.5) * grid.km,
  ];
}

export function squareAt(grid: Frame, [x, y]: Point): number {
  return Math.floor((y - grid.y0) / grid.km) * grid.width + Math.floor((x - grid.x0) / grid.km);
}
