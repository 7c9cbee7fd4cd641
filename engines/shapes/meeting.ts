import { hectaresOf } from './groundArea.ts';
import { pointInPolygons } from './pointInPolygon.ts';
import { boxOf, type Box, type Point, type Polygon } from './points.ts';

const RAD = Math.PI / 180;
const KM_OF_DEGREE = 111.195;
const STEPS = 48;

/** Whether two boxes share a point. */
export function boxesMeet([w1, s1, e1, n1]: Box, [w2, s2, e2, n2]: Box): boolean {
  return w1 <= e2 && w2 <= e1 && s1 <= n2 && s2 <= n1;
}

/** The smallest box around some polygons. */
export function boxAround(polygons: readonly Polygon[]): Box {
  return boxOf(polygons.flatMap(([outer = []]) => outer));
}

/** Whether two shapes share ground or touch. */
export function shapesMeet(these: readonly Polygon[], those: readonly Polygon[]): boolean {
  if (!boxesMeet(boxAround(these), boxAround(those))) return false;
  if (these.some(([outer = []]) => outer.some((corner) => pointInPolygons(corner, those)))) return true;
  if (those.some(([outer = []]) => outer.some((corner) => pointInPolygons(corner, these)))) return true;
  return these.some((polygon) =>
    polygon.some((ring) =>
      sidesOf(ring).some((side) =>
        those.some((other) => other.some((line) => sidesOf(line).some((each) => crosses(side, each)))),
      ),
    ),
  );
}

/** Kilometres from a point to a shape, 0 inside it. For distances of a country: the ground is taken as flat around the point. */
export function kmToShape(point: Point, polygons: readonly Polygon[]): number {
  if (pointInPolygons(point, polygons)) return 0;
  const east = KM_OF_DEGREE * Math.cos(point[1] * RAD);
  const flat = ([lng, lat]: Point): Point => [(lng - point[0]) * east, (lat - point[1]) * KM_OF_DEGREE];
  let nearest = Infinity;
  for (const ring of polygons.flat()) {
    for (const [from, to] of sidesOf(ring.map(flat))) nearest = Math.min(nearest, distanceFromOrigin(from, to));
  }
  return nearest;
}

/** About how many hectares two shapes share, counted on a grid of 48 × 48 over where their boxes meet. */
export function sharedHectares(these: readonly Polygon[], those: readonly Polygon[]): number {
  const [a, b] = [boxAround(these), boxAround(those)];
  if (!boxesMeet(a, b)) return 0;
  const [west, south, east, north] = [
    Math.max(a[0], b[0]),
    Math.max(a[1], b[1]),
    Math.min(a[2], b[2]),
    Math.min(a[3], b[3]),
  ];
  let shared = 0;
  for (let cell = 0; cell < STEPS * STEPS; cell++) {
    const spot: Point = [
      west + (((cell % STEPS) + 0.5) / STEPS) * (east - west),
      south + ((Math.floor(cell / STEPS) + 0.5) / STEPS) * (north - south),
    ];
    if (pointInPolygons(spot, these) && pointInPolygons(spot, those)) shared += 1;
  }
  return (
    (shared / (STEPS * STEPS)) *
    hectaresOf([
      [
        [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
      ],
    ])
  );
}

type Side = readonly [Point, Point];

function sidesOf(ring: readonly Point[]): Side[] {
  return ring.slice(1).map((to, i) => [ring[i] ?? to, to]);
}

function crosses([a, b]: Side, [c, d]: Side): boolean {
  return (
    turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0 && boxesMeet(boxOf([a, b]), boxOf([c, d]))
  );
}

function turn(p: Point, q: Point, r: Point): number {
  return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
}

function distanceFromOrigin([x, y]: Point, to: Point): number {
  const [dx, dy] = [to[0] - x, to[1] - y];
  const share = Math.max(0, Math.min(1, -(x * dx + y * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x + share * dx, y + share * dy);
}
