import { findPlace, type Findable } from '#engines/geography/findPlace.ts';
import type { Town } from '#engines/geography/nearestTown.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { Point } from '#engines/shapes/points.ts';
import { problem } from '../../platform/calls/problems.ts';
import { readOtherNames, readTowns } from './geography.content.ts';

type RegionRow = ReferenceBook['regions'][number];
type DistrictRow = ReferenceBook['districts'][number];

/** A region with everything it goes by. */
export interface RegionPlace extends Findable {
  readonly row: RegionRow;
  readonly centre: Point;
}

/** A district with everything it goes by. */
export interface DistrictPlace extends Findable {
  readonly row: DistrictRow;
  readonly regionId: string;
  readonly regionName: string;
  /** What its region was part of before 2019: "Brong-Ahafo". */
  readonly regionFormerly: readonly string[];
  readonly centre: Point;
  readonly otherNames: readonly string[];
}

/** The regions and districts of a reference book, ready to be looked up. */
export interface Places {
  readonly regions: readonly RegionPlace[];
  readonly districts: readonly DistrictPlace[];
  /** Towns of GeoNames with the capitals of districts, to say what is near a point. */
  readonly towns: readonly Town[];
}

const made = new WeakMap<ReferenceBook, Places>();

/** The places of a book; made once for each. */
export function placesOf(book: ReferenceBook): Places {
  const known = made.get(book);
  if (known !== undefined) return known;
  const places = makePlaces(book);
  made.set(book, places);
  return places;
}

/** The region meant by a key, ISO code, code of the older calendar, name or former name. Throws a problem. */
export function findRegion(book: ReferenceBook, written: string): RegionPlace {
  const regions = findRegions(book, written);
  const [only] = regions;
  if (regions.length > 1 || only === undefined) {
    throw problem('regionDivided', { found: written, now: regions.map(({ name, id }) => `${name} (${id})`) });
  }
  return only;
}

/** The same, but a region that was divided stands for those made of it: "Brong Ahafo" for three. Throws a problem. */
export function findRegions(book: ReferenceBook, written: string): readonly RegionPlace[] {
  const result = findPlace(written, placesOf(book).regions);
  if ('nearest' in result) throw problem('regionNotFound', { found: written, nearest: suggestion(result.nearest) });
  return result.found;
}

/** The district meant by a key, a name or another spelling. Throws a problem with the nearest name. */
export function findDistrict(book: ReferenceBook, written: string): DistrictPlace {
  const result = findPlace(written, placesOf(book).districts);
  const [first] = result.found;
  if (first !== undefined) return first;
  throw problem('districtNotFound', {
    found: written,
    nearest: suggestion('nearest' in result ? result.nearest : null),
  });
}

/** Districts of one or several regions, by name. */
export function districtsOf(book: ReferenceBook, regions: readonly RegionPlace[]): DistrictPlace[] {
  const wanted = new Set(regions.map(({ id }) => id));
  return placesOf(book).districts.filter(({ regionId }) => wanted.has(regionId));
}

function suggestion(place: Findable | null): string | null {
  return place === null ? null : place.id;
}

function makePlaces(book: ReferenceBook): Places {
  const otherNames = readOtherNames();
  const regions = book.regions.map((row): RegionPlace => ({
    row,
    id: row.regionId,
    name: row.name,
    alsoKnownAs: [row.isoCode, row.oldCalendarCode].filter((code) => code !== ''),
    formerly: [row.formerName].filter((name) => name !== ''),
    centre: [row.lng, row.lat],
  }));
  const regionOf = new Map(regions.map((region) => [region.id, region]));
  const districts = book.districts
    .map((row): DistrictPlace => {
      const others = [...(otherNames.get(row.districtId) ?? []), row.outlineName].filter((name) => name !== '');
      return {
        row,
        id: row.districtId,
        name: row.name,
        alsoKnownAs: [...others, row.capital].filter((name) => name !== ''),
        formerly: [],
        regionId: row.regionId,
        regionName: regionOf.get(row.regionId)?.name ?? '',
        regionFormerly: regionOf.get(row.regionId)?.formerly ?? [],
        centre: [row.lng, row.lat],
        otherNames: others,
      };
    })
    .toSorted((p, q) => (p.name < q.name ? -1 : 1));
  const capitals = book.districts.flatMap(({ capital, capitalLat, capitalLng }): Town[] =>
    capitalLat === null || capitalLng === null ? [] : [{ name: capital, at: [capitalLng, capitalLat] }],
  );
  return { regions, districts, towns: [...readTowns(), ...capitals] };
}
