import type { Box, Point } from './points.ts';

const MIDDLE_OF_GHANA = 8;

/** How degrees become drawing units: x = a·lng + b, y = c·lat + d (y grows southwards). */
export interface Projection {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** A drawing of a frame in degrees: its size in units and the projection onto it. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly projection: Projection;
}

/**
 * An equirectangular drawing true to scale at 8° N: a kilometre east is as long as a kilometre north there,
 * and within 1 % of it anywhere in Ghana.
 */
export function canvasFor([west, south, east, north]: Box, width: number): Canvas {
  const a = width / (east - west);
  const c = -a / Math.cos((MIDDLE_OF_GHANA * Math.PI) / 180);
  return { width, height: Math.round((south - north) * c), projection: { a, b: -a * west, c, d: -c * north } };
}

/** A place on the ground in drawing units. */
export function project({ a, b, c, d }: Projection, [lng, lat]: Point): [x: number, y: number] {
  return [a * lng + b, c * lat + d];
}
