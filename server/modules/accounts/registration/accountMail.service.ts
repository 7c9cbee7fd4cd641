import { type MailKind, type WrittenMail, writeMail } from '#engines/mails/writeMail.ts';
import { isMailAddress } from '#engines/words/mailAddress.ts';
import { MailError } from '../../../adapters/mail/mail.ts';
import { SmsError, type Sms, type SmsBatch } from '../../../adapters/sms/sms.ts';
import type { Database } from '../../../database/connection.ts';
import type { AppContext } from '../../../context.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import { TryLater, type JobRun } from '../../../jobs/worker.ts';
import { siteOf } from '../../../platform/http/origin.ts';
import { findPersonById, findPersonId } from '../accounts.repository.ts';
import { addCode, countLiveCodes, removeCode } from '../signIn/codes.repository.ts';
import { countWaiting, findConfirmation, removeConfirmation, setConfirmationCode } from './confirmations.repository.ts';
import { fingerprint, newCode } from '../signIn/oneTimeCodes.ts';

const kind = 'mailAccount';
/** With the queue's growing pauses, some three hours. */
const mostTries = 12;
export const resetPurpose = 'password reset';
const hourMs = 3_600_000;
/** How long the link of an invitation works. */
const invitationDays = 7;
/** Links of one kind that one inbox gets within an hour: more would be a nuisance that a stranger causes. */
const mostWaiting = 5;

/** What a mail is about. The job holds keys of rows; an address only where no row has it any more. */
export type Notice =
  | { readonly about: 'reset'; readonly personId: string | null }
  | { readonly about: 'invited'; readonly personId: string }
  | { readonly about: 'confirm'; readonly confirmationId: string }
  | { readonly about: 'known' | 'passwordChanged'; readonly personId: string }
  | { readonly about: 'addressChanged' | 'deleted'; readonly to: string; readonly language?: PageLanguage };

/** What the log calls the mails of accounts. */
const abouts = {
  reset: 'a link that sets a new password',
  invited: 'an invitation to the control centre',
  join: 'a link that confirms an address',
  newAddress: 'a link that confirms a new address',
  known: 'a word that an address is in use',
  passwordChanged: 'a word that a password was changed',
  addressChanged: 'a word that an address was changed',
  deleted: 'a word that an account was deleted',
} as const satisfies Partial<Record<MailKind, string>>;

type AccountMail = WrittenMail & { readonly about: string };

/** An e-mail ready to send, and what to do about its code where nothing was sent. */
interface Ready {
  readonly to: string;
  readonly words: AccountMail;
  readonly undo?: () => Promise<void>;
}

type MailContext = Pick<AppContext, 'jobs' | 'db' | 'mail' | 'sms' | 'smsFallback' | 'config' | 'clock' | 'log'>;

/** Puts a mail into the queue, in the caller's transaction. */
export async function mailNotice(
  db: Database,
  { jobs }: Pick<AppContext, 'jobs'>,
  payload: Notice,
  dedupeKey?: string,
): Promise<void> {
  await jobs.enqueue(db, { kind, payload, maxAttempts: mostTries, ...(dedupeKey !== undefined && { dedupeKey }) });
}

/** Tells an owner that somebody tried to join with their address; once a day. */
export function mailOwner(db: Database, context: Pick<AppContext, 'jobs' | 'clock'>, personId: string): Promise<void> {
  return mailNotice(db, context, { about: 'known', personId }, `${kind}:known:${personId}:${context.clock.today()}`);
}

/**
 * Says how accounts are written to: again while it is certain that nothing was sent. The code of a link is made here and
 * stands in the e-mail or SMS alone; a new try has a new code.
 */
export function handleAccountMail(context: MailContext): void {
  context.jobs.handle(
    kind,
    async (job) => {
      const ready = await prepare(context, job.payload as Notice);
      if (ready === undefined) return;
      try {
        await send(context, `account-${job.id}`, ready);
      } catch (error) {
        await settleFailure(context, job, ready, error);
      }
    },
    'mail',
  );
}

/** Sends it by mail, or by SMS to an account that is known by a number, by the second provider where the first did not take it. */
async function send({ mail, sms, smsFallback, config }: MailContext, id: string, { to, words }: Ready): Promise<void> {
  const { sms: text, ...email } = words;
  if (isMailAddress(to)) return mail.send({ id, to, ...email });
  if (text === undefined) return;
  const batch = { sender: config.smsSender, text, recipients: [{ reference: id, phone: to }] };
  try {
    await submitOne(sms, batch);
  } catch (error) {
    if (smsFallback === null || !(error instanceof SmsError) || error.outcome === 'doubtful') throw error;
    await submitOne(smsFallback, batch);
  }
}

