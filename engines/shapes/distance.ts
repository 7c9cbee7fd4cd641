import type { Point } from './points.ts';

/** Mean radius of the Earth (IUGG). */
const EARTH_KM = 6371.0088;
const RAD = Math.PI / 180;

/** Great-circle distance in kilometres (haversine formula). */
export function distanceKm([lng1, lat1]: Point, [lng2, lat2]: Point): number {
  const half = Math.sin(((lat2 - lat1) / 2) * RAD) ** 2;
  const across = Math.cos(lat1 * RAD) * Math.cos(lat2 * RAD) * Math.sin(((lng2 - lng1) / 2) * RAD) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half + across)));
}

const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** In which of eight directions the second point lies, seen from the first (initial great-circle bearing). */
export function directionFrom([lng1, lat1]: Point, [lng2, lat2]: Point): Direction {
  const east = Math.sin((lng2 - lng1) * RAD) * Math.cos(lat2 * RAD);
  const north =
    Math.cos(lat1 * RAD) * Math.sin(lat2 * RAD) -
    Math.sin(lat1 * RAD) * Math.cos(lat2 * RAD) * Math.cos((lng2 - lng1) * RAD);
  const turn = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return DIRECTIONS[(turn + 8) % 8] ?? 'north';
}
