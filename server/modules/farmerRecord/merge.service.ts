import { setTimeout as sleep } from 'node:timers/promises';
import { mostCropsOfFarmer } from '#contract/limits.ts';
import { quoted } from '#contract/problems/problems.ts';
import { mergedFarmer, type MergeChoice, stayingEntry, usualChoice } from '#engines/farmers/mergeFarmers.ts';
import { strictestConsent } from '#engines/farmers/strictestConsent.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { restorableDays, requireWhoDeleted, type TrashKind } from '../../platform/records/trash.ts';
import { namesOf } from '../accounts/accounts.service.ts';
import * as farmers from '../farmers/farmers.service.ts';
import * as farms from '../farms/farms.service.ts';
import * as messages from '../messages/messages.service.ts';
import { giveNoticesBack, type PassedNotice, passNotices, tell } from '../notifications/notifications.service.ts';

const trashKind = 'farmerMerge';
const compareSeconds = 60;
/** Between two steps, for whoever waits. */
const restMs = 100;

/** What it takes to take a merge back, from the rooms that keep something of a farmer. */
interface KeptMerge extends farmers.Merged {
  readonly farms: readonly farms.PassedFarm[];
  readonly deliveries: readonly messages.PassedDelivery[];
  readonly notices: readonly PassedNotice[];
  /** Number and e-mail address that merging stopped. */
  readonly stopped: readonly string[];
}

/** An entry with how much hangs on it. */
export interface WeighedEntry {
  readonly farmer: farmers.Farmer;
  readonly stopped: boolean;
  readonly visits: number;
  readonly farms: number;
  readonly messages: number;
}

/**
 * Keeps comparing farmers who were added or changed, for as long as a minute allows; the rest comes in the next. Between two
 * steps nothing is held.
 */
export function scheduleComparison({ jobs, db, clock }: Pick<AppContext, 'jobs' | 'db' | 'clock'>): void {
  jobs.every(
    'compareFarmers',
    compareSeconds,
    async ({ signal }) => {
      const end = performance.now() + compareSeconds * 800;
      while (performance.now() < end && (await compareFarmers({ db, clock })))
        await sleep(restMs, undefined, { signal });
    },
    'comparing',
  );
}

