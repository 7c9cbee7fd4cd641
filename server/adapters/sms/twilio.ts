import { createHmac, timingSafeEqual } from 'node:crypto';
import { addressAt, askProvider, type ProviderOptions } from './askProvider.ts';
import { SmsError, type Sms, type SmsPush } from './sms.ts';
import { creditOf, fieldOf, reportOf, textOf } from './wire.ts';

const name = 'Twilio';

/**
 * Twilio's Messages: one number a call, reports pushed to the address each message names and asked for besides. It takes
 * no reference.
 * @param key account SID and auth token with a colon between
 */
export function twilio({ base, key, reportsTo, timeOutMs = 30_000 }: ProviderOptions): Sms {
  const [account = '', token = ''] = key.split(':');
  const headers = { authorization: `Basic ${Buffer.from(key).toString('base64')}` };
  const path = `/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages`;
  return {
    maker: 'twilio',
    name,
    standIn: false,
    takesReferences: false,
    mostAtOnce: 1,
    async submit({ sender, text, recipients }) {
      const to = `+233${recipients[0]?.phone.slice(1) ?? ''}`;
      const form = { To: to, From: sender, Body: text, ...(reportsTo != null && { StatusCallback: reportsTo }) };
      const answer = await askProvider({ name, address: addressAt(base, `${path}.json`), headers, form, timeOutMs });
      const id = textOf(fieldOf(answer, 'sid'));
      if (id === null) throw new SmsError('doubtful', `${name} answered and named no message.`);
      return [{ outcome: 'accepted', id }];
    },
    async creditLeft() {
      const address = addressAt(base, `/2010-04-01/Accounts/${encodeURIComponent(account)}/Balance.json`);
      const answer = await askProvider({ name, address, headers, timeOutMs });
      return creditOf(name, fieldOf(answer, 'balance'), textOf(fieldOf(answer, 'currency')) ?? 'USD');
    },
    async reportsOf(id) {
      const answer = await askProvider({
        name,
        address: addressAt(base, `${path}/${encodeURIComponent(id)}.json`),
        headers,
        timeOutMs,
      });
      return reportOf({ name, id, phone: null, status: textOf(fieldOf(answer, 'status')) ?? '' });
    },
    pushed(push) {
      if (!isSigned(push, token)) return null;
      return reportOf({
        name,
        id: push.fields['MessageSid'] ?? '',
        phone: null,
        status: push.fields['MessageStatus'] ?? '',
      });
    },
  };
}

/** X-Twilio-Signature: HMAC-SHA1 by the auth token over the address and all fields, by name, without anything between. */
export function twilioSignature(url: string, fields: Readonly<Record<string, string>>, token: string): string {
  const signed =
    url +
    Object.keys(fields)
      .toSorted()
      .map((field) => field + fields[field])
      .join('');
  return createHmac('sha1', token).update(signed).digest('base64');
}

function isSigned({ url, fields, signature }: SmsPush, token: string): boolean {
  const [given, ours] = [Buffer.from(signature ?? ''), Buffer.from(twilioSignature(url, fields, token))];
  return given.length === ours.length && timingSafeEqual(given, ours);
}
