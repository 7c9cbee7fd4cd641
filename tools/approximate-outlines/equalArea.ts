import type { Point, Ring } from '#engines/shapes/points.ts';

const EARTH_KM = 6371;
const RAD = Math.PI / 180;

/** A plane in kilometres and the way back to degrees. */
export interface Plane {
  forward(point: Point): Point;
  back(point: Point): Point;
}

/** Cylindrical equal-area plane, true to shape in the middle latitude of a ring. */
export function equalAreaPlane(ring: Ring): Plane {
  const lats = ring.map((point) => point[1]);
  const k = Math.cos(((Math.min(...lats) + Math.max(...lats)) / 2) * RAD);
  return {
    forward: ([lng, lat]) => [EARTH_KM * lng * RAD * k, (EARTH_KM * Math.sin(lat * RAD)) / k],
    back: ([x, y]) => [x / (EARTH_KM * RAD * k), Math.asin((y * k) / EARTH_KM) / RAD],
  };
}
