import type { Channel } from '#engines/messages/channels.ts';
import { isQuiet } from '#engines/messages/quietHours.ts';
import { SmsError, type Sms, type SmsAnswer } from '../../adapters/sms/sms.ts';
import type { AppContext } from '../../context.ts';
import type { Scope } from '../../platform/scope.ts';
import { stillAgreeing } from '../farmers/farmers.service.ts';
import { applyReports, referenceOf } from './deliveries.repository.ts';
import { mailMaker, sendEmail } from './emails.service.ts';
import { holdBackStale } from './holdBack.service.ts';
import { findMessage, type Message } from './messages.repository.ts';
import {
  awaitedIds,
  claimBatch,
  type Claimed,
  eraseFarmers,
  messagesAtRest,
  notePoll,
  passToProvider,
  queuedFarmers,
  type Settled,
  settleBatch,
  settleLost,
  suppressFarmers,
} from './outbox.repository.ts';
import { forgetStandby, passToStandby, standbyFarmers } from './standby.repository.ts';
import { eraseStarts } from './startRequests.repository.ts';

const sending = 'sendMessage';
/** Batches on their way at once, of one message; a mail server bears fewer lines from one machine. */
const lanes: Readonly<Record<Channel, number>> = { sms: 8, email: 4 };
/** E-mails in a row that a mail server did not take for now, until it is left alone for a while: one address may be at fault. */
const mostPutOff = 3;
/** How long one job hands over before others get their turn: a message to thousands takes minutes. */
const turnMs = 15_000;
/** How often what was clearly refused for the time being is tried, and the minutes after the first try; each pause is twice the one before. */
const mostTries = 6;
const firstPauseMinutes = 2;
/** Longer than any provider is waited for: what was being handed over then has nobody any more who waits for its answer. */
const lostSeconds = 120;
/** What is due for less has a job of its own that is about to begin. */
const overdueMs = 30_000;
const mostPolled = 50;

/** Asks for a message to be handed over now, in the caller's transaction. */
export async function requestSending(
  { db, context }: { readonly db: Scope['db']; readonly context: Pick<AppContext, 'jobs'> },
  messageId: number,
): Promise<void> {
  await context.jobs.enqueue(db, { kind: sending, payload: { messageId }, maxAttempts: 1 });
}

/**
 * The work of the outbox. Deliveries are set down as being handed over before the provider is asked, and what became of
 * them after: a process that ends in between leaves them in doubt, and nothing is handed over twice by itself. What was
 * due and has nobody at it, such as after a kill, in the morning or at its time, is taken up here.
 */
export function keepOutbox(context: AppContext): void {
  const { jobs, db, clock, log } = context;
  const makers = providersOf(context);
  jobs.handle(
    sending,
    async (job) => {
      const { messageId } = job.payload as { readonly messageId: number };
      const message = await findMessage(db, messageId);
      if (message?.state !== 'released' || (await holdBackStale(context, messageId))) return;
      await suppressUnwilling(context, message);
      const end = performance.now() + turnMs;
      const isOver = (): boolean => job.signal.aborted || performance.now() > end;
      const [byPhone, byMail] = await Promise.all([
        drain(context, message, 'sms', isOver),
        drain(context, message, 'email', isOver),
      ]);
      await forgetStandby(db, messageId);
      if (byPhone === 'more' || byMail === 'more') await requestSending({ db, context }, messageId);
    },
    'messages',
  );
  jobs.handle('farmersErased', async (job) => {
    const { ids } = job.payload as { readonly ids: readonly number[] };
    await job.settle(async (effects) => {
      await eraseFarmers(effects, ids, clock.now());
      await eraseStarts(effects, ids);
    });
  });
  jobs.every(
    'lookAfterOutbox',
    30,
    async () => {
      const reason = 'The portal stopped while this was handed over, so nobody knows whether it arrived.';
      const safe = makers.filter(({ takesReferences }) => takesReferences).map(({ maker }) => maker);
      const lost = await settleLost(db, { safe, seconds: lostSeconds, reason, at: clock.now() });
      if (lost > 0) log.warn({ lost }, 'messages were being handed over when a process ended');
      const now = clock.now();
      for (const id of await messagesAtRest(db, {
        dueBy: new Date(now.getTime() - overdueMs),
        seconds: lostSeconds,
        urgentAlone: isQuiet(now),
      }))
        await requestSending({ db, context }, id);
    },
    'messages',
  );
  jobs.every(
    'pollDeliveryReports',
    60,
    async (job) => {
      for (const each of makers) await pollReports(context, each, job.signal);
    },
    'messages',
  );
}

