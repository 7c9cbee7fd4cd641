import type { House } from '../../house.ts';
import { otherAdministrators } from '../accounts/accounts.service.ts';
import { countFarmers, listFarmers } from './farmers.repository.ts';
import { listGroups } from './groups.repository.ts';
import { passOn } from './shares.repository.ts';

const mostExported = 50_000;

/** What officers keep of farmers: theirs to read out, and an administrator's to go on with once their account is deleted. */
export function registerFarmerBelongings({ belongings }: Pick<House, 'belongings'>): void {
  belongings.register('farmers', {
    async export(db, personId) {
      return { farmers: await listFarmers(db, { officerId: personId, whose: 'own' }, mostExported), groups: await listGroups(db, personId) };
    },
    async fates(db, personId) {
      const farmers = await countFarmers(db, { officerId: personId, whose: 'own' });
      const groups = (await listGroups(db, personId)).length;
      if (farmers === 0 && groups === 0) return [];
      return [{ what: `The farmers you keep (${farmers}) and your groups (${groups})`, fate: 'Pass to an administrator of the control centre, who gives them to another officer.' }];
    },
    async leave(scope, personId) {
      const [heir] = await otherAdministrators(scope, personId);
      // Without an administrator they go with the account.
      if (heir !== undefined) await passOn(scope.db, personId, heir, scope.now);
    },
  });
}
