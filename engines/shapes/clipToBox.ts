import { boxHolds, type Box, type Point, type Ring } from './points.ts';
import { closeRing, openRing } from './rings.ts';

/** The half-plane a·x + b·y ≤ c. */
export interface HalfPlane {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** The part of an open ring inside a half-plane (Sutherland and Hodgman, 1974); open again. */
export function clipRing(ring: Ring, { a, b, c }: HalfPlane): Point[] {
  const kept: Point[] = [];
  let p = ring.at(-1);
  for (const q of ring) {
    const inside = a * q[0] + b * q[1] - c;
    if (p !== undefined) {
      const before = a * p[0] + b * p[1] - c;
      if (inside <= 0 !== before <= 0) {
        const share = before / (before - inside);
        kept.push([p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1])]);
      }
    }
    if (inside <= 0) kept.push(q);
    p = q;
  }
  return kept;
}

/** The part of a closed ring inside a box, closed again; empty when they do not meet. */
export function clipRingToBox(ring: Ring, [west, south, east, north]: Box): Ring {
  const sides: HalfPlane[] = [
    { a: -1, b: 0, c: -west },
    { a: 1, b: 0, c: east },
    { a: 0, b: -1, c: -south },
    { a: 0, b: 1, c: north },
  ];
  return closeRing(sides.reduce<Ring>((rest, side) => clipRing(rest, side), openRing(ring)));
}

/** The stretches of a line inside a box; each reaches to the first point outside, so that no gap shows at the edge. */
export function clipLineToBox(line: readonly Point[], box: Box): Point[][] {
  const stretches: Point[][] = [];
  let current: Point[] = [];
  line.forEach((point, i) => {
    const previous = line[i - 1];
    const next = line[i + 1];
    const near = [previous, point, next].some((p) => p !== undefined && boxHolds(box, p));
    if (near) current.push(point);
    else if (current.length > 0) {
      stretches.push(current);
      current = [];
    }
  });
  if (current.length > 1) stretches.push(current);
  return stretches.filter((stretch) => stretch.length > 1);
}
