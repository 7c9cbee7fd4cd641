import { maskPhone } from '#engines/farmers/maskPhone.ts';
import type { AppContext } from '../../context.ts';
import { otherAdministrators } from '../accounts/accounts.service.ts';
import { countFarmers, listFarmers } from './list/farmerSearch.repository.ts';
import { listFilters } from './list/filters.repository.ts';
import { listGroups } from './groups/groups.repository.ts';
import { findImport } from './import/imports.repository.ts';
import { looksBy } from './sharing/looks.repository.ts';
import { visitsBy } from './record/record.repository.ts';
import { passOn } from './sharing/shares.repository.ts';

const mostExported = 50_000;

/** What officers keep of farmers: theirs to read out, and an administrator's to go on with once their account is deleted. */
export function registerFarmerData({ personalData }: Pick<AppContext, 'personalData'>): void {
  personalData.register('farmers', {
    async export(db, personId) {
      // A farmer's number is the farmer's: the export of farmers hands it out, and notes that.
      const farmers = (await listFarmers(db, { officerId: personId, whose: 'own' }, mostExported)).map((farmer) => ({
        ...farmer,
        phone: maskPhone(farmer.phone),
      }));
      return {
        farmers,
        groups: await listGroups(db, personId),
        filters: await listFilters(db, personId),
        visits: await visitsBy(db, personId),
        looks: await looksBy(db, personId, mostExported),
        bringingIn: (await findImport(db, personId))?.fileName ?? null,
      };
    },
    async fates(db, personId) {
      const farmers = await countFarmers(db, { officerId: personId, whose: 'own' });
      const groups = (await listGroups(db, personId)).length;
      if (farmers === 0 && groups === 0) return [];
      return [
        { what: 'That you were shown numbers of farmers', fate: 'Stays, without your name.' },
        { what: 'Filters you saved, and a list you are bringing in', fate: 'Removed at once.' },
        {
          what: `The farmers you keep (${farmers}) and your groups (${groups})`,
          fate: 'Pass to an administrator of the control centre, who gives them to another officer.',
        },
      ];
    },
    async leave(scope, personId) {
      const [heir] = await otherAdministrators(scope, personId);
      // Without an administrator they go with the account.
      if (heir !== undefined) await passOn(scope.db, personId, heir, scope.now);
    },
  });
}
