import type { Answer } from '#contract/endpoint.ts';
import type { showMe } from '#contract/accounts/accounts.ts';
import { branchOf, type Actor } from '#engines/access/roles.ts';
import type { OwnSession, Profile } from '#contract/accounts/ownAccount.ts';
import type { PersonBrief } from '#contract/accounts/people.ts';
import type { Static } from 'typebox';
import type { Person } from './accounts.repository.ts';
import type { SignInOfOne } from './profile/ownSessions.service.ts';
import type { PersonRow } from './people/people.repository.ts';
import { mailOf } from './signIn/signInNames.ts';

type Me = Answer<typeof showMe>;

/** The person as the page header needs them. */
export function presentPerson(person: Person): Me {
  const officer = person.grants.find((grant) => grant.audience === 'officer');
  const data = person.grants.find((grant) => grant.audience === 'data');
  return {
    id: person.id,
    signedIn: true,
    name: person.name,
    email: mailOf(person),
    officerRole: officer?.role ?? null,
    dataUser: data !== undefined,
    isAdmin: data?.role === 'administrator',
  };
}

/** Who is acting; the e-mail is left out, it is in nobody's token hook. */
export function presentActor(actor: Actor): Me {
  return {
    id: actor.personId ?? '',
    signedIn: actor.personId !== null,
    name: actor.name,
    email: '',
    officerRole: actor.officer?.role ?? null,
    ...(actor.officer && { isNational: branchOf(actor, [actor.officer.role]) === null }),
    dataUser: actor.dataUser !== null,
    isAdmin: actor.dataUser?.isAdmin ?? false,
  };
}

/** One's own account. */
export function presentProfile(
  person: Person,
  how: { readonly passwordNeeded: boolean; readonly confirmsEmail: boolean },
): Static<typeof Profile> {
  const { institution, profession, phone, language, createdAt } = person;
  return {
    ...presentPerson(person),
    institution,
    profession,
    phone,
    language,
    createdAt: createdAt.toISOString(),
    ...how,
  };
}

/** One sign-in of one's own. */
export function presentSignIn({ opens, signedInAt, endsAt, ...rest }: SignInOfOne): Static<typeof OwnSession> {
  return { ...rest, opens: [...opens], signedInAt: signedInAt.toISOString(), endsAt: endsAt.toISOString() };
}

/** Somebody in the list of people. */
export function presentPersonRow({ createdAt, ...row }: PersonRow): Static<typeof PersonBrief> {
  return { ...row, createdAt: createdAt.toISOString() };
}
