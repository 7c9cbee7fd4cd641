import { directionFrom, distanceKm, type Direction } from '../shapes/distance.ts';
import type { Point } from '../shapes/points.ts';

export interface Town {
  readonly name: string;
  readonly at: Point;
}

/** A town as seen from a point: how far, and in which direction from the town the point lies. */
export interface TownNearby {
  readonly town: Town;
  readonly km: number;
  readonly direction: Direction;
}

/** The town nearest to a point; null when there are no towns. */
export function nearestTown(point: Point, towns: readonly Town[]): TownNearby | null {
  let best: TownNearby | null = null;
  for (const town of towns) {
    const km = distanceKm(point, town.at);
    if (best === null || km < best.km) best = { town, km, direction: directionFrom(town.at, point) };
  }
  return best;
}

/** "in Ejura" within a kilometre, else "3 km north-west of Ejura". */
export function townPhrase({ town, km, direction }: TownNearby): string {
  return km < 1 ? `in ${town.name}` : `${Math.round(km)} km ${direction} of ${town.name}`;
}
