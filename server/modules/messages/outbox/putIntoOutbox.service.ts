import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { officersAbove } from '../../accounts/accounts.service.ts';
import { requireOfficer } from '../../farmers/farmers.service.ts';
import { tell } from '../../notifications/notifications.service.ts';
import { addDeliveries, type NewDelivery } from './deliveries.repository.ts';
import { announceToKeepers } from '../farmerOfficers.service.ts';
import { addMessage } from '../messages.repository.ts';
import { requestSending } from './outbox.service.ts';
import { addStandby } from './standby.repository.ts';
import { getting, type Plan, type Wording } from '../planning/plan.service.ts';

/** Where officers see what was sent. */
export const sentPage = '/controlcenter/groups/sent';

/**
 * Puts a message that is worked out into the outbox, a row for each number and e-mail address, in the caller's
 * transaction; answers its id.
 * It goes at once, at its time, or when a second person let it go. `about` names what another room sends it for, `sender` the name it goes under where that is not the portal's.
 *
 * @throws messageRefused where nobody would get it, or where it has fields that nobody can fill in
 */
export async function putIntoOutbox(
  scope: Scope,
  plan: Plan,
  wording: Wording,
  {
    about,
    sender = scope.context.config.smsSender,
  }: { readonly about?: string; readonly sender?: string | undefined } = {},
): Promise<number> {
  const { db, context, now } = scope;
  refuseUseless(plan);
  const { sendAt } = plan;
  const id = await addMessage(db, {
    ownerId: requireOfficer(scope),
    text: wording.text,
    route: wording.route ?? 'sms',
    subject: wording.subject ?? '',
    versions: wording.versions ?? [],
    sender,
    state: plan.needsApproval ? 'approval' : 'released',
    sendAt,
    pricePerPart: context.config.smsPartPrice,
    about: about ?? null,
    urgent: wording.urgent ?? false,
    createdAt: now,
  });
  const waiting = new Set(getting(plan).map(({ address }) => address));
  await writeDeliveries(scope, id, plan, { sendAt, waiting });
  scope.audit('sendMessage', [String(id)], ['text']);
  if (plan.needsApproval) await askSecondPerson(scope, new Set(getting(plan).map(({ farmer }) => farmer.id)).size);
  else {
    await announceToKeepers(scope, id, about ?? null);
    if (sendAt <= now) await requestSending(scope, id);
  }
  return id;
}

/** Writes a row for each number and address of a plan; who shares one that the message goes to (`waiting`) stands by. */
export async function writeDeliveries(
  { db, now }: Scope,
  id: number,
  { planned }: Pick<Plan, 'planned'>,
  { sendAt, waiting }: { readonly sendAt: Date; readonly waiting: ReadonlySet<string> },
): Promise<void> {
  const rows = planned.map(
    ({
      farmer: { id: farmerId, districtId, name },
      channel,
      address,
      subject,
      text,
      measure,
      stopCode,
      suppressed,
    }): NewDelivery => ({
      farmerId,
      districtId,
      name,
      channel,
      address,
      subject,
      text,
      parts: measure?.parts ?? 0,
      state: suppressed === null ? 'queued' : 'suppressed',
      reason: suppressed ?? '',
      stopCode,
    }),
  );
  await addDeliveries(
    db,
    id,
    rows.filter((row) => !isShared(row)),
    sendAt,
    now,
  );
  await addStandby(
    db,
    id,
    rows.filter((row) => isShared(row) && waiting.has(row.address)),
  );
}

/** Another farmer's delivery goes to the same address. */
function isShared({ reason }: NewDelivery): boolean {
  return reason === 'sameNumber' || reason === 'sameMail';
}

function refuseUseless(plan: Plan): void {
  refuseUnknownFields(plan.unknownFields);
  if (getting(plan).length > 0) return;
  const { planned } = plan;
  const sentence =
    planned.length === 0
      ? 'The message goes to nobody. Choose a group with farmers in it, or farmers.'
      : planned.every(({ suppressed }) => suppressed === 'noMail')
        ? `None of the ${planned.length} farmers chosen has an e-mail address. Send it as SMS, or set their addresses down.`
        : `None of the ${planned.length} farmers chosen can get the message: they did not agree to messages, or stopped them. Ask them, and set their consent down.`;
  throw problem('messageRefused', { sentence });
}

/** @throws messageRefused where a text names what nobody can fill in */
export function refuseUnknownFields(fields: readonly string[]): void {
  if (fields.length === 0) return;
  throw problem('messageRefused', {
    sentence: `The message names ${fields.join(', ')}, which nobody can fill in. Use {name}, {district} or {crop}, or write the words themselves.`,
  });
}

/** Asks who is above the writer of a message to let it go. */
export async function askSecondPerson(scope: Scope, recipients: number): Promise<void> {
  for (const id of await officersAbove(scope.db, requireOfficer(scope))) {
    await tell(scope, id, {
      kind: 'messageToApprove',
      params: { by: scope.actor.name, recipients },
      link: sentPage,
    });
  }
}
