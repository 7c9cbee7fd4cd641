import { SmsError } from '../../../adapters/sms/sms.ts';
import { sendByWhatsapp, soundMessage, templateMessage, uploadSound } from '../../../adapters/sms/whatsapp.ts';
import type { AppContext } from '../../../context.ts';
import { referenceOf } from './deliveries.repository.ts';
import type { Message } from '../messages.repository.ts';
import type { Claimed, Settled } from './outbox.repository.ts';
import { findVoiceNote } from './voiceNotes.repository.ts';

/** As the outbox names who takes messages by WhatsApp. */
export const whatsappMaker = 'whatsapp';

type Needs = Pick<AppContext, 'config' | 'db' | 'clock'>;

/** Hands one message to the WhatsApp Cloud API: a recorded answer as long as it takes one, else a text in the approved template. */
export async function handToWhatsapp(context: Needs, message: Message, claimed: Claimed): Promise<Settled> {
  const { voiceNote, voiceUntil } = message;
  const isTaken = voiceNote !== null && voiceUntil !== null && context.clock.now() < voiceUntil;
  const note = isTaken ? await findVoiceNote(context.db, voiceNote) : undefined;
  return note === undefined ? sendTemplate(context, message, claimed) : sendSound(context, claimed, note.content);
}

/**
 * In the approved template, which may go at any hour: free text is taken within 24 hours after somebody wrote. Says what became of it.
 */
async function sendTemplate(
  { config: { whatsapp } }: Needs,
  { language }: Pick<Message, 'language'>,
  { id, address, text }: Claimed,
): Promise<Settled> {
  if (whatsapp?.template == null)
    return { id, state: 'failed', reason: 'No template of WhatsApp is set up any more.', providerId: null };
  const template = { name: whatsapp.template, language, text, reference: referenceOf(id) };
  return handed(id, () => sendByWhatsapp(whatsapp.url, templateMessage(chatOf(address), template)));
}

async function sendSound(
  { config: { whatsapp } }: Needs,
  { id, address }: Claimed,
  content: Uint8Array,
): Promise<Settled> {
  if (whatsapp === null) return { id, state: 'failed', reason: 'WhatsApp is not set up any more.', providerId: null };
  let sound: string;
  try {
    sound = await uploadSound(whatsapp.url, content);
  } catch (error) {
    if (!(error instanceof SmsError)) throw error;
    // Giving the sound to the provider sends nothing: it may be tried again.
    return { id, state: error.outcome === 'refused' ? 'failed' : 'queued', reason: error.message, providerId: null };
  }
  const payload = soundMessage(chatOf(address), { sound, reference: referenceOf(id) });
  return handed(id, () => sendByWhatsapp(whatsapp.url, payload));
}

async function handed(id: number, send: () => Promise<string>): Promise<Settled> {
  try {
    return { id, state: 'accepted', reason: '', providerId: await send() };
  } catch (error) {
    if (!(error instanceof SmsError)) throw error;
    const state = error.outcome === 'later' ? 'queued' : error.outcome === 'refused' ? 'failed' : 'unknown';
    return { id, state, reason: error.message, providerId: null };
  }
}

function chatOf(phone: string): string {
  return `233${phone.slice(1)}`;
}
