import type { Static } from 'typebox';
import type { WarningArea } from '#contract/risks/warnings.ts';
import { hectaresOf } from '#engines/shapes/groundArea.ts';
import type { Polygon } from '#engines/shapes/points.ts';
import { closeRing, ringCentre } from '#engines/shapes/rings.ts';
import { shapeFault } from '#engines/shapes/soundShape.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { nearestCommunity } from '../../communities/communities.service.ts';
import { type Chosen, countAt, farmersAt, type FoundFarmers } from '../../farmers/farmers.service.ts';
import { farmersInArea } from '../../farms/farms.service.ts';
import { districtAround } from '../../geography/geography.service.ts';
import { nearestLocation } from '../../weather/weather.service.ts';
import type { Risk } from '../risks.repository.ts';
import { knownZone } from '../zones/zones.service.ts';

export type Area = Static<typeof WarningArea>;
type Shape = Extract<Area, { kind: 'shape' }>;

/** Kilometres around a risk that is one point, to begin with: what a swarm or a spray of spores crosses in a few days is more; whoever warns widens it. */
const usualKm = 10;
/** Kilometres to what a point is said to be near to. */
const nearKm = 15;

/** The area a warning begins with: around where the risk was seen, else its zone where that has districts, else its district. */
export async function usualArea(scope: Scope, { lat, lng, zoneId, districtId }: Risk): Promise<Area> {
  if (lat !== null && lng !== null) return { kind: 'around', lat, lng, km: usualKm };
  if (zoneId !== null && (await knownZone(scope, zoneId)).districtIds.length > 0) return { kind: 'zone', id: zoneId };
  return { kind: 'districts', ids: [districtId] };
}

/** An area in words: "within 10 km of Ejura". @throws zoneNotFound, districtNotFound */
export async function sayArea(scope: Scope, area: Area): Promise<string> {
  if (area.kind === 'around') {
    const near = await nearestPlace(scope, area);
    return `within ${area.km} km of ${near}`;
  }
  if (area.kind === 'shape') {
    const [lng, lat] = ringCentre(area.corners);
    return `in a drawn area of ${Math.round(hectaresOf([shapeOf(area)]) / 100)} km² near ${await nearestPlace(scope, { lat, lng })}`;
  }
  if (area.kind === 'zone') return `in the zone ${(await knownZone(scope, area.id)).name}`;
  return `in ${area.ids.map((id) => districtName(scope, id)).join(', ')}`;
}

/**
 * The farmers of an area, whosever they are: those with a farm in it, then those whose community lies in it, who grow one of
 * the crops or of whom no crop is known. Around a point and in a shape, those of whom the district alone is known are
 * counted apart.
 *
 * @throws zoneNotFound, districtNotFound, riskRefused where a zone has no districts or sides of a shape cross
 */
export async function farmersOfArea(
  scope: Scope,
  area: Area,
  crops: readonly string[],
  withDistrict: boolean,
): Promise<FoundFarmers> {
  const { db, context } = scope;
  if (area.kind === 'around') {
    const point = [area.lng, area.lat] as const;
    const districtId = districtAround(context.reference.book(), context.outlines.current(), point)?.district.id ?? null;
    const ids = await farmersInArea(db, { kind: 'around', point, km: area.km });
    return farmersAt(db, { ground: { ...area, districtId }, ids, crops, withDistrict });
  }
  if (area.kind === 'shape') {
    const outline = [shapeOf(area)];
    if (shapeFault(outline) !== null)
      throw problem('riskRefused', {
        sentence:
          'The sides of the drawn area cross or leave no ground between them. Draw its corners one after another around it.',
      });
    const ids = await farmersInArea(db, { kind: 'shape', outline });
    return farmersAt(db, { ground: { ...area, districtIds: districtsAround(scope, area) }, ids, crops, withDistrict });
  }
  const districtIds = await districtsOfArea(scope, area);
  const ids = await farmersInArea(db, { kind: 'districts', ids: districtIds });
  return farmersAt(db, { ground: { kind: 'districts', ids: districtIds }, ids, crops, withDistrict });
}

/** The districts in which the corners and the middle of a shape lie. */
export function districtsAround({ context }: Pick<Scope, 'context'>, { corners }: Shape): string[] {
  const points = [...corners, ringCentre(corners)];
  return [
    ...new Set(
      points.flatMap(
        (point) => districtAround(context.reference.book(), context.outlines.current(), point)?.district.id ?? [],
      ),
    ),
  ];
}

/** Whom a warning of an area is for, with how many they are by what: of districts without a list of them. Throws as {@link farmersOfArea} does. */
export async function chosenOfArea(
  scope: Scope,
  area: Area,
  crops: readonly string[],
  withDistrict: boolean,
): Promise<Omit<FoundFarmers, 'ids'> & { readonly chosen: Chosen; readonly found: number }> {
  if (area.kind === 'around' || area.kind === 'shape') {
    const { ids, ...counts } = await farmersOfArea(scope, area, crops, withDistrict);
    return { ...counts, chosen: { ids }, found: ids.length };
  }
  const districts = await districtsOfArea(scope, area);
  return { ...(await countAt(scope.db, districts, crops)), chosen: { districts, crops } };
}

function shapeOf({ corners }: Shape): Polygon {
  return [closeRing(corners)];
}

async function districtsOfArea(
  scope: Scope,
  area: Exclude<Area, { kind: 'around' | 'shape' }>,
): Promise<readonly string[]> {
  if (area.kind === 'districts') {
    for (const id of area.ids) districtName(scope, id);
    return area.ids;
  }
  const { name, districtIds } = await knownZone(scope, area.id);
  if (districtIds.length === 0)
    throw problem('riskRefused', {
      sentence: `Nobody has said which districts the zone ${name} is made of, so nobody is found in it. An administrator adds them in Zone; or choose districts, or a distance.`,
    });
  return districtIds;
}

function districtName({ context }: Scope, id: string): string {
  const row = context.reference.book().districtById.get(id);
  if (row === undefined) throw problem('districtNotFound', { found: id });
  return row.name;
}

/** What a point is near to: the nearest village with its district, as many have its name; a town; else its district. */
async function nearestPlace(
  { db, context }: Scope,
  { lat, lng }: { readonly lat: number; readonly lng: number },
): Promise<string> {
  const { location, km } = nearestLocation(context, [lng, lat]);
  const village = await nearestCommunity(db, [lng, lat], nearKm);
  if (village !== undefined && village.km <= km && village.name !== location.name)
    return placeWithDistrict(context, village.name, village.districtId);
  if (km <= nearKm) return location.name;
  return (
    districtAround(context.reference.book(), context.outlines.current(), [lng, lat])?.district.row.name ??
    `${lat}, ${lng}`
  );
}

/** "Akrofrom, Offinso North"; a place that names its district, or that its district is named after, stays as it is. */
export function placeWithDistrict(
  { reference }: Pick<Scope['context'], 'reference'>,
  place: string,
  districtId: string,
): string {
  const district = reference.book().districtById.get(districtId)?.name;
  return district === undefined || place.includes(district) || district.startsWith(place)
    ? place
    : `${place}, ${district}`;
}
