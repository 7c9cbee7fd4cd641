import { linkOfMail, writeMail } from '#engines/mails/writeMail.ts';
import { type NoticeKind, type NoticeParams, sayNotice } from '#engines/notices/sayNotice.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import { MailError, type Email } from '../../adapters/mail/mail.ts';
import type { Database } from '../../database/connection.ts';
import type { AppContext } from '../../context.ts';
import { siteOf } from '../../platform/http/origin.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { findPersonById, mailOf, standingInFor } from '../accounts/accounts.service.ts';
import { bellTopic, type Ring } from './notificationStreams.service.ts';
import {
  addNotice,
  countNotices,
  findNotice,
  forgetNotices,
  holdUnread,
  markRead,
  noticesOf,
  setParams,
  type StoredNotice,
  unreadBetween,
} from './notifications.repository.ts';

export { giveNoticesBack, type PassedNotice, passNotices } from './passed.repository.ts';

/** What is about work that goes on while somebody is away: who stands in for them is told it too. */
const toldInTheirStead: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'farmersWarned',
  'looksAlarm',
  'messageToApprove',
  'questionAsked',
  'questionHandedOver',
  'questionLate',
  'riskAssigned',
  'riskWarned',
  'scoutingAbove',
  'startAsked',
  'trapLureDue',
  'trapProposal',
  'trapVisitMissed',
]);
const kind = 'mailNotification';
/** With the queue's growing pauses, some three hours. */
const mostTries = 12;
const dayMs = 86_400_000;
/** How long a notice is kept: once it was read, and at most; told in docs/notification.yml. */
export const keptDays = { read: 90, any: 365 } as const;
const mostExported = 10_000;

/** What somebody is told. */
export interface Told {
  /** One word for what it is about: "submissionReturned". It chooses the sentence or two; the first is the subject of the mail. */
  readonly kind: NoticeKind;
  /** What fills the sentence: names, numbers, days. */
  readonly params: NoticeParams;
  /** A page of this portal: "/main/datasets/holding/…". */
  readonly link: string;
  /** Of a notice from a partner: whom it speaks of, and which farmers or files. */
  readonly partnerId?: string;
  readonly farmerIds?: readonly number[];
  readonly fileIds?: readonly number[];
  /** False: in the list alone, for what happens many times a day. */
  readonly byMail?: boolean;
}

/** A notice with its sentence. */
export interface Notice extends Omit<StoredNotice, 'params'> {
  readonly text: string;
}

function written({ params, ...notice }: StoredNotice, language: PageLanguage = 'en'): Notice {
  return { ...notice, text: sayNotice(notice.kind, params, language) };
}

/** What telling needs: a request's scope serves, and so does a job that settles. */
export interface Telling {
  readonly db: Database;
  readonly context: Pick<AppContext, 'jobs' | 'signals'>;
  readonly now: Date;
}

/**
 * Tells somebody something, in the list of the account menu and by mail, in the caller's transaction; of work in the field, who
 * stands in for them too.
 *
 * @throws Error where a slot of the sentence is not filled.
 */
export async function tell(telling: Telling, personId: string, told: Told): Promise<void> {
  await tellOne(telling, personId, told);
  if (toldInTheirStead.has(told.kind))
    for (const standIn of await standingInFor(telling.db, personId)) await tellOne(telling, standIn, told);
}

async function tellOne({ db, context, now }: Telling, personId: string, told: Told): Promise<void> {
  const { partnerId = null, farmerIds = [], fileIds = [], byMail = true, ...said } = told;
  sayNotice(said.kind, said.params);
  const id = await addNotice(db, { personId, ...said, partnerId, farmerIds, fileIds, at: now });
  await ring({ db, context }, [personId]);
  if (byMail)
    await context.jobs.enqueue(db, { kind, payload: { id }, dedupeKey: `${kind}:${id}`, maxAttempts: mostTries });
}

/**
 * For each of some people the notice of a kind that they have not read yet, made where there is none: what is told many
 * times a day is one line of their list. What fills them is set by {@link setNotices}, in the same transaction.
 */
export async function unreadNotices(
  { db, now }: Pick<Telling, 'db' | 'now'>,
  personIds: readonly string[],
  { kind: about, link }: Pick<Told, 'kind' | 'link'>,
): Promise<{ id: number; personId: string }[]> {
  return holdUnread(db, personIds, { kind: about, link, at: now });
}

/** Sets what notices of people say and where they lead, as of now, and rings. */
export async function setNotices(
  { db, context, now }: Telling,
  notices: readonly {
    readonly id: number;
    readonly personId: string;
    readonly params: NoticeParams;
    readonly link: string;
  }[],
): Promise<void> {
  await setParams(
    db,
    notices.map(({ id, params, link }) => ({ id, params, link })),
    now,
  );
  await ring(
    { db, context },
    notices.map(({ personId }) => personId),
  );
}

