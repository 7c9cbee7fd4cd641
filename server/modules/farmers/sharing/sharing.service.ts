import { quoted } from '#contract/problems/problems.ts';
import { problem } from '#server/platform/calls/problems.ts';
import type { Scope } from '#server/platform/records/scope.ts';
import { requirePartners } from '../../accounts/accounts.service.ts';
import {
  type Notice,
  ownNotice,
  readNotices,
  ring,
  seeEndedShares,
  tell,
} from '../../notifications/notifications.service.ts';
import { type Farmer, listFarmers } from '../list/farmerSearch.repository.ts';
import { requireOfficer, lookedAt, requireOwn, requireSeen } from '../access.service.ts';
import { addShares, isOneShared, removeShares } from './shares.repository.ts';

const list = '/controlcenter/extensions';
/** Notices of a partner; their words end in the bell, their farmers can be unshared from it (C §4). */
export const sharedKind = 'farmersShared';
export const unshareAskedKind = 'unshareAsked';

/**
 * Shares farmers of one's own with officers; each is told once. Answers how many shares there are that were not before.
 *
 * @throws farmerNotFound, farmerNotYours, officerNotFound
 */
export async function shareFarmers(
  scope: Scope,
  ids: readonly number[],
  officerIds: readonly string[],
): Promise<number> {
  await requireOwn(scope, ids);
  const partners = await requirePartners(scope, officerIds);
  let shared = 0;
  for (const partner of partners) {
    const fresh = await addShares(scope.db, ids, partner, scope.now);
    shared += fresh.length;
    await tellOfShares(scope, partner, fresh);
  }
  scope.audit('shareFarmers', [...ids.map(String), ...partners]);
  return shared;
}

/** Tells an officer of farmers that whoever asks shared with them, where there are any. */
export async function tellOfShares(scope: Scope, partner: string, fresh: readonly number[]): Promise<void> {
  if (fresh.length === 0) return;
  const name = fresh.length === 1 ? await nameOf(scope, fresh[0] ?? 0) : '';
  await tell(scope, partner, {
    kind: sharedKind,
    params: { by: scope.actor.name, count: fresh.length, name },
    link: pageOf(fresh),
    partnerId: requireOfficer(scope),
    farmerIds: [...fresh],
    byMail: false,
  });
}

/**
 * Ends shares: of one's own farmers with the officers named, or with all of them; of farmers shared with oneself, one's own.
 * Answers how many ended. @throws farmerNotFound
 */
export async function unshareFarmers(
  scope: Scope,
  ids: readonly number[],
  officerIds: readonly string[] | null,
): Promise<number> {
  const me = requireOfficer(scope);
  await requireSeen(scope, ids);
  const own = await listFarmers(scope.db, { ...lookedAt(scope, 'own'), ids }, ids.length);
  const ownIds = own.map(({ id }) => id);
  const others = ids.filter((id) => !ownIds.includes(id));
  const shared =
    others.length === 0
      ? []
      : await listFarmers(scope.db, { ...lookedAt(scope, 'shared'), ids: others }, others.length);
  const ended = (await removeShares(scope.db, ownIds, officerIds)) + (await removeShares(scope.db, others, [me]));
  const partners = own.flatMap(({ sharedWith }) =>
    sharedWith.filter((id) => officerIds === null || officerIds.includes(id)),
  );
  await sayEnded(scope, partners);
  await sayEnded(
    scope,
    [],
    shared.map(({ ownerId }) => ownerId),
  );
  scope.audit('unshareFarmers', [...ids.map(String), ...(officerIds ?? [])]);
  return ended;
}

/**
 * Asks the officers who shared farmers with whoever asks to take the shares back. Answers about how many.
 * `ownerId` must be who keeps them, where it is named. @throws farmerNotFound
 */
