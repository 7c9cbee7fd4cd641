import type { Point, Ring } from './points.ts';

/** Whether two points are the same spot, digit for digit. */
export function samePoint(p: Point, q: Point): boolean {
  return p[0] === q[0] && p[1] === q[1];
}

/** The ring with its first point repeated at the end; unchanged when it is closed already. */
export function closeRing(ring: Ring): Ring {
  const [first] = ring;
  const last = ring.at(-1);
  return first === undefined || last === undefined || samePoint(first, last) ? ring : [...ring, first];
}

/** The ring without the repeated last point. */
export function openRing(ring: Ring): Ring {
  const [first] = ring;
  const last = ring.at(-1);
  return first !== undefined && last !== undefined && ring.length > 1 && samePoint(first, last)
    ? ring.slice(0, -1)
    : ring;
}

/** Signed area in square units of the coordinates (shoelace formula); counter-clockwise is positive. */
export function ringArea(ring: Ring): number {
  return ringMoments(ring).area;
}

/** Centre of gravity of the area a ring encloses; the mean of its points when it encloses nothing. */
export function ringCentre(ring: Ring): Point {
  const { area, x, y } = ringMoments(ring);
  if (area !== 0) return [x, y];
  const open = openRing(ring);
  const sum = open.reduce<Point>((total, p) => [total[0] + p[0], total[1] + p[1]], [0, 0]);
  return [sum[0] / (open.length || 1), sum[1] / (open.length || 1)];
}

/** Signed area and centre of gravity of a ring; all zero when it encloses nothing. */
export function ringMoments(ring: Ring): { area: number; x: number; y: number } {
  let doubled = 0;
  let x = 0;
  let y = 0;
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length] ?? p;
    const cross = p[0] * q[1] - q[0] * p[1];
    doubled += cross;
    x += (p[0] + q[0]) * cross;
    y += (p[1] + q[1]) * cross;
  });
  return doubled === 0 ? { area: 0, x: 0, y: 0 } : { area: doubled / 2, x: x / (3 * doubled), y: y / (3 * doubled) };
}
