import { SmsError, type Sms, type SmsAnswer } from '../../../adapters/sms/sms.ts';
import type { AppContext } from '../../../context.ts';
import { referenceOf } from './deliveries.repository.ts';
import { type Claimed, passToProvider, type Settled, settleBatch } from './outbox.repository.ts';

/** How often what was refused for the time being is tried; then it has failed. */
export const mostTries = 6;
/** The minutes after the first try; each pause is twice the one before. */
const firstPauseMinutes = 2;

/** Who hands SMS over: the first, and the second where one is set up. */
export function providersOf({ sms, smsFallback }: Pick<AppContext, 'sms' | 'smsFallback'>): readonly Sms[] {
  return smsFallback === null ? [sms] : [sms, smsFallback];
}

/**
 * Hands one text over to some numbers. What the first provider plainly refused, or where it was not reached, goes to the
 * second; what is in doubt never does. False where nobody takes anything for now.
 */
export async function submitBatch(context: AppContext, sender: string, batch: readonly Claimed[]): Promise<boolean> {
  const { db, sms, smsFallback, clock } = context;
  const first = await submit(sms, sender, batch);
  const refused = first.settled.filter(({ state }) => state === 'failed' || state === 'queued').map(({ id }) => id);
  const second =
    smsFallback === null || refused.length === 0 ? undefined : batch.filter(({ id }) => refused.includes(id));
  if (smsFallback === null || second === undefined) return settle(db, batch, first, clock.now());
  await settleBatch(
    db,
    first.settled.filter(({ id }) => !refused.includes(id)),
    clock.now(),
  );
  // Set down before it is handed over: a process that ends in between leaves it in doubt with the second.
  await passToProvider(db, refused, smsFallback.maker);
  const again = await submit(smsFallback, sender, second, smsFallback.mostAtOnce);
  return settle(
    db,
    second,
    { ...again, settled: again.settled.map((each) => withFirst(each, first.settled)) },
    clock.now(),
  );
}

/** Where the second did not take it either, both are named. */
function withFirst(settled: Settled, first: readonly Settled[]): Settled {
  if (settled.state !== 'failed' && settled.state !== 'queued') return settled;
  const reason = first.find(({ id }) => id === settled.id)?.reason;
  return reason === undefined ? settled : { ...settled, reason: `${reason} ${settled.reason}` };
}

interface Submitted {
  /** `queued`: nothing was sent, and it may be tried again. */
  readonly settled: readonly Settled[];
  /** The provider takes nothing for now. */
  readonly isStuck: boolean;
  /** What is no word of the provider. */
  readonly error?: Error;
}

/** What a provider makes of a batch, in as many calls as it needs. */
async function submit(
  sms: Sms,
  sender: string,
  batch: readonly Claimed[],
  mostAtOnce = batch.length,
): Promise<Submitted> {
  const settled: Settled[] = [];
  for (let from = 0; from < batch.length; from += mostAtOnce) {
    const part = batch.slice(from, from + mostAtOnce);
    try {
      const answers = await sms.submit({
        sender,
        text: part[0]?.text ?? '',
        recipients: part.map(({ id, address }) => ({ reference: referenceOf(id), phone: address })),
      });
      settled.push(...part.map(({ id }, index) => answered(id, answers[index])));
    } catch (error) {
      const { outcome, message } =
        error instanceof SmsError
          ? error
          : { outcome: 'doubtful', message: 'The messages were handed over and no word came back.' };
      const state = outcome === 'later' ? 'queued' : outcome === 'refused' ? 'failed' : 'unknown';
      const rest = outcome === 'later' ? batch.slice(from) : part;
      settled.push(...rest.map(({ id }) => ({ id, state, reason: message, providerId: null }) as const));
      if (outcome === 'later') return { settled, isStuck: true };
      if (!(error instanceof SmsError))
        return {
          settled: [...settled, ...untried(batch.slice(from + mostAtOnce))],
          isStuck: false,
          error: error as Error,
        };
    }
  }
  return { settled, isStuck: false };
}

function untried(batch: readonly Claimed[]): Settled[] {
  return batch.map(({ id }) => ({ id, state: 'queued', reason: '', providerId: null }));
}

/** Sets down what became of a batch; what may be tried again is, after a pause, until it was tried often enough. */
export async function settle(
  db: AppContext['db'],
  batch: readonly Claimed[],
  { settled, isStuck, error }: Submitted,
  now: Date,
): Promise<boolean> {
  const tries = Math.max(...batch.map(({ attempts }) => attempts));
  const dueAt = new Date(now.getTime() + firstPauseMinutes * 2 ** (tries - 1) * 60_000);
  const exhausted = new Set(batch.filter(({ attempts }) => attempts >= mostTries).map(({ id }) => id));
  await settleBatch(
    db,
    settled.map((each) => (each.state === 'queued' && exhausted.has(each.id) ? { ...each, state: 'failed' } : each)),
    now,
    dueAt,
  );
  if (error !== undefined) throw error;
  return !isStuck;
}

function answered(id: number, answer: SmsAnswer | undefined): Settled {
  if (answer === undefined)
    return { id, state: 'unknown', reason: 'The provider left this number out of its answer.', providerId: null };
  if (answer.outcome === 'refused') return { id, state: 'failed', reason: answer.reason, providerId: null };
  return { id, state: 'accepted', reason: '', providerId: answer.id };
}
