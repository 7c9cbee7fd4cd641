import { orient2d } from 'robust-predicates';
import { hectaresOf } from '#engines/shapes/groundArea.ts';
import { boxAround } from '#engines/shapes/meeting.ts';
import { boxHolds, type Box, type Point, type Ring } from '#engines/shapes/points.ts';
import { closeRing, openRing, samePoint } from '#engines/shapes/rings.ts';
import { shapeFault, type ShapeFault } from '#engines/shapes/soundShape.ts';
import { GHANA, LEAST_HECTARES, MOST_CORNERS, MOST_HECTARES, type Outline } from './farm.ts';

/** What keeps an outline from being a farm, and where it shows; `mend` is what puts it right at a tap. */
export interface OutlineFault {
  readonly kind:
    | ShapeFault['kind']
    | 'swapped'
    | 'abroad'
    | 'tooLarge'
    | 'tooSmall'
    | 'tooMany'
    | 'repeated'
    | 'inLine';
  readonly at: Point;
  readonly mend: 'swap' | 'tidy' | null;
  /** Hectares or corners that were found, where they are the fault. */
  readonly found?: number;
}

/** What is wrong with an outline, the gravest first; empty when it can be kept. */
export function outlineFaults(outline: Outline): OutlineFault[] {
  const at: Point = outline[0]?.[0]?.[0] ?? [0, 0];
  const corners = outline.flat(2).length;
  if (corners > MOST_CORNERS) return [{ kind: 'tooMany', at, mend: null, found: corners }];
  const box = boxAround(outline);
  if (!within(box))
    return [
      within(turned(box))
        ? { kind: 'swapped', at, mend: 'swap' }
        : { kind: 'abroad', at: outside(outline) ?? at, mend: null },
    ];
  const fault = shapeFault(outline);
  if (fault !== null) return [{ ...fault, mend: null }];
  const hectares = hectaresOf(outline);
  if (hectares > MOST_HECTARES) return [{ kind: 'tooLarge', at, mend: null, found: hectares }];
  return hectares < LEAST_HECTARES ? [{ kind: 'tooSmall', at, mend: null, found: hectares }] : [];
}

/**
 * What is wrong with corners that somebody entered one by one. Here a corner told twice and one in the middle of a
 * straight side are slips too (decision 57); in walks and files they are common and do no harm.
 */
export function enteredFaults(points: readonly Point[]): OutlineFault[] {
  const open = openRing(points);
  const again = open.find((point, i) => open.findIndex((other) => samePoint(point, other)) < i);
  const faults = outlineFaults([[closeRing(open)]]);
  if (again !== undefined && faults[0]?.kind !== 'swapped') return [{ kind: 'repeated', at: again, mend: 'tidy' }];
  if (faults.length > 0) return faults;
  const flat = open.find(
    (point, i) => orient2d(...(open.at(i - 1) ?? point), ...point, ...(open[(i + 1) % open.length] ?? point)) === 0,
  );
  return flat === undefined ? [] : [{ kind: 'inLine', at: flat, mend: 'tidy' }];
}

/** Latitude and longitude the other way round. */
export function swapAxes(outline: Outline): Outline {
  return outline.map((polygon) => polygon.map((ring) => ring.map(([x, y]): Point => [y, x])));
}

/** The corners without those told before and those in the middle of a straight side. */
export function tidyCorners(points: readonly Point[]): Ring {
  const open = openRing(points).filter((point, i, all) => all.findIndex((other) => samePoint(point, other)) === i);
  return open.filter(
    (point, i) => orient2d(...(open.at(i - 1) ?? point), ...point, ...(open[(i + 1) % open.length] ?? point)) !== 0,
  );
}

function within([west, south, east, north]: Box): boolean {
  return boxHolds(GHANA, [west, south]) && boxHolds(GHANA, [east, north]);
}

function turned([west, south, east, north]: Box): Box {
  return [south, west, north, east];
}

function outside(outline: Outline): Point | undefined {
  return outline.flat(2).find((point) => !boxHolds(GHANA, point));
}
