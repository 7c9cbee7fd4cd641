/** Farms whose middle lies in one square; column and row count squares from the meridian and the equator. */
export interface FarmCell {
  readonly column: number;
  readonly row: number;
  readonly farms: number;
}

/** Side of a square in degrees: about 5.5 km (decision 9). */
export const CELL_DEGREES = 0.05;
/** A square with fewer farms is counted in a neighbour. */
export const LEAST_FARMS = 5;

/**
 * Farms as the public may see them: no square shows fewer than five. The square with the fewest gives its farms to the
 * nearest one that has some, at equal distance to the one with the most, until none is below five. The farms keep
 * their number; fewer than five in all are not shown.
 */
export function generalise(cells: readonly FarmCell[]): FarmCell[] {
  const left = new Map(
    cells
      .filter(({ farms }) => farms > 0)
      .toSorted(byPlace)
      .map((cell) => [keyOf(cell), cell]),
  );
  // Squares by their number of farms; one that was merged meanwhile is passed over.
  const waiting = Array.from({ length: LEAST_FARMS }, (_, farms) =>
    [...left.values()].filter((cell) => cell.farms === farms),
  );
  for (;;) {
    const small = waiting.find((queue) => queue.length > 0)?.shift();
    if (small === undefined) return [...left.values()].toSorted(byPlace);
    if (left.get(keyOf(small)) !== small) continue;
    left.delete(keyOf(small));
    const near = nearestTo(small, left);
    if (near === undefined) return [];
    const merged = { ...near, farms: near.farms + small.farms };
    left.set(keyOf(near), merged);
    waiting[merged.farms]?.push(merged);
  }
}

/** West, south, east and north of a square, in degrees. */
export function cellBounds({
  column,
  row,
}: Pick<FarmCell, 'column' | 'row'>): readonly [number, number, number, number] {
  return [degrees(column), degrees(row), degrees(column + 1), degrees(row + 1)];
}

/** Farther than so many squares, all are looked through instead of the rings around one. */
const WIDEST_RING = 12;

function nearestTo(from: FarmCell, left: ReadonlyMap<string, FarmCell>): FarmCell | undefined {
  const nearer = (best: FarmCell | undefined, cell: FarmCell): FarmCell =>
    best === undefined || compareNear(from, cell, best) < 0 ? cell : best;
  let best: FarmCell | undefined;
  for (let ring = 1; ring <= WIDEST_RING; ring += 1) {
    // A square of the next ring is at least as far as the ring is wide.
    if (best !== undefined && distance(from, best) < ring) return best;
    for (const cell of ringAround(from, ring, left)) best = nearer(best, cell);
  }
  return best ?? [...left.values()].reduce<FarmCell | undefined>(nearer, undefined);
}

/** The squares with farms whose column or row is exactly so many away, and neither more. */
function ringAround({ column, row }: FarmCell, ring: number, left: ReadonlyMap<string, FarmCell>): FarmCell[] {
  const found: FarmCell[] = [];
  for (let down = -ring; down <= ring; down += 1) {
    const step = Math.abs(down) === ring ? 1 : 2 * ring;
    for (let across = -ring; across <= ring; across += step) {
      const cell = left.get(keyOf({ column: column + across, row: row + down }));
      if (cell !== undefined) found.push(cell);
    }
  }
  return found;
}

function compareNear(from: FarmCell, a: FarmCell, b: FarmCell): number {
  return distance(from, a) - distance(from, b) || b.farms - a.farms || byPlace(a, b);
}

function distance(a: FarmCell, b: FarmCell): number {
  return Math.hypot(a.column - b.column, a.row - b.row);
}

function byPlace(a: FarmCell, b: FarmCell): number {
  return a.row - b.row || a.column - b.column;
}

function keyOf({ column, row }: Pick<FarmCell, 'column' | 'row'>): string {
  return `${column} ${row}`;
}

/** Without the dust of binary fractions: 0.1 + 0.05 is 0.15. */
function degrees(count: number): number {
  return Math.round(count * CELL_DEGREES * 1e6) / 1e6;
}
