/** Signing in with a provider of OpenID Connect: whom it vouches for, and what its claims give. */
import { randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { type ClaimedRights, rightsFromClaims } from '#engines/access/people/claims.ts';
import { officerRoles } from '#engines/access/roles.ts';
import { isMailAddress } from '#engines/words/mailAddress.ts';
import { type Passage, ProviderError, type SignInProvider, type Vouched } from '../../../adapters/signIn/provider.ts';
import type { Config } from '../../../config.ts';
import { pageLanguageOf } from '../../../platform/calls/askedLanguage.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { siteOrigin } from '../../../platform/http/origin.ts';
import { addPerson, findPersonById, findPersonId, type Person } from '../accounts.repository.ts';
import { addIdentity, findIdentity } from './externalIdentities.repository.ts';
import { readDistricts } from '../officers/officerAccounts.service.ts';
import { endOfficer, setOfficerRole } from '../officers/officerGrants.repository.ts';
import { hashPassword } from './passwords.ts';
import { endDataUser, setDataRole } from '../people/people.repository.ts';
import { addPosts, endPosts } from '../officers/posts.repository.ts';
import { usualPosts } from '../officers/posts.service.ts';
import { judgeSecondStep } from './secondStep.service.ts';

export const passageCookie = 'provider';
export const passageSeconds = 600;
const backPath = '/api/accounts/provider/back';

/** Sends somebody to the provider: the address, and what its answer will be checked against, signed for a cookie. @throws providerAway */
export async function beginSignIn(
  scope: Scope,
  provider: SignInProvider,
  next: string,
): Promise<{ url: string; passage: string }> {
  const { url, passage } = await asked(provider.begin(`${siteOrigin(scope)}${backPath}`));
  const signed = await new SignJWT({ ...passage, next })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(passageCookie)
    .setExpirationTime(Math.floor(scope.now.getTime() / 1_000) + passageSeconds)
    .sign(scope.context.secretKey);
  return { url, passage: signed };
}

/**
 * Who came back, before the transaction of the sign-in begins: the provider is asked for tokens, which takes long.
 *
 * @throws providerRefused with the reason, providerAway
 */
export async function judgeReturn(
  scope: Scope,
  provider: SignInProvider,
  query: Readonly<Record<string, string | undefined>>,
): Promise<{ vouched: Vouched; next: string }> {
  const kept = await readPassage(scope, scope.caller.cookie(passageCookie));
  if (kept === null) throw problem('providerRefused', { fault: 'state' });
  const cameTo = new URL(`${siteOrigin(scope)}${backPath}`);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) cameTo.searchParams.set(name, value);
  return { vouched: await asked(provider.finish(cameTo, kept.passage)), next: kept.next };
}

/**
 * The account that somebody opens whom the provider vouches for. One the provider brought has what its claims give, at each
 * sign-in anew; one of the portal that is joined by its confirmed address keeps what it has.
 *
 * @throws providerGivesNothing, secondStepNeeded
 */
export async function openVouched(
  scope: Scope,
  { issuer, subject, claims }: Vouched,
  rules: NonNullable<Config['oidc']>['rights'],
): Promise<{ readonly person: Person; readonly joined: boolean }> {
  const { db, now } = scope;
  const rights = rightsFromClaims(rules, claims);
  const known = await findIdentity(db, issuer, subject);
  if (known !== undefined) {
    if (known.managed) await giveRights(scope, known.personId, rights);
    return { person: await enterable(scope, known.personId), joined: false };
  }
  const email = typeof claims['email'] === 'string' ? claims['email'].trim() : '';
  const own = claims['email_verified'] === true && isMailAddress(email) ? await findPersonId(db, email) : null;
  const personId = own ?? (await addVouched(scope, claims, email, rights));
  await addIdentity(db, { issuer, subject, person_id: personId, managed: own === null, created_at: now });
  if (own === null) await giveRights(scope, personId, rights);
  return { person: await enterable(scope, personId), joined: true };
}

async function addVouched(
  { db, now, caller }: Scope,
  claims: Vouched['claims'],
  email: string,
  { officer, data }: ClaimedRights,
): Promise<string> {
  if (officer === null && data === null) throw problem('providerGivesNothing');
  if (!isMailAddress(email)) throw problem('providerRefused', { fault: 'address' });
  const name = typeof claims['name'] === 'string' && claims['name'].trim() !== '' ? claims['name'] : email;
  const id = await addPerson(db, {
    name: name.trim().slice(0, 120),
    email,
    phone: '',
    institution: '',
    profession: '',
    // A password that nobody ever saw; "Forgot password" sets one.
    passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
    grants: [],
    language: pageLanguageOf(caller),
    demo: false,
    createdAt: now,
  });
  // Somebody has this address, and the provider has not confirmed that it is theirs.
  if (id === undefined) throw problem('emailTaken');
  return id;
}

/** Puts what the claims give in place of what there was. */
async function giveRights(scope: Scope, personId: string, { officer, data }: ClaimedRights): Promise<void> {
  if (officer === null && data === null) throw problem('providerGivesNothing');
  const { db, now } = scope;
  for (const role of officerRoles) await endPosts(db, personId, { role });
  if (officer === null) await endOfficer(db, { id: personId, role: 'user' }, null, now);
  else {
    await setOfficerRole(db, personId, officer.role, null, now);
    await addPosts(db, personId, usualPosts(officer.role, readDistricts(scope, officer.districts)), null, now);
  }
  if (data === null) await endDataUser(db, personId);
  else await setDataRole(db, personId, data, null, now);
}

/** Whoever set a second step up here signs in with it: another service vouches for no code. */
async function enterable(scope: Scope, personId: string): Promise<Person> {
  const person = await findPersonById(scope.db, personId);
  if (person === null || person.grants.length === 0) throw problem('providerGivesNothing');
  if ((await judgeSecondStep(scope, person, '')) !== 'enough') throw problem('secondStepNeeded');
  return person;
}

async function readPassage(scope: Scope, text: string | undefined): Promise<{ passage: Passage; next: string } | null> {
  if (text === undefined) return null;
  try {
    const { payload } = await jwtVerify<Passage & { next: string }>(text, scope.context.secretKey, {
      algorithms: ['HS256'],
      audience: passageCookie,
      currentDate: scope.now,
    });
    const { state, nonce, verifier, next } = payload;
    return { passage: { state, nonce, verifier }, next };
  } catch {
    return null;
  }
}

async function asked<Told>(answer: Promise<Told>): Promise<Told> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw error.fault === 'away' ? problem('providerAway') : problem('providerRefused', { fault: error.fault });
  }
}
