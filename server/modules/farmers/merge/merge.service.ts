import { isDeepStrictEqual } from 'node:util';
import { branchOfFarmers } from '#engines/access/field/farmers.ts';
import { isAny } from '#engines/access/roles.ts';
import type { FarmerData } from '#engines/farmers/farmer.ts';
import { quoted } from '#contract/problems/problems.ts';
import { problem } from '#server/platform/calls/problems.ts';
import type { Scope } from '#server/platform/records/scope.ts';
import { changeFarmer } from '../farmers.repository.ts';
import { countFarmers, type Farmer, listFarmers } from '../list/farmerSearch.repository.ts';
import * as merges from './merge.repository.ts';
import { lookedAt, requireOwn } from '../access.service.ts';

/** Says that farmers of whoever asks, or of their branch, are not one, or takes that back. @throws farmerNotFound, farmerNotYours */
export async function setApart(scope: Scope, ids: readonly number[], apart: boolean): Promise<void> {
  await farmersToMerge(scope, ids);
  await (apart
    ? merges.tellApart(scope.db, ids, scope.actor.personId, scope.now)
    : merges.takeApartBack(scope.db, ids));
  scope.audit(apart ? 'tellFarmersApart' : 'takeApartBack', ids.map(String));
}

/**
 * Farmers that whoever asks may make one, in the order of the ids: their own; of several officers all in their branch, as
 * a level above all of them.
 *
 * @throws farmerNotFound, farmerNotYours
 */
export async function farmersToMerge(scope: Scope, ids: readonly number[]): Promise<[Farmer, ...Farmer[]]> {
  const isAbove =
    isAny(branchOfFarmers(scope.actor)) &&
    (await countFarmers(scope.db, { ...lookedAt(scope, 'everyone'), ids })) === ids.length;
  if (!isAbove) await requireOwn(scope, ids);
  const whose = lookedAt(scope, isAbove ? 'everyone' : 'own');
  const found = new Map((await listFarmers(scope.db, { ...whose, ids }, ids.length)).map((each) => [each.id, each]));
  const [first, ...others] = ids.flatMap((id) => found.get(id) ?? []);
  if (first === undefined || others.length + 1 < ids.length)
    throw problem('farmerNotFound', { found: ids.find((id) => !found.has(id)) ?? 0 });
  return [first, ...others];
}

/** What it takes to take a merge back, of what this room keeps. */
export interface Merged {
  readonly stays: number;
  /** Rows as they were. */
  readonly before: { readonly farmers: readonly { readonly id: number; readonly phone: string }[] };
  readonly after: FarmerData;
  /** What was noted on messages by merging. */
  readonly noted: readonly number[];
}

/** Makes farmers one; `noteMore` notes what else is said on messages by it. Who may is for the caller to see to. */
export async function joinFarmers(
  scope: Scope,
  stays: number,
  others: readonly number[],
  farmer: FarmerData,
  noteMore: () => Promise<void>,
): Promise<Merged> {
  await merges.holdFarmers(scope.db, [stays, ...others]);
  const before = (await merges.joinFarmers(scope.db, stays, others, farmer, scope.now)) as Merged['before'];
  await noteMore();
  return { stays, before, after: farmer, noted: await merges.notedSince(scope.db, stays, before) };
}

/**
 * Takes a merge back. What was changed of the farmer who stayed since then stays changed.
 *
 * @throws mergeNotUndone where they are gone or another's, or a number went to another farmer
 */
export async function partFarmers(scope: Scope, { stays, before, after, noted }: Merged): Promise<void> {
  await merges.holdFarmers(scope.db, [stays]);
  const now = await mergedNow(scope, stays);
  const holder = await merges.holderOfNumbers(scope.db, before, stays);
  if (holder !== undefined)
    throw problem('mergeNotUndone', {
      sentence: `${quoted(holder)} has one of their numbers now. Change that entry first.`,
    });
  await merges.partFarmers(scope.db, stays, before, noted);
  const again = await mergedNow(scope, stays);
  const numbers = new Set(before.farmers.map(({ phone }) => phone));
  const changed = (Object.keys(after) as (keyof FarmerData)[]).filter(
    (field) => !isDeepStrictEqual(now[field], after[field]) && !(field === 'phone' && numbers.has(now.phone)),
  );
  if (changed.length > 0)
    await changeFarmer(
      scope.db,
      stays,
      { ...again, ...Object.fromEntries(changed.map((field) => [field, now[field]])) },
      scope.now,
    );
}

/** The farmer that entries became. @throws mergeNotUndone where they are gone, or no longer for whoever asks */
async function mergedNow(scope: Scope, stays: number): Promise<Farmer> {
  const whose = isAny(branchOfFarmers(scope.actor)) ? (['own', 'everyone'] as const) : (['own'] as const);
  for (const each of whose) {
    const [now] = await listFarmers(scope.db, { ...lookedAt(scope, each), ids: [stays] }, 1);
    if (now !== undefined) return now;
  }
  throw problem('mergeNotUndone', {
    sentence:
      'The farmer they became is no more in your list. Bring that farmer back first, or take back what was merged later.',
  });
}