export async function requestUnshare(
  scope: Scope,
  ids: readonly number[],
  description: string,
  ownerId?: string,
): Promise<number> {
  const me = requireOfficer(scope);
  const shared = await listFarmers(scope.db, { ...lookedAt(scope, 'shared'), ids }, ids.length);
  const missing = ids.find(
    (id) => !shared.some((farmer) => farmer.id === id && (ownerId === undefined || farmer.ownerId === ownerId)),
  );
  if (missing !== undefined) throw problem('farmerNotFound', { found: missing });
  for (const [owner, farmers] of byOwner(shared)) {
    const farmerIds = farmers.map(({ id }) => id);
    await tell(scope, owner, {
      kind: unshareAskedKind,
      params: {
        by: scope.actor.name,
        count: farmers.length,
        name: farmers[0]?.name ?? '',
        said: description.trim() === '' ? 'nothing' : 'words',
        words: quoted(description),
      },
      link: pageOf(farmerIds),
      partnerId: me,
      farmerIds,
      byMail: false,
    });
  }
  scope.audit('requestUnshare', ids.map(String));
  return shared.length;
}

/** Ends the shares that a notice tells of, and marks it as read. Answers how many ended. @throws noticeNotFound */
export async function unshareFromNotice(scope: Scope, id: number): Promise<number> {
  const me = requireOfficer(scope);
  const notice = await ownNotice(scope, id);
  if (notice === undefined || !isOfPartner(notice)) throw problem('noticeNotFound', { found: id });
  const ended =
    notice.kind === sharedKind ? await removeShares(scope.db, notice.farmerIds, [me]) : await endAsked(scope, notice);
  await readNotices(scope, [id]);
  const others = notice.partnerId === null ? [] : [notice.partnerId];
  await (notice.kind === sharedKind ? sayEnded(scope, [], others) : sayEnded(scope, others));
  scope.audit('unshareFromNotice', [String(id), ...notice.farmerIds.map(String)]);
  return ended;
}

/**
 * Tells browsers of officers that shares between them and whoever asks ended, of own farmers or of farmers of `owners`; what
 * was told of farmers that are shared no more needs no answer any more (C §4).
 */
export async function sayEnded(
  scope: Scope,
  partners: readonly string[],
  owners: readonly string[] = [],
): Promise<void> {
  const me = requireOfficer(scope);
  const seeEnded = (ownerId: string, partnerId: string) =>
    seeEndedShares(
      scope,
      ownerId,
      partnerId,
      async ({ farmerIds }) => farmerIds.length === 0 || isOneShared(scope.db, farmerIds, partnerId),
    );
  for (const partner of new Set(partners)) await seeEnded(me, partner);
  for (const owner of new Set(owners)) await seeEnded(owner, me);
  await ring(scope, [...partners, ...owners]);
}

/** Whether a notice tells of farmers that a partner shared, or asks to have unshared. */
export function isOfPartner({ kind }: Pick<Notice, 'kind'>): boolean {
  return kind === sharedKind || kind === unshareAskedKind;
}

/** Only what is still one's own: a farmer may have passed to another officer since the notice. */
async function endAsked(scope: Scope, { farmerIds, partnerId }: Notice): Promise<number> {
  if (partnerId === null || farmerIds.length === 0) return 0;
  const own = await listFarmers(scope.db, { ...lookedAt(scope, 'own'), ids: farmerIds }, farmerIds.length);
  return removeShares(
    scope.db,
    own.map(({ id }) => id),
    [partnerId],
  );
}

async function nameOf({ db, actor }: Scope, id: number): Promise<string> {
  const [farmer] = await listFarmers(db, { officerId: actor.personId ?? '', whose: 'own', ids: [id] }, 1);
  return farmer?.name ?? '';
}

/** The page of the one farmer a notice tells of, or the list. */
function pageOf(farmerIds: readonly number[]): string {
  return farmerIds.length === 1 ? `${list}/${farmerIds[0]}` : list;
}

function byOwner(farmers: readonly Farmer[]): ReadonlyMap<string, Farmer[]> {
  const owners = new Map<string, Farmer[]>();
  for (const farmer of farmers) owners.set(farmer.ownerId, [...(owners.get(farmer.ownerId) ?? []), farmer]);
  return owners;
}
