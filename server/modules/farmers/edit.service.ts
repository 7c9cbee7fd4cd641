import { restorableDays, requireWhoDeleted, type TrashKind } from '../../platform/records/trash.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { addressesOf } from './callers.repository.ts';
import { addFarmers, changeFarmer, findByPhone } from './farmers.repository.ts';
import { countFarmers, type Farmer } from './list/farmerSearch.repository.ts';
import { readFarmer } from './fields.service.ts';
import { inHousehold, type TypedFarmer } from './record/household.service.ts';
import { forgetLooksAt } from './sharing/looks.repository.ts';
import { takeLook } from './sharing/looks.service.ts';
import { forgetInTrash } from './merge/merge.repository.ts';
import { requireOfficer, lookedAt, ownFarmer, requireOwn, seenFarmer } from './access.service.ts';
import { partnersOfFarmers } from './sharing/shares.repository.ts';
import { sayEnded } from './sharing/sharing.service.ts';
import { putFarmersBack, takeFarmers } from './wholeFarmers.repository.ts';

const trashKind = 'farmers';

/** Adds a farmer to the list of whoever asks. @throws farmerThere, and as {@link readFarmer} */
export async function addFarmer(scope: Scope, typed: TypedFarmer): Promise<Farmer> {
  const officerId = requireOfficer(scope);
  const farmer = await inHousehold(scope, officerId, typed, await readFarmer(scope, typed));
  const [id] = await addFarmers(scope.db, officerId, [farmer], scope.now);
  if (id === undefined) throw await numberTaken(scope, officerId, farmer.phone);
  scope.audit('addFarmer', [String(id)], Object.keys(typed));
  return seenFarmer(scope, id);
}

/** Changes a farmer of one's own. @throws farmerNotFound, farmerNotYours, farmerThere, and as {@link readFarmer} */
export async function editFarmer(scope: Scope, id: number, typed: TypedFarmer): Promise<Farmer> {
  const before = await ownFarmer(scope, id);
  const farmer = await inHousehold(scope, before.ownerId, typed, await readFarmer(scope, typed, before), before);
  await changeFarmer(scope.db, id, farmer, scope.now);
  scope.audit('editFarmer', [String(id)], Object.keys(typed));
  return seenFarmer(scope, id);
}

/** The whole number of a farmer; that it was asked for is counted and written down. @throws farmerNotFound, farmerRefused where there is none, looksUsedUp */
export async function revealPhone(scope: Scope, id: number): Promise<string> {
  const { phone } = await seenFarmer(scope, id);
  if (phone === '')
    throw problem('farmerRefused', {
      sentence: 'This farmer has no telephone number on record. Ask for one and add it.',
    });
  await takeLook(scope, 'phone', { farmerId: id, farmId: null });
  scope.audit('revealFarmerPhone', [String(id)], ['phone']);
  return phone;
}

/**
 * Deletes farmers of one's own, all or none; `undo` is empty where they are gone for good. What hangs on their numbers and
 * addresses goes too, but for those `shared` with other farmers: nobody knows whose it is.
 *
 * @throws farmerNotFound, farmerNotYours
 */
export async function removeFarmers(
  scope: Scope,
  ids: readonly number[],
  forGood: boolean,
): Promise<{ removed: number; undo: string; days: number; shared: number }> {
  await requireOwn(scope, ids);
  const partners = await partnersOfFarmers(scope.db, ids);
  const { alone, shared } = forGood ? await addressesOf(scope.db, ids) : { alone: [], shared: 0 };
  const payload = await takeFarmers(scope.db, ids);
  const things = {
    room: 'farmers',
    kind: trashKind,
    id: ids.join(','),
    label: ids.length === 1 ? 'a farmer' : `${ids.length} farmers`,
    payload,
  };
  const undo = forGood ? '' : await scope.context.trash.keep(scope, things);
  if (forGood) await forgetInTrash(scope.db, ids);
  if (forGood) await forgetLooksAt(scope.db, ids);
  if (alone.length > 0) await scope.context.personalData.forgetAddresses(scope, alone);
  // Other rooms take out what they keep of them.
  for (const kind of forGood ? ['farmersErased', 'farmersErasedFromFarms'] : [])
    await scope.context.jobs.enqueue(scope.db, { kind, payload: { ids } });
  await sayEnded(scope, partners);
  scope.audit(forGood ? 'eraseFarmers' : 'removeFarmers', ids.map(String));
  return { removed: ids.length, undo, days: forGood ? 0 : restorableDays, shared };
}

/** How deleted farmers are put back: by who deleted them alone. */
export const farmersTrash: TrashKind = {
  async restore(scope, entry) {
    requireOfficer(scope);
    requireWhoDeleted(scope, entry);
    await putFarmersBack(scope.db, entry.payload);
  },
  /** Those whose number was added again meanwhile stay out. */
  async restored(scope, { id, label }) {
    const ids = id.split(',').map(Number);
    const back = await countFarmers(scope.db, { ...lookedAt(scope, 'own'), ids });
    return back === ids.length ? label : `${back} of ${ids.length} farmers; the numbers of the others were added again`;
  },
};

async function numberTaken(scope: Scope, officerId: string, phone: string) {
  const holder = await findByPhone(scope.db, officerId, phone);
  return problem('farmerThere', { name: holder?.name ?? '' });
}
