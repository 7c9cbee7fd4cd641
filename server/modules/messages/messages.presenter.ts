import type { Static } from 'typebox';
import type { Answer } from '#contract/endpoint.ts';
import type { listDeliveries, previewMessage, showSentMessage } from '#contract/messages.ts';
import type { SendingState } from '#contract/messageShapes.ts';
import { costOfParts } from '#engines/messages/cost.ts';
import { maskPhone } from '#engines/farmers/maskPhone.ts';
import type { Delivery, DeliveryState } from './deliveries.repository.ts';
import { deliveryStates } from './deliveries.repository.ts';
import type { Tallied } from './messages.service.ts';
import { getting, type Plan, type SuppressedFor } from './plan.service.ts';

/** Farmers whose message is shown before it is sent: the longest, and the first of each language, then others. */
const mostSamples = 8;

const because: Readonly<Record<SuppressedFor | 'cancelled', string>> = {
  stopped: 'The farmer asked for no more messages.',
  noConsent: 'No consent to messages is on record.',
  sameNumber: 'Another farmer chosen has the same number.',
  cancelled: 'Stopped before it was handed over.',
};

export function presentPlan(plan: Plan, pricePerPart: number | null): Answer<typeof previewMessage> {
  const sent = getting(plan);
  const parts = sent.reduce((sum, { measure }) => sum + measure.parts, 0);
  const reasons = (['stopped', 'noConsent', 'sameNumber'] as const).map((reason) => ({ reason, count: plan.planned.filter(({ suppressed }) => suppressed === reason).length }));
  const longest = sent.toSorted((one, other) => other.measure.parts - one.measure.parts || other.measure.letters - one.measure.letters)[0];
  const byLanguage = languagesOf(plan, pricePerPart);
  const firsts = byLanguage.flatMap(({ language }) => sent.find(({ farmer }) => farmer.language === language) ?? []);
  const samples = [...new Set([...(longest ? [longest] : []), ...firsts, ...sent])].slice(0, mostSamples);
  return {
    chosen: plan.planned.length,
    willGet: sent.length,
    suppressed: reasons.filter(({ count }) => count > 0),
    parts,
    mostParts: longest?.measure.parts ?? 0,
    hintParts: plan.hintParts,
    ucs2: sent.filter(({ measure }) => measure.encoding === 'ucs2').length,
    cost: costs(parts, pricePerPart),
    languages: byLanguage,
    samples: samples.map(({ farmer, text, measure: { encoding, letters, parts: each } }) => ({ farmerId: farmer.id, name: farmer.name, language: farmer.language, text, encoding, letters, parts: each })),
    unknownFields: [...plan.unknownFields],
    sendAt: plan.sendAt.toISOString(),
    movedToMorning: plan.movedToMorning,
    needsApproval: plan.needsApproval,
  };
}

/** Who is chosen by the language they read, the most first. */
function languagesOf(plan: Plan, pricePerPart: number | null): Answer<typeof previewMessage>['languages'] {
  const codes = [...new Set(plan.planned.map(({ farmer }) => farmer.language))];
  return codes
    .map((language) => {
      const chosen = plan.planned.filter(({ farmer }) => farmer.language === language);
      const sent = getting({ planned: chosen });
      const parts = sent.reduce((sum, { measure }) => sum + measure.parts, 0);
      return { language, chosen: chosen.length, willGet: sent.length, written: plan.written.has(language), parts, cost: costs(parts, pricePerPart) };
    })
    .toSorted((one, other) => other.chosen - one.chosen || one.language.localeCompare(other.language));
}

export function presentSent({ message, tally }: Tallied, askerId: string | null, now: Date, provider: string): Answer<typeof showSentMessage> {
  const counts = countsOf(tally);
  const parts = tally.filter(({ state }) => state !== 'suppressed').reduce((sum, each) => sum + each.parts, 0);
  return {
    id: message.id,
    text: message.text,
    state: stateOf({ message, tally }, now),
    by: message.ownerName ?? '',
    own: message.ownerId === askerId,
    approvedBy: message.approverName,
    sender: message.sender,
    provider,
    createdAt: message.createdAt.toISOString(),
    sendAt: message.sendAt.toISOString(),
    recipients: tally.reduce((sum, { count }) => sum + count, 0),
    counts,
    parts,
    cost: costs(parts, message.pricePerPart),
  };
}

export function presentDelivery({ id, messageId, farmerId, name, phone, text, parts, state, reason, changedAt }: Delivery): Answer<typeof listDeliveries>['found'][number] {
  return {
    id, messageId, name, text, parts, state,
    // A farmer who was erased has no number any more.
    farmerId: farmerId === 0 ? null : farmerId,
    phone: phone.startsWith('0') ? maskPhone(phone) : '',
    reason: Object.hasOwn(because, reason) ? because[reason as keyof typeof because] : reason,
    at: changedAt.toISOString(),
  };
}

export function countsOf(tally: readonly { readonly state: DeliveryState; readonly count: number }[]): Record<DeliveryState, number> {
  const count = (state: DeliveryState): number => tally.filter((each) => each.state === state).reduce((sum, each) => sum + each.count, 0);
  return Object.fromEntries(deliveryStates.map((state) => [state, count(state)])) as Record<DeliveryState, number>;
}

function stateOf({ message, tally }: Tallied, now: Date): Static<typeof SendingState> {
  if (message.state === 'approval') return 'approval';
  const { queued, submitting, accepted, delivered, failed, unknown } = countsOf(tally);
  if (queued + submitting > 0) return message.sendAt > now ? 'waiting' : 'sending';
  return accepted + delivered + failed + unknown > 0 ? 'sent' : 'cancelled';
}

function costs(parts: number, perPart: number | null): { currency: 'GHS'; perPart: number; total: number } | null {
  const total = costOfParts(parts, perPart);
  return perPart === null || total === null ? null : { currency: 'GHS', perPart, total };
}
