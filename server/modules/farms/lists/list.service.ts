import { branchOfFarmers } from '#engines/access/field/farmers.ts';
import { covers } from '#engines/access/roles.ts';
import { readCardNumber } from '#engines/farms/cardNumber.ts';
import type { Outline } from '#engines/farms/farm.ts';
import { countActs } from '../../../platform/records/audit.repository.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { farmersOfAnyone, looksFor, takeLook } from '../../farmers/farmers.service.ts';
import { cardKeys, openCard } from '../cards/cards.ts';
import { listFarms as findFarms } from './farmPages.repository.ts';
import { changesOf, type FarmFilter } from '../farms.repository.ts';
import type { FarmRow } from '../farmRows.repository.ts';
import { readGround, requireCard } from '../fields.service.ts';
import { overlapsOf } from '../overlaps.service.ts';
import { requireOfficer, seenFarm, sightOf } from '../access.service.ts';

/** Card numbers that one officer may look up within an hour. */
export const mostLookUps = 60;
const lookUpMinutes = 60;
const lookUpAct = 'findFarmsByCard';
const mostFound = 50;
const mostChanges = 100;

/** Farms with the names of their farmers, as far as whoever asks may know them. */
export interface NamedFarms<Row extends FarmRow> {
  readonly farms: readonly Row[];
  readonly farmers: ReadonlyMap<number, string>;
}

export async function listFarms(
  scope: Scope,
  filter: FarmFilter,
  page: { readonly limit: number; readonly offset: number },
) {
  const { found, total, hectares } = await findFarms(scope.db, sightOf(scope), filter, page);
  return { ...(await named(scope, found)), total, hectares };
}

/** A farm with its history, the farms it overlaps and who had its card number shown. @throws farmNotFound */
export async function recordOf(scope: Scope, id: string) {
  const farm = await seenFarm(scope, id);
  const [changes, overlaps, { farmers }] = [
    await changesOf(scope.db, id, mostChanges),
    await overlapsOf(scope, farm.outline, id),
    await named(scope, [farm]),
  ];
  return { farm, farmers, changes, overlaps, looks: await looksFor(scope, { farmId: farm.id }, farm.ownerId) };
}

/** What the server alone can tell of an outline. @throws farmRefused */
export async function checkOutline(scope: Scope, given: Outline, without: string | undefined) {
  requireOfficer(scope);
  const ground = readGround(scope, given);
  return { ...ground, overlaps: await overlapsOf(scope, ground.outline, without) };
}

/** Farms with exactly this number; every look-up is counted and noted. @throws farmRefused, tooManyLookUps */
export async function findByCard(scope: Scope, typed: string): Promise<NamedFarms<FarmRow>> {
  const officerId = requireOfficer(scope);
  requireCard(typed);
  const since = new Date(scope.now.getTime() - lookUpMinutes * 60_000);
  if ((await countActs(scope.db, officerId, lookUpAct, since)) >= mostLookUps)
    throw problem('tooManyLookUps', { most: mostLookUps, minutes: lookUpMinutes });
  const keys = cardKeys(scope.context, readCardNumber(typed) ?? '');
  const { found } = await findFarms(scope.db, sightOf(scope), { cardKeys: keys }, { limit: mostFound, offset: 0 });
  scope.audit(
    lookUpAct,
    found.map(({ id }) => id),
    ['card'],
  );
  return named(scope, found);
}

/** The whole number of one farm; that it was asked for is counted and written down. @throws farmNotFound, looksUsedUp */
export async function revealCard(scope: Scope, id: string): Promise<string> {
  const { card, farmerId } = await seenFarm(scope, id);
  if (card !== null) await takeLook(scope, 'card', { farmerId, farmId: id.toLowerCase() });
  scope.audit('revealFarmCard', [id], ['card']);
  return card === null ? '' : (openCard(scope.context, card.sealed) ?? '');
}

/** Farmers whom whoever asks keeps or shares, and for directors and administrators those of their branch: the names of the others stay with their officers. */
export async function named<Row extends FarmRow>(scope: Scope, farms: readonly Row[]): Promise<NamedFarms<Row>> {
  const { officerId } = sightOf(scope);
  const ids = [...new Set(farms.flatMap(({ farmerId }) => farmerId ?? []))];
  const branch = branchOfFarmers(scope.actor);
  const above = new Set(farms.filter(({ districtId }) => covers(branch, districtId)).map(({ farmerId }) => farmerId));
  const known = ids.length === 0 ? [] : await farmersOfAnyone(scope.db, ids);
  return {
    farms,
    farmers: new Map(
      known
        .filter(
          ({ id, ownerId, sharedWith }) => above.has(id) || ownerId === officerId || sharedWith.includes(officerId),
        )
        .map(({ id, name }) => [id, name]),
    ),
  };
}
