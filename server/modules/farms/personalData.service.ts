import type { AppContext } from '../../context.ts';
import { otherAdministrators } from '../accounts/accounts.service.ts';
import { countOwnFarms, forgetFarmers, passFarmsOn, wholeFarms } from './farms.repository.ts';

const mostExported = 50_000;

/** What officers keep of farms: theirs to read out, and an administrator's to go on with once their account is deleted. */
export function registerFarmData({ personalData }: Pick<AppContext, 'personalData'>): void {
  personalData.register('farms', {
    async export(db, personId) {
      const farms = await wholeFarms(db, { officerId: personId, districts: [] }, { own: true }, mostExported);
      return farms.map(({ id, name, outline, hectares, districtId, crop, createdAt, updatedAt }) => ({
        id,
        name,
        outline,
        hectares,
        districtId,
        crop,
        createdAt,
        updatedAt,
      }));
    },
    async fates(db, personId) {
      const farms = await countOwnFarms(db, personId);
      return farms === 0
        ? []
        : [
            {
              what: `The farms you mapped (${farms})`,
              fate: 'Pass to an administrator of the control centre; your name is taken off them.',
            },
          ];
    },
    async leave(scope, personId) {
      const [heir] = await otherAdministrators(scope, personId);
      await passFarmsOn(scope.db, personId, heir ?? null);
    },
  });
}

/** A farmer who had themselves erased: their card numbers and links go from the farms, which stay as ground. */
export function forgetErasedFarmers({ jobs }: Pick<AppContext, 'jobs'>): void {
  jobs.handle('farmersErasedFromFarms', async (job) => {
    await job.settle((effects) => forgetFarmers(effects, (job.payload as { readonly ids: readonly number[] }).ids));
  });
}
