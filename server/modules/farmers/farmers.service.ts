/** The front door of the farmers room: farmers, who may see them, and their groups. */
import type { Database } from '../../database/connection.ts';
import type { AppContext } from '../../context.ts';
import { registerFarmerBulkActs } from './bulk.service.ts';
import { followCommunities } from './communities/communities.service.ts';
import { groupTrash } from './groups/groups.service.ts';
import { farmersTrash } from './edit.service.ts';
import { registerFarmerData } from './personalData.service.ts';
import { foldCounts } from './list/farmerCounts.repository.ts';
import { countFarmers, visibleIds } from './list/farmerSearch.repository.ts';
import { filterTrash } from './list/filters.service.ts';
import { registerImports } from './import/import.service.ts';
import { forgetLooks } from './sharing/looks.service.ts';
import { forgetChangesOfLists } from './list/lists.service.ts';
import { visitTrash } from './record/record.service.ts';

export type { Farmer } from './list/farmerSearch.repository.ts';
export { fieldsOf } from './farmersCsv.ts';
export { recordOf } from './list/list.service.ts';
export { compareSome, duplicatesAcross, ownDuplicates } from './merge/pairs.service.ts';
export { farmersToMerge, joinFarmers, type Merged, partFarmers, setApart } from './merge/merge.service.ts';
export { presentFarmer } from './farmers.presenter.ts';
export { lookedAt, requireOfficer, ownFarmer } from './access.service.ts';
export {
  chosenOfBranch,
  countOfBranch,
  everyRecipient,
  farmersOfAnyone,
  groupsWithMembers,
  knownByName,
  recipientsOf,
  recipientsBehind,
  recipientsOfBranch,
} from './recipients.service.ts';
export type { ConsentChange, Visit } from './record/record.repository.ts';
export { groupsHolding } from './groups/groups.repository.ts';
export { visitsByDistrict, visitsTo } from './record/record.repository.ts';
export { addVisit, historyOf, noteStart, noteStop, removeVisit } from './record/record.service.ts';
export { countReachedAt, farmerWithNumber } from './callers.repository.ts';
export { looksAtNumber } from './sharing/looks.repository.ts';
export { looksFor, noteFile, takeLook } from './sharing/looks.service.ts';
export { addSampleFarmers } from './samples.service.ts';
export {
  followCovers as shareForCovers,
  passOn as passFarmersOn,
  passSome as passSomeFarmers,
} from './sharing/shares.repository.ts';

const foldSeconds = 600;

/** What the room can bring back, what it keeps about people, and what it lets go of in time. */
export function registerFarmers(context: AppContext): void {
  context.trash.register('farmers', farmersTrash);
  context.trash.register('farmerGroup', groupTrash);
  context.trash.register('farmerVisit', visitTrash);
  context.trash.register('farmerFilter', filterTrash);
  registerFarmerData(context);
  forgetChangesOfLists(context);
  forgetLooks(context);
  registerImports(context);
  registerFarmerBulkActs(context);
  followCommunities(context);
  context.jobs.every('foldFarmerCounts', foldSeconds, async (job) => {
    await job.settle(foldCounts);
  });
}

/** Numbers of the farmers an officer keeps. */
export function idsOfOwnFarmers(db: Database, officerId: string): Promise<number[]> {
  return visibleIds(db, { officerId, whose: 'own' });
}

/** How many farmers an officer keeps. */
export function countOwnFarmers(db: Database, officerId: string): Promise<number> {
  return countFarmers(db, { officerId, whose: 'own' });
}

/** Those of some farmers an officer may still write to: theirs or shared with them, and in agreement. Null: whosever they are. */
export function stillAgreeing(db: Database, officerId: string | null, ids: readonly number[]): Promise<number[]> {
  return visibleIds(
    db,
    officerId === null
      ? { officerId: '', whose: 'everyone', consent: true, ids }
      : { officerId, whose: 'mine', consent: true, ids },
  );
}
export { countAt, farmersAt, type FoundFarmers } from './communities/whereabouts.service.ts';
export { type Chosen, type RecipientClass, recipientClasses } from './recipientClasses.repository.ts';
