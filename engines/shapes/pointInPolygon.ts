import type { Point, Polygon, Ring } from './points.ts';

/**
 * Whether a point lies inside a polygon and outside its holes (even-odd rule).
 * A point exactly on a border may count for either side, never for both neighbours of a shared border.
 */
export function pointInPolygon(point: Point, polygon: Polygon): boolean {
  const [outer, ...holes] = polygon;
  return outer !== undefined && pointInRing(point, outer) && !holes.some((hole) => pointInRing(point, hole));
}

/** Whether a point lies in any of several polygons. */
export function pointInPolygons(point: Point, polygons: readonly Polygon[]): boolean {
  return polygons.some((polygon) => pointInPolygon(point, polygon));
}

function pointInRing([x, y]: Point, ring: Ring): boolean {
  let inside = false;
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (previous !== undefined && corner[1] > y !== previous[1] > y) {
      const crossing = ((previous[0] - corner[0]) * (y - corner[1])) / (previous[1] - corner[1]) + corner[0];
      if (x < crossing) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}
