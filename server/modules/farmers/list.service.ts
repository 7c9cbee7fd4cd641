import type { Scope } from '../../platform/scope.ts';
import { namesOf } from '../accounts/accounts.service.ts';
import { countFarmers, countFarmersBy, type Farmer, type FarmerFilter, type FarmerPage, searchFarmers } from './farmers.repository.ts';
import { groupsHolding } from './groups.repository.ts';
import { askingOfficer, lookedAt, seenFarmer } from './own.service.ts';

/** What a list is narrowed by; whose it is, the asker's rights decide. */
export type AskedFilter = Partial<Omit<FarmerFilter, 'officerId'>>;

/** Farmers of whoever asks, own and shared. @throws notForYou */
export function listFarmers(scope: Scope, { whose, ...filter }: AskedFilter, page: FarmerPage): Promise<{ found: Farmer[]; total: number }> {
  return searchFarmers(scope.db, { ...filter, ...lookedAt(scope, whose) }, page);
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
