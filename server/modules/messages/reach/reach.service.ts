import type { Answer } from '#contract/endpoint.ts';
import type { showReach } from '#contract/messages/messages.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { everyRecipient, type Farmer, groupsWithMembers, requireOfficer } from '../../farmers/farmers.service.ts';
import { stoppedOf } from '../stops/optOuts.repository.ts';
import { figuresOf } from './reach.presenter.ts';
import { failuresOf, type Reached, reachedBy } from './reach.repository.ts';
import { type OfEveryone, reachOfEveryone, reachSince } from './reachOfAll.service.ts';

type Answered = Answer<typeof showReach>;

/**
 * Whom messages of the last 30 days reached: those of whoever asks by group and district, or those of everyone in their
 * branch by officer and district, narrowed to one officer's farmers and messages or to one district.
 *
 * @throws notForYou where everyone's are asked for by who has no branch
 */
export async function reachOf(scope: Scope, whose: 'own' | 'everyone', of: OfEveryone = {}): Promise<Answered> {
  const officerId = requireOfficer(scope);
  const since = reachSince(scope.now);
  return whose === 'own' ? reachOfOwn(scope, officerId, since) : reachOfEveryone(scope, since, of);
}

async function reachOfOwn(scope: Scope, officerId: string, since: Date): Promise<Answered> {
  const { db, context } = scope;
  const farmers = await everyRecipient(scope);
  const stopped = await stoppedOf(
    db,
    farmers.map(({ phone }) => phone),
  );
  const reached = await reachedBy(db, officerId, since);
  const figures = (of: readonly Farmer[], deliveries: readonly Reached[]): Answered['all'] =>
    figuresOf(
      {
        farmers: of.length,
        consented: of.filter(({ consent }) => consent.given).length,
        stopped: of.filter(({ phone }) => stopped.has(phone)).length,
      },
      deliveries,
      new Set(deliveries.filter(({ state }) => state === 'delivered').map(({ farmerId }) => farmerId)).size,
    );
  const book = context.reference.book();
  const [farmersIn, reachedIn] = [byDistrict(farmers), byDistrict(reached)];
  return {
    all: figures(farmers, reached),
    groups: (await groupsWithMembers(scope)).map(({ id, label, farmerIds }) => {
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
    officers: [],
    officersTotal: 0,
    failures: await failuresOf(db, officerId, since),
    reachedAt: null,
  };
}

function byDistrict<Each extends { readonly districtId: string }>(all: readonly Each[]): Map<string, Each[]> {
  const found = new Map<string, Each[]>();
  for (const each of all) {
    const others = found.get(each.districtId);
    if (others === undefined) found.set(each.districtId, [each]);
    else others.push(each);
  }
  return found;
}
