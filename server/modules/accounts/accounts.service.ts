import { isMailAddress } from '#engines/words/mailAddress.ts';
import { readPhoneNumber } from '#engines/words/phoneNumber.ts';
import { pageLanguageOf } from '../../platform/calls/askedLanguage.ts';
import { Problem, problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../database/connection.ts';
import {
  addPerson,
  findPeopleByPhone,
  findPersonByEmail,
  findPersonById,
  hasAdministrator,
  type Person,
  type PersonWithSecret,
  purgeAccounts,
  type SessionAudience,
} from './accounts.repository.ts';
import { purgeAttempts } from './signIn/attempts.repository.ts';
import { attemptAt, countTry, knownForDays, noteOwner } from './signIn/attempts.service.ts';
import { replaceCode, spendCode } from './signIn/codes.repository.ts';
import { forgetEndedEntries } from './issuers/issuers.repository.ts';
import { fingerprint, newCode } from './signIn/oneTimeCodes.ts';
import { oneLine } from './people/personFields.ts';
import { requireGoodPassword } from './signIn/passwordRules.ts';
import { hashPassword, passwordFits } from './signIn/passwords.ts';
import { judgeSecondStep } from './signIn/secondStep.service.ts';

export { findPersonById, findPersonId as findPersonIdByEmail } from './accounts.repository.ts';
export * from './officers/officerAccounts.service.ts';
export {
  absences,
  addCover,
  type Cover,
  removeCover,
  removeCoversOf,
  standingInFor,
  turnCovers,
} from './officers/covers.repository.ts';
export { namesOfTokens } from './profile/accessTokens.repository.ts';
export * from './officers/officerLists.service.ts';
export { requirePartners } from './officers/partners.service.ts';
export { takeHourlyTry } from './signIn/attempts.service.ts';
export { senderOfDraft } from './signIn/arrivalCodes.service.ts';
export { filled, readEmail, readPhone } from './people/personFields.ts';
export { mailOf } from './signIn/signInNames.ts';
export { idsOfPeople, listDataAdministrators, namesOf } from './people/people.repository.ts';
export { actorOf, signedOutTopic } from './signIn/sessions.service.ts';

const firstAdministrator = 'first administrator';
const linkHours = 24;

/** What came of credentials: the person they open, or the refusal, which the sign-in then throws. */
export type Judged = Person | Problem;

/**
 * Judges credentials before the transaction of the sign-in begins: the try is counted first, and judging takes long.
 * Unknown name and wrong password answer the same, after the same time. A right
 * password without the code that the account asks for is no failure. Refusals: wrongSignIn, secondStepNeeded, wrongCode,
 * tooManySignIns.
 */
export async function judgeCredentials(
  scope: Scope,
  {
    email,
    password,
    code = '',
  }: { readonly email: string; readonly password: string; readonly code?: string | undefined },
): Promise<Judged> {
  const attempt = attemptAt(scope, email);
  try {
    const counted = await countTry(scope, attempt);
    const person = await whoseCredentials(scope.db, email, password);
    if (!person) return problem('wrongSignIn');
    const second = await judgeSecondStep(scope, person, code);
    if (second === 'wrongCode') return problem('wrongCode');
    await counted.wasNone();
    if (second === 'codeNeeded') return problem('secondStepNeeded');
    await noteOwner(scope, attempt);
    return person;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** Whose name and password they are. A number that two officers share opens the account whose password it is. */
async function whoseCredentials(db: Database, typed: string, password: string): Promise<PersonWithSecret | null> {
  const phone = readPhoneNumber(typed);
  const known = phone === null ? [await findPersonByEmail(db, typed.trim())] : await findPeopleByPhone(db, phone);
  for (const person of known.length > 0 ? known : [null])
    if ((await passwordFits(password, person?.passwordHash ?? null)) && person) return person;
  return null;
}

/** The person that was judged, for one audience where one is named. @throws wrongSignIn, tooManySignIns, noGrant */
export function judgedPerson(judged: Judged, audience?: SessionAudience): Person {
  if (judged instanceof Problem) throw judged;
  if (audience !== undefined && !judged.grants.some((grant) => grant.audience === audience)) {
    throw problem('noGrant', { area: audience === 'officer' ? 'control centre' : 'data hub' });
  }
  return judged;
}

/**
 * The code of the one-time link that makes the first administrator, printed at start; null once there is one.
 * A new start makes a new code, and the older one stops working.
 */
export async function issueFirstAdministratorCode(db: Database, now: Date): Promise<string | null> {
  if (await hasAdministrator(db)) return null;
  const code = newCode();
  await replaceCode(db, {
    code_hash: fingerprint(code),
    purpose: firstAdministrator,
    person_id: null,
    created_at: now,
    expires_at: new Date(now.getTime() + linkHours * 3_600_000),
  });
  return code;
}

/** Spends the one-time code: makes a person with both administrator grants. @throws linkSpent, emailTaken, badEmail, weakPassword */
export async function createAdministrator(
  scope: Scope,
  asked: { readonly code: string; readonly name: string; readonly email: string; readonly password: string },
): Promise<Person> {
  const email = asked.email.trim();
  if (!isMailAddress(email)) throw problem('badEmail', { found: email });
  if (!(await spendCode(scope.db, fingerprint(asked.code), firstAdministrator, scope.now))) throw problem('linkSpent');
  if (await hasAdministrator(scope.db)) throw problem('linkSpent');
  const name = oneLine(asked.name);
  if (name === '') throw problem('fieldEmpty', { field: 'name' });
  await requireGoodPassword(asked.password, asked.password, { email, name, institution: '', phone: '' });
  const id = await addPerson(scope.db, {
    email,
    name,
    phone: '',
    institution: '',
    profession: '',
    grants: [
      { audience: 'officer', role: 'admin' },
      { audience: 'data', role: 'administrator' },
    ],
    passwordHash: await hashPassword(asked.password),
    language: pageLanguageOf(scope.caller),
    demo: false,
    createdAt: scope.now,
  });
  if (id === undefined) throw problem('emailTaken');
  scope.audit('createFirstAdministrator', [id], ['name', 'email', 'password', 'grants']);
  return addedPerson(scope.db, id);
}

/** Somebody who was added in this transaction. */
export async function addedPerson(db: Database, id: string): Promise<Person> {
  const person = await findPersonById(db, id);
  if (!person) throw new Error('the person just added is not there');
  return person;
}

/** Takes away, hour by hour, ended sessions, one-time links and codes past their time, and sign-in attempts that no longer count. */
export function forgetEndedSessions({ jobs, clock }: Pick<AppContext, 'jobs' | 'clock'>): void {
  jobs.every('forgetEndedSessions', 3_600, async (job) => {
    const now = clock.now();
    const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
    await job.settle(async (db) => {
      await purgeAccounts(db, now);
      await forgetEndedEntries(db, now);
      await purgeAttempts(db, daysAgo(1), daysAgo(knownForDays));
    });
  });
}
