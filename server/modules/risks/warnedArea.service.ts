import type { Static } from 'typebox';
import type { WarningArea } from '#contract/warnings.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { farmersAt, type FoundFarmers } from '../farmers/farmers.service.ts';
import { farmersInArea } from '../farms/farms.service.ts';
import { districtAround } from '../geography/geography.service.ts';
import { nearestLocation } from '../weather/weather.service.ts';
import type { Risk } from './risks.repository.ts';
import { knownZone } from './zones.service.ts';

export type Area = Static<typeof WarningArea>;

/** Kilometres around a risk that is one point, to begin with: what a swarm or a spray of spores crosses in a few days is more; whoever warns widens it. */
const usualKm = 10;

/** The area a warning begins with: around where the risk was seen, else its zone where that has districts, else its district. */
export async function usualArea(scope: Scope, { lat, lng, zoneId, districtId }: Risk): Promise<Area> {
  if (lat !== null && lng !== null) return { kind: 'around', lat, lng, km: usualKm };
  if (zoneId !== null && (await knownZone(scope, zoneId)).districtIds.length > 0) return { kind: 'zone', id: zoneId };
  return { kind: 'districts', ids: [districtId] };
}

/** An area in words: "within 10 km of Ejura". @throws zoneNotFound, districtNotFound */
export async function sayArea(scope: Scope, area: Area): Promise<string> {
  if (area.kind === 'around') {
    const near = nearestPlace(scope, area);
    return `within ${area.km} km of ${near}`;
  }
  if (area.kind === 'zone') return `in the zone ${(await knownZone(scope, area.id)).name}`;
  return `in ${area.ids.map((id) => districtName(scope, id)).join(', ')}`;
}

/**
 * The farmers of an area, whosever they are: those with a farm in it, then those whose community lies in it, who grow one of
 * the crops or of whom no crop is known. Around a point, those of whom the district alone is known are counted apart.
 *
 * @throws zoneNotFound, districtNotFound, riskRefused where a zone has no districts
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
  const districtIds = await districtsOfArea(scope, area);
  const ids = await farmersInArea(db, { kind: 'districts', ids: districtIds });
  return farmersAt(db, { ground: { kind: 'districts', ids: districtIds }, ids, crops, withDistrict });
}

async function districtsOfArea(scope: Scope, area: Exclude<Area, { kind: 'around' }>): Promise<readonly string[]> {
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

function nearestPlace({ context }: Scope, { lat, lng }: { readonly lat: number; readonly lng: number }): string {
  const { location, km } = nearestLocation(context, [lng, lat]);
  if (km <= 15) return location.name;
  return (
    districtAround(context.reference.book(), context.outlines.current(), [lng, lat])?.district.row.name ??
    `${lat}, ${lng}`
  );
}
