import type { Static } from 'typebox';
import type { Answer } from '#contract/endpoint.ts';
import type { listDeliveries, previewMessage, showSentMessage } from '#contract/messages/messages.ts';
import type { SendingState } from '#contract/messages/messageShapes.ts';
import type { StartRequest as StartRequestShape } from '#contract/messages/startRequests.ts';
import type { Language } from '#engines/farmers/farmer.ts';
import { costOfParts } from '#engines/messages/cost.ts';
import { maskAddress } from '#engines/messages/maskAddress.ts';
import { channels, type Channel, type OutboxChannel } from '#engines/messages/channels.ts';
import type { Delivery, DeliveryState } from './outbox/deliveries.repository.ts';
import { deliveryStates } from './outbox/deliveries.repository.ts';
import type { Version } from './messages.repository.ts';
import type { Tallied } from './messages.service.ts';
import type { StartRequest } from './stops/startRequests.repository.ts';
import { type EmailSender, previewOf } from './outbox/emails.service.ts';
import { getting, type Plan, type Planned, suppressions, type SuppressedFor } from './planning/plan.service.ts';

/** Farmers whose message is shown before it is sent: the longest SMS, and the first of each language and channel, then others. */
export const mostSamples = 8;

const because: Readonly<Record<SuppressedFor | 'cancelled' | 'heldBack' | 'noRight', string>> = {
  stopped: 'The farmer asked for no more messages.',
  mailStopped: 'The farmer asked for no more e-mails.',
  noConsent: 'No consent to messages is on record.',
  sameNumber: 'Another farmer chosen has the same number.',
  sameMail: 'Another farmer chosen has the same e-mail address.',
  noMail: 'No e-mail address is on record.',
  noPhone: 'No telephone number is on record.',
  heldBack: 'Held back: what is known of the season changed after it was approved.',
  cancelled: 'Stopped before it was handed over.',
  noRight: 'Stopped: who wrote it may not write to these farmers any more.',
};

/** A plan as whoever writes it sees it; `emailSender` is what e-mails are written with, `shown` what may be seen of a message. */
export function presentPlan(
  plan: Plan,
  pricePerPart: number | null,
  emailSender: EmailSender,
  shown = (each: Planned): Planned => each,
): Answer<typeof previewMessage> {
  const sent = getting(plan);
  const parts = partsOf(sent);
  const reasons = suppressions.map((reason) => ({
    reason,
    count: farmersOf(plan.planned.filter(({ suppressed }) => suppressed === reason)),
  }));
  return {
    chosen: farmersOf(plan.planned),
    willGet: farmersOf(sent),
    byChannel: {
      sms: sent.filter(({ channel }) => channel === 'sms').length,
      email: sent.filter(({ channel }) => channel === 'email').length,
    },
    suppressed: reasons.filter(({ count }) => count > 0),
    parts,
    mostParts: longestOf(sent)?.measure?.parts ?? 0,
    hintParts: plan.hintParts,
    ucs2: sent.filter(({ measure }) => measure?.encoding === 'ucs2').length,
    cost: costs(parts, pricePerPart),
    languages: languagesOf(plan, pricePerPart),
    samples: samplesOf(plan).map((each) => sampleOf(shown(each), emailSender)),
    unknownFields: [...plan.unknownFields],
    sendAt: plan.sendAt.toISOString(),
    movedToMorning: plan.movedToMorning,
    needsApproval: plan.needsApproval,
    overCeiling: plan.overCeiling,
  };
}

/** Whose message is shown before it is sent. */
export function samplesOf(plan: Plan): Planned[] {
  const sent = getting(plan);
  const longest = longestOf(sent);
  const firsts = byFarmers(plan).flatMap(([language]) =>
    channels.flatMap(
      (channel) => sent.find((each) => each.farmer.language === language && each.channel === channel) ?? [],
    ),
  );
  const samples = [...(longest ? [longest] : []), ...firsts, ...sent.slice(0, mostSamples)];
  return [...new Set(samples)].slice(0, mostSamples);
}

/** A message as it is shown before it is sent. */
export function sampleOf(each: Planned, emailSender: EmailSender): Answer<typeof previewMessage>['samples'][number] {
  const { farmer, channel, text, measure } = each;
  const mail = channel === 'email' ? previewOf(each, emailSender) : { from: '', subject: '', text };
  return {
    farmerId: farmer.id,
    name: farmer.name,
    language: farmer.language,
    channel,
    ...mail,
    encoding: measure?.encoding ?? null,
    letters: measure?.letters ?? text.length,
    parts: measure?.parts ?? 0,
  };
}

/** How many farmers they go to: what goes to one farmer stands side by side. */
function farmersOf(planned: readonly Planned[]): number {
  return planned.filter(({ farmer }, at) => farmer.id !== planned[at - 1]?.farmer.id).length;
}

function partsOf(planned: readonly Planned[]): number {
  return planned.reduce((sum, { measure }) => sum + (measure?.parts ?? 0), 0);
}

