import { isAdministrator, type Actor } from './roles.ts';

/** Whether the actor may look communities up and add one from the field: every officer. */
export function mayUseCommunities(actor: Actor): boolean {
  return actor.officer !== null;
}

/** Whether the actor may rename, merge and settle the communities of a district: officers who look after it, and administrators. */
export function mayKeepCommunity(actor: Actor, districtId: string): boolean {
  if (isAdministrator(actor)) return true;
  return actor.officer !== null && actor.officer.role !== 'responder' && actor.officer.districts.includes(districtId);
}

/** Whether the actor may bring in lists of communities: administrators. */
export function mayImportCommunities(actor: Actor): boolean {
  return isAdministrator(actor);
}
