import { layOut } from '#engines/conversation/layOut.ts';
import { beginDialogue, type FoundPlace } from '#engines/conversation/dialogue.ts';
import { formOf } from '#engines/conversation/doors.ts';
import type { DoorLanguage, Line, Phrasebook } from '#engines/conversation/phrasebook.ts';
import { mondayOf } from '#engines/dates/day.ts';
import { pagesFor } from '#engines/words/pageLanguages.ts';
import { isQuiet } from '#engines/messages/quietHours.ts';
import type { AppContext } from '../../../context.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { sendToNumber } from '../../messages/messages.service.ts';
import { planOf, stateOfRains, warningsOf, weekOf } from '../dialogue/answers.service.ts';
import { readLanguage } from '../dialogue/hear.service.ts';
import { enqueuePush, noticeOf } from './sendPush.service.ts';
import { subscriptionCode } from './subscriptionCode.ts';
import { answeredBy } from '../questions/answeredBy.ts';
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
  await rows.saveSubscription(db, {
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
  for (const subscription of due.filter(({ channel }) => channel !== 'email'))
    await sendWeek(scope, subscription, week);
  // Whoever follows several crops or places by e-mail gets one mail of all.
  const mails = new Map<string, rows.Subscription[]>();
  const byMail = due.filter(({ channel }) => channel === 'email');
  const others = await rows.dueByMail(
    scope.db,
    week,
    byMail.map(({ address }) => address),
  );
  for (const each of [...byMail, ...others.filter(({ id }) => !due.some((known) => known.id === id))])
    mails.set(each.address, [...(mails.get(each.address) ?? []), each]);
  for (const own of mails.values()) await sendToAddress(scope, own, week);
  return due.length;
}

/** What a subscription is sent of a week. */
interface Week {
  readonly subscription: rows.Subscription;
  readonly subject: string;
  readonly text: string;
  readonly rains: string;
  /** The season is over: it is the last. */
  readonly isOver: boolean;
}

/** Sends a subscription the work of the week that begins on a Monday, and notes that it did; after the season it ends. */
export async function sendWeek(scope: Sending, subscription: rows.Subscription, week: string): Promise<void> {
  if (subscription.channel !== 'push') return sendToAddress(scope, [subscription], week);
  const { db } = scope;
  const { id } = subscription;
  const written = await writeWeek(scope, subscription);
  if (written === null) return rows.endSubscription(db, id);
  const { text, rains, isOver } = written;
  // The last notice to a browser needs its keys until it went.
  await enqueuePush(scope, { id, notice: noticeOf(scope, subscription, text), ends: isOver });
  return rows.noteSent(db, id, { week, rains });
}

/** Sends subscriptions of one address in one message. */
async function sendToAddress(scope: Sending, own: readonly rows.Subscription[], week: string): Promise<void> {
  const weeks: Week[] = [];
  for (const subscription of own) {
    const written = await writeWeek(scope, subscription);
    if (written === null) await rows.endSubscription(scope.db, subscription.id);
    else weeks.push(written);
  }
  const [first] = weeks;
  if (first === undefined) return;
  const { address, channel, language, districtId } = first.subscription;
  if (channel === 'push') return;
  await sendToNumber(scope, {
    address,
    // A template of WhatsApp may have been taken back since they asked.
    channel: channel === 'whatsapp' ? answeredBy(scope.context, 'whatsapp') : channel,
    subject: weeks.map(({ subject }) => subject).join(' '),
    text: weeks.map(({ text }) => text).join('\n\n'),
    language: pagesFor(readLanguage(scope.context, language)),
    about: 'wish weekly',
    districtId,
  });
  for (const { subscription, rains, isOver } of weeks)
    await (isOver
      ? rows.endSubscription(scope.db, subscription.id)
      : rows.noteSent(scope.db, subscription.id, { week, rains }));
}

/** The work of a week, verified risks, and the state of the rains where it changed; null where crop or district are no more. */
async function writeWeek(scope: Sending, subscription: rows.Subscription): Promise<Week | null> {
  const { context, today } = scope;
  const { cropId, districtId, plantedOn, channel } = subscription;
  const place = { name: subscription.place, districtId };
  const crop = context.reference.book().cropById.get(cropId);
  if (crop === undefined || !context.reference.book().districtById.has(districtId)) return null;
  const { plan } = planOf(scope, cropId, place, plantedOn);
  const isOver = plantedOn !== null && plan.harvestBy !== null && plan.harvestBy < today;
  const slot = { crop: cropId, name: crop.name };
  const language = readLanguage(context, subscription.language);
  const book = context.phrases.book();
  const rains = stateOfRains(scope, place);
  const saidRains = textOf(book, rains, language);
  const lines: readonly Line[] = isOver
    ? [{ key: 'weekly.season', values: { crop: slot } }]
    : [
        ...weekOf(scope, cropId, place, plantedOn),
        ...(await warningsOf(scope, place)),
        ...(saidRains === subscription.sentRains ? [] : rains.slice(0, 2)),
        // A mail ends with its link, a notice is turned off where it was turned on.
        ...(channel === 'sms' || channel === 'whatsapp' ? [{ key: 'weekly.end' } as const] : []),
      ];
  return {
    subscription,
    subject: book.say({ key: 'weekly.title', values: { crop: slot, place: place.name } }, language),
    text: textOf(book, lines, language),
    rains: saidRains,
    isOver,
  };
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
