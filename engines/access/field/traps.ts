import { branchOf, type Branch, covers, isAny, type Actor } from '../roles.ts';

/** Whether the actor reports from traps and reads what others reported: every officer but a responder (C §6). */
export function mayReportTraps(actor: Actor): boolean {
  return actor.officer !== null && actor.officer.role !== 'responder';
}

/** Where the actor reads what others report from traps and fields. Whoever visits a trap reads all of it, wherever it stands. */
export function branchOfTraps(actor: Actor): Branch {
  return branchOf(actor, ['admin', 'director', 'pprsd', 'user']);
}

/** Whether the actor keeps trap sites and their officers in a district; without one, whether they do so anywhere. */
export function mayManageTraps(actor: Actor, districtId?: string | null): boolean {
  const branch = branchOfManaging(actor);
  return districtId === undefined ? isAny(branch) : covers(branch, districtId);
}

/** Where the actor keeps them. */
export function branchOfManaging(actor: Actor): Branch {
  return branchOf(actor, ['admin']);
}

/** Whether the actor keeps the thresholds, which hold for the nation. */
export function mayKeepThresholds(actor: Actor): boolean {
  return branchOf(actor, ['admin']) === null;
}

/** Whether the actor answers reports of a district with a note, corrects those of others and decides on proposals. */
export function maySuperviseTraps(actor: Actor, districtId: string | null): boolean {
  return covers(branchOfSupervising(actor), districtId);
}

/** Where the actor does so. */
export function branchOfSupervising(actor: Actor): Branch {
  return branchOf(actor, ['admin', 'pprsd']);
}

/** Whether the actor does so in any district. */
export function supervisesTraps(actor: Actor): boolean {
  return isAny(branchOfSupervising(actor));
}
