import type { OutboxChannel } from '#engines/messages/channels.ts';
import { isQuiet } from '#engines/messages/quietHours.ts';
import { SmsError, type Sms } from '../../../adapters/sms/sms.ts';
import type { AppContext } from '../../../context.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { stillAgreeing } from '../../farmers/farmers.service.ts';
import { applyReports } from './deliveries.repository.ts';
import { mailMaker, sendEmail } from './emails.service.ts';
import { holdBackStale } from './holdBack.service.ts';
import { findMessage, type Message } from '../messages.repository.ts';
import {
  awaitedIds,
  claimBatch,
  type Claimed,
  eraseAskedFor,
  eraseFarmers,
  messagesAtRest,
  notePoll,
  passToSms,
  putBack,
  type Settled,
  settleLost,
  suppressFarmers,
} from './outbox.repository.ts';
import { ownWish } from './requestedMessages.ts';
import { forgetStandby, passToStandby, standbyFarmers } from './standby.repository.ts';
import { eraseStarts } from '../stops/startRequests.repository.ts';
import { submitBatch, mostTries, providersOf, settle } from './smsBatches.service.ts';
import { handToWhatsapp, whatsappMaker } from './whatsappHandOver.service.ts';

const sending = 'sendMessage';

/** Batches on their way at once, of one message; a mail server bears fewer lines from one machine. */
const lanes: Readonly<Record<OutboxChannel, number>> = { sms: 8, email: 4, whatsapp: 4 };

/** E-mails in a row that a mail server did not take for now, until it is left alone for a while: one address may be at fault. */
const mostPutOff = 3;

/** How long one job hands over before others get their turn: a message to thousands takes minutes. */
const turnMs = 15_000;

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
export function registerOutbox(context: AppContext): void {
  const { jobs, db, clock, log, personalData } = context;
  const makers = providersOf(context);
  jobs.handle(
    sending,
    async (job) => {
      const { messageId } = job.payload as { readonly messageId: number };
      const message = await findMessage(db, messageId);
      if (message?.state !== 'released' || (await holdBackStale(context, messageId))) return;
      const end = performance.now() + turnMs;
      const isOver = (): boolean => job.signal.aborted || performance.now() > end;
      const drained = await Promise.all(
        (['sms', 'email', 'whatsapp'] as const).map((channel) => drain(context, message, channel, isOver)),
      );
      await forgetStandby(db, messageId);
      if (drained.includes('more')) await requestSending({ db, context }, messageId);
    },
    'messages',
  );
  personalData.onAddressesErased(({ db: within, now }, addresses) => eraseAskedFor(within, addresses, now));
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
  channel: OutboxChannel,
  isOver: () => boolean,
): Promise<'more' | 'done'> {
  const { db, sms, clock } = context;
  const claimed =
    channel === 'sms'
      ? { provider: sms.maker, limit: sms.mostAtOnce }
      : { provider: channel === 'email' ? mailMaker : whatsappMaker, limit: 1 };
  let goesOn = true;
  let turnEnded = false;
  let putOff = 0;
  const lane = async (): Promise<void> => {
    while (goesOn && !turnEnded && (message.urgent || !isQuiet(clock.now()))) {
      const taken = await claimBatch(db, { messageId: message.id, channel, now: clock.now(), ...claimed });
      if (!taken.left) return;
      const batch = await withoutUnwilling(context, message, taken.batch);
      if (batch.length > 0 && channel === 'sms') goesOn = (await submitBatch(context, message.sender, batch)) && goesOn;
      if (channel !== 'sms') {
        const send = channel === 'email' ? sendEmail : handToWhatsapp;
        for (const each of batch) putOff = (await sendOne(context, message, each, send)) ? 0 : putOff + 1;
        goesOn = goesOn && putOff < mostPutOff;
      }
      turnEnded = turnEnded || isOver();
    }
  };
  await Promise.all(Array.from({ length: lanes[channel] }, lane));
  return turnEnded && goesOn ? 'more' : 'done';
}

/** Hands one message over; false where its server takes it later, or not at all for now. */
async function sendOne(
  context: AppContext,
  message: Message,
  claimed: Claimed,
  send: (context: AppContext, message: Message, claimed: Claimed) => Promise<Settled>,
): Promise<boolean> {
  const settled = await send(context, message, claimed).catch((error: Error) => error);
  if (!(settled instanceof Error) && goesBySms(message, claimed, settled, context.clock.now())) {
    await passToSms(context.db, claimed, context.clock.now());
    await requestSending({ db: context.db, context }, message.id);
    return settled.state !== 'queued';
  }
  const submitted =
    settled instanceof Error
      ? {
          settled: [
            {
              id: claimed.id,
              state: 'unknown' as const,
              reason: 'The message was handed over and no word came back.',
              providerId: null,
            },
          ],
          isStuck: false,
          error: settled,
        }
      : { settled: [settled], isStuck: settled.state === 'queued' };
  return settle(context.db, [claimed], submitted, context.clock.now());
}

/**
 * A recorded answer that WhatsApp refuses, or does not take in the time it takes sound, goes as a text with its address: its
 * question counts as answered.
 */
function goesBySms({ voiceUntil }: Message, { attempts }: Claimed, { state }: Settled, now: Date): boolean {
  if (voiceUntil === null) return false;
  return state === 'failed' || (state === 'queued' && (now >= voiceUntil || attempts >= mostTries));
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
 * Of deliveries that were taken to be handed over those whose farmers still want them. Whoever took their consent back since
 * the message was written, or is their officer's no more, does not get it; another who shares their address and agreed
 * does, so it goes once. What another room sends goes to the farmers of anyone.
 */
async function withoutUnwilling(
  { db, clock }: AppContext,
  { id, ownerId, about }: Message,
  batch: readonly Claimed[],
): Promise<readonly Claimed[]> {
  // Who asked for it by themselves agrees; STOP is looked at when it is taken.
  if (about?.startsWith(ownWish) || batch.length === 0) return batch;
  const stillWilling = async (farmers: readonly number[]): Promise<ReadonlySet<number>> =>
    new Set(
      about === null && ownerId === null ? [] : await stillAgreeing(db, about === null ? ownerId : null, farmers),
    );
  const willing = await stillWilling(batch.map(({ farmerId }) => farmerId));
  const refused = batch.filter(({ farmerId }) => !willing.has(farmerId));
  if (refused.length === 0) return batch;
  const unwilling = refused.map(({ farmerId }) => farmerId);
  const others = await standbyFarmers(
    db,
    id,
    refused.map(({ address }) => address),
  );
  const instead = await stillWilling(others);
  await db.transaction().execute(async (tx) => {
    await putBack(
      tx,
      refused.map((each) => each.id),
    );
    if (instead.size > 0) await passToStandby(tx, id, { unwilling, willing: [...instead] }, clock.now());
    await suppressFarmers(tx, id, unwilling, 'noConsent', clock.now());
  });
  return batch.filter(({ farmerId }) => willing.has(farmerId));
}
