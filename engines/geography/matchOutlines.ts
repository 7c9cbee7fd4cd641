import { pointInPolygons } from '../shapes/pointInPolygon.ts';
import { boxHolds, boxOf, type Box, type Point, type Polygon } from '../shapes/points.ts';
import { editDistance, nearestName, plainName } from './names.ts';

export interface KnownDistrict {
  readonly id: string;
  readonly name: string;
  /** Older names, and spellings other lists use. */
  readonly otherNames: readonly string[];
  readonly point: Point;
}

/** An outline of a foreign file. */
export interface ForeignOutline {
  readonly name: string;
  readonly polygons: readonly Polygon[];
}

/** By its name; by a spelling known from other lists; by a near spelling and its place; by its place alone. */
export type MatchedBy = 'name' | 'known spelling' | 'near spelling' | 'place';

export interface OutlineMatch {
  /** Place of the outline in the file's list. */
  readonly outline: number;
  readonly districtId: string;
  readonly by: MatchedBy;
  /** Whether our point of the district lies in the outline; a match by name that fails this deserves a look. */
  readonly holdsPoint: boolean;
}

export interface MatchReport {
  readonly matches: readonly OutlineMatch[];
  /** Outlines nobody claimed, with the district whose name comes nearest. */
  readonly unclaimed: readonly { readonly outline: number; readonly nearest: string | null }[];
  /** Districts left without an outline, with the outline their point lies in. */
  readonly missing: readonly { readonly districtId: string; readonly liesIn: number | null }[];
}

const NEAR_SPELLING = 2;

/**
 * Finds our district for each outline of a foreign file: first by name, then by our district's point inside the
 * outline. Two outlines of one name belong to one district (islands drawn apart).
 */
export function matchOutlines(outlines: readonly ForeignOutline[], districts: readonly KnownDistrict[]): MatchReport {
  const byName = new Map(districts.map((district) => [plainName(district.name), district]));
  const byOtherName = new Map(
    districts.flatMap((district) =>
      district.otherNames.map((name): [string, KnownDistrict] => [plainName(name), district]),
    ),
  );
  const boxes = outlines.map(({ polygons }): Box => boxOf(polygons.flat(2)));
  const holds = (outline: number, { point }: KnownDistrict): boolean => {
    const box = boxes[outline];
    return box !== undefined && boxHolds(box, point) && pointInPolygons(point, outlines[outline]?.polygons ?? []);
  };

  const matches: OutlineMatch[] = [];
  const claim = (outline: number, district: KnownDistrict, by: MatchedBy): void => {
    matches.push({ outline, districtId: district.id, by, holdsPoint: holds(outline, district) });
  };
  outlines.forEach(({ name }, outline) => {
    const plain = plainName(name);
    const named = byName.get(plain);
    const known = named ?? byOtherName.get(plain);
    if (known !== undefined) claim(outline, known, named === undefined ? 'known spelling' : 'name');
  });

  const claimed = new Set(matches.map((match) => match.outline));
  const served = new Set(matches.map((match) => match.districtId));
  outlines.forEach(({ name }, outline) => {
    if (claimed.has(outline)) return;
    const inside = districts.filter((district) => !served.has(district.id) && holds(outline, district));
    const spelled = inside.find((district) => editDistance(plainName(name), plainName(district.name)) <= NEAR_SPELLING);
    const only = inside.length === 1 ? inside[0] : undefined;
    if (spelled !== undefined) claim(outline, spelled, 'near spelling');
    else if (only !== undefined) claim(outline, only, 'place');
  });

  return {
    matches,
    unclaimed: unclaimed(outlines, districts, matches),
    missing: missing(outlines, districts, matches, holds),
  };
}

function unclaimed(
  outlines: readonly ForeignOutline[],
  districts: readonly KnownDistrict[],
  matches: readonly OutlineMatch[],
): MatchReport['unclaimed'] {
  const claimed = new Set(matches.map((match) => match.outline));
  return outlines.flatMap(({ name }, outline) => {
    if (claimed.has(outline)) return [];
    return [{ outline, nearest: nearestName(name, districts, (district) => district.name)?.id ?? null }];
  });
}

function missing(
  outlines: readonly ForeignOutline[],
  districts: readonly KnownDistrict[],
  matches: readonly OutlineMatch[],
  holds: (outline: number, district: KnownDistrict) => boolean,
): MatchReport['missing'] {
  const served = new Set(matches.map((match) => match.districtId));
  return districts.flatMap((district) => {
    if (served.has(district.id)) return [];
    const liesIn = outlines.findIndex((_, outline) => holds(outline, district));
    return [{ districtId: district.id, liesIn: liesIn < 0 ? null : liesIn }];
  });
}
