import type { Static } from 'typebox';
import type { PublicRisk, Risk as RiskShape, RiskRecord, SimilarRisk } from '#contract/risks/riskShapes.ts';
import { publicPoint, writeLocation } from '#engines/risks/location.ts';
import { maskText } from '../../platform/observability/maskText.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { placesOf } from '../geography/geography.service.ts';
import type { RiskWhole } from './handling/list.service.ts';
import type { Similar } from './handling/merge.service.ts';
import { photoPaths } from './reports/photos.service.ts';
import type { Risk } from './risks.repository.ts';

type OfficerRisk = Static<typeof RiskShape>;

/** A risk as officers see it who may. */
export function presentRisk(scope: Scope, risk: Risk): OfficerRisk {
  const { districtId, lat, lng, place, zoneId, reporter, decidedAt, icon, categoryId } = risk;
  const photos = photosOf(risk);
  return {
    id: risk.id,
    riskCategoryId: categoryId,
    riskCategory: { id: categoryId, name: risk.category, icon },
    riskZone: zoneOf(risk),
    ...presentDistrict(scope, districtId),
    count: risk.count,
    description: risk.description,
    location: writeLocation(lat === null || lng === null ? null : [lng, lat], place),
    point: lat === null || lng === null ? null : { lat, lng },
    isActive: risk.isActive,
    isVerified: risk.status === 'verified',
    riskImages: photos.map(({ large }) => ({ image: large })),
    photos,
    createdAt: risk.createdAt.toISOString(),
    updatedAt: risk.updatedAt.toISOString(),
    place,
    status: risk.status,
    version: risk.version,
    riskZoneId: zoneId,
    comments: risk.comments,
    mitigation: risk.mitigation,
    respondent_comments: [...risk.said],
    riskResponders: risk.responders.map(({ id }) => id),
    responders: [...risk.responders],
    extensionsOfficer: reporter,
    own: reporter !== null && reporter.id === scope.actor.personId,
    claimedBy: risk.claimedBy,
    decidedBy: risk.decidedBy,
    decidedAt: decidedAt?.toISOString() ?? null,
    reason: risk.reason,
    mergedInto: risk.mergedInto,
    photosWaiting: risk.images.filter(({ state }) => state === 'waiting').length,
    photosRefused: risk.images.filter(({ state }) => state === 'refused').map(({ refusal }) => refusal),
  };
}

/** With what was said and done about it. */
export function presentRecord(
  scope: Scope,
  { risk, thread, events, similar, merged }: RiskWhole,
): Static<typeof RiskRecord> {
  return {
    ...presentRisk(scope, risk),
    thread: thread.map(({ at, ...comment }) => ({ ...comment, at: at.toISOString() })),
    events: events.map(({ at, detail, ...event }) => ({ ...event, detail: { ...detail }, at: at.toISOString() })),
    similar: similar.map((each) => presentSimilar(scope, each)),
    merged: merged.map((each) => presentSimilar(scope, each)),
  };
}

export function presentSimilar(scope: Scope, { risk, km }: Similar): Static<typeof SimilarRisk> {
  const { district } = presentDistrict(scope, risk.districtId);
  return {
    id: risk.id,
    status: risk.status,
    description: risk.description,
    district,
    createdAt: risk.createdAt.toISOString(),
    km: Math.round(km * 100) / 100,
    version: risk.version,
  };
}

/** A verified risk as everybody sees it: to about a kilometre, by its district's name, nobody named, numbers of people masked. */
export function presentPublicRisk(scope: Scope, risk: Risk): Static<typeof PublicRisk> {
  const { lat, lng, createdAt, updatedAt, decidedAt } = risk;
  const photos = photosOf(risk);
  const where = presentDistrict(scope, risk.districtId);
  const point = lat === null || lng === null ? null : publicPoint([lng, lat]);
  return {
    id: risk.id,
    riskCategoryId: risk.categoryId,
    riskCategory: { id: risk.categoryId, name: risk.category, icon: risk.icon },
    riskZone: zoneOf(risk),
    ...where,
    count: risk.count,
    description: maskText(risk.description),
    location: writeLocation(point, where.district),
    point: point === null ? null : { lat: point[1], lng: point[0] },
    isActive: risk.isActive,
    isVerified: true,
    riskImages: photos.map(({ large }) => ({ image: large })),
    photos,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    verifiedAt: (decidedAt ?? updatedAt).toISOString(),
  };
}

function photosOf({ images }: Risk): OfficerRisk['photos'] {
  return images
    .filter(({ state }) => state === 'ready')
    .map(({ name, width, height }) => ({ ...photoPaths(name), width, height }));
}

function zoneOf({ zoneId, zone, zoneColor }: Risk): OfficerRisk['riskZone'] {
  return zoneId === null || zone === null || zoneColor === null ? null : { id: zoneId, name: zone, color: zoneColor };
}

/** A district that a later release no longer knows keeps its key. */
function presentDistrict({ context }: Scope, id: string) {
  const district = placesOf(context.reference.book()).districts.find((each) => each.id === id);
  return {
    district_id: id,
    district: district?.name ?? id,
    region_id: district?.regionId ?? '',
    region: district?.regionName ?? '',
  };
}
