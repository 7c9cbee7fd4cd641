import { pointInPolygon } from './pointInPolygon.ts';
import { boxOf, type Point, type Polygon } from './points.ts';
import { ringArea } from './rings.ts';

const STEPS = 24;

/**
 * Where a name stands best in a shape: the point of a 24 × 24 grid that lies farthest from any border
 * of its largest polygon. Always inside the shape (a shape too thin for the grid gives its first corner).
 */
export function labelPoint(polygons: readonly Polygon[]): Point {
  const largest = polygons.reduce((best, polygon) => (size(polygon) > size(best) ? polygon : best), polygons[0] ?? []);
  const [west, south, east, north] = boxOf(largest[0] ?? []);
  let best: Point = largest[0]?.[0] ?? [0, 0];
  let room = 0;
  for (let row = 0; row < STEPS; row++) {
    for (let column = 0; column < STEPS; column++) {
      const spot: Point = [
        west + ((column + 0.5) / STEPS) * (east - west),
        south + ((row + 0.5) / STEPS) * (north - south),
      ];
      if (!pointInPolygon(spot, largest)) continue;
      const distance = distanceToBorder(spot, largest);
      if (distance > room) {
        room = distance;
        best = spot;
      }
    }
  }
  return best;
}

const size = (polygon: Polygon): number => Math.abs(ringArea(polygon[0] ?? []));

function distanceToBorder([x, y]: Point, polygon: Polygon): number {
  let nearest = Infinity;
  for (const ring of polygon) {
    let previous = ring.at(-1);
    for (const corner of ring) {
      if (previous !== undefined) {
        const dx = corner[0] - previous[0];
        const dy = corner[1] - previous[1];
        const along = ((x - previous[0]) * dx + (y - previous[1]) * dy) / (dx * dx + dy * dy || 1);
        const share = Math.max(0, Math.min(1, along));
        nearest = Math.min(nearest, Math.hypot(previous[0] + share * dx - x, previous[1] + share * dy - y));
      }
      previous = corner;
    }
  }
  return nearest;
}
