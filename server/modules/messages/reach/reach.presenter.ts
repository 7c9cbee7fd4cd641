import type { Answer } from '#contract/endpoint.ts';
import type { showReach } from '#contract/messages/messages.ts';
import { byChannel, countsOf } from '../messages.presenter.ts';
import type { DeliveriesCounted, FarmersCounted } from './reachOfAll.repository.ts';

/** Figures of some farmers and of the deliveries to them; money in GHS, at the prices of the time. */
export function figuresOf(
  { farmers, consented, stopped }: Pick<FarmersCounted, 'farmers' | 'consented' | 'stopped'>,
  deliveries: readonly Pick<DeliveriesCounted, 'channel' | 'state' | 'count' | 'parts' | 'cost'>[],
  reached: number,
): Answer<typeof showReach>['all'] {
  const channels = byChannel(deliveries);
  const { accepted, delivered, failed, unknown } = channels.sms;
  const handedOver = accepted + delivered + failed + unknown;
  const sent = deliveries.filter(({ state }) => state === 'accepted' || state === 'delivered' || state === 'unknown');
  const priced = sent.filter(({ cost }) => cost !== null);
  return {
    farmers,
    consented,
    stopped,
    reached,
    counts: countsOf(deliveries),
    byChannel: channels,
    deliveredShare: handedOver === 0 ? null : delivered / handedOver,
    parts: sent.reduce((sum, { parts }) => sum + parts, 0),
    cost:
      priced.length === 0 ? null : Math.round(priced.reduce((sum, { cost }) => sum + (cost ?? 0), 0) * 1_000) / 1_000,
  };
}
