import { readPhoneNumber } from '#engines/words/phoneNumber.ts';
import { addressAt, askProvider, type ProviderOptions } from './askProvider.ts';
import { SmsError, type Sms, type SmsAnswer, type SmsBatch, type SmsReport } from './sms.ts';
import { creditOf, fieldOf, reportOf, textOf } from './wire.ts';

const name = 'Arkesel';

/** Arkesel's SMS of version 2: each recipient gets an id; reports are pushed where we can be reached, and asked for. It takes no reference. */
export function arkesel({ base, key, reportsTo, timeOutMs = 30_000 }: ProviderOptions): Sms {
  const headers = { 'api-key': key };
  return {
    maker: 'arkesel',
    name,
    standIn: false,
    takesReferences: false,
    mostAtOnce: 100,
    async submit(batch) {
      const json = {
        sender: batch.sender,
        message: batch.text,
        recipients: batch.recipients.map(({ phone }) => `233${phone.slice(1)}`),
        ...(reportsTo != null && { callback_url: reportsTo }),
      };
      return readAnswer(
        batch,
        await askProvider({ name, address: addressAt(base, '/api/v2/sms/send'), headers, json, timeOutMs }),
      );
    },
    async creditLeft() {
      const address = addressAt(base, '/api/v2/clients/balance-details');
      const answer = await askProvider({ name, address, headers, timeOutMs });
      return creditOf(name, fieldOf(fieldOf(answer, 'data'), 'sms_balance'), 'parts');
    },
    async reportsOf(id) {
      const answer = await askProvider({
        name,
        address: addressAt(base, `/api/v2/sms/${encodeURIComponent(id)}`),
        headers,
        timeOutMs,
      });
      const status = textOf(fieldOf(fieldOf(answer, 'data'), 'status')) ?? '';
      return reportOf({ name, id, phone: null, status });
    },
    pushed: ({ fields }) => readPush(fields),
  };
}

/**
 * What Arkesel reports of one number. Its manual names no fields: those who use it tell of a GET with sms_id and status, or
 * of a POST with id, status and recipient. Both are taken; what is neither says nothing, and is asked for all the same.
 */
function readPush(fields: Readonly<Record<string, string>>): SmsReport[] {
  const [id = '', status = '', recipient] = [fields['sms_id'] ?? fields['id'], fields['status'], fields['recipient']];
  const phone = recipient === undefined ? null : readPhoneNumber(recipient);
  if (!/^[\w-]{1,100}$/.test(id) || (recipient !== undefined && phone === null)) return [];
  return reportOf({ name, id, phone, status });
}

/** A recipient that the answer leaves out is one it took for no number. */
function readAnswer({ recipients }: SmsBatch, answer: unknown): SmsAnswer[] {
  const status = textOf(fieldOf(answer, 'status'));
  if (status === null) throw new SmsError('doubtful', `${name} answered without a status.`);
  if (status !== 'success')
    throw new SmsError(
      'refused',
      `${name} refused the message: ${textOf(fieldOf(answer, 'message')) ?? 'no reason given'}.`,
    );
  const rows = fieldOf(answer, 'data');
  if (!Array.isArray(rows)) throw new SmsError('doubtful', `${name} answered with success and named no recipients.`);
  const ids = new Map<string, string>();
  for (const row of rows as readonly unknown[]) {
    const [phone, id] = [readPhoneNumber(textOf(fieldOf(row, 'recipient')) ?? ''), textOf(fieldOf(row, 'id'))];
    if (phone !== null && id !== null) ids.set(phone, id);
  }
  return recipients.map(({ phone }) => {
    const id = ids.get(phone);
    return id === undefined
      ? { outcome: 'refused', reason: `${name} did not take the number.` }
      : { outcome: 'accepted', id };
  });
}
