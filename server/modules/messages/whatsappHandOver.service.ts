import { SmsError } from '../../adapters/sms/sms.ts';
import { sendByWhatsapp, templateMessage } from '../../adapters/sms/whatsapp.ts';
import type { AppContext } from '../../context.ts';
import { referenceOf } from './deliveries.repository.ts';
import type { Message } from './messages.repository.ts';
import type { Claimed, Settled } from './outbox.repository.ts';

/** As the outbox names who takes messages by WhatsApp. */
export const whatsappMaker = 'whatsapp';

/**
 * Hands one message to the WhatsApp Cloud API in the approved template, which may go at any hour: free text is taken within 24 hours
 * after somebody wrote. Says what became of it.
 */
export async function sendTemplate(
  { config: { whatsapp } }: Pick<AppContext, 'config'>,
  { language }: Pick<Message, 'language'>,
  { id, address, text }: Claimed,
): Promise<Settled> {
  if (whatsapp?.template == null)
    return { id, state: 'failed', reason: 'No template of WhatsApp is set up any more.', providerId: null };
  const to = `233${address.slice(1)}`;
  try {
    const template = { name: whatsapp.template, language, text, reference: referenceOf(id) };
    const name = await sendByWhatsapp(whatsapp.url, templateMessage(to, template));
    return { id, state: 'accepted', reason: '', providerId: name };
  } catch (error) {
    if (!(error instanceof SmsError)) throw error;
    const state = error.outcome === 'later' ? 'queued' : error.outcome === 'refused' ? 'failed' : 'unknown';
    return { id, state, reason: error.message, providerId: null };
  }
}
