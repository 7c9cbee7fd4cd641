import type { Answer } from '#contract/endpoint.ts';
import type { showReach } from '#contract/messages.ts';
import type { Scope } from '../../platform/scope.ts';
import { askingOfficer, everyRecipient, type Farmer, groupsWithMembers } from '../farmers/farmers.service.ts';
import { countsOf } from './messages.presenter.ts';
import { stoppedOf } from './optOuts.repository.ts';
import { failuresOf, type Reached, reachedBy } from './reach.repository.ts';

const days = 30;
const dayMs = 86_400_000;
type Figures = Answer<typeof showReach>['all'];

/** Whom the messages of whoever asks reached in the last 30 days: of their farmers, of each group, and in each district. */
export async function reachOf(scope: Scope): Promise<Answer<typeof showReach>> {
  const { db, house } = scope;
  const officerId = askingOfficer(scope);
  const since = new Date(scope.now.getTime() - days * dayMs);
  const farmers = await everyRecipient(scope);
  const stopped = await stoppedOf(db, farmers.map(({ phone }) => phone));
  const reached = await reachedBy(db, officerId, since);
  const figures = (of: readonly Farmer[], deliveries: readonly Reached[]): Figures => figuresOf(of, deliveries, stopped);
  const groups = await groupsWithMembers(scope);
  const districts = [...new Set([...farmers, ...reached].map(({ districtId }) => districtId))].toSorted();
  const book = house.reference.book();
  return {
    all: figures(farmers, reached),
    groups: groups.map(({ id, label, farmerIds }) => {
      const members = new Set(farmerIds);
      return { id, label, ...figures(farmers.filter((farmer) => members.has(farmer.id)), reached.filter(({ farmerId }) => members.has(farmerId))) };
    }),
    districts: districts.map((id) => ({
      id,
      name: book.districtById.get(id)?.name ?? id,
      ...figures(farmers.filter(({ districtId }) => districtId === id), reached.filter(({ districtId }) => districtId === id)),
    })),
    failures: await failuresOf(db, officerId, since),
  };
}

function figuresOf(farmers: readonly Farmer[], deliveries: readonly Reached[], stopped: ReadonlySet<string>): Figures {
  const counts = countsOf(deliveries);
  const handedOver = counts.accepted + counts.delivered + counts.failed + counts.unknown;
  const sent = deliveries.filter(({ state }) => state === 'accepted' || state === 'delivered' || state === 'unknown');
  const priced = sent.filter(({ cost }) => cost !== null);
  return {
    farmers: farmers.length,
    consented: farmers.filter(({ consent }) => consent.given).length,
    stopped: farmers.filter(({ phone }) => stopped.has(phone)).length,
    reached: new Set(deliveries.filter(({ state }) => state === 'delivered').map(({ farmerId }) => farmerId)).size,
    counts,
    deliveredShare: handedOver === 0 ? null : counts.delivered / handedOver,
    parts: sent.reduce((sum, { parts }) => sum + parts, 0),
    cost: priced.length === 0 ? null : Math.round(priced.reduce((sum, { cost }) => sum + (cost ?? 0), 0) * 1_000) / 1_000,
  };
}
