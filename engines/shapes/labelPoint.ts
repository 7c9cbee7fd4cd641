import polylabel from 'polylabel';
import { boxOf, type Point, type Polygon } from './points.ts';
import { ringArea } from './rings.ts';

/** How near to the best point it comes, as a share of the longer side of the shape. */
const PRECISION = 1 / 200;

/**
 * Where a name stands best in a shape: the point of its largest polygon that lies farthest from any border (the pole of
 * inaccessibility, Agafonkin, 2016). Always inside the shape; of one too thin to hold a point its first corner.
 */
export function labelPoint(polygons: readonly Polygon[]): Point {
  const largest = polygons.reduce((best, polygon) => (size(polygon) > size(best) ? polygon : best), polygons[0] ?? []);
  const corner: Point = largest[0]?.[0] ?? [0, 0];
  const [west, south, east, north] = boxOf(largest[0] ?? []);
  const side = Math.max(east - west, north - south);
  if (!(side > 0)) return corner;
  const pole = polylabel(largest as [number, number][][], side * PRECISION);
  return pole.distance > 0 ? [pole[0], pole[1]] : corner;
}

const size = (polygon: Polygon): number => Math.abs(ringArea(polygon[0] ?? []));