/** Compares a hundred of the farmers who were added or changed; false where none is left. */
export function compareFarmers({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<boolean> {
  return farmers.compareSome(db, { of: farms.cardsOf, sharing: farms.sharingCards }, clock.now());
}

/** What merging farmers of whoever asks would do. @throws farmerNotFound, farmerNotYours */
export async function previewMerge(scope: Scope, ids: readonly number[]) {
  const entries = await farmers.farmersToMerge(scope, ids);
  const stopped = await messages.stoppedOf(scope.db, entries.flatMap(addressesOf));
  const farmsOf = await farms.countByFarmer(scope.db, ids);
  const groups = new Set<string>();
  const weighed: WeighedEntry[] = [];
  for (const farmer of entries) {
    const visits = await farmers.visitsTo(scope.db, farmer.id);
    for (const { label } of await farmers.groupsHolding(scope.db, farmer.ownerId, farmer.id)) groups.add(label);
    const messagesOf = await messages.countMessagesByFarmer(scope.db, farmer.ownerId, [farmer.id]);
    weighed.push({
      farmer,
      stopped: addressesOf(farmer).some((address) => stopped.has(address)),
      visits: visits.length,
      farms: farmsOf.get(farmer.id) ?? 0,
      messages: messagesOf.get(farmer.id) ?? 0,
    });
  }
  const reached = new Set(entries.flatMap(({ sharedWith, ownerId }) => [...sharedWith, ownerId]));
  reached.delete(stayingEntry(entries).ownerId);
  const names = await namesOf(scope.db, [...reached]);
  const sum = (what: 'visits' | 'farms' | 'messages') => weighed.reduce((total, each) => total + each[what], 0);
  return {
    entries: weighed,
    usual: usualChoice(entries),
    stays: stayingEntry(entries).id,
    after: {
      consent: strictestConsent(entries),
      stopped: stopped.size > 0,
      groups: [...groups],
      sharedWith: [...names.values()].toSorted(),
      visits: sum('visits'),
      farms: sum('farms'),
      messages: sum('messages'),
    },
  };
}

/**
 * Makes farmers of whoever asks one, or those of officers in their branch: then each of these reaches the farmer. Number and e-mail address are stopped where one of any of them was.
 *
 * @throws farmerNotFound, farmerNotYours, farmerRefused where something is to be kept from none of them
 */
export async function mergeFarmers(
  scope: Scope,
  ids: readonly number[],
  choice: MergeChoice,
): Promise<{ id: number; undo: string; days: number }> {
  const entries = await farmers.farmersToMerge(scope, ids);
  const strange = Object.values(choice).find((from) => from !== 'all' && !ids.includes(from));
  if (strange !== undefined)
    throw problem('farmerRefused', {
      sentence: `What is kept is to come from one of the entries ${ids.join(', ')}; ${strange} is none of them.`,
    });
  const { id: stays } = stayingEntry(entries);
  const others = ids.filter((id) => id !== stays);
  const merged = mergedFarmer(entries, choice);
  const farmer = { ...merged, crops: merged.crops.slice(0, mostCropsOfFarmer) };
  const stoppedBefore = await messages.stoppedOf(scope.db, entries.flatMap(addressesOf));
  const stopped = stoppedBefore.size === 0 ? [] : addressesOf(farmer).filter((address) => !stoppedBefore.has(address));
  const keepers = new Set(entries.map((entry) => entry.ownerId));
  const people = [...keepers, ...entries.flatMap(({ sharedWith }) => sharedWith)];
  const payload: KeptMerge = {
    ...(await farmers.joinFarmers(scope, stays, others, farmer, async () => {
      if (stopped.length > 0)
        await farmers.noteStop(
          scope,
          stays,
          true,
          'Another entry of this farmer was stopped, and the entries were merged.',
        );
    })),
    farms: await farms.passFarms(scope.db, others, stays),
    deliveries: await messages.passDeliveries(scope.db, others, stays),
    notices: await passNotices(scope.db, people, others, stays),
    stopped,
  };
  for (const address of stopped)
    await messages.addOptOut(scope.db, { address, way: 'merge', by: scope.actor.personId, at: scope.now });
  const undo = await scope.context.trash.keep(scope, {
    room: 'farmerRecord',
    kind: trashKind,
    id: String(stays),
    label: `${ids.length} entries that became one`,
    payload,
  });
  // Who merges entries of others tells them.
  for (const keeper of keepers)
    if (keeper !== scope.actor.personId)
      await tell(scope, keeper, {
        kind: 'farmersMerged',
        params: { farmer: quoted(farmer.name) },
        link: `/controlcenter/extensions/${stays}`,
        farmerIds: [stays],
      });
  scope.audit('mergeFarmers', [String(stays), ...others.map(String)], Object.keys(choice));
  return { id: stays, undo, days: restorableDays };
}

/** Where messages to a farmer go. */
function addressesOf(farmer: { readonly phone: string; readonly email: string }): string[] {
  return [farmer.phone, messages.mailOf(farmer)].filter((address) => address !== '');
}

/** How a merge is taken back: by who merged alone. */
export const mergeTrash: TrashKind = {
  async restore(scope, entry) {
    farmers.requireOfficer(scope);
    requireWhoDeleted(scope, entry);
    const merge = entry.payload as KeptMerge;
    await farmers.partFarmers(scope, merge);
    await farms.giveFarmsBack(scope.db, merge.stays, merge.farms);
    await messages.giveDeliveriesBack(scope.db, merge.stays, merge.deliveries);
    await giveNoticesBack(scope.db, merge.notices);
    await messages.endStopsOfMerge(scope.db, merge.stopped);
  },
};