/** The first of those with most parts, and of them with most letters. */
function longestOf(sent: readonly Planned[]): Planned | undefined {
  let longest = sent[0];
  for (const each of sent) {
    const [parts, longestParts] = [each.measure?.parts ?? 0, longest?.measure?.parts ?? 0];
    if (
      parts > longestParts ||
      (parts === longestParts && (each.measure?.letters ?? 0) > (longest?.measure?.letters ?? 0))
    )
      longest = each;
  }
  return longest;
}

/** What goes to whom by the language they read, that of the most farmers first. */
function byFarmers({ planned }: Plan): (readonly [language: Language, chosen: readonly Planned[]])[] {
  const groups = new Map<Language, Planned[]>();
  for (const each of planned) {
    const group = groups.get(each.farmer.language);
    if (group === undefined) groups.set(each.farmer.language, [each]);
    else group.push(each);
  }
  return [...groups].toSorted(
    ([one, its], [other, others]) => farmersOf(others) - farmersOf(its) || one.localeCompare(other),
  );
}

/** Who is chosen by the language they read, the most first. */
function languagesOf(plan: Plan, pricePerPart: number | null): Answer<typeof previewMessage>['languages'] {
  return byFarmers(plan).map(([language, chosen]) => {
    const sent = getting({ planned: chosen });
    const parts = partsOf(sent);
    return {
      language,
      chosen: farmersOf(chosen),
      willGet: farmersOf(sent),
      written: plan.written.has(language),
      parts,
      cost: costs(parts, pricePerPart),
    };
  });
}

export function presentSent(
  { message, tally }: Tallied,
  askerId: string | null,
  now: Date,
  provider: string,
): Answer<typeof showSentMessage> {
  const counts = countsOf(tally);
  const parts = tally.filter(({ state }) => state !== 'suppressed').reduce((sum, each) => sum + each.parts, 0);
  return {
    id: message.id,
    text: message.text,
    route: message.route,
    subject: message.subject,
    versions: presentVersions(message.versions),
    state: stateOf({ message, tally }, now),
    by: message.ownerName ?? '',
    own: message.ownerId === askerId,
    approvedBy: message.approverName,
    sender: message.sender,
    provider,
    createdAt: message.createdAt.toISOString(),
    sendAt: message.sendAt.toISOString(),
    planned: message.toPlan === null ? null : { done: message.planned ?? 0, of: message.toPlan },
    recipients: tally.reduce((sum, { count }) => sum + count, 0),
    counts,
    byChannel: byChannel(tally),
    parts,
    cost: costs(parts, message.pricePerPart),
  };
}

/** A text in other languages, as it was kept. */
export function presentVersions(versions: readonly Version[]): Answer<typeof showSentMessage>['versions'] {
  return versions.map(({ language, text, subject }) => ({
    language: language as Language,
    text,
    ...(subject !== undefined && { subject }),
  }));
}

export function presentDelivery({
  id,
  messageId,
  farmerId,
  name,
  channel,
  address,
  text,
  parts,
  state,
  reason,
  changedAt,
}: Delivery): Answer<typeof listDeliveries>['found'][number] {
  return {
    id,
    messageId,
    name,
    channel,
    text,
    parts,
    state,
    // A farmer who was erased has no number and no address any more.
    farmerId: farmerId === 0 ? null : farmerId,
    address: maskAddress(address),
    reason: Object.hasOwn(because, reason) ? because[reason as keyof typeof because] : reason,
    at: changedAt.toISOString(),
  };
}

export function countsOf(
  tally: readonly { readonly state: DeliveryState; readonly count: number }[],
): Record<DeliveryState, number> {
  const count = (state: DeliveryState): number =>
    tally.filter((each) => each.state === state).reduce((sum, each) => sum + each.count, 0);
  return Object.fromEntries(deliveryStates.map((state) => [state, count(state)])) as Record<DeliveryState, number>;
}

/** The same for each channel. */
export function byChannel(
  tally: readonly { readonly channel: OutboxChannel; readonly state: DeliveryState; readonly count: number }[],
): Record<Channel, Record<DeliveryState, number>> {
  return {
    sms: countsOf(tally.filter(({ channel }) => channel === 'sms')),
    email: countsOf(tally.filter(({ channel }) => channel === 'email')),
  };
}

function stateOf({ message, tally }: Tallied, now: Date): Static<typeof SendingState> {
  if (message.state === 'planning' || message.state === 'approval') return message.state;
  const { queued, submitting, accepted, delivered, failed, unknown } = countsOf(tally);
  if (queued + submitting > 0) return message.sendAt > now ? 'waiting' : 'sending';
  return accepted + delivered + failed + unknown > 0 ? 'sent' : 'cancelled';
}

/** What parts cost; null where no price is set up. */
export function costs(
  parts: number,
  perPart: number | null,
): { currency: 'GHS'; perPart: number; total: number } | null {
  const total = costOfParts(parts, perPart);
  return perPart === null || total === null ? null : { currency: 'GHS', perPart, total };
}

/** A question to the level above, without the number it is about. */
export function presentStart({
  id,
  state,
  reason,
  askerName,
  askedAt,
  answer,
  deciderName,
  decidedAt,
}: StartRequest): Static<typeof StartRequestShape> {
  return {
    id,
    state,
    reason,
    by: askerName,
    askedAt: askedAt.toISOString(),
    answer,
    decidedBy: deciderName,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
