import type { Answer } from '#contract/endpoint.ts';
import type { listMessages, revealMessage } from '#contract/support/support.ts';
import { maskSender } from '#engines/support/maskSender.ts';
import type { Message } from './support.repository.ts';

export function presentBrief(message: Message): Answer<typeof listMessages>['found'][number] {
  return {
    id: String(message.id),
    state: message.state,
    subject: message.subject,
    sender: maskSender(message.email),
    receivedAt: message.receivedAt.toISOString(),
    spamSigns: [...message.spamSigns],
    mail: message.mailState,
  };
}

export function presentMessage(message: Message): Answer<typeof revealMessage> {
  return { ...presentBrief(message), email: message.email, msg: message.msg, mailNote: message.mailNote };
}
