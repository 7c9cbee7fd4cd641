import { linkOfMail, writeMail } from '#engines/mails/writeMail.ts';
import { isQuiet } from '#engines/messages/quietHours.ts';
import { type News, type NewsKind, paramsOfNews, sayOne, type StepHours } from '#engines/risks/sayNews.ts';
import { MailError, type Email } from '../../../adapters/mail/mail.ts';
import type { Database } from '../../../database/connection.ts';
import type { AppContext } from '../../../context.ts';
import { siteOf } from '../../../platform/http/origin.ts';
import { findPersonById, mailOf } from '../../accounts/accounts.service.ts';
import { setNotices, unreadNotices } from '../../notifications/notifications.service.ts';
import { hoursSet } from '../handling/hours.ts';
import * as news from './news.repository.ts';

const telling = 'tellOfRisks';
const mailing = 'mailRiskDigest';
const noticeKind = 'riskNews';
const queueLink = '/controlcenter/risk';
const dayMs = 86_400_000;
/** How long it is kept who was told; told in docs/risk_news.yml. */
const keptDays = 90;
/** After a mail, what comes in is gathered for this long. */
const pauseMs = 3_600_000;
/** Each of these is a transaction of its own. */
const newsAtOnce = 200;
const peopleAtOnce = 100;
const latestTold = 3;
const mostLines = 40;
/** With the queue's growing pauses, some three hours. */
const mostTries = 12;
const nobody = '00000000-0000-0000-0000-000000000000';

type Room = Pick<AppContext, 'jobs' | 'db' | 'signals' | 'clock' | 'config' | 'reference' | 'mail' | 'log'>;

/** Says, in the caller's transaction, that the responsible people are to hear of risks: at once in their list, by mail as far as the hour and the cap allow. */
export async function announce(
  { db, context, now }: { readonly db: Database; readonly context: Pick<AppContext, 'jobs'>; readonly now: Date },
  riskIds: readonly number[],
  kind: NewsKind,
): Promise<void> {
  if (riskIds.length === 0) return;
  await news.addNews(
    db,
    riskIds.map((riskId) => ({ riskId, kind, at: now })),
  );
  await context.jobs.enqueue(db, { kind: telling, payload: null });
}

/**
 * Tells people of risks in the background, each batch a transaction of its own: who is responsible is worked out in the
 * records; what one person has not read yet is one notice; mails gather what came since the last one.
 */
export function tellOfRisks(context: Room): void {
  const tellAll = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted && (await news.gatherNews(context.db, newsAtOnce)) > 0);
    await listAll(context, signal);
    await mailAll(context, signal);
  };
  context.jobs.handle(telling, (job) => tellAll(job.signal), 'messages');
  // What waited for the morning, or for the pause after a mail.
  context.jobs.every('tellOfRisksAgain', 60, (job) => tellAll(job.signal), 'messages');
  context.jobs.handle(
    mailing,
    async (job) => {
      const email = await emailOf(context, (job.payload as { readonly id: number }).id);
      if (email === undefined) return;
      try {
        await context.mail.send(email);
      } catch (error) {
        // What may have arrived is not sent again; the notice stands in the list anyway.
        if (error instanceof MailError && error.outcome === 'later') throw error;
        context.log.warn({ err: error, job: job.id }, 'a mail about risks was not sent');
      }
    },
    'mail',
  );
  context.jobs.every('forgetRiskNews', dayMs / 1_000, async (job) => {
    await job.settle((db) => news.forgetNews(db, new Date(context.clock.now().getTime() - keptDays * dayMs)));
  });
}

async function listAll(context: Room, signal: AbortSignal): Promise<void> {
  for (let after = nobody; !signal.aborted;) {
    const people = await context.db.transaction().execute((db) => listBatch(context, db, after));
    if (people.length < peopleAtOnce) return;
    after = people.at(-1) ?? after;
  }
}

async function listBatch(context: Room, db: Database, after: string): Promise<string[]> {
  await news.lockNews(db);
  const people = await news.peopleToList(db, after, peopleAtOnce);
  if (people.length === 0) return people;
  const now = context.clock.now();
  const notices = await unreadNotices({ db, now }, people, { kind: noticeKind, link: queueLink });
  await news.listNews(db, notices);
  const inNotices = await news.newsInNotices(
    db,
    notices.map(({ id }) => id),
    latestTold,
  );
  const hours = hoursSet(context);
  await setNotices(
    { db, context, now },
    notices.map(({ id, personId }) => {
      const kinds = inNotices.filter(({ noticeId }) => noticeId === id);
      const latest = kinds
        .flatMap((each) => each.latest)
        .toSorted((one, other) => other.newsId - one.newsId)
        .slice(0, latestTold);
      const total = kinds.reduce((sum, { count }) => sum + count, 0);
      const [only] = latest;
      return {
        id,
        personId,
        params: paramsOfNews(
          {
            counts: Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])),
            latest: latest.map((each) => newsOf(context, each)),
          },
          hours,
        ),
        link: total === 1 && only !== undefined ? `${queueLink}/${only.riskId}` : queueLink,
      };
    }),
  );
  return people;
}

async function mailAll(context: Room, signal: AbortSignal): Promise<void> {
  const { db, clock, config, jobs } = context;
  while (!signal.aborted && !isQuiet(clock.now())) {
    const made = await db.transaction().execute(async (batch) => {
      await news.lockNews(batch);
      const ids = await news.makeDigests(batch, {
        now: clock.now(),
        pauseMs,
        cap: config.riskMailsPerDay,
        most: peopleAtOnce,
      });
      for (const id of ids)
        await jobs.enqueue(batch, {
          kind: mailing,
          payload: { id },
          dedupeKey: `${mailing}:${id}`,
          maxAttempts: mostTries,
        });
      return ids.length;
    });
    if (made < peopleAtOnce) return;
  }
}

/** A mail; none where the account is gone, or where all of it was done meanwhile. */
async function emailOf(context: Room, id: number): Promise<Email | undefined> {
  const digest = await news.digestOf(context.db, id, mostLines);
  const person = digest && (await findPersonById(context.db, digest.personId));
  if (!digest || !person || mailOf(person) === '' || digest.total === 0) return undefined;
  const hours: StepHours = hoursSet(context);
  const { language } = person;
  const site = siteOf(context.config);
  const more = digest.total - digest.found.length;
  const said = digest.found.map((row) => sayOne(newsOf(context, row), hours, language));
  const lines = digest.found.map(
    ({ riskId }, at) => `${said[at]}\n${linkOfMail(site, `${queueLink}/${riskId}`, language)}`,
  );
  return {
    id: `risks-${id}`,
    about: 'risks that wait for somebody',
    to: person.email,
    ...writeMail(
      'risks',
      site,
      {
        total: digest.total,
        first: said[0] ?? '',
        risks: lines.join('\n\n'),
        more,
        link: linkOfMail(site, queueLink, language),
      },
      language,
    ),
  };
}

function newsOf(
  { reference }: Pick<AppContext, 'reference'>,
  { kind, riskId, category, districtId }: news.NewsRow,
): News {
  return { kind, riskId, category, district: reference.book().districtById.get(districtId)?.name ?? districtId };
}
