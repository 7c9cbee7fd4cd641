import { mayManagePeople } from '#engines/access/accounts.ts';
import { findActsOn } from '../../platform/audit.repository.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { isUuid } from '../../platform/uuid.ts';
import {
  countDataAdministrators, findPersonRow, holdersOf, namesOf, type PeopleSearch, type PersonRow, searchPeople, setDataRole,
} from './people.repository.ts';

/** Noted where something changed: making one who is one already leaves the endpoint's own name. */
const made = 'grantDataAdministrator';
const unmade = 'revokeDataAdministrator';
const mostHistory = 200;

/** People with an account, by name. */
export async function listPeople(scope: Scope, search: PeopleSearch) {
  allowed(scope);
  return { ...(await searchPeople(scope.db, search)), dataAdministrators: await countDataAdministrators(scope.db) };
}

/** Who made or unmade a person a data administrator, the newest first. */
export async function personHistory(scope: Scope, id: string) {
  await askedPerson(scope, id);
  const acts = await findActsOn(scope.db, id, [made, unmade], mostHistory);
  const names = await namesOf(scope.db, acts.flatMap(({ actorId }) => actorId ?? []));
  return acts.map(({ at, act, actorId }) => ({ at, act: act === made ? ('made' as const) : ('unmade' as const), by: names.get(actorId ?? '') ?? '' }));
}

/** Makes a person a data administrator; one who is stays one. */
export async function makeDataAdministrator(scope: Scope, id: string): Promise<PersonRow> {
  const person = await askedPerson(scope, id);
  if (person.dataRole === 'administrator') return person;
  return setRole(scope, person, 'administrator', made);
}

/** Takes the right away again; the person stays a data user. @throws lastDataAdministrator */
export async function unmakeDataAdministrator(scope: Scope, id: string): Promise<PersonRow> {
  const before = await askedPerson(scope, id);
  if (before.dataRole !== 'administrator') return before;
  // Held until the end: of two who unmake each other at once, one is refused.
  const holders = await holdersOf(scope.db, { audience: 'data', role: 'administrator' });
  if (!holders.includes(id)) return askedPerson(scope, id);
  if (holders.length === 1) throw problem('lastDataAdministrator');
  return setRole(scope, before, 'member', unmade);
}

async function setRole(scope: Scope, { id }: PersonRow, role: 'member' | 'administrator', act: string): Promise<PersonRow> {
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
