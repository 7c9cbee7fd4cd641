import { addressAt, askProvider } from './askProvider.ts';
import { SmsError } from './sms.ts';
import { fieldOf, textOf } from './wire.ts';

const name = 'WhatsApp';
const soundType = 'audio/mpeg';

/**
 * Sends a message by the WhatsApp Cloud API; answers its name there. Throws SmsError, which says whether something may have been
 * sent. Source: https://developers.facebook.com/docs/whatsapp/cloud-api/reference/messages
 *
 * @param url the address of the number, with its access token as `key`
 */
export async function sendByWhatsapp(
  url: string,
  payload: Readonly<Record<string, unknown>>,
  timeOutMs = 15_000,
): Promise<string> {
  const answer = await askProvider({ ...asked(url, '/messages'), json: payload, timeOutMs });
  const messages = fieldOf(answer, 'messages');
  const id = textOf(fieldOf(Array.isArray(messages) ? messages[0] : undefined, 'id'));
  if (id === null) throw new SmsError('doubtful', `${name} answered without the name of a message.`);
  return id;
}

/**
 * Gives the WhatsApp Cloud API a sound; answers the name by which a message sends it. Nothing is sent by that. Throws SmsError.
 * Source: https://developers.facebook.com/docs/whatsapp/cloud-api/reference/media#upload-media
 */
export async function uploadSound(url: string, content: Uint8Array, timeOutMs = 30_000): Promise<string> {
  const parts = new FormData();
  parts.set('messaging_product', 'whatsapp');
  parts.set('type', soundType);
  parts.set('file', new Blob([new Uint8Array(content)], { type: soundType }), 'answer.mp3');
  const id = textOf(fieldOf(await askProvider({ ...asked(url, '/media'), parts, timeOutMs }), 'id'));
  if (id === null) throw new SmsError('doubtful', `${name} answered without the name of a sound.`);
  return id;
}

/**
 * A sound that was given to the API, as a message. It is taken within 24 hours after somebody wrote.
 * Source: https://developers.facebook.com/docs/whatsapp/cloud-api/reference/messages#media-object
 */
export function soundMessage(
  to: string,
  { sound, reference }: { readonly sound: string; readonly reference: string },
): Readonly<Record<string, unknown>> {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    type: 'audio',
    biz_opaque_callback_data: reference,
    audio: { id: sound },
  };
}

/** A call below the address of the number, whose access token stands in it as `key`. */
function asked(url: string, path: string) {
  const base = new URL(url);
  const token = base.searchParams.get('key') ?? '';
  return { name, address: addressAt(base, path), headers: { authorization: `Bearer ${token}` } };
}

/**
 * A text as the one slot of an approved template. A slot takes neither line ends nor more than four blanks in a row. What becomes of
 * it is reported under our reference (biz_opaque_callback_data).
 * Source: https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates
 */
export function templateMessage(
  to: string,
  {
    name: template,
    language,
    text,
    reference,
  }: { readonly name: string; readonly language: string; readonly text: string; readonly reference: string },
): Readonly<Record<string, unknown>> {
  const slot = text
    .replaceAll(/:\s*\n\s*/g, ': ')
    .replaceAll(/\s*\n\s*/g, ' · ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    type: 'template',
    biz_opaque_callback_data: reference,
    template: {
      name: template,
      language: { code: language },
      components: [{ type: 'body', parameters: [{ type: 'text', text: slot }] }],
    },
  };
}
