import { measureText } from '#engines/messages/measureText.ts';
import { addressAt, askForText, type ProviderOptions } from './askProvider.ts';
import { SmsError, type Sms } from './sms.ts';
import { reportOf } from './wire.ts';

const name = 'Kannel';
/** What is reported (dlr-mask): delivered to the phone, not delivered, refused by the centre. */
const wantedReports = 1 + 2 + 16;
/** Kannel's words for what became of a message, by the number it puts for %d. */
const statuses: Readonly<Record<string, string>> = { '1': 'DELIVERED', '2': 'UNDELIVERED', '16': 'REJECTED' };

/**
 * A short message centre over SMPP, through Kannel's sendsms. Kannel takes a message over by 202 and stores it; what
 * became of it comes back to dlr-url, which holds our own reference.
 * @param key user name and password with a colon between
 */
export function kannel({ base, key, reportsTo, timeOutMs = 30_000 }: ProviderOptions): Sms {
  const [username = '', password = ''] = key.split(':');
  return {
    maker: 'smpp',
    name,
    standIn: false,
    takesReferences: false,
    mostAtOnce: 1,
    async submit({ sender, text, recipients }) {
      const [recipient] = recipients;
      if (recipient === undefined) return [];
      const form = {
        username,
        password,
        from: sender,
        to: `+233${recipient.phone.slice(1)}`,
        text,
        charset: 'UTF-8',
        coding: measureText(text).encoding === 'ucs2' ? '2' : '0',
        ...(reportsTo != null && {
          'dlr-mask': String(wantedReports),
          'dlr-url': `${reportsTo}?id=${recipient.reference}&status=%d`,
        }),
      };
      const address = addressAt(base, '/cgi-bin/sendsms');
      address.search = new URLSearchParams(form).toString();
      const said = await askForText({ name, address, timeOutMs });
      // "0: Accepted for delivery", "3: Queued for later delivery"; of the rest nothing was taken.
      if (!/^[03]:/.test(said)) throw new SmsError('refused', `${name} refused the message: ${said}.`);
      return [{ outcome: 'accepted', id: recipient.reference }];
    },
    pushed({ fields }) {
      return reportOf({ name, id: fields['id'] ?? '', phone: null, status: statuses[fields['status'] ?? ''] ?? '' });
    },
  };
}