/**
 * Hands over what of a message is due by one channel; a provider that is stuck holds up its own channel alone. `more`:
 * the turn ended before all of it was handed over.
 */
async function drain(
  context: AppContext,
  message: Message,
  channel: Channel,
  isOver: () => boolean,
): Promise<'more' | 'done'> {
  const { db, sms, clock } = context;
  const claimed =
    channel === 'sms' ? { provider: sms.maker, limit: sms.mostAtOnce } : { provider: mailMaker, limit: 1 };
  let goesOn = true;
  let turnEnded = false;
  let putOff = 0;
  const lane = async (): Promise<void> => {
    while (goesOn && !turnEnded && (message.urgent || !isQuiet(clock.now()))) {
      const { batch, left } = await claimBatch(db, { messageId: message.id, channel, now: clock.now(), ...claimed });
      if (!left) return;
      if (batch.length > 0 && channel === 'sms') goesOn = (await handOver(context, message.sender, batch)) && goesOn;
      if (channel === 'email') {
        for (const each of batch) putOff = (await mailOne(context, message, each)) ? 0 : putOff + 1;
        goesOn = goesOn && putOff < mostPutOff;
      }
      turnEnded = turnEnded || isOver();
    }
  };
  await Promise.all(Array.from({ length: lanes[channel] }, lane));
  return turnEnded && goesOn ? 'more' : 'done';
}

/** Hands one e-mail over; false where the mail server takes it later, or not at all for now. */
async function mailOne(context: AppContext, message: Message, claimed: Claimed): Promise<boolean> {
  const settled = await sendEmail(context, message, claimed).catch((error: Error) => error);
  const submitted =
    settled instanceof Error
      ? {
          settled: [
            {
              id: claimed.id,
              state: 'unknown' as const,
              reason: 'The e-mail was handed over and no word came back.',
              providerId: null,
            },
          ],
          isStuck: false,
          error: settled,
        }
      : { settled: [settled], isStuck: settled.state === 'queued' };
  return settle(context.db, [claimed], submitted, context.clock.now());
}

/** Who hands SMS over: the first, and the second where one is set up. */
export function providersOf({ sms, smsFallback }: Pick<AppContext, 'sms' | 'smsFallback'>): readonly Sms[] {
  return smsFallback === null ? [sms] : [sms, smsFallback];
}

async function pollReports({ db, clock, log }: AppContext, sms: Sms, signal: AbortSignal): Promise<void> {
  if (sms.reportsOf === undefined) return;
  for (const id of await awaitedIds(db, sms.maker, mostPolled)) {
    if (signal.aborted) return;
    try {
      await applyReports(db, sms.maker, await sms.reportsOf(id), clock.now());
    } catch (error) {
      if (!(error instanceof SmsError)) throw error;
      log.info({ reason: error.message }, 'delivery reports could not be asked for');
      if (error.outcome === 'later') return;
    }
    await notePoll(db, sms.maker, id);
  }
}

/**
 * Whoever took their consent back since the message was written, or is their officer's no more, does not get it; another
 * who shares their address and agreed does, so it goes once. What another room sends goes to the farmers of anyone.
 */
async function suppressUnwilling({ db, clock }: AppContext, { id, ownerId, about }: Message): Promise<void> {
  const [queued, others] = [await queuedFarmers(db, id), await standbyFarmers(db, id)];
  const willing = new Set(
    about === null && ownerId === null
      ? []
      : await stillAgreeing(db, about === null ? ownerId : null, [...queued, ...others]),
  );
  const unwilling = queued.filter((farmer) => !willing.has(farmer));
  if (unwilling.length === 0) return;
  if (others.length > 0)
    await passToStandby(db, id, { unwilling, willing: others.filter((farmer) => willing.has(farmer)) }, clock.now());
  await suppressFarmers(db, id, unwilling, 'noConsent', clock.now());
}

/**
 * Hands one text over to some numbers. What the first provider plainly refused, or where it was not reached, goes to the
 * second; what is in doubt never does. False where nobody takes anything for now.
 */
async function handOver(context: AppContext, sender: string, batch: readonly Claimed[]): Promise<boolean> {
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
async function settle(
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
