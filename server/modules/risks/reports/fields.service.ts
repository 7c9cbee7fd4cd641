import { readLocation, writeLocation } from '#engines/risks/location.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { filled } from '../../accounts/accounts.service.ts';
import { resolveCommunity } from '../../communities/communities.service.ts';
import { districtAround, findDistrict } from '../../geography/geography.service.ts';
import type { RiskData } from '../risks.repository.ts';
import { findCategory, findZone } from '../zones/zones.repository.ts';

/** What is sent of a risk; of an edit, what is left out stays. */
export interface TypedRisk {
  readonly riskCategoryId?: number | undefined;
  readonly district_id?: string | undefined;
  readonly count?: number | undefined;
  readonly description?: string | undefined;
  readonly location?: string | undefined;
  readonly isActive?: boolean | undefined;
  readonly riskZoneId?: number | null | undefined;
  readonly communityId?: number | undefined;
  readonly community?: string | undefined;
}

/**
 * A risk as it is kept, from what was sent over what was kept before. A point without a district finds its district.
 *
 * @throws fieldEmpty, riskCategoryNotFound, zoneNotFound, districtNotFound, riskRefused
 */
export async function readRisk(scope: Scope, typed: TypedRisk, before?: RiskData): Promise<RiskData> {
  const categoryId = typed.riskCategoryId ?? before?.categoryId ?? 0;
  if (categoryId !== before?.categoryId && (await findCategory(scope.db, categoryId)) === undefined)
    throw problem('riskCategoryNotFound', { found: categoryId });
  const zoneId = typed.riskZoneId === undefined ? (before?.zoneId ?? null) : typed.riskZoneId;
  const place = readPlace(scope, typed, before);
  if (zoneId !== null && zoneId !== before?.zoneId) {
    const zone = await findZone(scope.db, zoneId);
    if (zone === undefined) throw problem('zoneNotFound', { found: zoneId });
    if (zone.districtIds.length > 0 && !zone.districtIds.includes(place.districtId))
      throw problem('riskRefused', {
        sentence: `The zone ${zone.name} does not hold the district of this risk. Choose a zone that does, or none.`,
      });
  }
  return {
    categoryId,
    zoneId,
    ...place,
    count: typed.count ?? before?.count ?? 0,
    description:
      typed.description === undefined && before
        ? before.description
        : filled('The description', typed.description ?? ''),
    isActive: typed.isActive ?? before?.isActive ?? true,
  };
}

/**
 * The community a report names, and the report with what it tells: its position and name where no point was sent, its district
 * where none was.
 *
 * @throws communityNotFound, districtNotFound
 */
export async function readCommunity(
  scope: Scope,
  typed: TypedRisk,
): Promise<{ readonly communityId: number | null; readonly told: TypedRisk }> {
  const { communityId, community = '', district_id: districtId } = typed;
  if (communityId === undefined && (community.trim() === '' || districtId === undefined))
    return { communityId: null, told: typed };
  const at = await resolveCommunity(
    scope,
    communityId === undefined ? { name: community, districtId: districtId ?? '' } : { id: communityId },
  );
  const { point, name, wrong } = readLocation(typed.location);
  const location =
    wrong === null && point === null ? { location: writeLocation(at.point, name === '' ? at.location : name) } : {};
  return { communityId: at.communityId, told: { ...typed, ...location, district_id: districtId ?? at.districtId } };
}

function readPlace(
  { context }: Scope,
  typed: TypedRisk,
  before: RiskData | undefined,
): Pick<RiskData, 'districtId' | 'lat' | 'lng' | 'place'> {
  const { point, name, wrong } =
    typed.location === undefined && before ? keptPlace(before) : readLocation(typed.location);
  if (wrong !== null) throw problem('riskRefused', { sentence: wrong });
  const at = { lat: point?.[1] ?? null, lng: point?.[0] ?? null, place: name };
  if (typed.district_id !== undefined)
    return { districtId: findDistrict(context.reference.book(), typed.district_id).id, ...at };
  const moved = point !== null && (point[0] !== before?.lng || point[1] !== before.lat);
  if (before !== undefined && !moved) return { districtId: before.districtId, ...at };
  const found = point && districtAround(context.reference.book(), context.outlines.current(), point);
  if (!found)
    throw problem('riskRefused', {
      sentence:
        point === null
          ? 'Neither a district nor a point was sent. Choose the district, or a point on the map.'
          : 'This point lies in no district of Ghana. Choose another point, or choose the district.',
    });
  return { districtId: found.district.id, ...at };
}

function keptPlace({ lat, lng, place }: RiskData) {
  return { point: lat === null || lng === null ? null : ([lng, lat] as const), name: place, wrong: null };
}
