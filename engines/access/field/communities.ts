import { covers, fieldBranch, isAdministrator, type Actor, type Branch } from '../roles.ts';

/** Whether the actor may look communities up and add one from the field: every officer. */
export function mayUseCommunities(actor: Actor): boolean {
  return actor.officer !== null;
}

/** Where the actor renames, merges and settles communities. */
export function branchOfCommunities(actor: Actor): Branch {
  return fieldBranch(actor);
}

/** Whether the actor may rename, merge and settle the communities of a district: whoever works in it, but responders. */
export function mayKeepCommunity(actor: Actor, districtId: string): boolean {
  return covers(branchOfCommunities(actor), districtId);
}

/** Whether the actor may bring in lists of communities: administrators of the nation. */
export function mayImportCommunities(actor: Actor): boolean {
  return isAdministrator(actor);
}
