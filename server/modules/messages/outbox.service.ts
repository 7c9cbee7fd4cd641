import { isQuiet } from '#engines/messages/quietHours.ts';
import { SmsError, type SmsAnswer } from '../../adapters/sms/sms.ts';
import type { House } from '../../house.ts';
import type { Scope } from '../../platform/scope.ts';
import { stillAgreeing } from '../farmers/farmers.service.ts';
import { applyReports } from './deliveries.repository.ts';
import { findMessage, type Message } from './messages.repository.ts';
import {
  awaitedIds, claimBatch, type Claimed, eraseFarmers, messagesAtRest, notePoll, queuedFarmers, type Settled, settleBatch, settleLost, suppressFarmers,
} from './outbox.repository.ts';

const sending = 'sendMessage';
/** Batches on their way at once, of one message. */
const lanes = 8;
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

type Outbox = Pick<House, 'jobs' | 'db' | 'sms' | 'clock' | 'config' | 'log'>;

/** Asks for a message to be handed over now, in the caller's transaction. */
export async function requestSending({ db, house }: { readonly db: Scope['db']; readonly house: Pick<House, 'jobs'> }, messageId: number): Promise<void> {
  await house.jobs.enqueue(db, { kind: sending, payload: { messageId }, maxAttempts: 1 });
}

/**
 * The work of the outbox. Deliveries are set down as being handed over before the provider is asked, and what became of
 * them after: a process that ends in between leaves them in doubt, and nothing is handed over twice by itself. What was
 * due and has nobody at it, such as after a kill, in the morning or at its time, is taken up here.
 */
export function keepOutbox(house: Outbox): void {
  const { jobs, db, sms, clock, log } = house;
  jobs.handle(sending, async (job) => {
    const { messageId } = job.payload as { readonly messageId: number };
    const message = await findMessage(db, messageId);
    if (message?.state !== 'released') return;
    await suppressUnwilling(house, message);
    const end = performance.now() + turnMs;
    let goesOn = true;
    let turnEnded = false;
    const lane = async (): Promise<void> => {
      while (goesOn && !turnEnded && (message.urgent || !isQuiet(clock.now()))) {
        const { batch, left } = await claimBatch(db, messageId, sms.maker, clock.now(), sms.mostAtOnce);
        if (!left) return;
        if (batch.length > 0 && !(await handOver(house, message.sender, batch))) goesOn = false;
        if (job.signal.aborted || performance.now() > end) turnEnded = true;
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    if (turnEnded && goesOn) await requestSending({ db, house }, messageId);
  });
  jobs.handle('farmersErased', async (job) => {
    await job.settle((effects) => eraseFarmers(effects, (job.payload as { readonly ids: readonly number[] }).ids, clock.now()));
  });
  jobs.every('lookAfterOutbox', 30, async () => {
    const reason = 'The portal stopped while this was handed over, so nobody knows whether it arrived.';
    const lost = await settleLost(db, { provider: sms.takesReferences ? sms.maker : null, seconds: lostSeconds, reason, at: clock.now() });
    if (lost > 0) log.warn({ lost }, 'messages were being handed over when a process ended');
    const now = clock.now();
    for (const id of await messagesAtRest(db, { dueBy: new Date(now.getTime() - overdueMs), seconds: lostSeconds, urgentAlone: isQuiet(now) })) await requestSending({ db, house }, id);
  });
  jobs.every('pollDeliveryReports', 60, async (job) => {
    if (sms.reportsOf === undefined) return;
    for (const id of await awaitedIds(db, sms.maker, mostPolled)) {
      if (job.signal.aborted) return;
      try {
        await applyReports(db, sms.maker, await sms.reportsOf(id), clock.now());
      } catch (error) {
        if (!(error instanceof SmsError)) throw error;
        log.info({ reason: error.message }, 'delivery reports could not be asked for');
        if (error.outcome === 'later') return;
      }
      await notePoll(db, sms.maker, id);
    }
  });
}

/**
 * Whoever took their consent back since the message was written, or is their officer's no more, does not get it. What
 * another room sends goes to the farmers of anyone.
 */
async function suppressUnwilling({ db, clock }: Outbox, { id, ownerId, about }: Message): Promise<void> {
  const queued = await queuedFarmers(db, id);
  const willing = new Set(about === null && ownerId === null ? [] : await stillAgreeing(db, about === null ? ownerId : null, queued));
  const unwilling = queued.filter((farmer) => !willing.has(farmer));
  if (unwilling.length > 0) await suppressFarmers(db, id, unwilling, 'noConsent', clock.now());
}

/** Hands one text over to some numbers. False where the provider takes nothing for now. */
async function handOver({ db, sms, clock }: Outbox, sender: string, batch: readonly Claimed[]): Promise<boolean> {
  const recipients = batch.map(({ id, phone }) => ({ reference: `agrihub-${id}`, phone }));
  try {
    const answers = await sms.submit({ sender, text: batch[0]?.text ?? '', recipients });
    await settleBatch(db, batch.map(({ id }, index) => answered(id, answers[index])), clock.now());
    return true;
  } catch (error) {
    const { outcome, message } = error instanceof SmsError ? error : { outcome: 'doubtful', message: 'The messages were handed over and no word came back.' };
    if (outcome === 'later') {
      await postpone(db, batch, message, clock.now());
      return false;
    }
    await settleBatch(db, batch.map(({ id }) => ({ id, state: outcome === 'refused' ? 'failed' : 'unknown', reason: message, providerId: null })), clock.now());
    if (!(error instanceof SmsError)) throw error;
    return true;
  }
}

function answered(id: number, answer: SmsAnswer | undefined): Settled {
  if (answer === undefined) return { id, state: 'unknown', reason: 'The provider left this number out of its answer.', providerId: null };
  if (answer.outcome === 'refused') return { id, state: 'failed', reason: answer.reason, providerId: null };
  return { id, state: 'accepted', reason: '', providerId: answer.id };
}

/** Nothing was sent: the batch is tried again after a pause, and set down as failed when it was tried often enough. */
async function postpone(db: Outbox['db'], batch: readonly Claimed[], reason: string, now: Date): Promise<void> {
  const tries = Math.max(...batch.map(({ attempts }) => attempts));
  const dueAt = new Date(now.getTime() + firstPauseMinutes * 2 ** (tries - 1) * 60_000);
  await settleBatch(db, batch.map(({ id, attempts }) => ({ id, state: attempts >= mostTries ? 'failed' : 'queued', reason, providerId: null })), now, dueAt);
}
