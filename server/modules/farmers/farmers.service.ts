/** The front door of the farmers room: farmers, who may see them, and their groups. */
import type { Database } from '../../database/connection.ts';
import type { AppContext } from '../../context.ts';
import { followCommunities } from './communities.service.ts';
import { groupTrash } from './groups.service.ts';
import { farmersTrash } from './keep.service.ts';
import { registerFarmerData } from './personalData.service.ts';
import { countFarmers, visibleIds } from './farmerSearch.repository.ts';
import { filterTrash } from './filters.service.ts';
import { keepImports } from './import.service.ts';
import { forgetLooks } from './looks.service.ts';
import { forgetChangesOfLists } from './lists.service.ts';
import { visitTrash } from './record.service.ts';

export type { Farmer } from './farmerSearch.repository.ts';
export { fieldsOf } from './farmersCsv.ts';
export { recordOf } from './list.service.ts';
export {
  duplicatesAcross,
  farmersToMerge,
  joinFarmers,
  likelyDuplicates,
  type Merged,
  partFarmers,
  setApart,
} from './merge.service.ts';
export { presentFarmer } from './farmers.presenter.ts';
export { lookedAt, requireOfficer, ownFarmer } from './access.service.ts';
export {
  everyRecipient,
  farmersOfAnyone,
  groupsWithMembers,
  knownByName,
  recipientsOf,
  recipientsOfBranch,
} from './recipients.service.ts';
export type { ConsentChange, Visit } from './record.repository.ts';
export { groupsHolding } from './groups.repository.ts';
export { visitsTo } from './record.repository.ts';
export { addVisit, historyOf, noteStart, noteStop, removeVisit } from './record.service.ts';
export { farmerWithNumber } from './callers.repository.ts';
export { looksAtNumber } from './looks.repository.ts';
export { looksFor, noteFile, takeLook } from './looks.service.ts';
export { addSampleFarmers } from './samples.service.ts';
export { passOn as passFarmersOn } from './shares.repository.ts';

/** What the room can bring back, what it keeps about people, and what it lets go of in time. */
export function keepFarmers(context: AppContext): void {
  context.trash.register('farmers', farmersTrash);
  context.trash.register('farmerGroup', groupTrash);
  context.trash.register('farmerVisit', visitTrash);
  context.trash.register('farmerFilter', filterTrash);
  registerFarmerData(context);
  forgetChangesOfLists(context);
  forgetLooks(context);
  keepImports(context);
  followCommunities(context);
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
export { farmersAt, type FoundFarmers } from './whereabouts.service.ts';
