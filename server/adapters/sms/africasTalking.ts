import { readPhoneNumber } from '#engines/words/phoneNumber.ts';
import { addressAt, askProvider, type ProviderOptions } from './askProvider.ts';
import { SmsError, withoutNumbers, type Sms, type SmsAnswer, type SmsBatch } from './sms.ts';
import { creditOf, fieldOf, numberOf, reportOf, textOf } from './wire.ts';

const name = 'Africa’s Talking';
/** Processed, sent, queued; every code above is a refusal. */
const lastTaken = 102;

/**
 * Africa's Talking bulk SMS: each recipient gets an id and a status of its own. Reports are pushed to the address that the
 * account names, and cannot be asked for; it takes no reference.
 * @param key user name and API key with a colon between
 */
export function africasTalking({ base, key, timeOutMs = 30_000 }: ProviderOptions): Sms {
  const [username = '', apiKey = ''] = key.split(':');
  return {
    maker: 'africastalking',
    name,
    standIn: false,
    takesReferences: false,
    mostAtOnce: 100,
    async submit(batch) {
      const form = {
        username,
        to: batch.recipients.map(({ phone }) => `+233${phone.slice(1)}`).join(','),
        message: batch.text,
        from: batch.sender,
        bulkSMSMode: '1',
      };
      return readAnswer(
        batch,
        await askProvider({
          name,
          address: addressAt(base, '/version1/messaging'),
          headers: { apikey: apiKey },
          form,
          timeOutMs,
        }),
      );
    },
    async creditLeft() {
      const address = addressAt(base, '/version1/user');
      address.searchParams.set('username', username);
      const answer = await askProvider({ name, address, headers: { apikey: apiKey }, timeOutMs });
      return creditOf(name, fieldOf(fieldOf(answer, 'UserData'), 'balance'), 'parts');
    },
    pushed({ fields }) {
      const { id = '', status = '' } = fields;
      return reportOf({ name, id, phone: null, status: status === 'Success' ? 'DELIVERED' : status });
    },
  };
}

function readAnswer({ recipients }: SmsBatch, answer: unknown): SmsAnswer[] {
  const data = fieldOf(answer, 'SMSMessageData');
  const rows = fieldOf(data, 'Recipients');
  if (!Array.isArray(rows)) throw new SmsError('doubtful', `${name} answered and named no recipients.`);
  // A sender that is not registered, or an account without credit: nobody is named, and why stands in the message.
  if (rows.length === 0)
    throw new SmsError(
      'refused',
      `${name} refused the message: ${textOf(fieldOf(data, 'Message')) ?? 'no reason given'}.`,
    );
  const byPhone = new Map(rows.map((row: unknown) => [readPhoneNumber(textOf(fieldOf(row, 'number')) ?? ''), row]));
  return recipients.map(({ phone }): SmsAnswer => {
    const row = byPhone.get(phone);
    const [code, id] = [numberOf(fieldOf(row, 'statusCode')), textOf(fieldOf(row, 'messageId'))];
    if (row === undefined) return { outcome: 'refused', reason: `${name} did not take the number.` };
    if (code !== null && code <= lastTaken && id !== null && id !== 'None') return { outcome: 'accepted', id };
    return {
      outcome: 'refused',
      reason: withoutNumbers(`${name}: ${textOf(fieldOf(row, 'status')) ?? code ?? 'no status'}.`),
    };
  });
}
