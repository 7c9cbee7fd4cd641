import type { Answer } from '#contract/endpoint.ts';
import type { showMe } from '#contract/accounts.ts';
import type { Actor } from '#engines/access/roles.ts';
import type { Person } from './accounts.repository.ts';

type Me = Answer<typeof showMe>;

/** The person as the page header needs them. */
export function presentPerson(person: Person): Me {
  const officer = person.grants.find((grant) => grant.audience === 'officer');
  const data = person.grants.find((grant) => grant.audience === 'data');
  return {
    signedIn: true,
    name: person.name,
    email: person.email,
    officerRole: officer?.role ?? null,
    dataUser: data !== undefined,
    isAdmin: data?.role === 'administrator',
  };
}

/** Who is acting; the e-mail is left out, it is in nobody's token hook. */
export function presentActor(actor: Actor): Me {
  return {
    signedIn: actor.personId !== null,
    name: actor.name,
    email: '',
    officerRole: actor.officer?.role ?? null,
    dataUser: actor.dataUser !== null,
    isAdmin: actor.dataUser?.isAdmin ?? false,
  };
}
