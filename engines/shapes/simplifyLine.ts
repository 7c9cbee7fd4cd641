import { samePoint } from './rings.ts';
import type { Point } from './points.ts';

/**
 * A line with fewer points that nowhere strays further than `tolerance` from the given one
 * (Douglas and Peucker, 1973). Ends stay; a closed line also keeps two points between, so that it stays a shape.
 */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const last = line.length - 1;
  const [first] = line;
  const end = line[last];
  if (first === undefined || end === undefined || last < 2) return [...line];
  const third = Math.floor(line.length / 3);
  const fixed = samePoint(first, end) && third > 0 ? [0, third, 2 * third, last] : [0, last];
  const keep = new Set(fixed);
  const spans = fixed.slice(1).map((to, i): [number, number] => [fixed[i] ?? 0, to]);
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    const at = furthest(line, from, to, tolerance);
    if (at === null) continue;
    keep.add(at);
    spans.push([from, at], [at, to]);
  }
  return line.filter((_, i) => keep.has(i));
}

/** The point between two others that lies furthest from their straight line; null when all are within tolerance. */
function furthest(line: readonly Point[], from: number, to: number, tolerance: number): number | null {
  const p = line[from] ?? [0, 0];
  const q = line[to] ?? p;
  const dx = q[0] - p[0];
  const dy = q[1] - p[1];
  const length = Math.hypot(dx, dy) || 1;
  let reach = tolerance;
  let at: number | null = null;
  for (let k = from + 1; k < to; k++) {
    const [x, y] = line[k] ?? p;
    const distance = Math.abs((x - p[0]) * dy - (y - p[1]) * dx) / length;
    if (distance > reach) {
      reach = distance;
      at = k;
    }
  }
  return at;
}
