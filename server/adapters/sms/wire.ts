import { type SmsCredit, SmsError, withoutNumbers, type SmsReport } from './sms.ts';

/** What stands in an answer under a name; undefined where the answer is no object or has none. */
export function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;
}

/** A text, or a number as one; null for anything else. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== ''
    ? value.trim()
    : typeof value === 'number'
      ? String(value)
      : null;
}

/** A number, also where it came as text; null for anything else. */
export function numberOf(value: unknown): number | null {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/** What an account has left: an amount, or an amount behind the code of its money, as "KES 1785.50". @throws SmsError where it is neither */
export function creditOf(name: string, amount: unknown, unit: string): SmsCredit {
  const [, money, figure] = /^([A-Z]{3})\s*(-?[\d,.]+)$/.exec(textOf(amount) ?? '') ?? [];
  const left = numberOf(figure === undefined ? amount : figure.replaceAll(',', ''));
  if (left === null) throw new SmsError('doubtful', `${name} answered and named no credit.`);
  return { amount: left, unit: money ?? unit };
}

/** What the word of a report means; null for one that says that it is under way, or that is not known. */
function stateOf(status: string): 'delivered' | 'failed' | null {
  const word = status.trim().toUpperCase().replaceAll(/[\s-]/g, '_');
  if (word === 'DELIVERED' || word === 'DELIVRD') return 'delivered';
  return /^(UNDELIVERED|UNDELIVERABLE|UNDELIV|NOT_DELIVERED|FAILED|ABSENT_?SUBSCRIBER|CANCELED|REJECTED|REJECTD|EXPIRED|DELETED|BLACKLISTED|PROHIBITED)$/.test(
    word,
  )
    ? 'failed'
    : null;
}

/** What the word of a report comes to. SUBMITTED, PENDING and what is not known yet say nothing. */
export function reportOf({
  name,
  id,
  phone,
  status,
}: { readonly name: string; readonly status: string } & Pick<SmsReport, 'id' | 'phone'>): SmsReport[] {
  const state = stateOf(status);
  return state === null
    ? []
    : [{ id, phone, state, reason: state === 'delivered' ? '' : withoutNumbers(`${name}: ${status.toLowerCase()}.`) }];
}
