import { frenchSpaces } from '#engines/words/frenchSpaces.ts';
import { inLanguage, type PageLanguage } from '#engines/words/pageLanguages.ts';
import { MailError, type Email } from '../../adapters/mail/mail.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connection.ts';
import type { AppContext } from '../../context.ts';
import { TryLater, type JobRun } from '../../jobs/worker.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { findMessage, type Message, setMail } from './support.repository.ts';

const kind = 'mailSupportMessage';
/** With the queue's growing pauses, about a day. */
export const mostTries = 40;

interface Payload {
  readonly id: number;
  readonly round: number;
}

/** Puts the mail of a message into the queue, in the transaction that stores it. An administrator may start another round. */
export async function mailMessage(
  { db, context }: Pick<Scope, 'db' | 'context'>,
  id: number,
  round: number,
): Promise<void> {
  const payload: Payload = { id, round };
  await context.jobs.enqueue(db, { kind, payload, dedupeKey: `${kind}:${id}:${round}`, maxAttempts: mostTries });
}

/**
 * Says how messages are mailed: again and again while it is certain that nothing was sent, and at most once
 * otherwise. Before the mail server is asked, the message is set down as being sent; where that word is found again,
 * the process ended in between, and the mail is in doubt.
 */
export function handleMailing(context: Pick<AppContext, 'jobs' | 'db' | 'mail' | 'config'>): void {
  context.jobs.handle(
    kind,
    async (job) => {
      const { id, round } = job.payload as Payload;
      const message = await context.db.transaction().execute((db) => begin(db, id, round));
      if (message === undefined || context.config.supportEmail === null) return;
      try {
        await context.mail.send(emailOf(message, context.config.supportEmail, context.config));
      } catch (error) {
        await settleFailure(context.db, job, { id, round }, error);
        return;
      }
      await job.settle((db) => setMail(db, id, { state: 'sent', round }));
    },
    'mail',
  );
}

/** The message, set down as being sent; undefined where there is nothing to send. */
async function begin(db: Database, id: number, round: number): Promise<Message | undefined> {
  const message = await findMessage(db, id);
  if (message === undefined || message.mailRound !== round) return undefined;
  if (message.mailState === 'waiting') {
    await setMail(db, id, { state: 'sending', round });
    return message;
  }
  if (message.mailState === 'sending') {
    await setMail(db, id, { state: 'doubtful', note: 'The portal stopped while the mail was being sent.', round });
  }
  return undefined;
}

async function settleFailure(db: Database, job: JobRun, { id, round }: Payload, error: unknown): Promise<void> {
  const note = error instanceof Error ? error.message : String(error);
  // What is no word of the mail server's, such as an address that is none, fails before anything is sent.
  const outcome = error instanceof MailError ? error.outcome : 'refused';
  if (outcome === 'later' && job.attempt < mostTries) {
    await setMail(db, id, { state: 'waiting', note, round });
    throw new TryLater(note);
  }
  const state = outcome === 'doubtful' ? 'doubtful' : 'refused';
  await job.settle((effects) => setMail(effects, id, { state, note, round }));
}

function emailOf(
  { id, mailRound, email, subject, msg, receivedAt }: Message,
  to: string,
  { publicUrl, supportLanguage: language }: Pick<Config, 'publicUrl' | 'supportLanguage'>,
): Email {
  const when = receivedAt.toISOString().slice(0, 16).replace('T', ' ');
  return {
    id: `support-${id}-${mailRound}`,
    about: `message ${id} to support`,
    to,
    replyTo: email,
    subject: `[AgriHub ${id}] ${subject}`,
    text: [
      msg,
      '',
      '-- ',
      ...footOf[language]({
        id,
        email,
        when,
        page: `${publicUrl ?? ''}${inLanguage(`/manage/messages/${id}`, language)}`,
      }),
    ].join('\n'),
  };
}

interface Foot {
  readonly id: number;
  readonly email: string;
  readonly when: string;
  readonly page: string;
}

/** What stands below a message in the language of those who answer it. */
const footOf: Readonly<Record<PageLanguage, (foot: Foot) => readonly string[]>> = {
  en: ({ id, email, when, page }) => [
    `Message ${id} to support, from ${email}, ${when} GMT. An answer to this mail goes to the sender.`,
    `Mark it as answered: ${page}`,
  ],
  fr: ({ id, email, when, page }) => [
    `Message ${id} à l’assistance, de ${email}, ${when} GMT. Une réponse à ce courriel va à l’expéditeur.`,
    frenchSpaces(`Marquez-le comme traité : ${page}`),
  ],
};
