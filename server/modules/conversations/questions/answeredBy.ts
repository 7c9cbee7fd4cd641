import type { DoorName } from '#engines/conversation/doors.ts';
import type { AppContext } from '../../../context.ts';

/** By which channel somebody gets what they asked for at a door: by WhatsApp where they wrote there and a template is set up, else by SMS. */
export function answeredBy({ config }: Pick<AppContext, 'config'>, door: DoorName): 'sms' | 'whatsapp' {
  return door === 'whatsapp' && config.whatsapp?.template != null ? 'whatsapp' : 'sms';
}
