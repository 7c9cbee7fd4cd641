import type { FarmerList } from '#engines/farmers/farmerList.ts';
import type { Scope } from '../../platform/scope.ts';
import { namesOf } from '../accounts/accounts.service.ts';
import { countFarmers, countFarmersBy, type Farmer, type FarmerFilter, type FarmerPage, type ListRow, searchedWords, searchFarmers } from './farmers.repository.ts';
import { groupsHolding, membersOf } from './groups.repository.ts';
import { listsOf } from './lists.service.ts';
import { askingOfficer, lookedAt, seenFarmer } from './own.service.ts';

/** What a list is narrowed by; whose it is, the asker's rights decide. */
export type AskedFilter = Partial<Omit<FarmerFilter, 'officerId' | 'ids'>>;

/** Farmers of whoever asks, own and shared; an administrator's of all officers. @throws notForYou */
export async function listFarmers(scope: Scope, { whose, ...filter }: AskedFilter, page: FarmerPage): Promise<{ found: readonly Farmer[]; total: number }> {
  const asked = lookedAt(scope, whose);
  const list = asked.whose === 'everyone' ? null : await listsOf(scope.house).of(asked.officerId);
  if (list === null) return searchFarmers(scope.db, { ...filter, ...asked }, page);
  const found = await narrowed(scope, list, { ...filter, whose: asked.whose }, page.sort);
  return { found: found.slice(page.offset, page.offset + page.limit), total: found.length };
}

async function narrowed({ db }: Scope, list: FarmerList<ListRow>, { whose, q, group, ...filter }: AskedFilter, sort: FarmerPage['sort']): Promise<readonly ListRow[]> {
  const among = group === undefined ? undefined : new Set(await membersOf(db, [group]));
  return list.narrow({ ...filter, whose: whose === 'everyone' ? 'mine' : whose, words: searchedWords(q), among }, sort);
}

/** How many farmers whoever asks has, and of what: for the filters. */
export async function countsOfFarmers(scope: Scope) {
  const { db } = scope;
  const mine = lookedAt(scope);
  const [own, shared, consented, crops, districts, languages] = await Promise.all([
    countFarmers(db, { ...mine, whose: 'own' }), countFarmers(db, { ...mine, whose: 'shared' }), countFarmers(db, { ...mine, consent: true }),
    countFarmersBy(db, mine, 'crop'), countFarmersBy(db, mine, 'district_id'), countFarmersBy(db, mine, 'language'),
  ]);
  return { own, shared, consented, crops, districts, languages };
}

/** A farmer with the officers they are shared with and the groups of whoever asks. @throws farmerNotFound */
export async function recordOf(scope: Scope, id: number) {
  const farmer = await seenFarmer(scope, id);
  const me = askingOfficer(scope);
  const seenBy = farmer.ownerId === me ? farmer.sharedWith : farmer.sharedWith.filter((officer) => officer === me);
  const names = await namesOf(scope.db, seenBy);
  const sharedWith = seenBy.map((officer) => ({ id: officer, name: names.get(officer) ?? '' }));
  return { farmer, beside: { sharedWith, groups: await groupsHolding(scope.db, me, id) } };
}
