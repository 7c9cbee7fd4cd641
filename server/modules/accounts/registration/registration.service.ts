import { pageLanguageOf } from '../../../platform/calls/askedLanguage.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { addPerson, findPersonById, findPersonId, type Grant, type Person } from '../accounts.repository.ts';
import { mailNotice, mailOwner } from './accountMail.service.ts';
import { moveTo } from '../profile/addresses.service.ts';
import { addedPerson } from '../accounts.service.ts';
import { takeHourlyTry, welcomeOwner } from '../signIn/attempts.service.ts';
import { addJoining, type Joining, takeConfirmation } from './confirmations.repository.ts';
import { fingerprint } from '../signIn/oneTimeCodes.ts';
import { requireGoodPassword } from '../signIn/passwordRules.ts';
import { hashPassword } from '../signIn/passwords.ts';
import { filled, readEmail, readPhone } from '../people/personFields.ts';

/** How long the link of a mail that confirms an address works. */
export const confirmHours = 24;
/** All that somebody becomes by joining; rights beyond it are an administrator's to give. */
const joined: readonly Grant[] = [{ audience: 'data', role: 'member' }];

export interface Asked {
  readonly name: string;
  readonly institution: string;
  readonly profession: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly repeat_password: string;
}

/**
 * Makes a data user's account; answers the person, or null where addresses are confirmed and a mail is on its way.
 * With confirmation an address that has an account is answered the same, and its owner is mailed.
 *
 * @throws fieldEmpty, badEmail, badPhone, tooManyTries, passwordsDiffer, weakPassword, emailTaken
 */
export async function register(scope: Scope, asked: Asked): Promise<Person | null> {
  const { db, context, now } = scope;
  const email = readEmail(asked.email);
  const typed = {
    name: filled('name', asked.name),
    institution: filled('institution', asked.institution),
    profession: filled('profession', asked.profession),
    phone: readPhone(asked.phone),
  };
  await takeHourlyTry(scope, 'joining');
  await requireGoodPassword(asked.password, asked.repeat_password, { email, ...typed });
  const joining: Joining = {
    ...typed,
    language: pageLanguageOf(scope.caller),
    passwordHash: await hashPassword(asked.password),
  };
  if (context.config.confirmEmail) {
    const id = await addJoining(db, email, joining, { createdAt: now, expiresAt: hoursAfter(now, confirmHours) });
    await mailNotice(db, context, { about: 'confirm', confirmationId: id });
    scope.audit('registerDataUser', [], [...Object.keys(typed), 'email', 'password']);
    return null;
  }
  return addedPerson(db, await join(scope, email, joining));
}

/**
 * Makes what the link of a mail stands for: the account of whoever joined, or the new address of a person.
 *
 * @throws confirmLinkSpent, emailTaken
 */
export async function confirm(scope: Scope, code: string): Promise<'joined' | 'changed'> {
  const waiting = await takeConfirmation(scope.db, fingerprint(code), scope.now);
  if (!waiting) throw problem('confirmLinkSpent');
  if ('joining' in waiting) {
    await join(scope, waiting.email, waiting.joining);
    return 'joined';
  }
  const person = await findPersonById(scope.db, waiting.personId);
  if (!person) throw problem('confirmLinkSpent');
  await moveTo(scope, person, waiting.email);
  return 'changed';
}

async function join(scope: Scope, email: string, { passwordHash, ...typed }: Joining): Promise<string> {
  const id = await addPerson(scope.db, {
    email,
    ...typed,
    passwordHash,
    grants: joined,
    demo: false,
    createdAt: scope.now,
  });
  if (id === undefined) {
    const ownerId = await findPersonId(scope.db, email);
    // The refusal rolls the transaction back; the owner is told all the same.
    if (ownerId !== null) scope.inAnyCase(() => mailOwner(scope.context.db, scope.context, ownerId));
    throw problem('emailTaken');
  }
  await welcomeOwner(scope, { email, phone: '' });
  scope.audit('registerDataUser', [id], [...Object.keys(typed), 'email', 'password', 'grants']);
  return id;
}

export function hoursAfter(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * 3_600_000);
}
