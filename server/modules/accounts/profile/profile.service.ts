import { isMailAddress } from '#engines/words/mailAddress.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { type PersonWithSecret } from '../accounts.repository.ts';
import { mailNotice } from '../registration/accountMail.service.ts';
import { moveTo } from './addresses.service.ts';
import { takeHourlyTry } from '../signIn/attempts.service.ts';
import { removeCodesOf } from '../signIn/codes.repository.ts';
import { addNewAddress } from '../registration/confirmations.repository.ts';
import { currentSignIns, isFresh, ownPerson, requirePassword } from './ownSessions.service.ts';
import { endSignIns } from './ownSessions.repository.ts';
import { requireGoodPassword } from '../signIn/passwordRules.ts';
import { hashPassword } from '../signIn/passwords.ts';
import { changePerson, type PersonChanges } from '../people/people.repository.ts';
import { filled, oneLine, readEmail, readPhone } from '../people/personFields.ts';
import { mailOf, nameOfAccount } from '../signIn/signInNames.ts';
import { confirmHours, hoursAfter } from '../registration/registration.service.ts';

export interface AskedChanges {
  readonly name?: string | undefined;
  readonly institution?: string | undefined;
  readonly profession?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly language?: PageLanguage | undefined;
  readonly password?: string | undefined;
  readonly repeat_password?: string | undefined;
  readonly current_password?: string | undefined;
}

/**
 * Changes one's own account. A new password or address asks for the present password once the sign-in is some time
 * ago, so that a browser left open does not give the account away. Answers whether a new address waits for its mail.
 *
 * @throws personNotFound for every id but one's own, fieldEmpty, badEmail, badPhone, passwordsDiffer, weakPassword,
 *   currentPasswordNeeded, wrongPassword, emailTaken, tooManyTries
 */
export async function updateProfile(
  scope: Scope,
  userId: string,
  asked: AskedChanges,
): Promise<{ readonly addressWaits: boolean }> {
  const person = await ownPerson(scope);
  if (userId !== person.id) throw problem('personNotFound', { found: userId });
  const changes = readChanges(asked);
  const email = nameAfter(person, asked);
  const password = newPassword(asked);
  const movesAddress = email.toLowerCase() !== person.email.toLowerCase();
  if (movesAddress || password !== null) await requirePresence(scope, person, asked.current_password ?? '');
  await changePerson(scope.db, person.id, changes);
  scope.audit('updateProfile', [person.id], Object.keys(changes));
  if (password !== null) await changePassword(scope, { ...person, ...changes, email }, password);
  if (movesAddress) return { addressWaits: await changeAddress(scope, person, email) };
  if (email !== person.email) await changePerson(scope.db, person.id, { email });
  return { addressWaits: false };
}

/** What the account is signed in to with: who has no address goes on with their number, also where that changes. */
function nameAfter(person: PersonWithSecret, { email, phone }: AskedChanges): string {
  if (mailOf(person) !== '') return email === undefined ? person.email : readEmail(email);
  return nameOfAccount({ email: email ?? '', phone: phone ?? person.phone });
}

/** Phone, institution and profession may be taken away again; an account keeps a name. */
function readChanges({ name, institution, profession, phone, language }: AskedChanges): PersonChanges {
  return {
    ...(name !== undefined && { name: filled('name', name) }),
    ...(institution !== undefined && { institution: oneLine(institution) }),
    ...(profession !== undefined && { profession: oneLine(profession) }),
    ...(language !== undefined && { language }),
    ...(phone !== undefined && { phone: phone.trim() === '' ? '' : readPhone(phone) }),
  };
}

/** An empty password is none that is wanted (D §5). */
function newPassword({
  password = '',
  repeat_password: repeated = '',
}: AskedChanges): { password: string; repeated: string } | null {
  return password === '' && repeated === '' ? null : { password, repeated };
}

async function requirePresence(scope: Scope, person: PersonWithSecret, currentPassword: string): Promise<void> {
  if (currentPassword !== '') return requirePassword(scope, person, currentPassword);
  if (!(await isFresh(scope))) throw problem('currentPasswordNeeded');
}

async function changePassword(
  scope: Scope,
  person: PersonWithSecret,
  { password, repeated }: { password: string; repeated: string },
): Promise<void> {
  const { db, context } = scope;
  await requireGoodPassword(password, repeated, person);
  await changePerson(db, person.id, { password_hash: await hashPassword(password) });
  await endSignIns(db, person.id, { butNot: await currentSignIns(scope) });
  await removeCodesOf(db, person.id);
  await mailNotice(db, context, { about: 'passwordChanged', personId: person.id });
  scope.audit('changePassword', [person.id], ['password']);
}

/** Answers whether the address waits to be confirmed. Whose address it is may be tried as rarely as joining. */
async function changeAddress(scope: Scope, person: PersonWithSecret, email: string): Promise<boolean> {
  const { db, context, now } = scope;
  await takeHourlyTry(scope, 'joining');
  if (!context.config.confirmEmail || !isMailAddress(email)) {
    await moveTo(scope, person, email);
    return false;
  }
  const confirmationId = await addNewAddress(db, person, email, {
    createdAt: now,
    expiresAt: hoursAfter(now, confirmHours),
  });
  await mailNotice(db, context, { about: 'confirm', confirmationId });
  return true;
}
