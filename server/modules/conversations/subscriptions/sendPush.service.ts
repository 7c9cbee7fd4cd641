import type { PushNotice } from '#contract/conversations/push.ts';
import { inLanguage, pagesFor } from '#engines/words/pageLanguages.ts';
import { InnerAddressError } from '../../../adapters/outside/publicFetch.ts';
import type { PushOutcome } from '../../../adapters/push/push.ts';
import type { AppContext } from '../../../context.ts';
import type { Database } from '../../../database/connection.ts';
import { type JobRun, TryLater } from '../../../jobs/worker.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { readLanguage } from '../dialogue/hear.service.ts';
import * as rows from './subscriptions.repository.ts';

const kind = 'sendPush';
const mostTries = 8;

/** What a `sendPush` job carries: the subscription is read when it goes, so that nothing is sent after it was ended. */
interface Sending {
  readonly id: number;
  readonly notice: PushNotice;
  /** It is the last one: the subscription ends with it. */
  readonly ends: boolean;
}

/** Hands a notice over for sending, in the caller's transaction. */
export async function enqueuePush(
  { db, context }: { readonly db: Database; readonly context: Pick<AppContext, 'jobs'> },
  sending: Sending,
): Promise<void> {
  await context.jobs.enqueue(db, { kind, payload: sending, maxAttempts: mostTries });
}

/** A notice of the work of a crop and place: it opens their plan, and takes the place of the one before. */
export function noticeOf(
  { context }: Pick<Scope, 'context'>,
  { cropId, districtId, place, language }: Pick<rows.Subscription, 'cropId' | 'districtId' | 'place' | 'language'>,
  body: string,
): PushNotice {
  const name = context.reference.book().cropById.get(cropId)?.name ?? cropId;
  const spoken = readLanguage(context, language);
  return {
    title: context.phrases.book().say({ key: 'weekly.title', values: { crop: { crop: cropId, name }, place } }, spoken),
    body,
    url: inLanguage(
      `/main/croppingcalendar?${new URLSearchParams({ crop: cropId, district: districtId })}`,
      pagesFor(language),
    ),
    tag: `${cropId} ${districtId}`,
    language: spoken,
  };
}

/** Sends notices to browsers. One that takes none any more is not written to again. */
export function sendPushes(context: AppContext): void {
  context.jobs.handle(kind, (job) => send(context, job), 'messages');
}

async function send({ db, push, log }: AppContext, job: JobRun): Promise<void> {
  const { id, notice, ends } = job.payload as Sending;
  const subscription = await rows.findSubscription(db, id);
  if (!subscription?.pushKeys) return;
  const to = { endpoint: subscription.address, ...subscription.pushKeys };
  const outcome = await push.send(to, notice, job.signal).catch((error: unknown) => outcomeOf(error, log));
  if (outcome.state === 'later') throw new TryLater(outcome.said);
  if (outcome.state === 'gone') await job.settle((tx) => rows.endSubscriptionsOf(tx, subscription.address));
  else if (ends) await job.settle((tx) => rows.endSubscription(tx, id));
}

/** Nobody's push service lies in the inner network; any other that was not reached may be later. */
function outcomeOf(error: unknown, log: AppContext['log']): PushOutcome {
  const said = error instanceof Error ? error.message : String(error);
  if (!(error instanceof InnerAddressError)) return { state: 'later', said };
  log.warn({ reason: said }, 'an address for notices was not written to');
  return { state: 'gone' };
}
