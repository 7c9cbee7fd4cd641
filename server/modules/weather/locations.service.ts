import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { plainName } from '#engines/geography/names.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import { distanceKm } from '#engines/shapes/distance.ts';
import type { Point } from '#engines/shapes/points.ts';
import type { OutlineSet } from '../../adapters/outlines/outlines.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import { districtAround, placesOf, townsOfGhana, type DistrictPlace } from '../geography/geography.service.ts';
import { createSearch, type LocationSearch } from './searchLocations.ts';

/** A place weather can be asked for. */
export interface Location {
  readonly id: string;
  readonly name: string;
  /** How other lists spell it. */
  readonly otherNames: readonly string[];
  readonly point: Point;
  readonly district: DistrictPlace;
  readonly kind: 'town' | 'district capital' | 'district point';
}

/** Every location, ready to be listed, found and searched. */
export interface Locations {
  /** By name. */
  readonly all: readonly Location[];
  readonly byId: ReadonlyMap<string, Location>;
  /** Those of a district, its capital first. */
  readonly ofDistrict: ReadonlyMap<string, readonly Location[]>;
  readonly search: LocationSearch;
  /** Where those of `all` lie, in their order, to be found by nearness. */
  readonly points: KDBush;
}

/** A town of the list within this distance of a capital of its name is that capital. */
const SAME_PLACE_KM = 25;
/** One spelled with a letter doubled or not ("Bimbila", "Bimbilla"), or by another name of the district ("Foso"), has to be this near. */
const SAME_SPOT_KM = 5;
/** So near to a capital, a town is that capital, however the two lists spell it ("Obuase", "Obuasi"; "Wankyi", "Wenchi"). */
const SAME_POINT_KM = 1;

const made = new WeakMap<ReferenceBook, WeakMap<OutlineSet, Locations>>();

/** The locations of the reference data and outlines in use; made once for each. */
export function locationsOf(context: Pick<AppContext, 'reference' | 'outlines'>): Locations {
  const [book, set] = [context.reference.book(), context.outlines.current()];
  const ofBook = made.get(book) ?? new WeakMap<OutlineSet, Locations>();
  made.set(book, ofBook);
  const locations = ofBook.get(set) ?? makeLocations(book, set);
  ofBook.set(set, locations);
  return locations;
}

/** The location meant by its id, a district's key or a name. Throws a problem with the nearest one. */
export function findLocation(context: Pick<AppContext, 'reference' | 'outlines'>, written: string): Location {
  const { byId, ofDistrict, all, search } = locationsOf(context);
  const key = written.trim().toLowerCase();
  const plain = plainName(written);
  const isNamed = (names: readonly string[]) => names.some((name) => plainName(name) === plain);
  const found =
    byId.get(key) ??
    ofDistrict.get(key)?.[0] ??
    all.find(({ name, otherNames }) => isNamed([name, ...otherNames])) ??
    all.find(({ kind, district }) => kind !== 'town' && isNamed(district.otherNames));
  if (found !== undefined) return found;
  throw problem('locationNotFound', { found: written, nearest: search(written)[0]?.id ?? null });
}

/** The regions that have locations, by name, and how many. */
export function regionsWithLocations(
  context: Pick<AppContext, 'reference' | 'outlines'>,
): { id: string; name: string; count: number }[] {
  const regions = new Map<string, { id: string; name: string; count: number }>();
  for (const {
    district: {
      row: { regionId: id },
      regionName: name,
    },
  } of locationsOf(context).all) {
    regions.set(id, { id, name, count: (regions.get(id)?.count ?? 0) + 1 });
  }
  return [...regions.values()].toSorted((p, q) => compare(p.name, q.name));
}

/** The location nearest to a point. */
export function nearestLocation(
  context: Pick<AppContext, 'reference' | 'outlines'>,
  point: Point,
): { readonly location: Location; readonly km: number } {
  const { all, points } = locationsOf(context);
  const location = all[around(points, point[0], point[1], 1)[0] ?? -1];
  if (location === undefined) throw new Error('There are no locations: the reference data hold no district.');
  return { location, km: distanceKm(point, location.point) };
}

