/** Accounts of programs: rights like a person's, access tokens, and no password. */
import { randomBytes } from 'node:crypto';
import { mayManagePeople } from '#engines/access/people/accounts.ts';
import type { OfficerRole } from '#engines/access/roles.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { isUuid } from '../../../platform/records/uuid.ts';
import { type KeptToken, type ServiceRow, serviceAccounts } from './accessTokens.repository.ts';
import { type AskedToken, type MadeToken, makeToken, requireSignIn, tokensOfPeople } from './accessTokens.service.ts';
import { addPerson, type Grant } from '../accounts.repository.ts';
import { setOfficerRole } from '../officers/officerGrants.repository.ts';
import { readDistricts } from '../officers/officerAccounts.service.ts';
import { hashPassword } from '../signIn/passwords.ts';
import { filled } from '../people/personFields.ts';
import { requireMayGive, startPosts, usualPosts } from '../officers/posts.service.ts';

const mostListed = 200;

export interface ServiceAccount extends ServiceRow {
  readonly tokens: readonly KeptToken[];
}

/** All service accounts by name, each with its tokens. @throws notForYou */
export async function listServiceAccounts(scope: Scope): Promise<ServiceAccount[]> {
  allowed(scope);
  return withTokens(scope, await serviceAccounts(scope.db, null, mostListed));
}

/** Makes one. @throws notForYou, notByToken, fieldEmpty, districtNotFound */
export async function makeServiceAccount(
  scope: Scope,
  asked: {
    readonly name: string;
    readonly purpose: string;
    readonly officerRole: OfficerRole | null;
    readonly districts?: readonly string[] | undefined;
    readonly dataRole: 'member' | 'administrator' | null;
  },
): Promise<ServiceAccount> {
  allowed(scope);
  requireSignIn(scope);
  const { db, now, actor } = scope;
  const { officerRole: role, dataRole } = asked;
  if (role === null && dataRole === null)
    throw problem('badInput', {
      sentence: 'A service account needs a right. Choose a role in the control centre, in the data hub, or both.',
    });
  const districts = readDistricts(scope, asked.districts ?? []);
  if (role !== null) for (const post of usualPosts(role, districts)) requireMayGive(scope, post);
  const grants: Grant[] = dataRole === null ? [] : [{ audience: 'data', role: dataRole }];
  const id = await addPerson(db, {
    name: filled('The name', asked.name),
    // An address that no mail server takes (RFC 2606): nobody can have a password mailed to it.
    email: `service-${randomBytes(8).toString('hex')}@service.invalid`,
    phone: '',
    institution: 'Service account',
    profession: filled('The purpose', asked.purpose),
    // A password that nobody ever saw: sign-in passes over service accounts in any case.
    passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
    grants,
    demo: false,
    isService: true,
    createdAt: now,
  });
  if (id === undefined) throw new Error('two service accounts of one address');
  if (role !== null) {
    await setOfficerRole(db, id, role, actor.personId, now);
    await startPosts(scope, id, role, districts);
  }
  scope.audit('makeServiceAccount', [id], ['name', 'purpose', 'grants']);
  return one(scope, id);
}

/** Makes a token of a service account. @throws notForYou, serviceNotFound, and as makeToken */
export async function makeServiceToken(scope: Scope, id: string, asked: AskedToken): Promise<MadeToken> {
  allowed(scope);
  requireSignIn(scope);
  await one(scope, id);
  return makeToken(scope, id, 'service', asked);
}

async function one(scope: Scope, id: string): Promise<ServiceAccount> {
  const [service] = isUuid(id) ? await withTokens(scope, await serviceAccounts(scope.db, id, 1)) : [];
  if (service === undefined) throw problem('serviceNotFound', { found: id });
  return service;
}

async function withTokens(scope: Scope, found: readonly ServiceRow[]): Promise<ServiceAccount[]> {
  const tokens = await tokensOfPeople(
    scope,
    found.map(({ id }) => id),
  );
  return found.map((service) => ({ ...service, tokens: tokens.filter(({ personId }) => personId === service.id) }));
}

function allowed({ actor }: Scope): void {
  if (!mayManagePeople(actor)) throw problem('notForYou', { who: 'administrators' });
}
