import { readLocation } from '#engines/risks/location.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { filled } from '../accounts/accounts.service.ts';
import { districtAround, findDistrict } from '../geography/geography.service.ts';
import type { RiskData } from './risks.repository.ts';
import { findCategory, findZone } from './zones.repository.ts';

/** What is sent of a risk; of an edit, what is left out stays. */
export interface TypedRisk {
  readonly riskCategoryId?: number | undefined;
  readonly district_id?: string | undefined;
  readonly count?: number | undefined;
  readonly description?: string | undefined;
  readonly location?: string | undefined;
  readonly isActive?: boolean | undefined;
  readonly riskZoneId?: number | null | undefined;
}

/**
 * A risk as it is kept, from what was sent over what was kept before. A point without a district finds its district.
 *
 * @throws fieldEmpty, riskCategoryNotFound, zoneNotFound, districtNotFound, riskRefused
 */
export async function readRisk(scope: Scope, typed: TypedRisk, before?: RiskData): Promise<RiskData> {
  const categoryId = typed.riskCategoryId ?? before?.categoryId ?? 0;
  if (categoryId !== before?.categoryId && (await findCategory(scope.db, categoryId)) === undefined) throw problem('riskCategoryNotFound', { found: categoryId });
  const zoneId = typed.riskZoneId === undefined ? (before?.zoneId ?? null) : typed.riskZoneId;
  if (zoneId !== null && zoneId !== before?.zoneId && (await findZone(scope.db, zoneId)) === undefined) throw problem('zoneNotFound', { found: zoneId });
  return {
    categoryId,
    zoneId,
    ...readPlace(scope, typed, before),
    count: typed.count ?? before?.count ?? 0,
    description: typed.description === undefined && before ? before.description : filled('The description', typed.description ?? ''),
    isActive: typed.isActive ?? before?.isActive ?? true,
  };
}

function readPlace({ house }: Scope, typed: TypedRisk, before: RiskData | undefined): Pick<RiskData, 'districtId' | 'lat' | 'lng' | 'place'> {
  const { point, name, wrong } = typed.location === undefined && before ? keptPlace(before) : readLocation(typed.location);
  if (wrong !== null) throw problem('riskRefused', { sentence: wrong });
  const at = { lat: point?.[1] ?? null, lng: point?.[0] ?? null, place: name };
  if (typed.district_id !== undefined) return { districtId: findDistrict(house.reference.book(), typed.district_id).id, ...at };
  const moved = point !== null && (point[0] !== before?.lng || point[1] !== before.lat);
  if (before !== undefined && !moved) return { districtId: before.districtId, ...at };
  const found = point && districtAround(house.reference.book(), house.outlines.current(), point);
  if (!found) throw problem('riskRefused', { sentence: point === null ? 'Neither a district nor a point was sent. Choose the district, or a point on the map.' : 'This point lies in no district of Ghana. Choose another point, or choose the district.' });
  return { districtId: found.district.id, ...at };
}

function keptPlace({ lat, lng, place }: RiskData) {
  return { point: lat === null || lng === null ? null : ([lng, lat] as const), name: place, wrong: null };
}
