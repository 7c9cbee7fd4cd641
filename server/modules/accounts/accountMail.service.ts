import { MailError } from '../../adapters/mail/mail.ts';
import type { Database } from '../../database/connection.ts';
import type { House } from '../../house.ts';
import { TryLater, type JobRun } from '../../jobs/worker.ts';
import { findPersonById, findPersonId } from './accounts.repository.ts';
import { addCode, countLiveCodes, removeCode } from './codes.repository.ts';
import { countWaiting, findConfirmation, removeConfirmation, setConfirmationCode } from './confirmations.repository.ts';
import * as letters from './letters.ts';
import { fingerprint, newCode } from './oneTimeCodes.ts';

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
  | { readonly about: 'addressChanged' | 'deleted'; readonly to: string };

/** A letter ready to send, and what to do about its code where nothing was sent. */
interface Ready {
  readonly to: string;
  readonly words: ReturnType<typeof letters.knownLetter>;
  readonly undo?: () => Promise<void>;
}

type MailHouse = Pick<House, 'jobs' | 'db' | 'mail' | 'config' | 'clock' | 'log'>;

/** Puts a mail into the queue, in the caller's transaction. */
export async function mailNotice(db: Database, { jobs }: Pick<House, 'jobs'>, payload: Notice, dedupeKey?: string): Promise<void> {
  await jobs.enqueue(db, { kind, payload, maxAttempts: mostTries, ...(dedupeKey !== undefined && { dedupeKey }) });
}

/** Tells an owner that somebody tried to join with their address; once a day. */
export function mailOwner(db: Database, house: Pick<House, 'jobs' | 'clock'>, personId: string): Promise<void> {
  return mailNotice(db, house, { about: 'known', personId }, `${kind}:known:${personId}:${house.clock.today()}`);
}

/**
 * Says how accounts are mailed: again while it is certain that nothing was sent. The code of a link is made here and
 * stands in the letter alone; a new try has a new code.
 */
export function handleAccountMail(house: MailHouse): void {
  house.jobs.handle(kind, async (job) => {
    const ready = await prepare(house, job.payload as Notice);
    if (ready === undefined) return;
    try {
      await house.mail.send({ id: `account-${job.id}`, to: ready.to, ...ready.words });
    } catch (error) {
      await settleFailure(house, job, ready, error);
    }
  }, 'mail');
}

/** What is certain not to have been sent may be tried again; what may have arrived keeps its link. */
async function settleFailure({ log }: MailHouse, job: JobRun, { undo, words }: Ready, error: unknown): Promise<void> {
  const outcome = error instanceof MailError ? error.outcome : 'refused';
  if (outcome !== 'doubtful') await undo?.();
  if (error instanceof MailError && outcome === 'later') throw job.attempt < mostTries ? new TryLater(error.message) : error;
  log.warn({ err: error, about: words.about, job: job.id }, 'a mail was not sent');
}

async function prepare(house: MailHouse, notice: Notice): Promise<Ready | undefined> {
  const portal = { site: house.config.publicUrl ?? `http://localhost:${house.config.port}` };
  switch (notice.about) {
    case 'reset':
      return prepareReset(house, portal, notice.personId, { letter: letters.resetLetter, worksMs: hourMs });
    case 'invited':
      return prepareReset(house, portal, notice.personId, { letter: letters.invitedLetter, worksMs: invitationDays * 24 * hourMs });
    case 'confirm':
      return prepareConfirmation(house, portal, notice.confirmationId);
    case 'addressChanged':
      return { to: notice.to, words: letters.addressChangedLetter(portal) };
    case 'deleted':
      return { to: notice.to, words: letters.deletedLetter(portal) };
    case 'known':
    case 'passwordChanged': {
      const person = await findPersonById(house.db, notice.personId);
      const write = notice.about === 'known' ? letters.knownLetter : letters.passwordChangedLetter;
      return person ? { to: person.email, words: write(portal) } : undefined;
    }
  }
}

/** Nobody's address gets nothing; an inbox with five links already has what it needs. */
async function prepareReset(
  house: MailHouse,
  portal: { site: string },
  personId: string | null,
  { letter, worksMs }: { readonly letter: typeof letters.resetLetter; readonly worksMs: number },
): Promise<Ready | undefined> {
  const { db } = house;
  const person = personId === null ? null : await findPersonById(db, personId);
  const now = house.clock.now();
  if (!person || (await countLiveCodes(db, person.id, resetPurpose, now)) >= mostWaiting) return undefined;
  const code = newCode();
  const codeHash = fingerprint(code);
  const expiresAt = new Date(now.getTime() + worksMs);
  await addCode(db, { codeHash, purpose: resetPurpose, personId: person.id, createdAt: now, expiresAt });
  const words = letter(portal, code);
  sayLink(house, words);
  return { to: person.email, words, undo: () => removeCode(db, codeHash) };
}

/** An address that is somebody's is not confirmed: its owner is told instead, and whoever typed it learns nothing. */
async function prepareConfirmation(house: MailHouse, portal: { site: string }, id: string): Promise<Ready | undefined> {
  const { db } = house;
  const now = house.clock.now();
  const waiting = await findConfirmation(db, id, now);
  if (!waiting) return undefined;
  const ownerId = await findPersonId(db, waiting.email);
  if (ownerId !== null || (await countWaiting(db, waiting.email, new Date(now.getTime() - hourMs))) >= mostWaiting) {
    await removeConfirmation(db, id);
    if (ownerId !== null) await mailOwner(db, house, ownerId);
    return undefined;
  }
  const code = newCode();
  await setConfirmationCode(db, id, fingerprint(code));
  const words = waiting.personId === null ? letters.joinLetter(portal, code) : letters.newAddressLetter(portal, code);
  sayLink(house, words);
  return { to: waiting.email, words, undo: () => setConfirmationCode(db, id, null) };
}

/** While a portal is tried out without a mail server, the log shows the letter: its link is needed to go on. */
function sayLink({ config, log }: MailHouse, { about, text }: { readonly about: string; readonly text: string }): void {
  if (config.production || !config.mailUrl.startsWith('file:')) return;
  log.info({ link: /https?:\/\/\S+/.exec(text)?.[0] }, about);
}