/** @throws SmsError where the number was refused, too */
async function submitOne(sms: Sms, batch: SmsBatch): Promise<void> {
  const [answer] = await sms.submit(batch);
  if (answer?.outcome === 'refused') throw new SmsError('refused', answer.reason);
}

/** What is certain not to have been sent may be tried again; what may have arrived keeps its link. */
async function settleFailure({ log }: MailContext, job: JobRun, { undo, words }: Ready, error: unknown): Promise<void> {
  const outcome = error instanceof MailError || error instanceof SmsError ? error.outcome : 'refused';
  if (outcome !== 'doubtful') await undo?.();
  if (error instanceof Error && outcome === 'later')
    throw job.attempt < mostTries ? new TryLater(error.message) : error;
  log.warn({ err: error, about: words.about, job: job.id }, 'a mail was not sent');
}

async function prepare(context: MailContext, notice: Notice): Promise<Ready | undefined> {
  switch (notice.about) {
    case 'reset':
      return prepareReset(context, notice.personId, { mail: 'reset', worksMs: hourMs });
    case 'invited':
      return prepareReset(context, notice.personId, { mail: 'invited', worksMs: invitationDays * 24 * hourMs });
    case 'confirm':
      return prepareConfirmation(context, notice.confirmationId);
    case 'addressChanged':
    case 'deleted':
      return { to: notice.to, words: write(context, notice.about, notice.language ?? 'en') };
    case 'known':
    case 'passwordChanged': {
      const person = await findPersonById(context.db, notice.personId);
      return person ? { to: person.email, words: write(context, notice.about, person.language) } : undefined;
    }
  }
}

// Nothing that a stranger could have typed stands in these mails: a name would carry their words to somebody's inbox.
function write(
  { config }: Pick<AppContext, 'config'>,
  kind: keyof typeof abouts,
  language: PageLanguage,
  code = '',
): AccountMail {
  return { about: abouts[kind], ...writeMail(kind, siteOf(config), { code }, language) };
}

/** Nobody's address gets nothing; an inbox with five links already has what it needs. */
async function prepareReset(
  context: MailContext,
  personId: string | null,
  { mail, worksMs }: { readonly mail: 'reset' | 'invited'; readonly worksMs: number },
): Promise<Ready | undefined> {
  const { db } = context;
  const person = personId === null ? null : await findPersonById(db, personId);
  const now = context.clock.now();
  if (!person || (await countLiveCodes(db, person.id, resetPurpose, now)) >= mostWaiting) return undefined;
  const code = newCode();
  const codeHash = fingerprint(code);
  const expiresAt = new Date(now.getTime() + worksMs);
  await addCode(db, { codeHash, purpose: resetPurpose, personId: person.id, createdAt: now, expiresAt });
  const words = write(context, mail, person.language, code);
  sayLink(context, words);
  return { to: person.email, words, undo: () => removeCode(db, codeHash) };
}

/** An address that is somebody's is not confirmed: its owner is told instead, and whoever typed it learns nothing. */
async function prepareConfirmation(context: MailContext, id: string): Promise<Ready | undefined> {
  const { db } = context;
  const now = context.clock.now();
  const waiting = await findConfirmation(db, id, now);
  if (!waiting) return undefined;
  const ownerId = await findPersonId(db, waiting.email);
  if (ownerId !== null || (await countWaiting(db, waiting.email, new Date(now.getTime() - hourMs))) >= mostWaiting) {
    await removeConfirmation(db, id);
    if (ownerId !== null) await mailOwner(db, context, ownerId);
    return undefined;
  }
  const code = newCode();
  await setConfirmationCode(db, id, fingerprint(code));
  const words = write(context, waiting.personId === null ? 'join' : 'newAddress', waiting.language, code);
  sayLink(context, words);
  return { to: waiting.email, words, undo: () => setConfirmationCode(db, id, null) };
}

/** While a portal is tried out without a mail server, the log shows the e-mail: its link is needed to go on. */
function sayLink(
  { config, log }: MailContext,
  { about, text }: { readonly about: string; readonly text: string },
): void {
  if (config.production || !config.mailUrl.startsWith('file:')) return;
  log.info({ link: /https?:\/\/\S+/.exec(text)?.[0] }, about);
}
