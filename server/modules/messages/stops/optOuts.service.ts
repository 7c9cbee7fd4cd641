import { isByHolder, mayStartAgain, type StopOfMessages } from '#engines/access/field/messages.ts';
import { readStopWord } from '#engines/messages/stopWords.ts';
import { readPhoneNumber } from '#engines/words/phoneNumber.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { byEitherKey } from '../../../platform/secrets/secretKey.ts';
import { filled, readEmail, readPhone } from '../../accounts/accounts.service.ts';
import { requireOfficer, recipientsOf } from '../../farmers/farmers.service.ts';
import { addOptOut, findOptOut, mailOf, removeOptOut } from './optOuts.repository.ts';
import { noteStarted } from './startRequests.repository.ts';
import { gateKey, isSameKey } from '../outbox/reports.service.ts';

const answersPurpose = 'what people answer to messages';

/** Who is meant: a farmer of whoever asks, with number and e-mail address, or a number or address that is typed. */
export interface Whose {
  readonly farmerId?: number | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** Sets down that somebody wants no messages, whoever keeps them. @throws farmerNotFound, badPhone, badEmail, fieldEmpty */
export async function stopMessages(scope: Scope, whose: Whose): Promise<void> {
  for (const address of await addressesOf(scope, whose))
    await addOptOut(scope.db, { address, way: 'officer', by: scope.actor.personId, at: scope.now });
  scope.audit('stopMessages', farmerIn(whose), ['phone', 'email']);
}

/**
 * Sets down that somebody asked for messages again. What the holder stopped by an answer or a link they alone start again,
 * the same way; what an officer noted, that officer and administrators take back, with a reason that is kept.
 *
 * @throws farmerNotFound, badPhone, badEmail, fieldEmpty, stoppedByOther
 */
export async function startMessages(
  scope: Scope,
  whose: Whose & { readonly reason?: string | undefined },
): Promise<void> {
  const me = requireOfficer(scope);
  const ended: string[] = [];
  let refused: StopOfMessages | undefined;
  for (const address of await addressesOf(scope, whose)) {
    const stop = await findOptOut(scope.db, address);
    if (stop === undefined) continue;
    if (mayStartAgain(scope.actor, stop)) {
      ended.push(address);
      await removeOptOut(scope.db, address);
    } else refused ??= stop;
  }
  // Who ended e-mails by their link can have SMS started again, and the e-mails stay stopped.
  if (ended.length === 0 && refused !== undefined) throw problem('stoppedByOther', { byHolder: isByHolder(refused) });
  if (ended.length > 0)
    await noteStarted(scope.db, {
      addresses: ended,
      farmerId: whose.farmerId ?? null,
      reason: filled('The reason', whose.reason ?? ''),
      by: me,
      at: scope.now,
    });
  scope.audit('startMessages', farmerIn(whose), ['phone', 'email']);
}

async function addressesOf(scope: Scope, { farmerId, phone, email }: Whose): Promise<string[]> {
  requireOfficer(scope);
  if (farmerId === undefined)
    return [email === undefined ? readPhone(phone ?? '') : mailOf({ email: readEmail(email) })];
  const [farmer] = await recipientsOf(scope, { groupIds: [], farmerIds: [farmerId] });
  if (farmer === undefined) throw problem('farmerNotFound', { found: farmerId });
  return [farmer.phone, mailOf(farmer)].filter((address) => address !== '');
}

function farmerIn({ farmerId }: Whose): string[] {
  return farmerId === undefined ? [] : [String(farmerId)];
}

/** The path to which a gateway hands what people answer; its last part is the key. */
export function incomingPath({ context }: Pick<Scope, 'context'>): string {
  return `/api/messages/incoming/${gateKey(context.secretKey, answersPurpose)}`;
}

/** Does what an answer asks for; answers what it was understood as. @throws gatewayUnknown */
export async function receiveSms(
  scope: Scope,
  key: string,
  { from, text }: { readonly from: string; readonly text: string },
): Promise<'stop' | 'start' | null> {
  if (byEitherKey(scope.context, (ours) => (isSameKey(key, gateKey(ours, answersPurpose)) ? ours : null)) === null)
    throw problem('gatewayUnknown');
  const phone = readPhoneNumber(from);
  const asked = phone === null ? null : readStopWord(text);
  if (phone !== null && asked === 'stop')
    await addOptOut(scope.db, { address: phone, way: 'reply', by: null, at: scope.now });
  if (phone !== null && asked === 'start') await removeOptOut(scope.db, phone);
  scope.audit('receiveSms', [], asked === null ? [] : ['phone']);
  return asked;
}
