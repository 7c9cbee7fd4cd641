/** Extension officers: who they are, made and changed by administrators; nothing of theirs is lost when they go. */
import {
  branchOfOfficers,
  managesOfficers,
  mayManageOfficer,
  maySeeOfficers,
} from '#engines/access/people/officers.ts';
import type { OfficerRole } from '#engines/access/roles.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { isUuid } from '../../platform/records/uuid.ts';
import * as accounts from '../accounts/accounts.service.ts';
import { mostInRequest } from '../bulkActs/bulkActs.service.ts';
import { countOwnFarmers, passFarmersOn } from '../farmers/farmers.service.ts';
import { type AskedCover, coverOfficer, endCover, endCoversOf } from './covers.service.ts';
import { startHandOver, tellHeir } from './handOver.service.ts';
import { passFilesOn } from '../files/files.service.ts';

export { registerHandOvers } from './handOver.service.ts';
export { turnCoversDaily } from './covers.service.ts';
export { registerOfficerRequests } from './requests.service.ts';

/** What officers are asked for by. */
export interface AskedOfficers {
  readonly q?: string | undefined;
  /** Those who were deactivated too; for administrators. */
  readonly inactive?: boolean | undefined;
  /** Those alone who may be shared with. */
  readonly partners?: boolean | undefined;
  readonly role?: OfficerRole | undefined;
  /** Those alone whom whoever asks looks after. */
  readonly managed?: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A page of officers by name. @throws notForYou */
export async function searchOfficers(
  scope: Scope,
  { q = '', inactive = false, partners = false, managed = false, role, limit, offset }: AskedOfficers,
): Promise<{ found: accounts.OfficerRow[]; total: number }> {
  requireOfficer(scope);
  const isManager = managesOfficers(scope.actor);
  const branch = branchOfOfficers(scope.actor);
  return accounts.searchOfficers(
    scope.db,
    {
      q,
      role,
      inactive: inactive && isManager && !partners && (managed || branch === null),
      byMail: branch === null,
      branch: managed ? branch : null,
      ...(partners && { partners, not: scope.actor.personId }),
    },
    { limit, offset },
  );
}

/** One officer. @throws officerNotFound, also of one who was deactivated unless an administrator asks */
export async function showOfficer(
  scope: Scope,
  id: string,
): Promise<accounts.OfficerRow & { readonly farmers: number }> {
  requireOfficer(scope);
  const officer = isUuid(id) ? await accounts.findOfficer(scope.db, id) : undefined;
  if (officer === undefined || (!officer.active && !mayManageOfficer(scope.actor, officer)))
    throw problem('officerNotFound', { found: id });
  return { ...officer, farmers: await countOwnFarmers(scope.db, officer.id) };
}

/** Makes an officer. @throws as makeOfficer of the accounts room, notForYou */
export async function addOfficer(
  scope: Scope,
  typed: Parameters<typeof accounts.makeOfficer>[1],
): Promise<accounts.OfficerRow> {
  requireManager(scope);
  return accounts.makeOfficer(scope, typed);
}

/** Changes an officer. @throws as changeOfficer of the accounts room, notForYou, officerNotFound */
export async function editOfficer(
  scope: Scope,
  id: string,
  typed: Partial<accounts.OfficerFields>,
): Promise<accounts.OfficerRow> {
  return accounts.changeOfficer(scope, await managedOfficer(scope, id), typed);
}

/**
 * Takes an officer's right and hands their farmers, groups and files over to another, who is told; answers how many farmers and
 * files, or which act the farmers are handed over by in the background. One who was deactivated before hands over what is left. @throws notForYou, officerNotFound, lastAdministrator
 */
export async function deactivateOfficer(
  scope: Scope,
  id: string,
  handOverTo: string | undefined,
): Promise<{ officer: accounts.OfficerRow; handedOver: number; files: number; act?: string }> {
  const before = await managedOfficer(scope, id);
  const heir = handOverTo ?? scope.actor.personId ?? '';
  const isHeir =
    heir === scope.actor.personId || (await accounts.officersAmong(scope.db, [heir], { partners: true })).length > 0;
  if (!isHeir || heir === id) throw problem('officerNotFound', { found: heir });
  const officer = before.active ? await accounts.retireOfficer(scope, before) : before;
  await endCoversOf(scope, id);
  const files = await passFilesOn(scope.db, id, heir, scope.now);
  scope.audit('deactivateOfficer', [id, heir], ['grants']);
  if ((await countOwnFarmers(scope.db, id)) > mostInRequest)
    return { officer, handedOver: 0, files, act: await startHandOver(scope, id, heir, before.name, files) };
  const handedOver = await passFarmersOn(scope.db, id, heir, scope.now);
  if (heir !== scope.actor.personId && handedOver + files > 0)
    await tellHeir(scope, heir, before.name, handedOver, files);
  return { officer, handedOver, files };
}

/** Gives a deactivated officer the right again. @throws notForYou, officerNotFound */
export async function reactivateOfficer(scope: Scope, id: string): Promise<accounts.OfficerRow> {
  const officer = await managedOfficer(scope, id);
  return officer.active ? officer : accounts.reinstateOfficer(scope, officer);
}

/** Gives an officer a post besides those they hold. @throws notForYou, officerNotFound, and as givePost of the accounts room */
export async function givePost(scope: Scope, id: string, post: accounts.TypedPost): Promise<accounts.OfficerRow> {
  return accounts.givePost(scope, await managedOfficer(scope, id), post);
}

/** Ends one of an officer's posts. @throws notForYou, officerNotFound, postNotFound, lastPost, lastAdministrator */
export async function endPost(scope: Scope, id: string, postId: number): Promise<accounts.OfficerRow> {
  return accounts.endPost(scope, await managedOfficer(scope, id), postId);
}

/** Has another officer stand in for one who is away. @throws notForYou, officerNotFound, and as coverOfficer */
export async function giveCover(scope: Scope, id: string, asked: AskedCover): Promise<accounts.OfficerRow> {
  await coverOfficer(scope, await managedOfficer(scope, id), asked);
  return managedOfficer(scope, id);
}

/** Ends a cover before its last day. @throws notForYou, officerNotFound, coverNotFound */
export async function takeCover(scope: Scope, id: string, cover: number): Promise<accounts.OfficerRow> {
  await endCover(scope, await managedOfficer(scope, id), cover);
  return managedOfficer(scope, id);
}

function requireOfficer({ actor }: Scope): void {
  if (!maySeeOfficers(actor)) throw problem('notForYou', { who: 'extension officers' });
}

/** @throws notForYou for all but administrators */
export function requireManager({ actor }: Scope): void {
  if (!managesOfficers(actor)) throw problem('notForYou', { who: 'administrators' });
}

async function managedOfficer(scope: Scope, id: string): Promise<accounts.OfficerRow> {
  requireManager(scope);
  const officer = isUuid(id) ? await accounts.findOfficer(scope.db, id) : undefined;
  if (officer === undefined || !mayManageOfficer(scope.actor, officer)) throw problem('officerNotFound', { found: id });
  return officer;
}
