import { mayManagePeople } from '#engines/access/people/accounts.ts';
import { findActsOn } from '../../../platform/records/audit.repository.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { isUuid } from '../../../platform/records/uuid.ts';
import {
  countDataAdministrators,
  findPersonRow,
  holdersOf,
  namesOf,
  type PeopleSearch,
  type PersonRow,
  searchPeople,
  setClosed,
  setDataRole,
} from './people.repository.ts';
import { endSignIns } from '../profile/ownSessions.repository.ts';
import { saySignedOut } from '../signIn/sessions.service.ts';

/** Noted where something changed: making one who is one already leaves the endpoint's own name. */
const acts = {
  grantDataAdministrator: 'made',
  revokeDataAdministrator: 'unmade',
  closePersonsAccount: 'closed',
  openPersonsAccount: 'opened',
} as const;
const mostHistory = 200;

/** People with an account, by name. */
export async function listPeople(scope: Scope, search: PeopleSearch) {
  allowed(scope);
  return { ...(await searchPeople(scope.db, search)), dataAdministrators: await countDataAdministrators(scope.db) };
}

/** Who made or unmade a person a data administrator, closed the account or opened it again, the newest first. */
export async function personHistory(scope: Scope, id: string) {
  await askedPerson(scope, id);
  const done = await findActsOn(scope.db, id, Object.keys(acts), mostHistory);
  const names = await namesOf(
    scope.db,
    done.flatMap(({ actorId }) => actorId ?? []),
  );
  return done.map(({ at, act, actorId }) => ({
    at,
    act: acts[act as keyof typeof acts],
    by: names.get(actorId ?? '') ?? '',
  }));
}

/** Makes a person a data administrator; one who is stays one. */
export async function makeDataAdministrator(scope: Scope, id: string): Promise<PersonRow> {
  const person = await askedPerson(scope, id);
  if (person.dataRole === 'administrator') return person;
  return setRole(scope, person, 'administrator', 'grantDataAdministrator');
}

/** Takes the right away again; the person stays a data user. @throws lastDataAdministrator */
export async function unmakeDataAdministrator(scope: Scope, id: string): Promise<PersonRow> {
  const before = await askedPerson(scope, id);
  if (before.dataRole !== 'administrator') return before;
  // Held until the end: of two who unmake each other at once, one is refused.
  const holders = await holdersOf(scope.db, { audience: 'data', role: 'administrator' });
  if (!holders.includes(id)) return askedPerson(scope, id);
  if (holders.length === 1) throw problem('lastDataAdministrator');
  return setRole(scope, before, 'member', 'revokeDataAdministrator');
}

/** Closes the account of somebody else: signed out everywhere, no sign-in, nothing deleted. @throws ownAccountStaysOpen, lastAdministrator, lastDataAdministrator */
export async function closeAccount(scope: Scope, id: string): Promise<PersonRow> {
  const before = await askedPerson(scope, id);
  if (before.closed) return before;
  if (id === scope.actor.personId) throw problem('ownAccountStaysOpen');
  const holders = await holdersOf(scope.db, { audience: 'data', role: 'administrator' });
  if (holders.length === 1 && holders.includes(id)) throw problem('lastDataAdministrator');
  // Of two administrators who close each other at once, one is refused.
  const administrators = await holdersOf(scope.db, { audience: 'officer', role: 'admin' });
  if (administrators.length === 1 && administrators.includes(id)) throw problem('lastAdministrator');
  await setClosed(scope.db, id, scope.now);
  await endSignIns(scope.db, id, { butNot: [] });
  await saySignedOut(scope, id);
  scope.audit('closePersonsAccount', [id], ['disabledAt']);
  return askedPerson(scope, id);
}

/** Opens a closed account again, with what it could do before. */
export async function openAccount(scope: Scope, id: string): Promise<PersonRow> {
  const before = await askedPerson(scope, id);
  if (!before.closed) return before;
  await setClosed(scope.db, id, null);
  scope.audit('openPersonsAccount', [id], ['disabledAt']);
  return askedPerson(scope, id);
}

async function setRole(
  scope: Scope,
  { id }: PersonRow,
  role: 'member' | 'administrator',
  act: string,
): Promise<PersonRow> {
  await setDataRole(scope.db, id, role, scope.actor.personId, scope.now);
  scope.audit(act, [id], ['grants']);
  return askedPerson(scope, id);
}

function allowed(scope: Scope): void {
  if (!mayManagePeople(scope.actor)) throw problem('notForYou', { who: 'administrators' });
}

async function askedPerson(scope: Scope, id: string): Promise<PersonRow> {
  allowed(scope);
  const person = isUuid(id) ? await findPersonRow(scope.db, id) : undefined;
  if (person === undefined) throw problem('personNotFound', { found: id });
  return person;
}
