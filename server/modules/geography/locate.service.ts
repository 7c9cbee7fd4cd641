import { nearestTown, townPhrase } from '#engines/geography/nearestTown.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import { distanceKm } from '#engines/shapes/distance.ts';
import { pointInPolygons } from '#engines/shapes/pointInPolygon.ts';
import { boxHolds, boxOf, type Box, type Point } from '#engines/shapes/points.ts';
import { outlinesOf, polygonsOf } from '../../adapters/outlines/drawing.ts';
import type { OutlineSet } from '../../adapters/outlines/outlines.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { placesOf, type DistrictPlace } from './places.service.ts';

/** A point this near to a district counts as in it: coasts and borders are drawn roughly. */
const REACH_KM = 3;

/** The district around a point, and whether a person should confirm it. */
export interface FoundDistrict {
  readonly district: DistrictPlace;
  readonly uncertain: boolean;
}

/** Where a point lies, in words and keys. */
export interface Located {
  readonly displayName: string;
  readonly town: string;
  readonly found: FoundDistrict | null;
  readonly source: string;
}

/** Which district and which town is at a point (decision 79). Outside Ghana it says so, with no district. */
export async function locatePoint(scope: Scope, point: Point): Promise<Located> {
  const { context } = scope;
  const found = districtAround(context.reference.book(), context.outlines.current(), point);
  const near = found === null ? null : await context.geocoder.near(point);
  if (near !== null) return { displayName: near.displayName, town: near.town, found, source: near.source };
  const nearest = nearestTown(point, placesOf(context.reference.book()).towns);
  const beyond = nearest === null ? '' : `, ${townPhrase(nearest)}`;
  return { displayName: `Outside Ghana${beyond}`, town: '', found, source: 'GeoNames' };
}

/** The district whose outline holds a point, or comes nearest within three kilometres; null outside Ghana. */
export function districtAround(book: ReferenceBook, set: OutlineSet, point: Point): FoundDistrict | null {
  const id = outlineAround(set, point);
  const district = placesOf(book).districts.find((each) => each.id === id.holding || each.id === id.near);
  if (district === undefined) return null;
  return { district, uncertain: set.approximate || id.holding === null };
}

const boxes = new WeakMap<OutlineSet, Map<string, Box>>();

function outlineAround(set: OutlineSet, point: Point): { holding: string | null; near: string | null } {
  const known = boxes.get(set) ?? boxesOf(set);
  boxes.set(set, known);
  let near: string | null = null;
  let reach = REACH_KM;
  for (const outline of outlinesOf(set.topology)) {
    const id = String(outline.id);
    const box = known.get(id);
    if (box === undefined || !boxHolds(widened(box), point)) continue;
    const polygons = polygonsOf(set.topology, outline);
    if (pointInPolygons(point, polygons)) return { holding: id, near: null };
    const km = Math.min(...polygons.flat(2).map((corner) => distanceKm(corner, point)));
    if (km < reach) {
      reach = km;
      near = id;
    }
  }
  return { holding: null, near };
}

/** Boxes let one polygon in a hundred be read for a look-up; they cost 261 × 4 numbers a set. */
function boxesOf({ topology }: OutlineSet): Map<string, Box> {
  return new Map(
    outlinesOf(topology).map((outline) => [String(outline.id), boxOf(polygonsOf(topology, outline).flat(2))]),
  );
}

function widened([west, south, east, north]: Box): Box {
  const degrees = REACH_KM / 110;
  return [west - degrees, south - degrees, east + degrees, north + degrees];
}
