import { findActsBy } from '../../../platform/records/audit.repository.ts';
import type { Fate } from '../../../platform/records/personalData.ts';
import { problem, type Problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import type { AppContext } from '../../../context.ts';
import type { Grant, Person } from '../accounts.repository.ts';
import { findPersonById } from '../accounts.repository.ts';
import { tokensOf } from './accessTokens.repository.ts';
import { identitiesOf } from '../signIn/externalIdentities.repository.ts';
import { mailNotice } from '../registration/accountMail.service.ts';
import { entriesOf } from '../issuers/issuers.repository.ts';
import { findOfficer } from '../officers/officerGrants.repository.ts';
import { liveSessions } from './ownSessions.repository.ts';
import { ownPerson, requirePassword } from './ownSessions.service.ts';
import { holdersOf, removePerson } from '../people/people.repository.ts';

const mostActs = 10_000;

/** Everything kept about whoever asks, room by room, as the text of a JSON file. */
export async function exportOwnData(scope: Scope): Promise<string> {
  const { id } = await ownPerson(scope);
  const parts = await scope.context.personalData.export(scope.db, id);
  return `${JSON.stringify({ portal: 'AgriHub Ghana', exportedAt: scope.now, ...parts }, null, 2)}\n`;
}

/** What would become of what, and what stands against it; nothing is changed. */
export async function previewDeletion(
  scope: Scope,
): Promise<{ readonly hindrance: Problem | null; readonly fates: readonly Fate[] }> {
  const person = await ownPerson(scope);
  const hindrance = await hindranceOf(scope, person);
  return { hindrance, fates: await scope.context.personalData.fates(scope.db, person.id) };
}

/** Deletes the account of whoever asks, for good. @throws wrongPassword, lastAdministrator, lastDataAdministrator */
export async function deleteOwnAccount(scope: Scope, password: string): Promise<void> {
  const { db, context } = scope;
  const person = await ownPerson(scope);
  await requirePassword(scope, person, password);
  const hindrance = await hindranceOf(scope, person);
  if (hindrance) throw hindrance;
  await context.personalData.leave(scope, person.id);
  await removePerson(db, person.id);
  await mailNotice(db, context, { about: 'deleted', to: person.email, language: person.language });
  scope.audit('deleteOwnAccount', [person.id]);
}

/** Says what the accounts room itself keeps about people, and what the audit does. */
export function registerAccountData({ personalData, clock }: Pick<AppContext, 'personalData' | 'clock'>): void {
  personalData.register('account', {
    async export(db, id) {
      const person = await findPersonById(db, id);
      if (!person) return null;
      const { passwordHash: _, ...kept } = person;
      return {
        ...kept,
        posts: (await findOfficer(db, id))?.posts ?? [],
        sessions: await liveSessions(db, id, clock.now()),
        accessTokens: await tokensOf(db, [id], new Date(0), mostActs),
        providers: await identitiesOf(db, id),
      };
    },
    fates: async () => [
      { what: 'Your name, e-mail address, telephone number, institution and profession', fate: 'Removed at once.' },
      { what: 'Your rights, and your sign-ins on every device', fate: 'Ended and removed at once.' },
      { what: 'Your access tokens, and the second step of your sign-in', fate: 'Ended and removed at once.' },
    ],
    // The rows of grants, sessions and links go with the person's.
    leave: async () => undefined,
  });
  personalData.register('entries', {
    export: (db, id) => entriesOf(db, id),
    fates: async () => [
      { what: 'That you came over from other services, and what they sent along', fate: 'Removed at once.' },
    ],
    // The rows go with the person's.
    leave: async () => undefined,
  });
  personalData.register('acts', {
    export: (db, id) => findActsBy(db, id, mostActs),
    fates: async () => [
      {
        what: 'Notes of what you changed, by thing and field',
        fate: 'Kept under a number that leads to nobody any more.',
      },
      { what: 'Backups of the portal', fate: 'Hold your account until its operator replaces them.' },
    ],
    leave: async () => undefined,
  });
}

/** There must always be somebody who can make the others. */
async function hindranceOf({ db }: Scope, { id, grants }: Person): Promise<Problem | null> {
  for (const [grant, code] of [
    [admin, 'lastAdministrator'],
    [dataAdmin, 'lastDataAdministrator'],
  ] as const) {
    if (!grants.some(({ audience, role }) => audience === grant.audience && role === grant.role)) continue;
    const holders = await holdersOf(db, grant);
    if (holders.every((holder) => holder === id)) return problem(code);
  }
  return null;
}

const admin: Grant = { audience: 'officer', role: 'admin' };
const dataAdmin: Grant = { audience: 'data', role: 'administrator' };
