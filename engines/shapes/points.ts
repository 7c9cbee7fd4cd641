/** A place on the ground: [longitude, latitude] in degrees, WGS 84, as GeoJSON orders them. */
export type Point = readonly [lng: number, lat: number];

/** A closed line of points; the last one repeats the first. */
export type Ring = readonly Point[];

/** Outer ring first, then the holes. */
export type Polygon = readonly Ring[];

/** [west, south, east, north] in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** The smallest box around some points; a box turned inside out when there are none. */
export function boxOf(points: Iterable<Point>): Box {
  let west = Infinity;
  let south = Infinity;
  let east = -Infinity;
  let north = -Infinity;
  for (const [x, y] of points) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return [west, south, east, north];
}

/** Whether a point lies in a box, its border counted in. */
export function boxHolds([west, south, east, north]: Box, [x, y]: Point): boolean {
  return x >= west && x <= east && y >= south && y <= north;
}
