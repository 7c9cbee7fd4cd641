import type { Point, Ring } from '#engines/shapes/points.ts';
import type { Arc } from './trace.ts';

/** Borders with the country's own line outside, and the junctions that stand fast on it. */
export interface Network {
  readonly arcs: Arc[];
  readonly fixed: ReadonlyMap<number, Point>;
}

/** Replaces the stepped outer lines by pieces of the country's outline between the outer junctions. */
export function withCountryOutline(arcs: readonly Arc[], country: Ring): Network {
  const inner = arcs.filter((arc) => arc.left !== 0 && arc.right !== 0);
  const round = onceRound(arcs.filter((arc) => arc.left === 0 || arc.right === 0).map(countryOnTheLeft));
  const spots = round.map((arc) => nearestOnRing(country, arc.points[0] ?? [0, 0]));
  // Order along the outline must equal order along the grid's edge.
  const turn = spots.indexOf(Math.min(...spots));
  const ordered = [...spots.slice(turn), ...spots.slice(0, turn)].toSorted((p, q) => p - q);
  const ring = [...round.slice(turn), ...round.slice(0, turn)];
  const fixed = new Map(ring.map((arc, i) => [arc.from, pointOnRing(country, ordered[i] ?? 0)]));
  const outer = ring.map((arc, i): Arc => {
    const start = ordered[i] ?? 0;
    const end = ordered[i + 1] ?? (ordered[0] ?? 0) + country.length;
    const between: Point[] = [];
    for (let k = Math.floor(start) + 1; k < end; k++) between.push(pointOnRing(country, k));
    const points = [fixed.get(arc.from), ...between, fixed.get(arc.to)].filter((point) => point !== undefined);
    return { ...arc, points, fixed: true };
  });
  for (const arc of inner) {
    const [start, end] = [fixed.get(arc.from), fixed.get(arc.to)];
    if (start !== undefined) arc.points[0] = start;
    if (end !== undefined) arc.points[arc.points.length - 1] = end;
  }
  return { arcs: [...inner, ...outer], fixed };
}

function countryOnTheLeft(arc: Arc): Arc {
  if (arc.left !== 0) return arc;
  return { ...arc, points: arc.points.toReversed(), left: arc.right, right: 0, from: arc.to, to: arc.from };
}

function onceRound(outer: readonly Arc[]): Arc[] {
  const byStart = new Map(outer.map((arc) => [arc.from, arc]));
  const round: Arc[] = [];
  for (let arc = outer[0]; arc !== undefined && byStart.delete(arc.from); arc = byStart.get(arc.to)) round.push(arc);
  return round;
}

/** Position on an open ring: index of the side plus the share of it. */
function nearestOnRing(ring: Ring, [x, y]: Point): number {
  let best = Infinity;
  let where = 0;
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length] ?? p;
    const dx = q[0] - p[0];
    const dy = q[1] - p[1];
    const along = ((x - p[0]) * dx + (y - p[1]) * dy) / (dx * dx + dy * dy || 1);
    const share = Math.max(0, Math.min(0.999999, along));
    const distance = (p[0] + share * dx - x) ** 2 + (p[1] + share * dy - y) ** 2;
    if (distance < best) {
      best = distance;
      where = i + share;
    }
  });
  return where;
}

function pointOnRing(ring: Ring, where: number): Point {
  const i = Math.floor(where);
  const share = where - i;
  const p = ring[i % ring.length] ?? [0, 0];
  const q = ring[(i + 1) % ring.length] ?? p;
  return [p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1])];
}
