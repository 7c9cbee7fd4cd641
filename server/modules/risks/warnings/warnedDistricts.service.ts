import { distanceKm } from '#engines/shapes/distance.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { districtAround } from '../../geography/geography.service.ts';
import { findRisk } from '../risks.repository.ts';
import { type Area, districtsAround } from './warnedArea.service.ts';
import { warningOfMessage } from './warnings.repository.ts';
import { findZone } from '../zones/zones.repository.ts';

type Asker = Pick<Scope, 'db' | 'context'>;

/** Where and of what a message warns; crops are empty where it is for all of them. */
export interface WarnedPlaces {
  readonly riskId: number;
  readonly districtIds: readonly string[];
  readonly crops: readonly string[];
}

/** The districts and crops that a message warns of a risk; undefined where the risk is no verified one any more, or is over. */
export async function warnedPlaces(asker: Asker, messageId: number): Promise<WarnedPlaces | undefined> {
  const warning = await warningOfMessage(asker.db, messageId);
  const risk = warning && (await findRisk(asker.db, warning.riskId));
  if (!warning || risk?.status !== 'verified' || !risk.isActive) return undefined;
  const districtIds = await districtsIn(asker, warning.area);
  return {
    riskId: risk.id,
    districtIds,
    crops: warning.crops,
  };
}

/** Of a circle: the district of its centre, and those whose own point lies within it. */
async function districtsIn(asker: Asker, area: Area): Promise<readonly string[]> {
  if (area.kind === 'districts') return area.ids;
  if (area.kind === 'zone') return (await findZone(asker.db, area.id))?.districtIds ?? [];
  if (area.kind === 'shape') return districtsAround(asker, area);
  const { context } = asker;
  const centre = [area.lng, area.lat] as const;
  const around = districtAround(context.reference.book(), context.outlines.current(), centre)?.district.id;
  const near = [...context.reference.book().districtById.values()]
    .filter(({ lat, lng }) => distanceKm(centre, [lng, lat]) <= area.km)
    .map(({ districtId }) => districtId);
  return [...new Set([...(around === undefined ? [] : [around]), ...near])];
}
