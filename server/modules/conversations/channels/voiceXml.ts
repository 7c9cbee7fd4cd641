import type { DoorLanguage } from '#engines/conversation/phrasebook.ts';
import { soundAddress } from '#engines/speech/soundAddress.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';

import type { SpokenAnswer } from '../conversations.repository.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const waitSeconds = 20;
const longestRecording = 60;

/** Recordings of one address: what is longer is several. */
const mostAtOnce = 60;

/** What is spoken, and what the caller may do: press keys, speak after the tone, or nothing more. */
export interface Spoken extends SpokenAnswer {
  readonly next: 'keys' | 'record' | 'end';
}

/**
 * Voice XML of Africa's Talking. Source: https://developers.africastalking.com/docs/voice/actions/overview
 * Without `callbackUrl` the digits come to the same address. Its actions are documented with one thing to say or play inside:
 * an answer is one recording as a whole, or words.
 *
 * @param origin where the provider fetches recordings
 */
export function africasTalkingXml({ parts, whole, next }: Spoken, origin: string): string {
  const [only] = parts;
  const say =
    parts.length === 1 && only !== undefined && 'play' in only && only.play.length <= mostAtOnce && origin !== ''
      ? `<Play url="${escapeXml(playedAt(only.play, origin))}"/>`
      : `<Say>${escapeXml(whole.say)}</Say>`;
  if (next === 'keys')
    return `${head}<Response><GetDigits timeout="${waitSeconds}" finishOnKey="#">${say}</GetDigits></Response>`;
  if (next === 'record')
    return `${head}<Response><Record finishOnKey="#" maxLength="${longestRecording}" trimSilence="true" playBeep="true">${say}</Record></Response>`;
  return `${head}<Response>${say}</Response>`;
}

const voices: Partial<Record<DoorLanguage, string>> = { fr: 'fr-FR' };

/** TwiML. Source: https://www.twilio.com/docs/voice/twiml/gather and …/record */
export function twilioXml(
  { parts, next }: Spoken,
  { origin, action }: { readonly origin: string; readonly action: string },
): string {
  const say = parts
    .map((part) =>
      'play' in part
        ? chunks(part.play)
            .map((hashes) => `<Play>${escapeXml(playedAt(hashes, origin))}</Play>`)
            .join('')
        : `<Say language="${voices[part.language] ?? 'en-GB'}">${escapeXml(part.say)}</Say>`,
    )
    .join('');
  const to = `action="${escapeXml(action)}" method="POST"`;
  if (next === 'keys') {
    return `${head}<Response><Gather input="dtmf" finishOnKey="#" timeout="${waitSeconds}" ${to}>${say}</Gather></Response>`;
  }
  if (next === 'record')
    return `${head}<Response>${say}<Record finishOnKey="#" maxLength="${longestRecording}" playBeep="true" ${to}/></Response>`;
  return `${head}<Response>${say}<Hangup/></Response>`;
}

function playedAt(hashes: readonly string[], origin: string): string {
  return origin + soundAddress(hashes.map((hash) => ({ hash })));
}

function chunks(hashes: readonly string[]): (readonly string[])[] {
  return Array.from({ length: Math.ceil(hashes.length / mostAtOnce) }, (_, at) =>
    hashes.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
  );
}

/** An SMS sent back by Twilio; none where there is nothing to say. */
export function twilioReply(text: string | null): string {
  return text === null ? `${head}<Response/>` : `${head}<Response><Message>${escapeXml(text)}</Message></Response>`;
}

/** A call that is over. */
export const noXml = `${head}<Response/>`;
