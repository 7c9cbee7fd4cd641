import { createHash, createHmac, randomBytes } from 'node:crypto';
import { networkOf } from '../../platform/networkOf.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import type { House } from '../../house.ts';
import type { Database } from '../../database/connection.ts';
import {
  addAttempts,
  addPerson,
  countFailedAttempts,
  findPersonByEmail,
  hasAdministrator,
  type Person,
  purgeAccounts,
  replaceCode,
  type SessionAudience,
  spendCode,
} from './accounts.repository.ts';
import { hashPassword, passwordFits } from './passwords.ts';

/** Failed sign-ins that one account, or one address, may make within the window. */
const attemptsPerAccount = 8;
const attemptsPerAddress = 40;
const attemptWindowMinutes = 15;
const firstAdministrator = 'first administrator';
const linkHours = 24;

/**
 * The person these credentials open. Unknown e-mail and wrong password answer the same, after the same time.
 *
 * @throws wrongSignIn, tooManySignIns
 */
export async function checkCredentials(scope: Scope, email: string, password: string): Promise<Person> {
  const subjects = [masked(scope, 'account', email.trim().toLowerCase()), masked(scope, 'address', networkOf(scope.caller.address))];
  await refuseTooMany(scope, subjects);
  const person = await findPersonByEmail(scope.db, email.trim());
  const fits = await passwordFits(password, person?.passwordHash ?? null);
  if (!person || !fits) {
    // The refusal rolls the request's transaction back, and the attempt must count.
    scope.inAnyCase(() => addAttempts(scope.house.db, subjects, false, scope.now));
    throw problem('wrongSignIn');
  }
  return person;
}

/** As {@link checkCredentials}, for one audience. @throws noGrant when the account is not of that audience. */
export async function checkCredentialsFor(
  scope: Scope,
  audience: SessionAudience,
  email: string,
  password: string,
): Promise<Person> {
  const person = await checkCredentials(scope, email, password);
  if (!person.grants.some((grant) => grant.audience === audience)) {
    throw problem('noGrant', { area: audience === 'officer' ? 'control centre' : 'data hub' });
  }
  return person;
}

async function refuseTooMany(scope: Scope, subjects: readonly string[]): Promise<void> {
  const since = new Date(scope.now.getTime() - attemptWindowMinutes * 60_000);
  const [account = 0, address = 0] = await Promise.all(
    subjects.map((subject) => countFailedAttempts(scope.db, subject, since)),
  );
  if (account >= attemptsPerAccount || address >= attemptsPerAddress) {
    throw problem(
      'tooManySignIns',
      { minutes: attemptWindowMinutes },
      { 'retry-after': String(attemptWindowMinutes * 60) },
    );
  }
}

/**
 * The code of the one-time link that makes the first administrator, printed at start; null once there is one.
 * A new start makes a new code, and the older one stops working.
 */
export async function issueFirstAdministratorCode(db: Database, now: Date): Promise<string | null> {
  if (await hasAdministrator(db)) return null;
  const code = randomBytes(24).toString('base64url');
  await replaceCode(db, {
    code_hash: fingerprint(code),
    purpose: firstAdministrator,
    person_id: null,
    created_at: now,
    expires_at: new Date(now.getTime() + linkHours * 3_600_000),
  });
  return code;
}

/** Spends the one-time code: makes a person with both administrator grants. @throws linkSpent, emailTaken, badEmail */
export async function createAdministrator(
  scope: Scope,
  asked: { readonly code: string; readonly name: string; readonly email: string; readonly password: string },
): Promise<Person> {
  const email = asked.email.trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw problem('badEmail', { found: email });
  if (!(await spendCode(scope.db, fingerprint(asked.code), firstAdministrator, scope.now))) throw problem('linkSpent');
  if (await hasAdministrator(scope.db)) throw problem('linkSpent');
  if (await findPersonByEmail(scope.db, email)) throw problem('emailTaken');
  const id = await addPerson(scope.db, {
    email,
    name: asked.name.trim(),
    phone: '',
    institution: '',
    profession: '',
    grants: [
      { audience: 'officer', role: 'admin' },
      { audience: 'data', role: 'administrator' },
    ],
    passwordHash: await hashPassword(asked.password),
    demo: false,
  });
  scope.audit('createFirstAdministrator', [id], ['name', 'email', 'password', 'grants']);
  const person = await findPersonByEmail(scope.db, email);
  if (!person) throw new Error('the person just added is not there');
  return person;
}

/** Takes away, hour by hour, ended sessions, sign-in attempts older than a day and one-time links past their time. */
export function forgetEndedSessions({ jobs, clock }: Pick<House, 'jobs' | 'clock'>): void {
  jobs.every('forgetEndedSessions', 3_600, async (job) => {
    const now = clock.now();
    await job.settle((db) => purgeAccounts(db, now, new Date(now.getTime() - 86_400_000)));
  });
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Names an account or an address without holding it. */
function masked(scope: Scope, kind: string, text: string): string {
  return `${kind}:${createHmac('sha256', scope.house.secretKey).update(text).digest('base64url')}`;
}
