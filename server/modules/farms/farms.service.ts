/** The front door of the farms room. */
import { generalise, type FarmCell } from '#engines/farms/generalise.ts';
import type { Scope } from '../../platform/scope.ts';
import { countFarmsByCell } from './farms.repository.ts';

/** Satellite tiles the operator set, and whom to credit for them. */
export interface Satellite {
  readonly tiles: string;
  readonly credit: string;
}

/** Where farms are, as anybody may see it (decision 9). */
export async function publicFarms({ house }: Scope): Promise<FarmCell[]> {
  return generalise(await countFarmsByCell(house.readDb));
}

/** The satellite imagery of the farm map; null where SATELLITE_URL is not set. Without a credit its host is named. */
export function satelliteOf({ house: { config } }: Scope): Satellite | null {
  if (config.satelliteUrl === null) return null;
  return { tiles: config.satelliteUrl, credit: config.satelliteCredit ?? new URL(config.satelliteUrl.replaceAll('{s}.', '')).host };
}
