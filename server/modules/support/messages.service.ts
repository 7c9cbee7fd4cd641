import { randomBytes } from 'node:crypto';
import { mayReadMessages } from '#engines/access/people/support.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import type { Trash } from '../../platform/records/trash.ts';
import { mailMessage } from './mailing.service.ts';
import {
  addMessage,
  countStates,
  findMessage,
  type Message,
  type MessageSearch,
  type MessageState,
  searchMessages,
  setMail,
  setState,
  takeMessage,
} from './support.repository.ts';

const trashKind = 'message';

/** Messages of a state, newest first, with the figures of every state. */
export async function listMessages(scope: Scope, search: MessageSearch) {
  allowed(scope);
  const { found, total } = await searchMessages(scope.db, search);
  return { found, total, counts: await countStates(scope.db), mailedTo: scope.context.config.supportEmail };
}

/** A message with sender and text; who opened it is noted. */
export async function revealMessage(scope: Scope, id: string): Promise<Message> {
  const message = await askedMessage(scope, id);
  scope.audit('revealMessage', [id], ['email', 'subject', 'msg']);
  return message;
}

/** Marks a message. One that is no spam after all is mailed; one that is spam is mailed no more. */
export async function markMessage(scope: Scope, id: string, state: MessageState): Promise<Message> {
  const message = await askedMessage(scope, id);
  await setState(scope.db, message.id, state, scope.actor.personId, scope.now);
  scope.audit('markMessage', [id], ['state']);
  if (state === 'spam' && message.mailState === 'waiting') {
    await setMail(scope.db, message.id, { state: 'kept', round: message.mailRound });
  }
  const wasMisjudged = message.state === 'spam' && state !== 'spam' && message.mailState === 'kept';
  if (wasMisjudged && scope.context.config.supportEmail !== null) await startRound(scope, message);
  return askedMessage(scope, id);
}

/** Starts another round of mailing. @throws mailNotSetUp, mailUnderWay */
export async function mailAgain(scope: Scope, id: string): Promise<Message> {
  const message = await askedMessage(scope, id);
  if (scope.context.config.supportEmail === null) throw problem('mailNotSetUp');
  if (!['kept', 'refused', 'doubtful'].includes(message.mailState)) throw problem('mailUnderWay');
  await startRound(scope, message);
  scope.audit('mailMessageAgain', [id]);
  return askedMessage(scope, id);
}

/** Deletes a message; answers what brings it back for 30 days. */
export async function removeMessage(scope: Scope, id: string): Promise<string> {
  await askedMessage(scope, id);
  const message = await takeMessage(scope.db, Number(id));
  scope.audit('removeMessage', [id]);
  return scope.context.trash.keep(scope, {
    room: 'support',
    kind: trashKind,
    id,
    label: `Message ${id}`,
    payload: message,
  });
}

/** Says how a deleted message is put back: under its number, and not mailed by itself. */
export function handleDeletedMessages(trash: Trash): void {
  trash.register(trashKind, {
    async restore(scope, { payload }) {
      allowed(scope);
      const message = payload as Omit<Message, 'receivedAt'> & { readonly receivedAt: string };
      const isUnmailed = message.mailState === 'waiting' || message.mailState === 'sending';
      await addMessage(scope.db, {
        ...message,
        receivedAt: new Date(message.receivedAt),
        // A repeat may have come meanwhile: it stands for itself.
        fingerprint: randomBytes(32),
        networkHash: null,
        mailState: isUnmailed ? 'kept' : message.mailState,
      });
    },
  });
}

async function startRound(scope: Scope, { id, mailRound }: Message): Promise<void> {
  const round = mailRound + 1;
  await setMail(scope.db, id, { state: 'waiting', round });
  await mailMessage(scope, id, round);
}

function allowed(scope: Scope): void {
  if (!mayReadMessages(scope.actor)) throw problem('notForYou', { who: 'administrators' });
}

async function askedMessage(scope: Scope, id: string): Promise<Message> {
  allowed(scope);
  const found = /^\d{1,15}$/.test(id) ? await findMessage(scope.db, Number(id)) : undefined;
  if (found === undefined) throw problem('messageNotFound', { found: id });
  return found;
}
