import { orient2d } from 'robust-predicates';
import { pointInPolygon } from './pointInPolygon.ts';
import { boxHolds, boxOf, type Point, type Polygon, type Ring } from './points.ts';
import { closeRing, openRing, samePoint } from './rings.ts';

/**
 * Why a shape encloses no clear piece of ground, and where. few: less than three different corners; flat: all corners in
 * one line; crossing: two sides cross; touching: the line comes back to itself; spike: a side runs back along the one
 * before; outside: a hole that is not inside its outline; overlapping: two holes, or two parts, share ground.
 */
export interface ShapeFault {
  readonly kind: 'few' | 'flat' | 'crossing' | 'touching' | 'spike' | 'outside' | 'overlapping';
  readonly at: Point;
}

/**
 * The first fault of a shape by the rules of the OGC Simple Feature Access (6.1.11), or null when it is sound. Corners
 * told twice in a row are no fault. Orientation is decided exactly, so that corners which nearly lie on a line are
 * judged alike everywhere.
 */
export function shapeFault(polygons: readonly Polygon[]): ShapeFault | null {
  const rings = polygons.flatMap((polygon, part) =>
    polygon.map((ring, place) => ({ part, place, ring: withoutRepeats(ring) })),
  );
  for (const { ring } of rings) {
    const fault = ringFault(ring);
    if (fault !== null) return fault;
  }
  return sidesFault(rings.map(({ ring }) => ring)) ?? nestingFault(polygons);
}

/** The ring, closed, without corners that repeat the one before. */
export function withoutRepeats(ring: Ring): Ring {
  const open = openRing(ring.filter((point, i) => i === 0 || !samePoint(point, ring[i - 1] ?? point)));
  return open.length === 0 ? [] : closeRing([...open, ...(open.length === 1 ? open : [])]);
}

function ringFault(ring: Ring): ShapeFault | null {
  const open = openRing(ring);
  const at = open[0] ?? [0, 0];
  if (new Set(open.map(String)).size < 3) return { kind: 'few', at };
  const [first = at, second = at] = open;
  if (open.every((point) => orient2d(...first, ...second, ...point) === 0)) return { kind: 'flat', at };
  for (const [i, corner] of open.entries()) {
    const before = open.at(i - 1) ?? corner;
    const after = open[(i + 1) % open.length] ?? corner;
    const back = (before[0] - corner[0]) * (after[0] - corner[0]) + (before[1] - corner[1]) * (after[1] - corner[1]);
    if (back > 0 && orient2d(...before, ...corner, ...after) === 0) return { kind: 'spike', at: corner };
  }
  return null;
}

interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly ring: number;
  readonly index: number;
  readonly sides: number;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** Sides are compared in order of longitude, so that a ring of 10,000 points takes milliseconds. */
function sidesFault(rings: readonly Ring[]): ShapeFault | null {
  const sides = rings.flatMap((ring, number) =>
    ring.slice(1).map((to, index): Side => {
      const from = ring[index] ?? to;
      const [west, south, east, north] = boxOf([from, to]);
      return { from, to, ring: number, index, sides: ring.length - 1, west, east, south, north };
    }),
  );
  sides.sort((p, q) => p.west - q.west);
  /** Where two rings touch: twice, and the ground between is cut in two. */
  const touches = new Map<string, Point>();
  let open: Side[] = [];
  for (const side of sides) {
    open = open.filter((other) => other.east >= side.west);
    for (const other of open) {
      if (other.south > side.north || other.north < side.south) continue;
      const apart = Math.abs(other.index - side.index);
      const areNeighbours = other.ring === side.ring && (apart === 1 || apart === side.sides - 1);
      const meeting = areNeighbours ? null : meetingOf(side, other);
      if (meeting === null) continue;
      if (meeting.crosses) return { kind: 'crossing', at: meeting.at };
      if (side.ring === other.ring) return { kind: 'touching', at: meeting.at };
      const pair = `${Math.min(side.ring, other.ring)} ${Math.max(side.ring, other.ring)}`;
      const earlier = touches.get(pair);
      if (earlier !== undefined && !samePoint(earlier, meeting.at)) return { kind: 'overlapping', at: meeting.at };
      touches.set(pair, meeting.at);
    }
    open.push(side);
  }
  return null;
}

/** Where two sides meet: they cross, or touch (of sides along one another an end of what they share). */
function meetingOf(p: Side, q: Side): { readonly crosses: boolean; readonly at: Point } | null {
  const a = orient2d(...q.from, ...q.to, ...p.from);
  const b = orient2d(...q.from, ...q.to, ...p.to);
  const c = orient2d(...p.from, ...p.to, ...q.from);
  const d = orient2d(...p.from, ...p.to, ...q.to);
  if (a * b < 0 && c * d < 0) {
    const share = a / (a - b);
    return {
      crosses: true,
      at: [p.from[0] + share * (p.to[0] - p.from[0]), p.from[1] + share * (p.to[1] - p.from[1])],
    };
  }
  const ends = [
    [a, p.from, q],
    [b, p.to, q],
    [c, q.from, p],
    [d, q.to, p],
  ] as const;
  const touching = ends.find(([turn, end, side]) => turn === 0 && boxHolds(boxOf([side.from, side.to]), end));
  return touching === undefined ? null : { crosses: false, at: touching[1] };
}

/** Sides do not cross here: whether one ring lies in another is told by a corner that is not on its line. */
function nestingFault(polygons: readonly Polygon[]): ShapeFault | null {
  for (const [part, [outer = [], ...holes]] of polygons.entries()) {
    for (const [number, hole] of holes.entries()) {
      const outside = hole.find((corner) => !onLine(corner, outer) && !pointInPolygon(corner, [outer]));
      if (outside !== undefined) return { kind: 'outside', at: outside };
      for (const other of holes.filter((_, i) => i !== number)) {
        const shared = hole.find((corner) => !onLine(corner, other) && pointInPolygon(corner, [other]));
        if (shared !== undefined) return { kind: 'overlapping', at: shared };
      }
    }
    for (const other of polygons.filter((_, i) => i !== part)) {
      const shared = outer.find(
        (corner) => !other.some((ring) => onLine(corner, ring)) && pointInPolygon(corner, other),
      );
      if (shared !== undefined) return { kind: 'overlapping', at: shared };
    }
  }
  return null;
}

function onLine(point: Point, ring: Ring): boolean {
  return ring.some((to, i) => {
    const from = ring[i - 1];
    return from !== undefined && boxHolds(boxOf([from, to]), point) && orient2d(...from, ...to, ...point) === 0;
  });
}
