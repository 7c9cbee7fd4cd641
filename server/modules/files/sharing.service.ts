import { quoted } from '#contract/problems/problems.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { requirePartners } from '../accounts/accounts.service.ts';
import {
  type Notice,
  ownNotice,
  readNotices,
  ring,
  seeEndedShares,
  tell,
} from '../notifications/notifications.service.ts';
import { type LibraryFile, listFiles } from './files.repository.ts';
import { requireOfficer, ownFiles, seenFiles } from './access.service.ts';
import { addShares, isOneShared, removeShares } from './shares.repository.ts';

const library = '/controlcenter/uploads';
/** Notices of a partner; files can be unshared from them (C §4). */
const sharedKind = 'filesShared';
const unshareAskedKind = 'fileUnshareAsked';

/**
 * Shares files of one's own with officers; each is told once. Answers how many shares there are that were not before.
 *
 * @throws fileNotFound, fileNotYours, officerNotFound
 */
export async function shareFiles(scope: Scope, ids: readonly number[], officerIds: readonly string[]): Promise<number> {
  const me = requireOfficer(scope);
  const files = await ownFiles(scope, ids);
  const partners = await requirePartners(scope, officerIds);
  let shared = 0;
  for (const partner of partners) {
    const fresh = await addShares(scope.db, ids, partner, scope.now);
    shared += fresh.length;
    if (fresh.length === 0) continue;
    const name = files.find(({ id }) => id === fresh[0])?.name ?? '';
    await tell(scope, partner, {
      kind: sharedKind,
      params: { by: scope.actor.name, count: fresh.length, name },
      link: pageOf(fresh),
      partnerId: me,
      fileIds: fresh,
      byMail: false,
    });
  }
  scope.audit('shareFiles', [...ids.map(String), ...partners]);
  return shared;
}

/**
 * Ends shares: of one's own files with the officers named, or with all of them; of files shared with oneself, one's own.
 * Answers how many ended. @throws fileNotFound
 */
export async function unshareFiles(
  scope: Scope,
  ids: readonly number[],
  officerIds: readonly string[] | null,
): Promise<number> {
  const me = requireOfficer(scope);
  const files = await seenFiles(scope, ids);
  const own = files.filter((file) => file.ownerId === me).map(({ id }) => id);
  const others = ids.filter((id) => !own.includes(id));
  const ended = (await removeShares(scope.db, own, officerIds)) + (await removeShares(scope.db, others, [me]));
  const partners = files
    .filter((file) => file.ownerId === me)
    .flatMap(({ sharedWith }) => sharedWith.filter((id) => officerIds === null || officerIds.includes(id)));
  const owners = files.filter((file) => file.ownerId !== me).map(({ ownerId }) => ownerId);
  for (const partner of new Set(partners)) await seeEnded(scope, me, partner);
  for (const owner of new Set(owners)) await seeEnded(scope, owner, me);
  await ring(scope, [...partners, ...owners]);
  scope.audit('unshareFiles', [...ids.map(String), ...(officerIds ?? [])]);
  return ended;
}

/**
 * Asks the officers who shared files with whoever asks to take the shares back. Answers about how many.
 * `ownerId` must be who keeps them, where it is named. @throws fileNotFound
 */
export async function requestUnshare(
  scope: Scope,
  ids: readonly number[],
  description: string,
  ownerId?: string,
): Promise<number> {
  const me = requireOfficer(scope);
  const shared = await listFiles(scope.db, { officerId: me, view: 'shared', ids }, ids.length);
  const missing = ids.find(
    (id) => !shared.some((file) => file.id === id && (ownerId === undefined || file.ownerId === ownerId)),
  );
  if (missing !== undefined) throw problem('fileNotFound', { found: missing });
  for (const [owner, files] of byOwner(shared)) {
    const fileIds = files.map(({ id }) => id);
    await tell(scope, owner, {
      kind: unshareAskedKind,
      params: {
        by: scope.actor.name,
        count: files.length,
        name: files[0]?.name ?? '',
        said: description.trim() === '' ? 'nothing' : 'words',
        words: quoted(description),
      },
      link: pageOf(fileIds),
      partnerId: me,
      fileIds,
      byMail: false,
    });
  }
  scope.audit('requestFileUnshare', ids.map(String));
  return shared.length;
}

/** Ends the shares that a notice tells of, and marks it as read. Answers how many ended. @throws noticeNotFound */
export async function unshareFromNotice(scope: Scope, id: number): Promise<number> {
  const me = requireOfficer(scope);
  const notice = await ownNotice(scope, id);
  if (notice === undefined || !(notice.kind === sharedKind || notice.kind === unshareAskedKind))
    throw problem('noticeNotFound', { found: id });
  const ended =
    notice.kind === sharedKind ? await removeShares(scope.db, notice.fileIds, [me]) : await endAsked(scope, me, notice);
  await readNotices(scope, [id]);
  if (notice.partnerId !== null) {
    await (notice.kind === sharedKind ? seeEnded(scope, notice.partnerId, me) : seeEnded(scope, me, notice.partnerId));
    await ring(scope, [notice.partnerId]);
  }
  scope.audit('unshareFilesFromNotice', [String(id), ...notice.fileIds.map(String)]);
  return ended;
}

/** Where a notice leads: to the file it speaks of, or to the library where there are several. */
function pageOf(fileIds: readonly number[]): string {
  return fileIds.length === 1 ? `${library}/${fileIds[0]}` : library;
}

/** What was told of files that are no longer shared needs no answer any more. */
export function seeEnded(scope: Scope, ownerId: string, partnerId: string): Promise<void> {
  return seeEndedShares(
    scope,
    ownerId,
    partnerId,
    async ({ fileIds }) => fileIds.length === 0 || isOneShared(scope.db, fileIds, partnerId),
  );
}

/** Only what is still one's own: a file may have passed to another officer since the notice. */
async function endAsked(scope: Scope, me: string, { fileIds, partnerId }: Notice): Promise<number> {
  if (partnerId === null || fileIds.length === 0) return 0;
  const own = await listFiles(scope.db, { officerId: me, view: 'own', ids: fileIds }, fileIds.length);
  return removeShares(
    scope.db,
    own.map(({ id }) => id),
    [partnerId],
  );
}

function byOwner(files: readonly LibraryFile[]): ReadonlyMap<string, LibraryFile[]> {
  const owners = new Map<string, LibraryFile[]>();
  for (const file of files) owners.set(file.ownerId, [...(owners.get(file.ownerId) ?? []), file]);
  return owners;
}
