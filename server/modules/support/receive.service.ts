import { createHmac } from 'node:crypto';
import { spamSigns } from '#engines/support/spamSigns.ts';
import { isMailAddress } from '#engines/words/mailAddress.ts';
import { networkOf } from '../../platform/http/networkOf.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { byEitherKey } from '../../platform/secrets/secretKey.ts';
import { readFormTime, signFormTime } from './formTime.ts';
import { mailMessage } from './mailing.service.ts';
import { addMessage, countRecent, findRepeat, takeTurn } from './support.repository.ts';

/**
 * Messages an hour: of one sender, and of one network, which may be a whole town's. A sender is counted within the
 * network, so that nobody can use up another's turn elsewhere by writing under their address.
 */
export const mostPerSender = 6;
export const mostPerNetwork = 30;
const minutes = 60;

export interface SentMessage {
  readonly email: string;
  readonly subject: string;
  readonly msg: string;
  /** As `openForm` gave it; empty where the message did not come from the form. */
  readonly openedAt: string;
  /** What stood in the field that people do not see. */
  readonly trap: string;
}

/** The signed time that a form carries. */
export function openForm({ context, now }: Scope): string {
  return signFormTime(context.secretKey, now);
}

/**
 * Stores a message, with its mail in the queue; answers its number. The same words from the same sender on one day
 * are one message. What looks like spam is stored apart and answered alike.
 *
 * @throws badEmail, badInput, tooManyMessages
 */
export async function receive(scope: Scope, sent: SentMessage): Promise<number> {
  const { db, context, now } = scope;
  const { email, subject, msg } = tidied(sent);
  const fingerprint = hashOf(scope, [email.toLowerCase(), subject, msg].join('\n'));
  const repeat = await findRepeat(db, fingerprint, now);
  if (repeat !== undefined) return noted(scope, repeat);

  const networkHash = hashOf(scope, networkOf(scope.caller.address));
  await refuseTooMany(scope, networkHash, email);
  const openSeconds = byEitherKey(context, (key) => ownTime(readFormTime(key, sent.openedAt, now))) ?? 'forged';
  const signs = spamSigns({ trap: sent.trap, openSeconds, text: `${subject}\n${msg}` });
  const isSpam = signs.length > 0;
  const isMailed = !isSpam && context.config.supportEmail !== null;
  const id = await addMessage(db, {
    receivedAt: now,
    email,
    subject,
    msg,
    state: isSpam ? 'spam' : 'open',
    spamSigns: signs,
    fingerprint,
    networkHash,
    mailState: isMailed ? 'waiting' : 'kept',
  });
  // Sent twice at one moment: the other was first.
  if (id === undefined) return noted(scope, (await findRepeat(db, fingerprint, now)) ?? 0);
  if (isMailed) await mailMessage(scope, id, 1);
  return noted(scope, id);
}

function tidied({ email, subject, msg }: SentMessage) {
  const tidy = {
    email: email.trim(),
    subject: subject.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim(),
    msg: msg.replaceAll(/\r\n?/g, '\n').replaceAll('\u0000', '').trim(),
  };
  if (!isMailAddress(tidy.email)) throw problem('badEmail', { found: tidy.email });
  if (tidy.subject === '')
    throw problem('badInput', { sentence: 'subject is empty; expected a few words on what the message is about.' });
  if (tidy.msg === '') throw problem('badInput', { sentence: 'msg is empty; expected the message itself.' });
  return tidy;
}

async function refuseTooMany(scope: Scope, networkHash: Buffer, email: string): Promise<void> {
  await takeTurn(scope.db, `message from ${networkHash.toString('hex')}`);
  const since = new Date(scope.now.getTime() - minutes * 60_000);
  const recent = await countRecent(scope.db, since, networkHash, email);
  const from =
    recent.sender >= mostPerSender ? 'this e-mail address' : recent.network >= mostPerNetwork ? 'your network' : null;
  if (from !== null) throw problem('tooManyMessages', { from, minutes }, { 'retry-after': String(minutes * 60) });
}

function noted(scope: Scope, id: number): number {
  scope.audit('receiveMessage', [String(id)], ['email', 'subject', 'msg']);
  return id;
}

function hashOf({ context }: Scope, text: string): Buffer {
  return createHmac('sha256', context.secretKey).update(`message: ${text}`).digest();
}

/** Null where another key may have signed it. */
function ownTime(told: ReturnType<typeof readFormTime>): Exclude<typeof told, 'forged'> | null {
  return told === 'forged' ? null : told;
}
