import type { Polygon, Ring } from './points.ts';

/** WGS 84: half the equator's diameter in metres, and the square of the eccentricity. */
const A = 6_378_137;
const E2 = 0.006_694_379_990_141_317;
const E = Math.sqrt(E2);
const RAD = Math.PI / 180;

/**
 * Area of a polygon on the ground in hectares, holes left out. On the ellipsoid WGS 84: latitudes go over to the
 * cylindrical equal-area projection (Snyder, Map Projections, 1987, formulas 10-15 and 3-12), where area is true; sides
 * are straight there, which for fields differs from geodesics by less than one part in a million.
 */
export function hectaresOf(polygons: readonly Polygon[]): number {
  return polygons.reduce((sum, [outer, ...holes]) => {
    if (outer === undefined) return sum;
    return sum + ringHectares(outer) - holes.reduce((holed, hole) => holed + ringHectares(hole), 0);
  }, 0);
}

function ringHectares(ring: Ring): number {
  const [start] = ring;
  if (start === undefined) return 0;
  // From the first point, so that small fields do not drown in the digits of the whole Earth.
  const flat = ring.map(([lng, lat]) => [(lng - start[0]) * RAD, equalArea(lat) - equalArea(start[1])] as const);
  let doubled = 0;
  flat.forEach((p, i) => {
    const q = flat[(i + 1) % flat.length] ?? p;
    doubled += p[0] * q[1] - q[0] * p[1];
  });
  return (Math.abs(doubled / 2) * A * A) / 2 / 10_000;
}

/** Snyder's q: area between the equator and a latitude, in halves of the squared radius per radian of longitude. */
function equalArea(lat: number): number {
  const sine = Math.sin(lat * RAD);
  return (1 - E2) * (sine / (1 - E2 * sine * sine) + Math.atanh(E * sine) / E);
}
