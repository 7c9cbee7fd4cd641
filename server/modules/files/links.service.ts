import { longestLinkDays } from '#contract/limits.ts';
import { mayChangeFile, mayLinkFile } from '#engines/access/knowledge/files.ts';
import { addDays } from '#engines/dates/day.ts';
import type { Database } from '../../database/connection.ts';
import type { AppContext } from '../../context.ts';
import { siteOf } from '../../platform/http/origin.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { byEitherKey, type Keys } from '../../platform/secrets/secretKey.ts';
import { findFile, type LibraryFile } from './files.repository.ts';
import { hasForOthers } from './forOthers.ts';
import { codeOf, linkOfCode } from './linkCode.ts';
import {
  addLink,
  countOpening,
  type FileLink,
  findLink,
  forgetLinks,
  linksOf,
  withdrawLink,
} from './links.repository.ts';
import { ownFile, seenFile } from './access.service.ts';

const daySeconds = 86_400;
/** How long a link that ended is kept, so that its page can say so; told in docs/file_link.yml. */
const keptDays = 30;

/** A link as it is handed out. */
export interface HandedLink {
  /** With the site's address: "https://agrihub.example/f/1k3jd9x0a2v7q". */
  readonly url: string;
  readonly code: string;
  /** The last day on which it opens: 2026-12-21. */
  readonly expiresOn: string;
  readonly state: 'open' | 'expired' | 'withdrawn';
  readonly link: FileLink;
}

/**
 * A short signed link that opens a file to whoever has it, for so many days from today (decision 64): for messages to
 * farmers. One's own files and favourites can be handed out; what was shared with one alone cannot.
 *
 * @throws fileNotFound, fileNotYours, fileRefused where the days are none from 1 to 90, or others may have nothing of it
 */
export async function linkFor(scope: Scope, fileId: number, days: number): Promise<HandedLink> {
  const file = await seenFile(scope, fileId);
  if (!mayLinkFile(scope.actor, file)) throw problem('fileNotYours', { names: [file.name] });
  if (!Number.isInteger(days) || days < 1 || days > longestLinkDays) {
    throw problem('fileRefused', { sentence: `A link lasts from 1 to ${longestLinkDays} days; found ${days}.` });
  }
  if (file.state !== 'making' && !hasForOthers(file))
    throw problem('fileRefused', { sentence: `${file.note} A link would open nothing.` });
  const endsAt = new Date(`${addDays(scope.today, days + 1)}T00:00:00Z`);
  const link = await addLink(scope.db, { fileId, madeBy: scope.actor.personId ?? '', madeAt: scope.now, endsAt });
  scope.audit('makeFileLink', [String(fileId), String(link.id)]);
  return handed(scope.context, link, scope.now);
}

/** Links to a file of one's own, the newest first; of others none. */
export async function linksToShow(scope: Scope, file: LibraryFile): Promise<HandedLink[]> {
  if (!mayChangeFile(scope.actor, file)) return [];
  return (await linksOf(scope.db, file.id)).map((link) => handed(scope.context, link, scope.now));
}

/** Withdraws a link to a file of one's own. @throws fileLinkNotFound, also for another's */
export async function withdraw(scope: Scope, code: string): Promise<HandedLink> {
  const link = await linkBehind(scope.context, scope.db, code);
  const file = link && (await findFile(scope.db, link.fileId));
  if (link === undefined || file === undefined || !mayChangeFile(scope.actor, file))
    throw problem('fileLinkNotFound', { found: code });
  await ownFile(scope, file.id);
  await withdrawLink(scope.db, link.id, scope.now);
  scope.audit('withdrawFileLink', [String(file.id), String(link.id)]);
  return handed(scope.context, { ...link, withdrawnAt: link.withdrawnAt ?? scope.now }, scope.now);
}

/** What is behind a code: the file, or why there is none any more. `unknown` is also a code that was made up. */
export type Opened =
  | { readonly state: 'open'; readonly file: LibraryFile; readonly given: HandedLink }
  | { readonly state: 'expired' | 'withdrawn' | 'unknown' };

/** Opens a link for anybody who has it; `count` notes that its page was opened. */
export async function openLink(scope: Scope, code: string, count: boolean): Promise<Opened> {
  const link = await linkBehind(scope.context, scope.db, code);
  if (link === undefined) return { state: 'unknown' };
  const given = handed(scope.context, link, scope.now);
  if (given.state !== 'open') return { state: given.state };
  const file = await findFile(scope.db, link.fileId);
  if (file === undefined) return { state: 'unknown' };
  if (count) await countOpening(scope.db, link.id);
  return { state: 'open', file, given };
}

/** Lets go, every day, of links that ended long ago. */
export function forgetOldLinks({ jobs, clock }: Pick<AppContext, 'jobs' | 'clock'>): void {
  jobs.every('forgetFileLinks', daySeconds, (job) =>
    job.settle((db) => forgetLinks(db, new Date(clock.now().getTime() - keptDays * daySeconds * 1_000))),
  );
}

async function linkBehind(keys: Keys, db: Database, code: string): Promise<FileLink | undefined> {
  const id = byEitherKey(keys, (key) => linkOfCode(key, code));
  return id === null ? undefined : findLink(db, id);
}

function handed(
  { secretKey, config }: Pick<AppContext, 'secretKey' | 'config'>,
  link: FileLink,
  now: Date,
): HandedLink {
  const code = codeOf(secretKey, link.id);
  const site = siteOf(config);
  return {
    url: `${site}/f/${code}`,
    code,
    expiresOn: addDays(link.endsAt.toISOString().slice(0, 10), -1),
    state: link.withdrawnAt !== null ? 'withdrawn' : link.endsAt <= now ? 'expired' : 'open',
    link,
  };
}
