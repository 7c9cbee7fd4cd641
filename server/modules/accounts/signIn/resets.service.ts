import { readPhoneNumber } from '#engines/words/phoneNumber.ts';
import { pageLanguageOf } from '../../../platform/calls/askedLanguage.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { findPeopleByPhone, findPersonById, findPersonId } from '../accounts.repository.ts';
import { mailNotice, resetPurpose } from '../registration/accountMail.service.ts';
import { takeHourlyTry, welcomeOwner } from './attempts.service.ts';
import { findCodeOwner, removeCodesOf, spendCode } from './codes.repository.ts';
import { fingerprint } from './oneTimeCodes.ts';
import { endSignIns } from '../profile/ownSessions.repository.ts';
import { requireGoodPassword } from './passwordRules.ts';
import { hashPassword } from './passwords.ts';
import { changePerson } from '../people/people.repository.ts';
import { readEmail } from '../people/personFields.ts';
import { saySignedOut } from './sessions.service.ts';

/**
 * Has a link sent that sets a new password: by mail, or by SMS to an officer who has no address. What nobody has costs the
 * same statements and the same answer: whether it is somebody's shows in the inbox alone. Answers what was typed.
 *
 * @throws emailMissing, badEmail, tooManyTries
 */
export async function requestReset(scope: Scope, typed: string): Promise<'email' | 'phone'> {
  if (typed.trim() === '') throw problem('emailMissing');
  const phone = readPhoneNumber(typed);
  const email = phone === null ? readEmail(typed) : '';
  await takeHourlyTry(scope, 'reset');
  const whose =
    phone === null
      ? [await findPersonId(scope.db, email)]
      : (await findPeopleByPhone(scope.db, phone)).map(({ id }) => id);
  const told = whose.length > 0 ? whose : [null];
  for (const personId of told) await mailNotice(scope.db, scope.context, { about: 'reset', personId });
  scope.audit(
    'requestPasswordReset',
    whose.filter((id) => id !== null),
  );
  return phone === null ? 'email' : 'phone';
}

/**
 * Sets a new password through a mailed link. Every session of the person ends, and every other link. The portal writes to them
 * in the language of that page from then on: it comes in theirs, unless they chose the other.
 *
 * @throws resetLinkSpent, passwordsDiffer, weakPassword
 */
export async function resetPassword(scope: Scope, code: string, password: string, repeated: string): Promise<void> {
  const { db, now } = scope;
  const codeHash = fingerprint(code);
  const personId = await findCodeOwner(db, codeHash, resetPurpose, now);
  const person = personId === undefined ? null : await findPersonById(db, personId);
  if (!person) throw problem('resetLinkSpent');
  await requireGoodPassword(password, repeated, person);
  // Two at once have both come as far as here: one spends it.
  if (!(await spendCode(db, codeHash, resetPurpose, now))) throw problem('resetLinkSpent');
  await changePerson(db, person.id, {
    password_hash: await hashPassword(password),
    language: pageLanguageOf(scope.caller),
  });
  await removeCodesOf(db, person.id);
  await endSignIns(db, person.id, { butNot: [] });
  await saySignedOut(scope, person.id);
  await welcomeOwner(scope, person);
  await mailNotice(db, scope.context, { about: 'passwordChanged', personId: person.id });
  scope.audit('resetPassword', [person.id], ['password']);
}
