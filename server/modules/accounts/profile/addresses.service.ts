import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { findPersonId, type Person } from '../accounts.repository.ts';
import { mailNotice } from '../registration/accountMail.service.ts';
import { removeCodesOf } from '../signIn/codes.repository.ts';
import { changePerson } from '../people/people.repository.ts';

/** Gives a person a new address. The old one is told, and links mailed to it stop working. @throws emailTaken */
export async function moveTo(scope: Scope, person: Person, email: string): Promise<void> {
  const { db, context } = scope;
  const holder = await findPersonId(db, email);
  if (holder !== null && holder !== person.id) throw problem('emailTaken');
  await changePerson(db, person.id, { email });
  await removeCodesOf(db, person.id);
  await mailNotice(db, context, { about: 'addressChanged', to: person.email, language: person.language });
  scope.audit('changeEmail', [person.id], ['email']);
}
