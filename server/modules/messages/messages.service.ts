/** The front door of the messages room: messages to farmers by SMS and e-mail, written, let go, and looked after. */
import type { Answer } from '#contract/endpoint.ts';
import type { previewMessage as previewCall } from '#contract/messages/messages.ts';
import {
  approvesMessages,
  branchOfApproval,
  mayApproveMessage,
  maySeeMessage,
} from '#engines/access/field/messages.ts';
import { afterQuietHours } from '#engines/messages/quietHours.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { isWithinBranch, senderOfDraft } from '../accounts/accounts.service.ts';
import { requireOfficer } from '../farmers/farmers.service.ts';
import { tell } from '../notifications/notifications.service.ts';
import * as deliveries from './outbox/deliveries.repository.ts';
import type { EmailSender } from './outbox/emails.service.ts';
import { announceToKeepers } from './farmerOfficers.service.ts';
import { findMessage, holdMessage, listMessages, type Message, setRelease } from './messages.repository.ts';
import { requestSending } from './outbox/outbox.service.ts';
import { presentPlan } from './messages.presenter.ts';
import { type Draft, planMessage } from './planning/plan.service.ts';
import { isInSteps, previewInSteps, sendInSteps } from './planning/planInSteps.service.ts';
import { endPlan } from './planning/planSteps.repository.ts';
import { putIntoOutbox, sentPage } from './outbox/putIntoOutbox.service.ts';

export { reachedByDistrict } from './reach/reach.repository.ts';
export { messagesToFarmer } from './history.service.ts';
export { registerMessages } from './retention.service.ts';
export { warningBrowsers } from './farmerOfficers.service.ts';
export { findMessage as findSentMessage } from './messages.repository.ts';
export {
  countByFarmer as countMessagesByFarmer,
  endStopsOfMerge,
  giveDeliveriesBack,
  type PassedDelivery,
  passDeliveries,
} from './planning/farmerMerge.repository.ts';
export { addOptOut, mailOf, removeOptOut, stoppedOf } from './stops/optOuts.repository.ts';
export { gateKey, isSameKey, setDownReports } from './outbox/reports.service.ts';
export {
  dropVoiceNotes,
  findVoiceNote,
  forgetVoiceNotes,
  saveVoiceNote,
  type VoiceNote,
} from './outbox/voiceNotes.repository.ts';
export { countHandedOver } from './outbox/deliveries.repository.ts';
export { sendToNumber } from './outbox/sendToNumber.service.ts';
export { whatsappMaker } from './outbox/whatsappHandOver.service.ts';
export { openProviders } from './outbox/providers.service.ts';
export { startMessages, stopMessages } from './stops/optOuts.service.ts';
export { presentStart } from './messages.presenter.ts';
export { startsOfFarmer } from './stops/startRequests.service.ts';
import { withoutOthersNames } from './warnings.service.ts';

export { composeWarning, deliveriesOf, sendFor, sentAbout } from './warnings.service.ts';

/** A message with where its deliveries stand. */
export interface Tallied {
  readonly message: Message;
  readonly tally: readonly deliveries.Tally[];
}

/** What would become of a draft. @throws groupNotFound, farmerNotFound, messageRefused */
export async function previewMessage(scope: Scope, draft: Draft): Promise<Answer<typeof previewCall>> {
  requireOfficer(scope);
  if (await isInSteps(scope, draft)) return previewInSteps(scope, draft);
  return presentPlan(
    await planMessage(scope, draft),
    scope.context.config.smsPartPrice,
    await emailSenderOf(scope, draft),
  );
}

/**
 * Puts a message into the outbox, a row for each number and e-mail address, in the transaction that answers. It goes at once, at its time,
 * or when a second person let it go. One to more of a branch than are read at once is worked out in the background first.
 *
 * @throws groupNotFound, farmerNotFound, messageRefused
 */
export async function sendMessage(scope: Scope, draft: Draft): Promise<Tallied> {
  requireOfficer(scope);
  if (await isInSteps(scope, draft)) return seen(scope, await sendInSteps(scope, draft));
  const { sender } = await emailSenderOf(scope, draft);
  // Whom it goes to does not depend on whose list they are on, when it is handed over neither.
  const about = draft.branch === undefined ? {} : { about: 'branch' };
  return seen(scope, await putIntoOutbox(scope, await planMessage(scope, draft), draft, { sender, ...about }));
}

/** Whose names a draft goes under. */
export async function emailSenderOf(scope: Scope, { cameAlong }: Pick<Draft, 'cameAlong'> = {}): Promise<EmailSender> {
  const { smsSender, publicUrl } = scope.context.config;
  return {
    officer: scope.actor.name,
    sender: (cameAlong ? await senderOfDraft(scope) : undefined) ?? smsSender,
    publicUrl,
  };
}

