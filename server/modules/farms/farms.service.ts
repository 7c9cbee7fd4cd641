/** The front door of the farms room: where farms are, and whose lie in an area. */
import { generalise, type FarmCell } from '#engines/farms/generalise.ts';
import type { AppContext } from '../../context.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { foldFarmCounts } from './lists/farmCounts.repository.ts';
import { countFarmsByCell } from './farms.repository.ts';
import { farmTrash } from './edit.service.ts';
import { forgetErasedFarmers, registerFarmData } from './personalData.service.ts';
import { scheduleCardResealing } from './cards/reseal.service.ts';

export { farmersInArea } from './maps/areas.service.ts';
export {
  cardsOf,
  sharingCards,
  countByFarmer,
  cropsFarmedIn,
  giveFarmsBack,
  type PassedFarm,
  passFarms,
} from './farmersOfFarms.repository.ts';
export { addSampleFarms } from './samples.service.ts';

const foldSeconds = 600;

/** Satellite tiles the operator set, and whom to credit for them. */
export interface Satellite {
  readonly tiles: string;
  readonly credit: string;
}

/** What the room can bring back, what it keeps about people, and what it lets go of when a farmer is erased. */
export function registerFarms(
  context: Pick<AppContext, 'trash' | 'personalData' | 'jobs' | 'db' | 'secretKey' | 'formerKey'>,
): void {
  context.trash.register('farm', farmTrash);
  registerFarmData(context);
  forgetErasedFarmers(context);
  scheduleCardResealing(context);
  context.jobs.every('foldFarmCounts', foldSeconds, async (job) => {
    await job.settle(foldFarmCounts);
  });
}

/** Where farms are, as anybody may see it (decision 9). */
export async function publicFarms({ context }: Scope): Promise<FarmCell[]> {
  return generalise(await countFarmsByCell(context.readDb));
}

/** The satellite imagery of the farm map; null where SATELLITE_URL is not set. Without a credit its host is named. */
export function satelliteOf({ context: { config } }: Scope): Satellite | null {
  if (config.satelliteUrl === null) return null;
  return {
    tiles: config.satelliteUrl,
    credit: config.satelliteCredit ?? new URL(config.satelliteUrl.replaceAll('{s}.', '')).host,
  };
}
