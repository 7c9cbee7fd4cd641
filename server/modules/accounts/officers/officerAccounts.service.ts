import { randomBytes } from 'node:crypto';
import { branchOfOfficers } from '#engines/access/people/officers.ts';
import type { OfficerRole } from '#engines/access/roles.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { addPerson, findPersonById, findPersonId } from '../accounts.repository.ts';
import { mailNotice } from '../registration/accountMail.service.ts';
import { moveTo } from '../profile/addresses.service.ts';
import { endOfficer, findOfficer, type OfficerRow, setOfficerRole } from './officerGrants.repository.ts';
import { requireGoodPassword } from '../signIn/passwordRules.ts';
import { hashPassword } from '../signIn/passwords.ts';
import { changePerson } from '../people/people.repository.ts';
import { filled, readPhone } from '../people/personFields.ts';
import { mailOf, nameOfAccount } from '../signIn/signInNames.ts';
import {
  followRole,
  isNational,
  namedDistricts,
  replaceMainPosts,
  requireMayGive,
  requireOtherAdministrator,
  startPosts,
  usualPosts,
} from './posts.service.ts';
import { saySignedOut } from '../signIn/sessions.service.ts';

export { findOfficer, type OfficerRow, officersAmong, searchOfficers } from './officerGrants.repository.ts';
export * from './posts.service.ts';

export interface OfficerFields {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly institution: string;
  readonly role: OfficerRole;
  /** Keys or names of the districts they look after. Left out, they stay as they are. */
  readonly districts?: readonly string[] | undefined;
}

/**
 * Makes an officer. Somebody who has an account keeps it, with their password, and becomes one besides. Without a
 * password a link is sent that sets one: by mail, or by SMS to who has a telephone number alone.
 *
 * @throws fieldEmpty, badEmail, badPhone, districtNotFound, passwordsDiffer, weakPassword, emailTaken where the person is an officer
 */
export async function makeOfficer(
  scope: Scope,
  typed: OfficerFields & {
    readonly password: string;
    readonly repeated: string;
    /** English where it is not known: they choose it with the page on which they choose their password. */
    readonly language?: PageLanguage;
  },
): Promise<OfficerRow> {
  const { db, now, actor, context } = scope;
  const { role, email, districts, ...fields } = readFields(scope, typed);
  const isOpen = typed.password === '' && typed.repeated === '';
  if (!isOpen) await requireGoodPassword(typed.password, typed.repeated, { email, ...fields });
  const known = await findPersonId(db, email);
  if (known !== null && (await findOfficer(db, known)) !== undefined) throw problem('emailTaken');
  if (known !== null) await requireMayManageAccount(scope, known);
  for (const post of usualPosts(role, districts ?? [])) requireMayGive(scope, post);
  const passwordHash = await hashPassword(isOpen ? randomBytes(24).toString('base64url') : typed.password);
  const id =
    known ??
    (await addPerson(db, {
      ...fields,
      email,
      profession: '',
      passwordHash,
      language: typed.language ?? 'en',
      grants: [],
      demo: false,
      createdAt: now,
    }));
  if (id === undefined) throw problem('emailTaken');
  await setOfficerRole(db, id, role, actor.personId, now);
  await startPosts(scope, id, role, districts ?? []);
  if (isOpen && known === null) await mailNotice(db, context, { about: 'invited', personId: id });
  scope.audit(
    'addOfficer',
    [id],
    ['name', 'email', 'phone', 'institution', 'grants', ...(districts ? ['districts'] : [])],
  );
  return officerNow(scope, id);
}

/** Changes an officer; what is left out stays. @throws as {@link makeOfficer}, lastAdministrator */
export async function changeOfficer(
  scope: Scope,
  before: OfficerRow,
  typed: Partial<OfficerFields>,
): Promise<OfficerRow> {
  const { role, email, districts, ...fields } = readFields(scope, { ...before, email: mailOf(before), ...typed });
  if (email.toLowerCase() !== before.email.toLowerCase()) await requireMayManageAccount(scope, before.id);
  const named = namedDistricts(before);
  const wanted = districts?.toSorted() ?? named;
  if (before.active && (role !== before.role || wanted.join() !== named.join()))
    await replaceMainPosts(scope, before, role, wanted);
  await changePerson(scope.db, before.id, fields);
  const person = await findPersonById(scope.db, before.id);
  if (person && email.toLowerCase() !== before.email.toLowerCase()) await moveTo(scope, person, email);
  scope.audit('editOfficer', [before.id], Object.keys(typed));
  return officerNow(scope, before.id);
}

/** Takes an officer's right to the control centre. @throws lastAdministrator */
export async function retireOfficer(scope: Scope, officer: OfficerRow): Promise<OfficerRow> {
  if (officer.posts.some(isNational)) await requireOtherAdministrator(scope, officer.id);
  await endOfficer(scope.db, officer, scope.actor.personId, scope.now);
  await saySignedOut(scope, officer.id);
  return officerNow(scope, officer.id);
}

/** Gives the right back, as it was. */
export async function reinstateOfficer(scope: Scope, officer: OfficerRow): Promise<OfficerRow> {
  await setOfficerRole(scope.db, officer.id, officer.role, scope.actor.personId, scope.now);
  if (officer.posts.length === 0) await startPosts(scope, officer.id, officer.role, []);
  await followRole(scope, officer.id);
  return officerNow(scope, officer.id);
}

/** An account that opens the data hub too is the nation's to hand out and to move. @throws notForYou */
async function requireMayManageAccount({ db, actor }: Scope, id: string): Promise<void> {
  if (branchOfOfficers(actor) === null) return;
  const person = await findPersonById(db, id);
  if (person?.grants.some(({ audience }) => audience !== 'officer'))
    throw problem('notForYou', { who: 'administrators of the nation: this account opens the data hub too' });
}

function readFields(scope: Scope, { name, email, phone, institution, role, districts }: OfficerFields): OfficerFields {
  return {
    name: filled('The name', name),
    email: nameOfAccount({ email, phone }),
    phone: phone.trim() === '' ? '' : readPhone(phone),
    institution: filled('The institution', institution),
    role,
    districts: districts && readDistricts(scope, districts),
  };
}

/** Keys of districts that were typed by key or name. @throws districtNotFound */
export function readDistricts({ context }: Pick<Scope, 'context'>, written: readonly string[]): string[] {
  const book = context.reference.book();
  const ids = written.map((each) => {
    const district = book.findDistrict(each);
    if (district === undefined) throw problem('districtNotFound', { found: each });
    return district.districtId;
  });
  return [...new Set(ids)];
}

async function officerNow({ db }: Scope, id: string): Promise<OfficerRow> {
  const officer = await findOfficer(db, id);
  if (officer === undefined) throw new Error('the officer just kept is not there');
  return officer;
}
