import { isDeepStrictEqual } from 'node:util';
import { likelySame, type LikelySame } from '#engines/farmers/duplicates.ts';
import type { FarmerData } from '#engines/farmers/farmer.ts';
import { mostMergedAtOnce } from '#contract/limits.ts';
import { quoted } from '#contract/problems.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { changeFarmer } from './farmers.repository.ts';
import { type Farmer, listFarmers } from './farmerSearch.repository.ts';
import * as merges from './merge.repository.ts';
import { requireOfficer, lookedAt, requireOwn } from './access.service.ts';

/** Most farmers of one list that are held against each other; of more, the first by name. */
const mostCompared = 20_000;

/** Sets of farmers of whoever asks that may be one, the strongest reason first. `cardsOf` says which cards stand on whose farms. */
export async function likelyDuplicates(
  scope: Scope,
  cardsOf: ReadonlyMap<number, readonly string[]>,
): Promise<{ farmers: ReadonlyMap<number, Farmer>; sets: LikelySame[] }> {
  const farmers = await listFarmers(scope.db, lookedAt(scope, 'own'), mostCompared);
  const apart = await merges.pairsApart(scope.db, requireOfficer(scope));
  const sets = likelySame(
    farmers.map((farmer) => ({ ...farmer, cards: cardsOf.get(farmer.id) ?? [] })),
    apart,
    mostMergedAtOnce,
  );
  return { farmers: new Map(farmers.map((farmer) => [farmer.id, farmer])), sets };
}

/** Says that farmers of whoever asks are not one, or takes that back. @throws farmerNotFound, farmerNotYours */
export async function setApart(scope: Scope, ids: readonly number[], apart: boolean): Promise<void> {
  await requireOwn(scope, ids);
  await (apart ? merges.tellApart(scope.db, ids, scope.now) : merges.takeApartBack(scope.db, ids));
  scope.audit(apart ? 'tellFarmersApart' : 'takeApartBack', ids.map(String));
}

/** Farmers of whoever asks, all of them, in the order of the ids, so that nobody changes them meanwhile. @throws farmerNotFound, farmerNotYours */
export async function ownFarmers(scope: Scope, ids: readonly number[]): Promise<[Farmer, ...Farmer[]]> {
  await requireOwn(scope, ids);
  const found = new Map(
    (await listFarmers(scope.db, { ...lookedAt(scope, 'own'), ids }, ids.length)).map((farmer) => [farmer.id, farmer]),
  );
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
  const me = requireOfficer(scope);
  await merges.holdFarmers(scope.db, [stays]);
  const [now] = await listFarmers(scope.db, { ...lookedAt(scope, 'own'), ids: [stays] }, 1);
  if (now === undefined)
    throw problem('mergeNotUndone', {
      sentence:
        'The farmer they became is no more in your list. Bring that farmer back first, or take back what was merged later.',
    });
  const holder = await merges.holderOfNumbers(scope.db, me, before, stays);
  if (holder !== undefined)
    throw problem('mergeNotUndone', {
      sentence: `${quoted(holder)} has one of their numbers now. Change that entry first.`,
    });
  await merges.partFarmers(scope.db, stays, before, noted);
  const [again] = await listFarmers(scope.db, { ...lookedAt(scope, 'own'), ids: [stays] }, 1);
  const numbers = new Set(before.farmers.map(({ phone }) => phone));
  const changed = (Object.keys(after) as (keyof FarmerData)[]).filter(
    (field) => !isDeepStrictEqual(now[field], after[field]) && !(field === 'phone' && numbers.has(now.phone)),
  );
  if (again !== undefined && changed.length > 0)
    await changeFarmer(
      scope.db,
      stays,
      { ...again, ...Object.fromEntries(changed.map((field) => [field, now[field]])) },
      scope.now,
    );
}
