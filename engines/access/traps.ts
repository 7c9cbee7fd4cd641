import { isAdministrator, type Actor } from './roles.ts';

/** Whether the actor reports from traps and reads what others reported: every officer but a responder (C §6). */
export function mayReportTraps(actor: Actor): boolean {
  return actor.officer !== null && actor.officer.role !== 'responder';
}

/** Whether the actor keeps trap sites, their officers and the thresholds. */
export function mayManageTraps(actor: Actor): boolean {
  return isAdministrator(actor);
}

/** Whether the actor answers reports with a note, corrects those of others and decides on proposals. */
export function maySuperviseTraps(actor: Actor): boolean {
  return actor.officer?.role === 'pprsd' || isAdministrator(actor);
}
