import type { OutboxChannel } from '#engines/messages/channels.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import { measureText } from '#engines/messages/measureText.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { addDeliveries } from './deliveries.repository.ts';
import { addMessage } from '../messages.repository.ts';
import { requestSending } from './outbox.service.ts';
import { stopCodeOf } from '../stops/stopLinks.service.ts';

/** A text to one number whose holder asked for it, by writing or by subscribing. */
interface ToNumber {
  /** Ten digits, or an e-mail address. */
  readonly address: string;
  readonly channel?: OutboxChannel;
  readonly subject?: string;
  readonly text: string;
  /** That of the text, for the foot of an e-mail; English where it is left out. */
  readonly language?: PageLanguage;
  /** What it is for; "wish reply", "wish weekly". */
  readonly about: `wish ${string}`;
  readonly districtId: string;
  /** A recorded answer that goes by WhatsApp in place of the text until a time; the text holds its address. */
  readonly voice?: { readonly code: string; readonly until: Date };
  /** At any hour: an answer to what was just asked. */
  readonly urgent?: boolean;
}

/**
 * Puts a text into the outbox that its receiver asked for: consent is their own asking, STOP holds as for every message,
 * and unless it is urgent it waits for the morning. Answers the id of the message.
 */
export async function sendToNumber(
  { db, context, now }: Pick<Scope, 'db' | 'context' | 'now'>,
  { address, channel = 'sms', subject = '', text, language = 'en', about, districtId, voice, urgent = false }: ToNumber,
): Promise<number> {
  const id = await addMessage(db, {
    ownerId: null,
    text,
    // What an officer would have chosen; each delivery says its channel.
    route: channel === 'email' ? 'email' : 'sms',
    subject,
    versions: [],
    sender: context.config.smsSender,
    state: 'released',
    sendAt: now,
    pricePerPart: context.config.smsPartPrice,
    about,
    language,
    urgent,
    voice,
    createdAt: now,
  });
  const row = {
    farmerId: 0,
    districtId,
    name: '',
    channel,
    address,
    subject,
    text,
    parts: channel === 'sms' ? measureText(text).parts : 0,
    state: 'queued' as const,
    reason: '',
    stopCode: stopCodeOf(context, address),
  };
  await addDeliveries(db, id, [row], now, now);
  await requestSending({ db, context }, id);
  return id;
}
