import { readPhoneNumber } from '#engines/words/phoneNumber.ts';
import { addressAt, askProvider, type ProviderOptions } from './askProvider.ts';
import { SmsError, type Sms, type SmsAnswer, type SmsBatch, type SmsReport } from './sms.ts';
import { creditOf, fieldOf, numberOf, reportOf, textOf } from './wire.ts';

const name = 'mNotify';
const taken = '2000';

/**
 * mNotify's quick SMS (decision 77): recipients, sender, message. It takes no reference, so a batch whose answer was
 * lost is in doubt; delivery is asked for campaign by campaign, and there is no way for people to answer.
 */
export function mnotify({ base, key, timeOutMs = 30_000 }: ProviderOptions): Sms {
  const address = (path: string): URL => {
    const url = addressAt(base, path);
    url.searchParams.set('key', key);
    return url;
  };
  return {
    maker: 'mnotify',
    name,
    standIn: false,
    takesReferences: false,
    mostAtOnce: 100,
    async submit(batch) {
      const json = {
        recipient: batch.recipients.map(({ phone }) => phone),
        sender: batch.sender,
        message: batch.text,
        is_schedule: false,
        schedule_date: '',
      };
      return readAnswer(batch, await askProvider({ name, address: address('/api/sms/quick'), json, timeOutMs }));
    },
    async creditLeft() {
      const answer = await askProvider({ name, address: address('/api/balance/sms'), timeOutMs });
      const { amount, unit } = creditOf(name, fieldOf(answer, 'balance'), 'parts');
      return { amount: amount + (numberOf(fieldOf(answer, 'bonus')) ?? 0), unit };
    },
    async reportsOf(id) {
      return readReports(
        id,
        await askProvider({ name, address: address(`/api/campaign/${encodeURIComponent(id)}`), timeOutMs }),
      );
    },
  };
}

/** Codes come as text or as numbers, and a code of success does not mean that anything was sent. */
function readAnswer(batch: SmsBatch, answer: unknown): SmsAnswer[] {
  const code = textOf(fieldOf(answer, 'code'));
  if (code === null) throw new SmsError('doubtful', `${name} answered without a code.`);
  if (code !== taken)
    throw new SmsError(
      'refused',
      `${name} refused the message with code ${code}: ${textOf(fieldOf(answer, 'message')) ?? 'no reason given'}.`,
    );
  const summary = fieldOf(answer, 'summary');
  const id = textOf(fieldOf(summary, '_id'));
  if (id === null)
    throw new SmsError(
      'doubtful',
      `${name} answered with success and named no campaign, so its reports cannot be asked for.`,
    );
  if (numberOf(fieldOf(summary, 'credit_used')) === 0) {
    return batch.recipients.map(() => ({
      outcome: 'refused',
      reason: `${name} answered with success and used no credit: nothing was sent. The number may be wrong.`,
    }));
  }
  const sent = phonesOf(fieldOf(summary, 'numbers_sent'));
  const tellsWho = sent !== null && sent.size > 0 && (numberOf(fieldOf(summary, 'total_rejected')) ?? 0) > 0;
  return batch.recipients.map(({ phone }) =>
    tellsWho && !sent.has(phone)
      ? { outcome: 'refused', reason: `${name} rejected the number.` }
      : { outcome: 'accepted', id },
  );
}

function readReports(id: string, answer: unknown): SmsReport[] {
  const rows = fieldOf(answer, 'report');
  if (!Array.isArray(rows)) throw new SmsError('doubtful', `${name} answered without a report.`);
  return rows.flatMap((row: unknown): SmsReport[] => {
    const phone = readPhoneNumber(textOf(fieldOf(row, 'recipient')) ?? '');
    return phone === null ? [] : reportOf({ name, id, phone, status: textOf(fieldOf(row, 'status')) ?? '' });
  });
}

function phonesOf(value: unknown): Set<string> | null {
  if (!Array.isArray(value)) return null;
  return new Set(value.flatMap((each: unknown) => readPhoneNumber(textOf(each) ?? '') ?? []));
}
