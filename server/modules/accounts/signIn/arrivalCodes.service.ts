/** Officers who come over from another service: a code for each, spent on a page by a press of a button (decision 1). */
import { problem } from '../../../platform/calls/problems.ts';
import type { AnswerCookie } from '../../../platform/calls/answer.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { findPersonById, findPersonId, type Person } from '../accounts.repository.ts';
import { enter } from './openSession.service.ts';
import * as kept from '../issuers/issuers.repository.ts';
import { signedBy } from '../issuers/issuers.service.ts';
import { fingerprint, newCode } from './oneTimeCodes.ts';
import { judgeSecondStep } from './secondStep.service.ts';
import { sessionSeconds } from './sessions.service.ts';

const codeSeconds = 60;

interface AskedCode {
  readonly issuer: string;
  readonly timestamp: number;
  readonly officer: string;
  readonly msg?: string;
  readonly signature: string;
}

/** Makes a code. @throws notSigned, tooOld, sentBefore, notAnOfficer */
export async function makeCode(scope: Scope, asked: AskedCode): Promise<{ code: string; expiresAt: Date }> {
  const { db, now } = scope;
  const message = asked.msg ?? '';
  const issuer = await signedBy(
    scope,
    asked.issuer,
    [asked.timestamp, asked.officer, message].join('\n'),
    asked.signature,
  );
  if (issuer === undefined) throw problem('notSigned');
  const age = now.getTime() / 1_000 - asked.timestamp;
  if (Math.abs(age) > codeSeconds) throw problem('requestTooOld', { seconds: codeSeconds });
  // The clock of the issuer may be ahead of ours by as much.
  if (!(await kept.noteSignature(db, asked.signature, after(now, 2 * codeSeconds)))) throw problem('sentBefore');
  const personId = await findPersonId(db, asked.officer);
  const person = personId === null ? null : await findPersonById(db, personId);
  if (person === null || !isOfficer(person)) throw problem('officerNotFound', { found: asked.officer });
  const code = newCode();
  const expiresAt = after(now, codeSeconds);
  await kept.insertEntryCode(db, {
    codeHash: fingerprint(code),
    issuerId: issuer.id,
    personId: person.id,
    message: plainText(message),
    expiresAt,
  });
  scope.audit('makeEntryCode', [issuer.id, person.id]);
  return { code, expiresAt };
}

/** What a code or an older signed text stands for. */
export interface Entry {
  readonly person: Person;
  /** The issuer's name; empty of an older signed text. */
  readonly from: string;
  readonly message: string;
  readonly issuerId: string | null;
  /** Notes it as spent; false where that was done before. */
  spend(): Promise<boolean>;
}

/** Reads what came, without spending it. @throws entrySpent whatever is wrong: which it is would help nobody but a thief */
export async function readEntry(scope: Scope, token: string, msg: string | undefined): Promise<Entry> {
  const { db, context, now } = scope;
  const codeHash = fingerprint(token);
  const code = await kept.findEntryCode(db, codeHash);
  if (code !== undefined) {
    const person =
      code.usedAt === null && code.expiresAt > now && code.issuerId !== null
        ? await findPersonById(db, code.personId)
        : null;
    if (person === null || !isOfficer(person)) throw problem('entrySpent');
    // Another service vouches for a password, not for the code of an app.
    if ((await judgeSecondStep(scope, person, '')) !== 'enough') throw problem('secondStepNeeded');
    return {
      person,
      from: code.issuer ?? '',
      message: code.message,
      issuerId: code.issuerId,
      spend: () => kept.spendEntryCode(db, codeHash, now),
    };
  }
  // The older product handed the token of an officer's sign-in over; one that has not ended lets its officer in, once.
  const actor = await context.sessions.find(token, now);
  const person =
    actor?.officer && actor.token === undefined && actor.personId !== null
      ? await findPersonById(db, actor.personId)
      : null;
  if (person === null) throw problem('entrySpent');
  const spend = () =>
    kept.spendSignedText(db, { codeHash, personId: person.id, expiresAt: after(now, sessionSeconds) }, now);
  return { person, from: '', message: plainText(msg ?? ''), issuerId: null, spend };
}

/** Signs the officer in, and lays the message down as a draft. @throws entrySpent */
export async function spendEntry(
  scope: Scope,
  token: string,
  msg: string | undefined,
): Promise<{ cookies: readonly AnswerCookie[]; next: string }> {
  const entry = await readEntry(scope, token, msg);
  if (!(await entry.spend())) throw problem('entrySpent');
  const { cookies } = await enter(scope, entry.person, 'officer');
  if (entry.message !== '')
    await kept.saveDraft(
      scope.db,
      { personId: entry.person.id, issuerId: entry.issuerId, message: entry.message },
      scope.now,
    );
  scope.audit('spendEntry', [entry.person.id, ...(entry.issuerId === null ? [] : [entry.issuerId])]);
  return { cookies, next: entry.message === '' ? '/controlcenter' : '/controlcenter/groups' };
}

/** The draft that came along with whoever asks. */
export async function showDraft({ db, actor, now }: Scope): Promise<{ message: string; from: string } | null> {
  const draft = await kept.findDraft(db, actor.personId ?? '', now);
  return draft === undefined ? null : { message: draft.message, from: draft.from ?? '' };
}

/** The name that a message goes under which came along with whoever asks (C §9); undefined where none did. */
export async function senderOfDraft({ db, actor, now }: Scope): Promise<string | undefined> {
  return (await kept.findDraft(db, actor.personId ?? '', now))?.sender ?? undefined;
}

export async function dismissDraft(scope: Scope): Promise<boolean> {
  return kept.removeDraft(scope.db, scope.actor.personId ?? '');
}

/** A message as it is written: no control characters but line feeds. What looks like markup is text, and is drawn as text. */
function plainText(message: string): string {
  return message
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim();
}

function isOfficer({ grants }: Person): boolean {
  return grants.some(({ audience }) => audience === 'officer');
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1_000);
}
