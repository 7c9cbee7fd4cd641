import { askProvider } from './askProvider.ts';
import { SmsError } from './sms.ts';
import { fieldOf, textOf } from './wire.ts';

const name = 'WhatsApp';

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
  const base = new URL(url);
  const token = base.searchParams.get('key') ?? '';
  const address = new URL(`${base.pathname.replace(/\/+$/, '')}/messages`, base);
  const answer = await askProvider({
    name,
    address,
    json: payload,
    headers: { authorization: `Bearer ${token}` },
    timeOutMs,
  });
  const messages = fieldOf(answer, 'messages');
  const id = textOf(fieldOf(Array.isArray(messages) ? messages[0] : undefined, 'id'));
  if (id === null) throw new SmsError('doubtful', `${name} answered without the name of a message.`);
  return id;
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
