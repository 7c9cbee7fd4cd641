import { isAdministrator, type Actor } from '../roles.ts';

/** Whether the actor may bring in daily climate records, take them away and bring them back. */
export function mayKeepClimate(actor: Actor): boolean {
  return isAdministrator(actor);
}

/** Whether the actor reports what they read off a rain gauge: every officer but a responder, as for traps. */
export function mayReadGauges(actor: Actor): boolean {
  return actor.officer !== null && actor.officer.role !== 'responder';
}
