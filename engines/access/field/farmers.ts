import { branchOf, type Branch, type Actor } from '../roles.ts';

/** Whether the actor keeps farmers, groups and messages: every officer but a responder (C §6). */
export function mayKeepFarmers(actor: Actor): boolean {
  return actor.officer !== null && actor.officer.role !== 'responder';
}

/** Where the actor may look through the farmers of all officers: directors and administrators. What is whose does not change by it. */
export function branchOfFarmers(actor: Actor): Branch {
  return branchOf(actor, ['admin', 'director']);
}
