import type { Answer } from '#contract/endpoint.ts';
import type { showReach } from '#contract/messages.ts';
import { branchOfFarmers } from '#engines/access/farmers.ts';
import { covers } from '#engines/access/roles.ts';
import type { Scope } from '../../platform/scope.ts';
import { namesOf } from '../accounts/accounts.service.ts';
import {
  requireOfficer,
  type CountedFarmer,
  everyFarmer,
  everyRecipient,
  groupsWithMembers,
} from '../farmers/farmers.service.ts';
import { byChannel, countsOf } from './messages.presenter.ts';
import { stoppedOf } from './optOuts.repository.ts';
import { failuresOf, type Reached, reachedBy } from './reach.repository.ts';

const days = 30;
const dayMs = 86_400_000;
type Answered = Answer<typeof showReach>;
type Figures = Answered['all'];

/**
 * Whom messages of the last 30 days reached: those of whoever asks by group and district, or those of everyone in their
 * branch by officer and district, narrowed to one officer's farmers and messages or to one district.
 *
 * @throws notForYou where everyone's are asked for by who has no branch
 */
export async function reachOf(
  scope: Scope,
  whose: 'own' | 'everyone',
  only: { readonly officer?: string | undefined; readonly district?: string | undefined } = {},
): Promise<Answered> {
  const { db, context } = scope;
  const officerId = requireOfficer(scope);
  const ownerId = whose === 'own' ? officerId : null;
  const since = new Date(scope.now.getTime() - days * dayMs);
  const every =
    ownerId === null
      ? await everyFarmer(scope)
      : (await everyRecipient(scope)).map(({ consent, ...farmer }): CountedFarmer => ({
          ...farmer,
          consented: consent.given,
        }));
  const branch = ownerId === null ? branchOfFarmers(scope.actor) : null;
  const isMeant = (each: { readonly ownerId: string | null; readonly districtId: string }): boolean =>
    ownerId !== null ||
    (covers(branch, each.districtId) &&
      (only.officer === undefined || each.ownerId === only.officer) &&
      (only.district === undefined || each.districtId === only.district));
  const farmers = every.filter(isMeant);
  const stopped = await stoppedOf(
    db,
    farmers.map(({ phone }) => phone),
  );
  const reached = (await reachedBy(db, ownerId, since)).filter(isMeant);
  const figures = (of: readonly CountedFarmer[], deliveries: readonly Reached[]): Figures =>
    figuresOf(of, deliveries, stopped);
  const groups = ownerId === null ? [] : await groupsWithMembers(scope);
  const book = context.reference.book();
  const [farmersIn, reachedIn] = [
    by(farmers, ({ districtId }) => districtId),
    by(reached, ({ districtId }) => districtId),
  ];
  const [farmersOf, reachedOf] = [by(farmers, (farmer) => farmer.ownerId), by(reached, (each) => each.ownerId ?? '')];
  // An officer who handed their farmers over is still who sent the messages.
  const officerIds = [...new Set([...farmersOf.keys(), ...reachedOf.keys()])].filter((id) => id !== '');
  const names = ownerId === null ? await namesOf(db, officerIds) : new Map<string, string>();
  return {
    all: figures(farmers, reached),
    groups: groups.map(({ id, label, farmerIds }) => {
      const members = new Set(farmerIds);
      return {
        id,
        label,
        ...figures(
          farmers.filter((farmer) => members.has(farmer.id)),
          reached.filter(({ farmerId }) => members.has(farmerId)),
        ),
      };
    }),
    districts: [...new Set([...farmersIn.keys(), ...reachedIn.keys()])].toSorted().map((id) => ({
      id,
      name: book.districtById.get(id)?.name ?? id,
      ...figures(farmersIn.get(id) ?? [], reachedIn.get(id) ?? []),
    })),
    officers:
      ownerId !== null
        ? []
        : officerIds
            .map((id) => ({
              id,
              name: names.get(id) ?? '',
              ...figures(farmersOf.get(id) ?? [], reachedOf.get(id) ?? []),
            }))
            .toSorted((one, other) => one.name.localeCompare(other.name)),
    failures: await failuresOf(db, {
      ownerId: ownerId ?? only.officer ?? null,
      districtIds:
        ownerId !== null || only.district === undefined ? branch : [only.district].filter((id) => covers(branch, id)),
      since,
    }),
  };
}

function by<Each>(all: readonly Each[], keyOf: (each: Each) => string): Map<string, Each[]> {
  const found = new Map<string, Each[]>();
  for (const each of all) {
    const key = keyOf(each);
    const others = found.get(key);
    if (others === undefined) found.set(key, [each]);
    else others.push(each);
  }
  return found;
}

function figuresOf(
  farmers: readonly CountedFarmer[],
  deliveries: readonly Reached[],
  stopped: ReadonlySet<string>,
): Figures {
  const counts = countsOf(deliveries);
  const channels = byChannel(deliveries);
  const { accepted, delivered, failed, unknown } = channels.sms;
  const handedOver = accepted + delivered + failed + unknown;
  const sent = deliveries.filter(({ state }) => state === 'accepted' || state === 'delivered' || state === 'unknown');
  const priced = sent.filter(({ cost }) => cost !== null);
  return {
    farmers: farmers.length,
    consented: farmers.filter(({ consented }) => consented).length,
    stopped: farmers.filter(({ phone }) => stopped.has(phone)).length,
    reached: new Set(deliveries.filter(({ state }) => state === 'delivered').map(({ farmerId }) => farmerId)).size,
    counts,
    byChannel: channels,
    deliveredShare: handedOver === 0 ? null : delivered / handedOver,
    parts: sent.reduce((sum, { parts }) => sum + parts, 0),
    cost:
      priced.length === 0 ? null : Math.round(priced.reduce((sum, { cost }) => sum + (cost ?? 0), 0) * 1_000) / 1_000,
  };
}
