import { setImmediate } from 'node:timers/promises';
import {
  type AlikePair,
  comparer,
  gatherPairs,
  nameBlocks,
  numbersNear,
  pairKey,
  prepare,
  type Prepared,
  type Sameness,
  strength,
} from '#engines/farmers/duplicates.ts';
import { mostMergedAtOnce } from '#contract/limits.ts';
import type { Database } from '#server/database/connection.ts';
import type { Scope } from '#server/platform/records/scope.ts';
import { lookedAt } from '../access.service.ts';
import { type Farmer, listFarmers } from '../list/farmerSearch.repository.ts';
import { pairsApartAmong } from './merge.repository.ts';
import * as pairs from './pairs.repository.ts';

/** Pairs that sets are made of at a call, the strongest: what is done makes room for others. */
const mostPairs = 100;
/** Farmers whose other pairs are read besides. */
const mostAround = 300;
/** Farmers compared in one transaction. */
const inOneStep = 100;
/** Farmers or pairs gone through before others have their turn. */
const inOneTurn = 200;
/** New pairs of a farmer that are kept, the strongest; a set holds fewer. */
const mostOfFarmer = 10;

/** What the cards on farms say of farmers; the farms room keeps it. */
export interface Cards {
  /** What stands for the cards of some farmers. */
  of(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>>;
  /** Each of some farmers with another who has a card of theirs. */
  sharing(db: Database, ids: readonly number[]): Promise<readonly (readonly [number, number])[]>;
}

/** A set of farmers that may be one. */
export interface FoundSet {
  readonly farmers: readonly Farmer[];
  readonly because: readonly Sameness[];
  /** When the first pair of it was found. */
  readonly firstSeen: Date;
}

/**
 * Compares farmers who were added or changed with all others, a hundred in a transaction of its own; false where none is
 * left, or another process is at it.
 */
export async function compareSome(db: Database, cards: Cards, at: Date): Promise<boolean> {
  return db.transaction().execute(async (records) => {
    if (!(await pairs.holdComparison(records))) return false;
    const taken = await pairs.takeToCompare(records, inOneStep);
    if (taken.length === 0) return false;
    await comparedAnew(records, cards, taken, at);
    return true;
  });
}

async function comparedAnew(db: Database, cards: Cards, ids: readonly number[], at: Date): Promise<void> {
  const here = await pairs.entriesOf(db, ids);
  await pairs.saveSounds(
    db,
    ids,
    here.flatMap((entry) => nameBlocks(entry).map((block) => ({ id: entry.id, name: entry.name, block }))),
  );
  const near = here.flatMap(({ id, phone }) => numbersNear(phone).map((number) => ({ id, phone: number })));
  const candidates = [...(await pairs.candidatesOf(db, ids, near)), ...(await cards.sharing(db, ids))];
  const present = new Set(here.map(({ id }) => id));
  const others = [...new Set(candidates.map(([, other]) => other))].filter((id) => !present.has(id));
  const entries = [...here, ...(await pairs.entriesOf(db, others))];
  const cardsOf = await cards.of(
    db,
    entries.map(({ id }) => id),
  );
  const known = new Map<number, Prepared>();
  for (const [at, entry] of entries.entries()) {
    if (at % inOneTurn === 0) await setImmediate();
    known.set(entry.id, prepare({ ...entry, cards: cardsOf.get(entry.id) ?? [] }));
  }
  const before = new Set((await pairs.pairsAround(db, null, ids)).map(({ low, high }) => pairKey(low, high)));
  await pairs.savePairs(db, ids, await alikeOnes(present, candidates, known, before), at);
}

/** Those of some pairs that are alike: all there were before, and the strongest new ones of each farmer who is compared. */
async function alikeOnes(
  compared: ReadonlySet<number>,
  candidates: readonly (readonly [number, number])[],
  known: ReadonlyMap<number, Prepared>,
  before: ReadonlySet<string>,
): Promise<pairs.FoundPair[]> {
  const compare = comparer();
  const found = new Map<string, pairs.FoundPair>();
  const asked = new Set<string>();
  for (const [at, [one, other]] of candidates.entries()) {
    if (at % inOneTurn === 0) await setImmediate();
    const key = pairKey(one, other);
    const [a, b] = [known.get(one), known.get(other)];
    if (asked.has(key) || a === undefined || b === undefined) continue;
    asked.add(key);
    const because = compare(a, b);
    if (because.length === 0) continue;
    const rank = Math.round(strength(new Set(because)) * 10);
    found.set(key, { low: Math.min(one, other), high: Math.max(one, other), because, rank });
  }
  const left = new Map([...compared].map((id) => [id, mostOfFarmer]));
  const mayTake = (id: number) => (left.get(id) ?? 0) > 0;
  const isOld = (key: string) => before.has(key);
  return [...found]
    .toSorted(([key, a], [other, b]) => Number(isOld(other)) - Number(isOld(key)) || a.rank - b.rank)
    .flatMap(([key, pair]) => {
      if (!isOld(key) && !mayTake(pair.low) && !mayTake(pair.high)) return [];
      for (const id of [pair.low, pair.high]) left.set(id, (left.get(id) ?? 0) - 1);
      return [pair];
    });
}

/** Sets that may be one, the strongest first: some of them, and how many there are, or that there are more. `comparing`: farmers are still to be compared. */
export interface FoundSets {
  readonly found: FoundSet[];
  readonly total: number;
  readonly more: boolean;
  readonly comparing: boolean;
}

/** Sets of farmers of two or more officers in the branch of whoever asks. @throws notForYou where they have no branch */
export async function duplicatesAcross(scope: Scope, limit: number): Promise<FoundSets> {
  const { branch } = lookedAt(scope, 'everyone');
  return setsOf(scope, limit, {
    whose: 'everyone',
    strongest: await pairs.strongestPairs(scope.db, branch, mostPairs + 1),
    around: (ids) => pairs.pairsAround(scope.db, branch, ids),
    isOffered: ({ across }) => across,
    comparing: await pairs.isComparing(scope.db),
  });
}

/** Sets of farmers of whoever asks. */
export async function ownDuplicates(scope: Scope, limit: number): Promise<FoundSets> {
  const { officerId } = lookedAt(scope, 'own');
  return setsOf(scope, limit, {
    whose: 'own',
    strongest: await pairs.strongestOwnPairs(scope.db, officerId, mostPairs + 1),
    around: async (ids) => (await pairs.pairsAround(scope.db, null, ids)).filter(({ across }) => !across),
    isOffered: () => true,
    comparing: await pairs.isComparingOwn(scope.db, officerId),
  });
}

interface Pairs {
  readonly whose: 'own' | 'everyone';
  readonly strongest: readonly pairs.KeptPair[];
  /** Pairs that some farmers are in. */
  readonly around: Around;
  /** Whether a pair makes a set one that is asked for. */
  readonly isOffered: (pair: pairs.KeptPair) => boolean;
  readonly comparing: boolean;
}
type Around = (ids: readonly number[]) => Promise<readonly pairs.KeptPair[]>;

async function setsOf(
  scope: Scope,
  limit: number,
  { whose, strongest, around, isOffered, comparing }: Pairs,
): Promise<FoundSets> {
  const together = await withNeighbours(strongest.slice(0, mostPairs), around);
  const ids = [...new Set(together.flatMap(({ low, high }) => [low, high]))];
  const apart = await pairsApartAmong(scope.db, ids);
  const sets = gatherPairs(together.map(alikePair), apart, mostMergedAtOnce)
    .map((set) => ({ ...set, pairs: pairsWithin(together, set.ids) }))
    .filter((set) => set.pairs.some(isOffered));
  const shown = sets.slice(0, limit);
  const members = shown.flatMap((set) => set.ids);
  const farmers = new Map(
    (await listFarmers(scope.db, { ...lookedAt(scope, whose), ids: members }, members.length)).map((each) => [
      each.id,
      each,
    ]),
  );
  return {
    found: shown.map((set) => ({
      because: set.because,
      farmers: set.ids.flatMap((id) => farmers.get(id) ?? []),
      firstSeen: new Date(Math.min(...set.pairs.map(({ firstSeen }) => firstSeen.getTime()))),
    })),
    total: sets.length,
    more: strongest.length > mostPairs,
    comparing,
  };
}

/** Pairs with those that their farmers are in besides, and these in turn, as far as a set goes. */
async function withNeighbours(strongest: readonly pairs.KeptPair[], around: Around): Promise<pairs.KeptPair[]> {
  const found = new Map(strongest.map((pair) => [pairKey(pair.low, pair.high), pair]));
  const asked = new Set<number>();
  while (asked.size < mostAround) {
    const known = new Set([...found.values()].flatMap(({ low, high }) => [low, high]));
    const next = [...known].filter((id) => !asked.has(id)).slice(0, mostAround - asked.size);
    if (next.length === 0) break;
    for (const id of next) asked.add(id);
    for (const pair of await around(next)) found.set(pairKey(pair.low, pair.high), pair);
  }
  return [...found.values()].toSorted((a, b) => a.rank - b.rank || a.low - b.low || a.high - b.high);
}

function alikePair({ low, high, because }: pairs.KeptPair): AlikePair {
  return { ids: [low, high], because: new Set(because) };
}

function pairsWithin(found: readonly pairs.KeptPair[], ids: readonly number[]): pairs.KeptPair[] {
  const members = new Set(ids);
  return found.filter(({ low, high }) => members.has(low) && members.has(high));
}
