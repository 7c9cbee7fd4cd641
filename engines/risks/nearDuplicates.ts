import { distanceKm } from '../shapes/distance.ts';
import type { Point } from '../shapes/points.ts';

/** Reports nearer than this, in space and in time, may be of one and the same thing. */
export const NEAR_KM = 2;
export const NEAR_DAYS = 3;
const DAY_MS = 86_400_000;
/** Side of a square of the grid: at least 2 km everywhere in Ghana (0.02° of longitude is 2.18 km at 11.5° north). */
const CELL = 0.02;

/** What a report is compared by. */
export interface Sighting {
  readonly id: number;
  readonly categoryId: number;
  readonly point: Point;
  readonly at: Date;
}

/** Whether two reports may be one: of the same category, less than 2 km and 3 days apart. */
export function isNear(one: Omit<Sighting, 'id'>, other: Omit<Sighting, 'id'>): boolean {
  if (one.categoryId !== other.categoryId) return false;
  return (
    Math.abs(one.at.getTime() - other.at.getTime()) < NEAR_DAYS * DAY_MS && distanceKm(one.point, other.point) < NEAR_KM
  );
}

/** Groups of two and more in which each report is near another one, the oldest report of each first; the largest group first. */
export function groupNear(sightings: readonly Sighting[]): Sighting[][] {
  const cells = new Map<string, number[]>();
  const leader = sightings.map((_, index) => index);
  const find = (index: number): number => {
    let at = index;
    while (leader[at] !== at) at = leader[at] ?? at;
    return at;
  };
  sightings.forEach((sighting, index) => {
    const [column, row] = [Math.floor(sighting.point[0] / CELL), Math.floor(sighting.point[1] / CELL)];
    for (let x = column - 1; x <= column + 1; x += 1) {
      for (let y = row - 1; y <= row + 1; y += 1) {
        for (const other of cells.get(`${sighting.categoryId} ${x} ${y}`) ?? []) {
          const near = sightings[other];
          if (near !== undefined && isNear(sighting, near)) leader[find(index)] = find(other);
        }
      }
    }
    push(cells, `${sighting.categoryId} ${column} ${row}`, index);
  });
  const groups = new Map<number, Sighting[]>();
  sightings.forEach((sighting, index) => push(groups, find(index), sighting));
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id))
    .toSorted((a, b) => b.length - a.length);
}

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
