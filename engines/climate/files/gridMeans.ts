import { MISSING } from '../series.ts';

/** Cells of a grid a place takes its rain from: places in the values of a day. */
export interface GridPlace {
  readonly id: string;
  readonly cells: Int32Array;
}

/** Where a grid has its rows and columns, degrees. */
export interface GridAxes {
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
}

/** Degrees east between −180 and 180: many grids count from 0 to 360. */
export function degreesEast(longitude: number): number {
  return longitude > 180 ? longitude - 360 : longitude;
}

/** The row and column whose middle is nearest to a point, as a place in the values; null beyond half a step outside. */
export function cellAt({ latitudes, longitudes }: GridAxes, latitude: number, longitude: number): number | null {
  const row = nearest(latitudes, latitude);
  const column = nearest(longitudes.map(degreesEast), longitude);
  return row === null || column === null ? null : row * longitudes.length + column;
}

/** Share of a step by which an axis kept in four bytes may be off: no point on the edge of two cells falls between them. */
const SLACK = 1e-3;

function nearest(axis: Float64Array, value: number): number | null {
  const [first = 0, second = first + 1] = axis;
  let [at, least] = [0, Infinity];
  for (const [index, each] of axis.entries()) {
    const distance = Math.abs(each - value);
    if (distance < least) [at, least] = [index, distance];
  }
  return least > Math.abs(second - first) * (0.5 + SLACK) ? null : at;
}

/** Mean rain of each place on a day, hundredths of a millimetre; MISSING where none of its cells has a value. */
export function placeMeans(day: Float32Array, places: readonly GridPlace[]): Int32Array {
  return Int32Array.from(places, ({ cells }) => {
    let [sum, count] = [0, 0];
    for (const cell of cells) {
      const value = day[cell] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      sum += Math.max(0, value);
      count += 1;
    }
    return count === 0 ? MISSING : Math.round((sum / count) * 100);
  });
}

/** Of the places at most so many may lack a value that the mirrored grid has: coasts and lakes differ by a few. */
const MOST_BETTER_MIRRORED = 0.1;

/**
 * Whether a day lies upside down on its grid: its land is where the places are only once rows are read from the other
 * end. Tells nothing of grids that have a value everywhere.
 */
export function isUpsideDown(
  day: Float32Array,
  { latitudes, longitudes }: GridAxes,
  places: readonly GridPlace[],
): boolean {
  const [rows, columns] = [latitudes.length, longitudes.length];
  let [asItIs, mirrored] = [0, 0];
  for (const { cells } of places) {
    const has = (turn: boolean) =>
      cells.some((cell) => {
        const row = Math.floor(cell / columns);
        const at = turn ? (rows - 1 - row) * columns + (cell % columns) : cell;
        return !Number.isNaN(day[at] ?? Number.NaN);
      });
    if (has(false)) asItIs += 1;
    if (has(true)) mirrored += 1;
  }
  return mirrored - asItIs > places.length * MOST_BETTER_MIRRORED;
}