function makeLocations(book: ReferenceBook, set: OutlineSet): Locations {
  const { districts } = placesOf(book);
  const byId = new Map<string, Location>();
  const capitals = new Set<string>();
  const ofDistrict = new Map<string, Location[]>();
  const add = (wanted: string, location: Omit<Location, 'id'>): void => {
    const id = byId.has(wanted) ? `${wanted}_${location.district.id}` : wanted;
    const whole = { ...location, id };
    byId.set(id, whole);
    const others = ofDistrict.get(location.district.id) ?? [];
    ofDistrict.set(location.district.id, location.kind === 'town' ? [...others, whole] : [whole, ...others]);
    if (location.kind !== 'town') capitals.add(location.district.id);
  };
  const byCapital = new Map<string, DistrictPlace[]>();
  for (const district of districts) {
    const capital = undoubled(plainName(district.row.capital));
    byCapital.set(capital, [...(byCapital.get(capital) ?? []), district]);
  }
  for (const { name, at } of townsOfGhana()) {
    const ofName = byCapital
      .get(undoubled(plainName(name)))
      ?.find((each) => !capitals.has(each.id) && isCapital(each, name, at));
    const capitalOf =
      ofName ?? districts.find((each) => !capitals.has(each.id) && isCapitalOtherwiseSpelled(each, name, at));
    const district = capitalOf ?? districtAround(book, set, at)?.district ?? nearestDistrict(districts, at);
    const spelling =
      capitalOf === ofName ? { name, otherNames: [] } : { name: district.row.capital, otherNames: [name] };
    add(keyOf(name), { ...spelling, point: at, district, kind: capitalOf === undefined ? 'town' : 'district capital' });
  }
  for (const district of districts) {
    if (capitals.has(district.id)) continue;
    const point = capitalPoint(district);
    const name = district.row.capital || district.name;
    add(district.id, {
      name,
      otherNames: [],
      point: point ?? district.centre,
      district,
      kind: point === null ? 'district point' : 'district capital',
    });
  }
  const all = [...byId.values()].toSorted((p, q) => compare(p.name, q.name) || compare(p.id, q.id));
  const points = new KDBush(all.length);
  for (const {
    point: [lng, lat],
  } of all)
    points.add(lng, lat);
  points.finish();
  return { all, byId, ofDistrict, search: createSearch(all), points };
}

function isCapital(district: DistrictPlace, town: string, at: Point): boolean {
  const most = plainName(district.row.capital) === plainName(town) ? SAME_PLACE_KM : SAME_SPOT_KM;
  return distanceKm(capitalPoint(district) ?? district.centre, at) <= most;
}

function isCapitalOtherwiseSpelled(district: DistrictPlace, town: string, at: Point): boolean {
  const point = capitalPoint(district);
  if (point !== null && distanceKm(point, at) <= SAME_POINT_KM) return true;
  const isOtherName = district.otherNames.some((name) => plainName(name) === plainName(town));
  return isOtherName && distanceKm(point ?? district.centre, at) <= SAME_SPOT_KM;
}

/** "bimbilla" → "bimbila": whether a letter is doubled is where spellings of one name differ. */
function undoubled(name: string): string {
  return name.replace(/(.)\1+/g, '$1');
}

function capitalPoint({ row }: DistrictPlace): Point | null {
  return row.capitalLat === null || row.capitalLng === null ? null : [row.capitalLng, row.capitalLat];
}

function nearestDistrict(districts: readonly DistrictPlace[], at: Point): DistrictPlace {
  const [first, ...rest] = districts;
  if (first === undefined) throw new Error('There are no districts in the reference data.');
  return rest.reduce((best, each) => (distanceKm(each.centre, at) < distanceKm(best.centre, at) ? each : best), first);
}

/** "Cape Coast" → cape_coast: towns keep it, whatever becomes of districts. */
function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
