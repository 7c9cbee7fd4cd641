import { layOut } from '#engines/conversation/layOut.ts';
import { beginDialogue, type FoundPlace } from '#engines/conversation/dialogue.ts';
import { formOf } from '#engines/conversation/doors.ts';
import type { DoorLanguage, Line, Phrasebook } from '#engines/conversation/phrasebook.ts';
import { mondayOf } from '#engines/dates/day.ts';
import { pagesFor } from '#engines/words/pageLanguages.ts';
import { isQuiet } from '#engines/messages/quietHours.ts';
import type { AppContext } from '../../context.ts';
import type { Scope } from '../../platform/scope.ts';
import { sendToNumber } from '../messages/messages.service.ts';
import { planOf, rainsOf, weekOf } from './answers.service.ts';
import { readLanguage } from './hear.service.ts';
import { enqueuePush, noticeOf } from './sendPush.service.ts';
import { subscriptionCode } from './subscriptionCode.ts';
import * as rows from './subscriptions.repository.ts';

const atOnce = 200;
const dayMs = 86_400_000;
const unconfirmedDays = 7;

/** What somebody asks to be sent by e-mail every week. */
export interface AskedByMail {
  readonly email: string;
  readonly cropId: string;
  readonly place: FoundPlace;
  readonly plantedOn: string | null;
  readonly language: DoorLanguage;
}

/** Keeps what is asked for by e-mail and mails the link that confirms it: until then nothing else is sent. */
export async function subscribeByMail(scope: Scope, asked: AskedByMail): Promise<void> {
  const { db, context, now } = scope;
  const address = asked.email.trim().toLowerCase();
  const code = subscriptionCode(context, address, asked.cropId, asked.place.districtId);
  await rows.keepSubscription(db, {
    address,
    channel: 'email',
    cropId: asked.cropId,
    districtId: asked.place.districtId,
    place: asked.place.name,
    language: asked.language,
    plantedOn: asked.plantedOn,
    code,
    confirmedAt: null,
    at: now,
  });
  const link = `${context.config.publicUrl ?? ''}/t/weekly/${code}`;
  const { name = '' } = context.reference.book().cropById.get(asked.cropId) ?? {};
  const values = { crop: { crop: asked.cropId, name }, place: asked.place.name };
  const say = (key: 'weekly.confirmTitle' | 'weekly.confirm') =>
    context.phrases.book().say({ key, values }, readLanguage(context, asked.language));
  await sendToNumber(scope, {
    address,
    channel: 'email',
    subject: say('weekly.confirmTitle'),
    text: `${say('weekly.confirm')}\n${link}`,
    language: pagesFor(asked.language),
    about: 'wish confirm',
    districtId: asked.place.districtId,
    urgent: true,
  });
  scope.audit('subscribeByMail', [], ['email']);
}

/** Sends this week's work to whoever asked for it, and news of the rains where they changed, from Monday 06:00 on. */
export function sendWeeklyWork(context: AppContext): void {
  context.jobs.every(
    'sendWeeklyWork',
    1_800,
    async (job) => {
      const now = context.clock.now();
      if (isQuiet(now)) return;
      const today = context.clock.today();
      let sent = atOnce;
      while (sent === atOnce && !job.signal.aborted) {
        sent = await context.db.transaction().execute((db) => sendBatch({ db, context, now, today }));
      }
    },
    'messages',
  );
}

type Sending = Pick<Scope, 'db' | 'context' | 'now' | 'today'>;

async function sendBatch(scope: Sending): Promise<number> {
  const week = mondayOf(scope.today);
  await rows.sweepSubscriptions(scope.db, new Date(scope.now.getTime() - unconfirmedDays * dayMs));
  const due = await rows.dueSubscriptions(scope.db, week, atOnce);
  for (const subscription of due) await sendWeek(scope, subscription, week);
  return due.length;
}

/** Sends a subscription the work of the week that begins on a Monday, and notes that it did; after the season it ends. */
export async function sendWeek(scope: Sending, subscription: rows.Subscription, week: string): Promise<void> {
  const { db, context, today } = scope;
  const { cropId, districtId, id } = subscription;
  const place = { name: subscription.place, districtId };
  const crop = context.reference.book().cropById.get(cropId);
  if (crop === undefined || !context.reference.book().districtById.has(districtId)) return rows.endSubscription(db, id);
  const { plan } = planOf(scope, cropId, place, subscription.plantedOn);
  const isOver = subscription.plantedOn !== null && plan.harvestBy !== null && plan.harvestBy < today;
  const slot = { crop: cropId, name: crop.name };
  const language = readLanguage(context, subscription.language);
  const rains = rainsOf(scope, place);
  const saidRains = textOf(context.phrases.book(), rains, language);
  const lines: readonly Line[] = isOver
    ? [{ key: 'weekly.season', values: { crop: slot } }]
    : [
        ...weekOf(scope, cropId, place, subscription.plantedOn),
        ...(saidRains === subscription.sentRains ? [] : rains.slice(0, 2)),
        ...(subscription.channel === 'push' ? [] : [{ key: 'weekly.end' } as const]),
      ];
  const text = textOf(context.phrases.book(), lines, language);
  if (subscription.channel === 'push')
    await enqueuePush(scope, { id, notice: noticeOf(scope, subscription, text), ends: isOver });
  else
    await sendToNumber(scope, {
      address: subscription.address,
      channel: subscription.channel,
      subject: context.phrases.book().say({ key: 'weekly.title', values: { crop: slot, place: place.name } }, language),
      text,
      language: pagesFor(language),
      about: 'wish weekly',
      districtId,
    });
  // The last notice to a browser needs its keys until it went.
  if (isOver && subscription.channel !== 'push') return rows.endSubscription(db, id);
  return rows.noteSent(db, id, { week, rains: saidRains });
}

/** Lines as one message of two parts at most: the last ones go first where it would be longer, but how to stop it stays. */
function textOf(book: Phrasebook, lines: readonly Line[], language: DoorLanguage): string {
  const turn = {
    dialogue: beginDialogue({ language, cropId: null, place: null }),
    say: [],
    choices: [],
    acts: [],
    ask: null,
    find: null,
    screen: null,
    ends: false,
  };
  for (let shown = [...lines]; ; shown = [...shown.slice(0, -2), ...shown.slice(-1)]) {
    const { text, dialogue } = layOut(turn, shown, book, formOf('sms'));
    if (dialogue.pages.length === 0 || shown.length <= 2) return text;
  }
}
