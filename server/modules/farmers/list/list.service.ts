import { readRegistryNumber } from '#engines/farmers/registryNumber.ts';
import type { Scope } from '#server/platform/records/scope.ts';
import { namesOf } from '../../accounts/accounts.service.ts';
import {
  type AskedFilter,
  countFarmers,
  countFarmersBy,
  type Farmer,
  type FarmerPage,
  searchedWords,
  searchFarmers,
} from './farmerSearch.repository.ts';
import { membersOfHousehold } from '../farmers.repository.ts';
import { groupsHolding } from '../groups/groups.repository.ts';
import { idsInGroup } from '../groups/groups.service.ts';
import { listsOf } from './lists.service.ts';
import { requireOfficer, lookedAt, seenFarmer } from '../access.service.ts';

/** Farmers of whoever asks, own and shared; an administrator's of all officers. @throws notForYou */
export async function listFarmers(
  scope: Scope,
  { whose, group, ...filter }: AskedFilter,
  page: FarmerPage,
): Promise<{ found: readonly Farmer[]; total: number; more: boolean }> {
  const asked = lookedAt(scope, whose);
  const ids = group === undefined ? undefined : await idsInGroup(scope, group);
  // A number of the registry is looked for in the records, by its index.
  const isNumber = readRegistryNumber(filter.q ?? '') !== null;
  const list = asked.whose === 'everyone' || isNumber ? null : await listsOf(scope.context).of(asked.officerId);
  if (list === null) return searchFarmers(scope.db, { ...filter, ...asked, ids }, page);
  const { q, ...rest } = filter;
  const found = list.narrow(
    {
      ...rest,
      whose: asked.whose === 'everyone' ? 'mine' : asked.whose,
      words: searchedWords(q),
      among: ids && new Set(ids),
    },
    page.sort,
  );
  const last = page.after === undefined ? -1 : found.findIndex(({ id }) => id === page.after);
  const from = page.after === undefined ? page.offset : last < 0 ? found.length : last + 1 + page.offset;
  return { found: found.slice(from, from + page.limit), total: found.length, more: false };
}

/** How many farmers whoever asks has, and of what: for the filters. */
export async function countsOfFarmers(scope: Scope) {
  const { db } = scope;
  const mine = lookedAt(scope);
  const [own, shared, consented, crops, districts, languages] = await Promise.all([
    countFarmers(db, { ...mine, whose: 'own' }),
    countFarmers(db, { ...mine, whose: 'shared' }),
    countFarmers(db, { ...mine, consent: true }),
    countFarmersBy(db, mine, 'crop'),
    countFarmersBy(db, mine, 'district_id'),
    countFarmersBy(db, mine, 'language'),
  ]);
  return { own, shared, consented, crops, districts, languages };
}

/** A farmer with the officers they are shared with and the groups of whoever asks. @throws farmerNotFound */
export async function recordOf(scope: Scope, id: number) {
  const farmer = await seenFarmer(scope, id);
  const me = requireOfficer(scope);
  const seenBy = farmer.ownerId === me ? farmer.sharedWith : farmer.sharedWith.filter((officer) => officer === me);
  const names = await namesOf(scope.db, seenBy);
  const sharedWith = seenBy.map((officer) => ({ id: officer, name: names.get(officer) ?? '' }));
  const household =
    farmer.household === null || farmer.ownerId !== me ? [] : await membersOfHousehold(scope.db, farmer.household, me);
  return {
    farmer,
    beside: {
      sharedWith,
      groups: await groupsHolding(scope.db, me, id),
      household: household.filter((member) => member.id !== id),
    },
  };
}