/**
 * Tells the open pages of people to look again, at the commit of the caller's transaction: for what changed in lists
 * they share, without a notice. Everybody who is told something by `tell` is rung for already.
 */
export async function ring(
  { db, context }: Pick<Telling, 'db'> & { readonly context: Pick<AppContext, 'signals'> },
  personIds: readonly string[],
): Promise<void> {
  for (const personId of new Set(personIds)) await context.signals.publish(db, bellTopic, { personId } satisfies Ring);
}

/** What whoever asks was told, the newest first, in a language; where asked for, what they have not read yet alone. */
export async function listNotices(
  scope: Scope,
  {
    limit = 20,
    offset = 0,
    unread = false,
    language = 'en',
  }: {
    readonly limit?: number | undefined;
    readonly offset?: number | undefined;
    readonly unread?: boolean | undefined;
    readonly language?: PageLanguage | undefined;
  },
): Promise<{ found: readonly Notice[]; total: number; unread: number }> {
  const personId = asker(scope);
  const found =
    limit === 0
      ? []
      : (await noticesOf(scope.db, personId, { limit, offset, unread })).map((each) => written(each, language));
  return { found, ...(await countNotices(scope.db, personId)) };
}

/** Marks notices of whoever asks as read: those named, or all. Answers how many are left unread. */
export async function readNotices(scope: Scope, ids: readonly number[] | undefined): Promise<number> {
  const personId = asker(scope);
  await markRead(scope.db, personId, ids, scope.now);
  return (await countNotices(scope.db, personId)).unread;
}

/**
 * Marks as seen what an officer and a partner were told of shares between them that have all ended since (C §4).
 * `stands` says whether one of those a notice speaks of is still there.
 */
export async function seeEndedShares(
  { db, now }: Pick<Telling, 'db' | 'now'>,
  ownerId: string,
  partnerId: string,
  stands: (notice: Notice) => Promise<boolean>,
): Promise<void> {
  for (const notice of await unreadBetween(db, ownerId, partnerId)) {
    if (!(await stands(written(notice)))) await markRead(db, notice.personId, [notice.id], now);
  }
}

/** A notice of whoever asks; undefined where it is another's or not there. */
export async function ownNotice(scope: Scope, id: number): Promise<Notice | undefined> {
  const notice = await findNotice(scope.db, id);
  return notice?.personId === asker(scope) ? written(notice) : undefined;
}

/** The background work of the room, and what it keeps about people. */
export function registerNotifications(
  context: Pick<AppContext, 'jobs' | 'db' | 'mail' | 'config' | 'clock' | 'log' | 'personalData'>,
): void {
  context.jobs.handle(
    kind,
    async (job) => {
      const email = await emailFor(context, (job.payload as { id: number }).id);
      if (email === undefined) return;
      try {
        await context.mail.send(email);
      } catch (error) {
        // What may have arrived is not sent again; the notice stands in the list anyway.
        if (error instanceof MailError && error.outcome === 'later') throw error;
        context.log.warn({ err: error, job: job.id }, 'the mail of a notice was not sent');
      }
    },
    'mail',
  );
  context.jobs.every('forgetNotices', dayMs / 1_000, async (job) => {
    const before = (days: number): Date => new Date(context.clock.now().getTime() - days * dayMs);
    await job.settle((db) => forgetNotices(db, before(keptDays.read), before(keptDays.any)));
  });
  context.personalData.register('notices', {
    export: async (db, personId) => {
      const language = (await findPersonById(db, personId))?.language;
      const found = await noticesOf(db, personId, { limit: mostExported, offset: 0, unread: false });
      return found.map((each) => written(each, language));
    },
    fates: async () => [{ what: 'Notices you were sent', fate: 'Removed at once.' }],
    // The rows go with the person's.
    leave: async () => undefined,
  });
}

async function emailFor({ db, config }: Pick<AppContext, 'db' | 'config'>, id: number): Promise<Email | undefined> {
  const notice = await findNotice(db, id);
  const person = notice && (await findPersonById(db, notice.personId));
  // Who has no address finds it in the list.
  if (notice === undefined || !person || mailOf(person) === '') return undefined;
  const { language } = person;
  const { text } = written(notice, language);
  const site = siteOf(config);
  return {
    id: `notice-${id}`,
    about: `a notice (${notice.kind})`,
    to: person.email,
    ...writeMail(
      'notice',
      site,
      { first: firstSentence(text), notice: text, link: linkOfMail(site, notice.link, language) },
      language,
    ),
  };
}

function firstSentence(text: string): string {
  const line = (text.split('\n')[0] ?? '').trim();
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}

/** The person who asks. @throws signInNeeded */
export function asker({ actor }: Scope): string {
  if (actor.personId === null) throw problem('signInNeeded');
  return actor.personId;
}
