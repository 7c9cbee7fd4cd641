import type { DoorLanguage } from '#engines/conversation/phrasebook.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const waitSeconds = 20;
const longestRecording = 60;

/** What is spoken, and what the caller may do: press keys, speak after the tone, or nothing more. */
export interface Spoken {
  readonly text: string;
  readonly next: 'keys' | 'record' | 'end';
  readonly language: DoorLanguage;
}

/**
 * Voice XML of Africa's Talking. Source: https://developers.africastalking.com/docs/voice/actions/overview
 * Without `callbackUrl` the digits come to the same address.
 */
export function africasTalkingXml({ text, next }: Spoken): string {
  const say = `<Say>${escapeXml(text)}</Say>`;
  if (next === 'keys')
    return `${head}<Response><GetDigits timeout="${waitSeconds}" finishOnKey="#">${say}</GetDigits></Response>`;
  if (next === 'record')
    return `${head}<Response><Record finishOnKey="#" maxLength="${longestRecording}" trimSilence="true" playBeep="true">${say}</Record></Response>`;
  return `${head}<Response>${say}</Response>`;
}

const voices: Partial<Record<DoorLanguage, string>> = { fr: 'fr-FR' };

/** TwiML. Source: https://www.twilio.com/docs/voice/twiml/gather and …/record */
export function twilioXml({ text, next, language }: Spoken, action: string): string {
  const say = `<Say language="${voices[language] ?? 'en-GB'}">${escapeXml(text)}</Say>`;
  const to = `action="${escapeXml(action)}" method="POST"`;
  if (next === 'keys') {
    return `${head}<Response><Gather input="dtmf" finishOnKey="#" timeout="${waitSeconds}" ${to}>${say}</Gather></Response>`;
  }
  if (next === 'record')
    return `${head}<Response>${say}<Record finishOnKey="#" maxLength="${longestRecording}" playBeep="true" ${to}/></Response>`;
  return `${head}<Response>${say}<Hangup/></Response>`;
}

/** An SMS sent back by Twilio; none where there is nothing to say. */
export function twilioReply(text: string | null): string {
  return text === null ? `${head}<Response/>` : `${head}<Response><Message>${escapeXml(text)}</Message></Response>`;
}

/** A call that is over. */
export const noXml = `${head}<Response/>`;
