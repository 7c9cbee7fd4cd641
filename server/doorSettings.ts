import { type DoorName, doorNames } from '#engines/conversation/doors.ts';
import type { Config } from './config.ts';
import type { reader } from './environment.ts';

/** The settings of the doors by which phones come in; a door whose secrets are missing is refused with what it needs. */
export function readDoors(
  read: ReturnType<typeof reader>,
): Pick<
  Config,
  | 'doors'
  | 'doorLimits'
  | 'ussdSessionPrice'
  | 'whatsappMessagePrice'
  | 'voiceMinutePrice'
  | 'whatsapp'
  | 'telegramSecret'
  | 'twilioToken'
> {
  const doors = read.names<DoorName>('DOORS', doorNames);
  const url = read.url('WHATSAPP_URL', ['https:', 'http:']);
  const [appSecret, verifyToken] = [read.text('WHATSAPP_APP_SECRET'), read.text('WHATSAPP_VERIFY_TOKEN')];
  const telegramSecret = read.text('TELEGRAM_SECRET') ?? null;
  const twilioToken = read.text('TWILIO_TOKEN') ?? null;
  const template = read.text('WHATSAPP_TEMPLATE') ?? null;
  if (template !== null && !/^[a-z\d_]{1,512}$/.test(template))
    read.refuse('WHATSAPP_TEMPLATE is no name of a template; expected small letters, digits and _.');
  const whatsapp = url && appSecret && verifyToken ? { url, appSecret, verifyToken, template } : null;
  if (doors.includes('whatsapp') && whatsapp === null)
    read.refuse('DOORS names whatsapp, which needs WHATSAPP_URL, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN.');
  if (telegramSecret !== null && !/^[\w-]{16,256}$/.test(telegramSecret))
    read.refuse('TELEGRAM_SECRET is too short or has other characters; expected 16 to 256 letters, digits, _ and -.');
  if (doors.includes('telegram') && telegramSecret === null)
    read.refuse('DOORS names telegram, which needs TELEGRAM_SECRET.');
  if ((doors.includes('sms-twilio') || doors.includes('voice-twilio')) && twilioToken === null)
    read.refuse('DOORS names Twilio, which needs TWILIO_TOKEN, the auth token of the account.');
  return {
    doors,
    doorLimits: {
      perNumber: read.whole('DOOR_HOURLY_LIMIT', 120, 1, 100_000),
      conversations: read.whole('DOORS_HOURLY_LIMIT', 20_000, 1, 10_000_000),
    },
    ussdSessionPrice: read.price('USSD_SESSION_PRICE'),
    whatsappMessagePrice: read.price('WHATSAPP_MESSAGE_PRICE'),
    voiceMinutePrice: read.price('VOICE_MINUTE_PRICE'),
    whatsapp,
    telegramSecret,
    twilioToken,
  };
}
