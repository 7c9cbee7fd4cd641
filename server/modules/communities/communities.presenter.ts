import type { Static } from 'typebox';
import type { Community as WireCommunity } from '#contract/communities/communities.ts';
import { mayKeepCommunity } from '#engines/access/field/communities.ts';
import type { Scope } from '../../platform/records/scope.ts';
import type { Community } from './communities.repository.ts';

/** A community as whoever asks sees it. */
export function presentCommunity(
  { context, actor }: Pick<Scope, 'context' | 'actor'>,
  community: Community,
): Static<typeof WireCommunity> {
  const {
    id,
    name,
    districtId,
    areaCouncil,
    near,
    population,
    source,
    status,
    version,
    lat,
    lng,
    mergedInto,
    mergedName,
  } = community;
  const book = context.reference.book();
  const district = book.districtById.get(districtId);
  return {
    id,
    name,
    districtId,
    areaCouncil,
    near,
    population,
    source,
    status,
    version,
    otherNames: [...community.otherNames],
    district: district?.name ?? districtId,
    region: (district && book.regionById.get(district.regionId)?.name) ?? '',
    point: lat === null || lng === null ? null : { lat, lng },
    mergedInto: mergedInto === null ? null : { id: mergedInto, name: mergedName ?? '' },
    mayKeep: mayKeepCommunity(actor, districtId),
  };
}
