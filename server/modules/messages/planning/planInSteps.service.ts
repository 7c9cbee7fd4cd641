/** Messages to more farmers of a branch than are read at once: worked out in steps in the background, then let go like any other. */
import { afterQuietHours } from '#engines/messages/quietHours.ts';
import type { AppContext } from '../../../context.ts';
import type { JobRun } from '../../../jobs/worker.ts';
import { Problem, problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { scopeInBackground } from '../../bulkActs/bulkActs.service.ts';
import { chosenOfBranch, countOfBranch, recipientsBehind, requireOfficer } from '../../farmers/farmers.service.ts';
import { tell, type Telling } from '../../notifications/notifications.service.ts';
import { approvalFor } from './approval.service.ts';
import { suppressQueued } from '../outbox/deliveries.repository.ts';
import { previewToMany } from './groupedPreview.service.ts';
import { presentVersions } from '../messages.presenter.ts';
import { addMessage, findMessage, holdMessage, type Message, setRelease } from '../messages.repository.ts';
import { stoppedOf } from '../stops/optOuts.repository.ts';
import { type Draft, planFor, type Plan } from './plan.service.ts';
import * as plans from './planSteps.repository.ts';
import { askSecondPerson, refuseUnknownFields, sentPage, writeDeliveries } from '../outbox/putIntoOutbox.service.ts';
import { requestSending } from '../outbox/outbox.service.ts';

const kind = 'planMessage';
/** Farmers more than these are gone through in the background. */
const mostAtOnce = 5_000;
/** Farmers of one transaction. */
const inOneStep = 1_000;
/** How long one job works until others get their turn. */
const turnMs = 15_000;
/** A plan that rested longer has lost its job, such as by a kill. */
const restingMs = 120_000;
/** While a plan rests it is given one job in this time. */
const takenUpMs = 3_600_000;

/** Whether a draft goes to more farmers than are read at once. @throws notForYou */
export async function isInSteps(scope: Scope, { branch }: Draft): Promise<boolean> {
  return branch !== undefined && (await countOfBranch(scope, branch)) > mostAtOnce;
}

/** What would become of such a draft, counted by SMS: to so many none goes by e-mail. @throws messageRefused */
export function previewInSteps(scope: Scope, { branch = {}, ...draft }: Draft): ReturnType<typeof previewToMany> {
  return previewToMany(scope, chosenOfBranch(scope, branch), draft, async (samples) => samples);
}

/**
 * Writes such a message down and begins to work it out; answers its id. It waits for a second person once it is.
 *
 * @throws messageRefused where nobody would get it, where it is no SMS, or where it has fields that nobody can fill in
 */
export async function sendInSteps(scope: Scope, draft: Draft): Promise<number> {
  const { db, context, now, actor } = scope;
  const { branch = {} } = draft;
  const all = await countOfBranch(scope, branch);
  if ((draft.route ?? 'sms') !== 'sms')
    throw problem('messageRefused', {
      sentence: `These are ${all} farmers, and e-mails go to ${mostAtOnce} at most. Send it by SMS, or choose fewer districts or crops.`,
    });
  const { sendAt, unknownFields } = await planFor(scope, [], draft);
  refuseUnknownFields(unknownFields);
  if ((await countOfBranch(scope, branch, 'agreed')) === 0)
    throw problem('messageRefused', {
      sentence: `None of the ${all} farmers chosen can get the message: they did not agree to messages, or stopped them. Ask them, and set their consent down.`,
    });
  const id = await addMessage(db, {
    ownerId: requireOfficer(scope),
    text: draft.text,
    route: 'sms',
    subject: '',
    versions: draft.versions ?? [],
    sender: context.config.smsSender,
    state: 'planning',
    sendAt,
    pricePerPart: context.config.smsPartPrice,
    about: 'branch',
    urgent: false,
    createdAt: now,
  });
  await plans.addPlan(
    db,
    {
      messageId: id,
      tokenId: actor.token?.id ?? null,
      districts: branch.districts ?? null,
      crops: branch.crops ?? [],
      optOutHint: draft.optOutHint ?? false,
      optOutWay: draft.optOutWay ?? null,
      farmers: all,
    },
    now,
  );
  scope.audit('sendMessage', [String(id)], ['text']);
  await context.jobs.enqueue(db, { kind, payload: { messageId: id } });
  return id;
}

/** Works messages out in the background, and takes up those whose job was lost. */
export function registerPlanning(context: AppContext): void {
  const { jobs, db, clock } = context;
  jobs.handle(kind, (job) => goOn(context, job), 'messages');
  jobs.every(
    'takeUpPlans',
    60,
    async () => {
      const now = clock.now().getTime();
      for (const { messageId, workedAt } of await plans.restingPlans(db, new Date(now - restingMs))) {
        const dedupeKey = `${kind}:${messageId}:${workedAt.getTime()}:${Math.floor(now / takenUpMs)}`;
        await jobs.enqueue(db, { kind, payload: { messageId }, dedupeKey });
      }
    },
    'messages',
  );
}

async function goOn(context: AppContext, job: JobRun): Promise<void> {
  const { db, jobs } = context;
  const { messageId } = job.payload as { readonly messageId: number };
  const end = performance.now() + turnMs;
  try {
    while (await planStep(context, messageId))
      if (job.signal.aborted || performance.now() > end) {
        await jobs.enqueue(db, { kind, payload: { messageId } });
        return;
      }
  } catch (error) {
    // Whoever wrote it has no right to it any more: nothing of it goes out.
    if (!(error instanceof Problem)) throw error;
    await db.transaction().execute((tx) => stopForWriter({ db: tx, context, now: context.clock.now() }, messageId));
  }
}

/** Ends a message whose writer has no right to it any more, and tells them. */
async function stopForWriter(telling: Telling, messageId: number): Promise<void> {
  const { db, now } = telling;
  await holdMessage(db, messageId);
  await plans.endPlan(db, messageId);
  const message = await findMessage(db, messageId);
  if (message?.state !== 'planning') return;
  await suppressQueued(db, messageId, 'noRight', now);
  await setRelease(db, messageId, { state: 'declined' });
  if (message.ownerId !== null)
    await tell(telling, message.ownerId, { kind: 'messageStopped', params: {}, link: sentPage });
}

/** Works out the next farmers of a message, all of them or none; false where it is worked out, or was stopped. */
export async function planStep(context: AppContext, messageId: number): Promise<boolean> {
  const afterwards: Parameters<Scope['afterCommit']>[0][] = [];
  const goesOn = await context.db.transaction().execute(async (db) => {
    // The message first, as whoever stops it does: the other way round the two would wait for each other.
    await holdMessage(db, messageId);
    const soFar = await plans.holdPlan(db, messageId);
    const message = await findMessage(db, messageId);
    if (soFar === undefined || message?.state !== 'planning' || message.ownerId === null) return false;
    const begun = {
      personId: message.ownerId,
      tokenId: soFar.tokenId,
      createdAt: context.clock.now(),
      requestId: `message-${messageId}`,
    };
    const { scope, noteAudit } = await scopeInBackground(context, db, begun, afterwards);
    const { farmers, holders } = await recipientsBehind(scope, soFar, soFar.place, inOneStep);
    const last = farmers.at(-1);
    if (last === undefined) {
      await release(scope, message);
      await noteAudit();
      return false;
    }
    const { optOutHint, optOutWay } = soFar;
    const plan = await planFor(
      scope,
      farmers,
      { text: message.text, versions: presentVersions(message.versions), optOutHint, ...(optOutWay && { optOutWay }) },
      holders,
    );
    await writeDeliveries(scope, messageId, plan, {
      sendAt: message.sendAt,
      waiting: await waitingNumbers(scope, plan, holders),
    });
    await plans.notePlan(
      db,
      { messageId, planned: soFar.planned + farmers.length, place: last.id },
      context.clock.now(),
    );
    return true;
  });
  for (const each of afterwards) await each();
  return goesOn;
}

/** Of the numbers that several farmers share those that the message goes to, in this step or in another. */
async function waitingNumbers(
  scope: Scope,
  { planned }: Plan,
  holders: Awaited<ReturnType<typeof recipientsBehind>>['holders'],
): Promise<ReadonlySet<string>> {
  const agreed = planned.flatMap(({ suppressed, address }) =>
    suppressed === 'sameNumber' && holders.get(address)?.agreed === true ? [address] : [],
  );
  const stopped = await stoppedOf(scope.db, agreed);
  return new Set(agreed.filter((address) => !stopped.has(address)));
}

/** All of it is in the outbox: it goes at its time, or when a second person let it go. */
async function release(scope: Scope, { id, sendAt }: Message): Promise<void> {
  const { db, now } = scope;
  await plans.endPlan(db, id);
  const { recipients, parts } = await plans.waitingOf(db, id);
  if (recipients === 0) return setRelease(db, id, { state: 'declined' });
  const { needsApproval } = await approvalFor(scope, { recipients, parts, urgent: false });
  const when = afterQuietHours(sendAt < now ? now : sendAt);
  await setRelease(db, id, { state: needsApproval ? 'approval' : 'released', sendAt: when });
  if (needsApproval) await askSecondPerson(scope, recipients);
  else if (when <= now) await requestSending(scope, id);
}
