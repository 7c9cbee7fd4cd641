import type { SmsReport } from '../../../adapters/sms/sms.ts';
import type { Said } from '../dialogue/hear.service.ts';

/** A message of a chat, as the room hears it. */
export interface ChatMessage {
  readonly id: string;
  readonly from: string;
  readonly input: string;
  readonly point?: { readonly lat: number; readonly lng: number };
}

const mostRows = 10;
const longestTitle = 24;
const longestButton = 20;

/** The fields of a thing of which nothing is known. */
function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function pointOf(location: Readonly<Record<string, unknown>>): ChatMessage['point'] {
  const { latitude: lat, longitude: lng } = location;
  return typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
    ? { lat, lng }
    : undefined;
}

function whatsappValues(entry: readonly unknown[]): Readonly<Record<string, unknown>>[] {
  return entry
    .flatMap((each) => list(fields(each)['changes']))
    .filter((change) => fields(change)['field'] === 'messages')
    .map((change) => fields(fields(change)['value']));
}

/**
 * What became of messages of the outbox that were sent by WhatsApp, under our reference; an answer in a chat has none. That one was sent
 * says no more than the answer to its call did.
 * Source: https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/components
 */
export function whatsappReports(entry: readonly unknown[]): SmsReport[] {
  return whatsappValues(entry)
    .flatMap((value) => list(value['statuses']))
    .flatMap((each): SmsReport[] => {
      const status = fields(each);
      const [id, said] = [text(status['biz_opaque_callback_data']), text(status['status'])];
      if (id === '' || !['delivered', 'read', 'failed'].includes(said)) return [];
      const state = said === 'failed' ? 'failed' : 'delivered';
      return [{ id, phone: null, state, reason: text(fields(list(status['errors'])[0])['title']) }];
    });
}

/**
 * The messages in what WhatsApp sent: text, a row of a list, a button, a location, a voice note by the name of its file, the words
 * under a picture. A reaction, and what the network itself says, is no message.
 * States of what was sent bring none.
 * Source: https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/payload-examples
 */
export function whatsappMessages(entry: readonly unknown[]): ChatMessage[] {
  return whatsappValues(entry)
    .flatMap((value) => list(value['messages']))
    .flatMap((each): ChatMessage[] => {
      const message = fields(each);
      const [id, from] = [text(message['id']), text(message['from'])];
      const kind = text(message['type']);
      if (id === '' || !/^\d{5,20}$/.test(from) || kind === 'reaction' || kind === 'system') return [];
      const interactive = fields(message['interactive']);
      const chosen = fields(interactive['list_reply'] ?? interactive['button_reply'] ?? {});
      const audio = fields(message['audio']);
      const point = pointOf(fields(message['location']));
      const input =
        text(fields(message['text'])['body']) ||
        text(chosen['id']) ||
        text(fields(message['button'])['text']) ||
        text(fields(message['image'])['caption']) ||
        (audio['id'] === undefined ? '' : `[voice note ${text(audio['id'])}]`);
      return [{ id, from, input, ...(point && { point }) }];
    });
}

/** An answer as WhatsApp is given it: a list where there are keys to choose, as far as a list holds them; else text. */
export function whatsappPayload(to: string, { text: body, body: said, keys }: Said): Readonly<Record<string, unknown>> {
  const about = { messaging_product: 'whatsapp', recipient_type: 'individual', to };
  if (keys.length === 0 || keys.length > mostRows || said === '') return { ...about, type: 'text', text: { body } };
  return {
    ...about,
    type: 'interactive',
    interactive: {
      type: 'list',
      body: { text: said },
      action: {
        button: 'AgriHub'.slice(0, longestButton),
        sections: [{ rows: keys.map(({ key, label }) => ({ id: key, title: cut(label, longestTitle) })) }],
      },
    },
  };
}

/** The message in an update of Telegram: words, a pressed key, a location; null for anything else, and for groups. */
export function telegramMessage(update: {
  readonly update_id: number;
  readonly message?: unknown;
  readonly callback_query?: unknown;
}): ChatMessage | null {
  const pressed = fields(update.callback_query);
  const message = fields(update.message ?? pressed['message']);
  const chat = fields(message['chat']);
  if (typeof chat['id'] !== 'number' || chat['type'] !== 'private') return null;
  const point = pointOf(fields(message['location']));
  const voice = fields(message['voice']);
  const input =
    text(pressed['data']) ||
    text(message['text']).replace(/^\/start\b.*/, '') ||
    text(message['caption']) ||
    (voice['file_id'] === undefined ? '' : `[voice note ${text(voice['file_id'])}]`);
  return { id: String(update.update_id), from: String(chat['id']), input, ...(point && { point }) };
}

/** An answer as Telegram takes it in the answer to an update. */
export function telegramReply(chatId: number, { text: words, body, keys }: Said) {
  const isDrawn = keys.length > 0 && body !== '';
  return {
    method: 'sendMessage' as const,
    chat_id: chatId,
    text: isDrawn ? body : words,
    ...(isDrawn && {
      reply_markup: { inline_keyboard: keys.map(({ key, label }) => [{ text: label, callback_data: key }]) },
    }),
  };
}

function cut(label: string, most: number): string {
  return label.length <= most ? label : `${label.slice(0, most - 1).trimEnd()}…`;
}
