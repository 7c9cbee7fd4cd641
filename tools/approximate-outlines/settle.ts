import { type Grid, pieces, sides, squareAt, squareCentre } from './grid.ts';
import type { Cell } from './plan.ts';

/** Pins every capital to its district; where it lies outside, paints a corridor to the district's nearest square. */
export function placeCapitals(grid: Grid, cells: readonly Cell[]): void {
  const pinned = new Map<number, number>();
  cells.forEach((cell, i) => {
    const square = cell.capital === null ? -1 : squareAt(grid, cell.capital);
    cell.pin = square >= 0 && grid.inside[square] === 1 && !pinned.has(square) ? square : -1;
    if (cell.pin >= 0) pinned.set(cell.pin, i + 1);
  });
  cells.forEach((cell, i) => {
    if (cell.pin >= 0 && grid.labels[cell.pin] !== i + 1) paintCorridor(grid, cell, i + 1, pinned);
  });
}

function paintCorridor(grid: Grid, cell: Cell, label: number, pinned: ReadonlyMap<number, number>): void {
  const { labels, inside, width, km } = grid;
  const [cx, cy] = cell.capital ?? cell.centre;
  let end = cell.centre;
  let nearest = Infinity;
  for (let square = 0; square < labels.length; square++) {
    if (labels[square] !== label) continue;
    const [x, y] = squareCentre(grid, square);
    const distance = (x - cx) ** 2 + (y - cy) ** 2;
    if (distance < nearest) {
      nearest = distance;
      end = [x, y];
    }
  }
  const steps = Math.ceil((Math.hypot(end[0] - cx, end[1] - cy) / km) * 3);
  for (let step = 0; step <= steps; step++) {
    const square = squareAt(grid, [cx + ((end[0] - cx) * step) / steps, cy + ((end[1] - cy) * step) / steps]);
    for (const painted of [square, ...sides(square, width)]) {
      if (inside[painted] === 1 && (pinned.get(painted) ?? label) === label) labels[painted] = label;
    }
  }
}

/** Leaves each district its piece with the capital, else its largest; the rest goes to the neighbours. */
export function keepOnePiece(grid: Grid, cells: readonly Cell[]): void {
  const { labels, inside, width, km } = grid;
  const best = new Map<number, { rank: number; piece: number[] }>();
  for (const piece of pieces(labels, width)) {
    const label = labels[piece[0] ?? 0] ?? 0;
    const cell = cells[label - 1];
    if (cell === undefined) continue;
    const home = piece.length * km * km > 0.3 * cell.target && piece.includes(cell.pin);
    const rank = home ? Infinity : piece.length;
    if (rank > (best.get(label)?.rank ?? -1)) best.set(label, { rank, piece });
  }
  labels.fill(0);
  let front: number[] = [];
  for (const [label, { piece }] of best) {
    for (const square of piece) {
      labels[square] = label;
      front.push(square);
    }
  }
  while (front.length > 0) {
    const next: number[] = [];
    for (const square of front) {
      for (const beside of sides(square, width)) {
        if (inside[beside] !== 1 || labels[beside] !== 0) continue;
        labels[beside] = labels[square] ?? 0;
        next.push(beside);
      }
    }
    front = next;
  }
}
