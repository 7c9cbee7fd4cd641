import { boxesMeet, shapesMeet } from '../shapes/meeting.ts';
import { pointInPolygons } from '../shapes/pointInPolygon.ts';
import { type Box, boxHolds, boxOf, type Point, type Polygon } from '../shapes/points.ts';

export type Scalar = string | number | boolean | null;

/** A geometry of GeoJSON (RFC 7946) as far as the portal has them. */
export type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Point }
  | { readonly type: 'MultiPoint'; readonly coordinates: readonly Point[] }
  | { readonly type: 'Polygon'; readonly coordinates: Polygon }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly Polygon[] };

/** A thing with a place: what maps of other programs draw. */
export interface Feature {
  readonly id: string;
  readonly geometry: Geometry | null;
  readonly properties: Readonly<Record<string, Scalar>>;
}

/** A shape that features are asked to meet. */
export type Shape = { readonly box: Box } | { readonly point: Point } | { readonly polygons: readonly Polygon[] };

/** Whether a feature shares ground with a shape, borders counted in; one without a place shares none. */
export function meets(geometry: Geometry | null, shape: Shape): boolean {
  if (geometry === null) return false;
  if ('box' in shape) {
    // Most are told by the boxes around them.
    const around = boundsOf(geometry);
    if (!boxesMeet(around, shape.box)) return false;
    if (boxHoldsBox(shape.box, around)) return true;
  }
  const { points, polygons } = partsOf(geometry);
  if ('point' in shape)
    return (
      points.some(([x, y]) => x === shape.point[0] && y === shape.point[1]) || pointInPolygons(shape.point, polygons)
    );
  const others = 'box' in shape ? [boxPolygon(shape.box)] : shape.polygons;
  if (points.some((point) => ('box' in shape ? boxHolds(shape.box, point) : pointInPolygons(point, others))))
    return true;
  if (polygons.length === 0) return false;
  if ('box' in shape && polygons.some(([outer = []]) => outer.some((corner) => boxHolds(shape.box, corner))))
    return true;
  return shapesMeet(polygons, others);
}

const bounds = new WeakMap<Geometry, Box>();

/** The smallest box around a geometry; worked out once for each. */
export function boundsOf(geometry: Geometry): Box {
  const known = bounds.get(geometry);
  if (known !== undefined) return known;
  const { points, polygons } = partsOf(geometry);
  const box = boxOf([...points, ...polygons.flatMap(([outer = []]) => outer)]);
  bounds.set(geometry, box);
  return box;
}

function boxHoldsBox(outer: Box, [west, south, east, north]: Box): boolean {
  return boxHolds(outer, [west, south]) && boxHolds(outer, [east, north]);
}

function partsOf(geometry: Geometry): { readonly points: readonly Point[]; readonly polygons: readonly Polygon[] } {
  switch (geometry.type) {
    case 'Point':
      return { points: [geometry.coordinates], polygons: [] };
    case 'MultiPoint':
      return { points: geometry.coordinates, polygons: [] };
    case 'Polygon':
      return { points: [], polygons: [geometry.coordinates] };
    case 'MultiPolygon':
      return { points: [], polygons: geometry.coordinates };
  }
}

function boxPolygon([west, south, east, north]: Box): Polygon {
  return [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ];
}
