/** Many officers at once: accounts, posts and invitations. */
import { randomBytes } from 'node:crypto';
import { longestInstitution, longestName } from '#contract/limits.ts';
import type { AppContext } from '../../../context.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { mailNotice } from '../registration/accountMail.service.ts';
import { addAccounts, givePosts, type NewOfficer } from './officerLists.repository.ts';
import { hashPassword } from '../signIn/passwords.ts';
import { filled, oneLine, readPhone } from '../people/personFields.ts';
import type { NewPost } from './posts.repository.ts';
import { nameOfAccount } from '../signIn/signInNames.ts';

export { accountsByName } from './officerLists.repository.ts';

/** An officer as a list tells of them; institution may be empty, and one of address and telephone number. @throws fieldEmpty, badEmail, badPhone */
export function readOfficer({ name, email, phone, institution }: NewOfficer): NewOfficer {
  return {
    name: filled('The name', name).slice(0, longestName),
    email: nameOfAccount({ email, phone }),
    phone: phone.trim() === '' ? '' : readPhone(phone),
    institution: oneLine(institution).slice(0, longestInstitution),
  };
}

const kind = 'inviteOfficers';
/** Invitations of a batch: a mail server is not sent thousands at once. */
const batch = 100;

/** Posts of somebody of a list: by their account, or for a new one by what they sign in with. */
export interface ListedPost {
  readonly officer: NewOfficer;
  readonly personId: string | null;
  readonly post: NewPost;
}

/**
 * Makes the officers of a list and gives them their posts, in the caller's transaction; those who are new are invited in
 * batches afterwards, where that is wanted. Who may be given what is for the caller to see to. Answers how many are invited.
 */
export async function saveListedOfficers(
  scope: Scope,
  listed: readonly ListedPost[],
  { invite }: { readonly invite: boolean },
): Promise<number> {
  const { db, now, actor, context } = scope;
  const fresh = new Map(
    // Of rows for one person the first says who they are.
    listed
      .toReversed()
      .flatMap(({ personId, officer }) => (personId === null ? [[officer.email.toLowerCase(), officer]] : [])),
  );
  // Nobody knows it: who is invited sets one of their own.
  const nobodys = await hashPassword(randomBytes(24).toString('base64url'));
  const made = await addAccounts(db, [...fresh.values()], nobodys, now);
  const posts = listed.flatMap(({ personId, officer, post }) => {
    const id = personId ?? made.get(officer.email.toLowerCase());
    return id === undefined ? [] : [{ ...post, personId: id }];
  });
  await givePosts(db, posts, actor.personId, now);
  const ids = [...made.values()];
  scope.audit('importOfficers', [...new Set(posts.map(({ personId }) => personId))], ['grants', 'posts']);
  if (!invite || ids.length === 0) return 0;
  await context.jobs.enqueue(db, { kind, payload: { ids } });
  return ids.length;
}

/** Puts invitations into the queue of mails a batch at a time, and the rest of the list into the queue again. */
export function inviteListedOfficers(context: Pick<AppContext, 'jobs'>): void {
  context.jobs.handle(kind, async (job) => {
    const { ids } = job.payload as { readonly ids: readonly string[] };
    await job.settle(async (db) => {
      for (const personId of ids.slice(0, batch)) await mailNotice(db, context, { about: 'invited', personId });
      const rest = ids.slice(batch);
      if (rest.length > 0) await context.jobs.enqueue(db, { kind, payload: { ids: rest } });
    });
  });
}
