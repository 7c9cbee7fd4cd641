import type { Form } from './layOut.ts';

/** The ways by which a phone reaches the portal, each in the shape of one provider. */
export const doorNames = [
  'ussd-africastalking',
  'ussd-arkesel',
  'ussd-hubtel',
  'ussd-nalo',
  'sms-africastalking',
  'sms-twilio',
  'sms-kannel',
  'whatsapp',
  'telegram',
  'voice-africastalking',
  'voice-twilio',
] as const;
export type DoorName = (typeof doorNames)[number];

/** What kind of phone a door is for. */
export type DoorKind = 'ussd' | 'sms' | 'chat' | 'voice';

export function kindOf(door: DoorName): DoorKind {
  const kind = door.split('-')[0];
  return kind === 'ussd' || kind === 'sms' || kind === 'voice' ? kind : 'chat';
}

/**
 * Letters of a USSD screen are 160 in what all phones show (GSM 02.90: 160 octets); "CON " of Africa's Talking is not
 * shown. Two parts of an SMS are 306 letters (3GPP TS 23.040). WhatsApp takes 1,024 letters in a list, Telegram 4,096.
 */
const forms: Readonly<Record<DoorKind, Form>> = {
  ussd: { kind: 'screen', letters: 160, alphabet: 'gsm' },
  sms: { kind: 'message', letters: 306, alphabet: 'cheap' },
  chat: { kind: 'message', letters: 1_000, alphabet: 'any' },
  voice: { kind: 'voice', letters: 3_000, alphabet: 'any' },
};

export function formOf(kind: DoorKind): Form {
  return forms[kind];
}

/** How long a conversation is kept open without a word, in minutes: a carrier ends a session of its own after two or three. */
const openMinutes: Readonly<Record<DoorKind, number>> = { ussd: 10, sms: 1_440, chat: 1_440, voice: 30 };

export function staysOpen(kind: DoorKind): number {
  return openMinutes[kind];
}