/** Messages of whoever asks; or those of others that wait for them. */
export async function listSent(
  scope: Scope,
  which: 'own' | 'approval',
  limit: number,
  offset: number,
): Promise<{ found: Tallied[]; total: number }> {
  const personId = requireOfficer(scope);
  if (which === 'approval' && !approvesMessages(scope.actor))
    throw problem('notForYou', { who: 'directors and administrators' });
  const { found, total } = await listMessages(
    scope.db,
    which === 'own' ? { of: personId } : { awaitingOtherThan: personId, branch: branchOfApproval(scope.actor) },
    limit,
    offset,
  );
  const tallies = await deliveries.tallyOf(
    scope.db,
    found.map(({ id }) => id),
  );
  return {
    total,
    found: found.map((message) => ({ message, tally: tallies.filter(({ messageId }) => messageId === message.id) })),
  };
}

/** A message that whoever asks may see. @throws smsNotFound for every other */
export async function seen(scope: Scope, id: number): Promise<Tallied> {
  requireOfficer(scope);
  const message = await findMessage(scope.db, id);
  if (message === undefined || !maySeeMessage(scope.actor, await rightsOf(scope, message)))
    throw problem('smsNotFound', { found: id });
  return tallied(scope, message);
}

async function rightsOf({ db, actor }: Scope, message: Message) {
  const isOwn = message.ownerId === actor.personId;
  return { ...message, isOfBranch: !isOwn && (await isWithinBranch(db, message.ownerId, branchOfApproval(actor))) };
}

async function tallied({ db }: Scope, message: Message): Promise<Tallied> {
  return { message, tally: await deliveries.tallyOf(db, [message.id]) };
}

/** Lets a large message of somebody else go. @throws smsNotFound, ownMessage, smsActRefused */
export async function approveMessage(scope: Scope, id: number): Promise<Tallied> {
  const { message } = await held(scope, id);
  if (message.state !== 'approval')
    throw problem('smsActRefused', { sentence: 'This message does not wait for a second person.' });
  if (!mayApproveMessage(scope.actor, await rightsOf(scope, message))) throw problem('ownMessage');
  const wanted = message.sendAt < scope.now ? scope.now : message.sendAt;
  const sendAt = message.urgent ? wanted : afterQuietHours(wanted);
  await setRelease(scope.db, id, { state: 'released', approvedBy: scope.actor.personId, sendAt });
  if (message.ownerId !== null)
    await tell(scope, message.ownerId, {
      kind: 'messageApproved',
      params: { by: scope.actor.name },
      link: sentPage,
    });
  await announceToKeepers(scope, id, message.about);
  if (sendAt <= scope.now) await requestSending(scope, id);
  return seen(scope, id);
}

/** Stops what of a message is not handed over yet; whoever wrote it, or an administrator it waits for. @throws smsNotFound, smsActRefused */
export async function cancelMessage(scope: Scope, id: number): Promise<Tallied> {
  const { message } = await held(scope, id);
  const own = message.ownerId === scope.actor.personId;
  if (!own && message.state !== 'approval') throw problem('smsNotFound', { found: id });
  const isPlanned = message.state === 'planning';
  if (isPlanned) await endPlan(scope.db, id);
  const suppressed = await deliveries.suppressQueued(scope.db, id, 'cancelled', scope.now);
  if (suppressed === 0 && !isPlanned)
    throw problem('smsActRefused', { sentence: 'Nothing of this message is left to stop: all of it was handed over.' });
  const isLeft = isPlanned || message.state === 'approval';
  if (isLeft) await setRelease(scope.db, id, { state: 'declined' });
  if (!own && message.ownerId !== null)
    await tell(scope, message.ownerId, {
      kind: 'messageDeclined',
      params: { by: scope.actor.name },
      link: sentPage,
    });
  // A message that was declined is its writer's alone again.
  return tallied(scope, { ...message, state: isLeft ? 'declined' : message.state });
}

/** Sends failed and unknown deliveries of one's own message once more. @throws smsNotFound, smsActRefused */
export async function resendDeliveries(
  scope: Scope,
  id: number,
  ids: readonly number[],
): Promise<{ queued: number; sent: Tallied }> {
  const { message } = await held(scope, id);
  if (message.ownerId !== scope.actor.personId || message.state !== 'released')
    throw problem('smsNotFound', { found: id });
  const queued = await deliveries.requeue(scope.db, id, ids, scope.now);
  if (queued === 0)
    throw problem('smsActRefused', {
      sentence: 'None of these can be sent once more: only what failed or is unknown can.',
    });
  await requestSending(scope, id);
  return { queued, sent: await seen(scope, id) };
}

/** What became of a message for each number and address. @throws smsNotFound */
export async function listDeliveries(
  scope: Scope,
  id: number,
  state: deliveries.DeliveryState | undefined,
  limit: number,
  offset: number,
) {
  const { message } = await seen(scope, id);
  const page = await deliveries.listDeliveries(scope.db, id, state, limit, offset);
  // Who was warned around a risk was not chosen by name.
  return message.about?.startsWith('risk ') === true
    ? { ...page, found: await withoutOthersNames(scope, page.found, [message]) }
    : page;
}

async function held(scope: Scope, id: number): Promise<Tallied> {
  await holdMessage(scope.db, id);
  return seen(scope, id);
}
