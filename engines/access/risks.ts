import { isAdministrator, type Actor } from './roles.ts';

export type RiskStatus = 'pending' | 'verified' | 'rejected' | 'merged';

/** What rights in a risk are decided by. */
export interface RiskRights {
  readonly reporterId: string | null;
  readonly status: RiskStatus;
  readonly responderIds: readonly string[];
}

/** Whether the actor may report risks: every officer but a responder (C §6). */
export function mayReportRisks(actor: Actor): boolean {
  return actor.officer !== null && actor.officer.role !== 'responder';
}

/** Whether the actor verifies, rejects, assigns and merges: plant protection and administrators (decision 7). */
export function mayJudgeRisks(actor: Actor): boolean {
  return actor.officer?.role === 'pprsd' || isAdministrator(actor);
}

/** Whether the actor may see a risk with all that is kept of it: its reporter, who judges, and responders it is assigned to. */
export function maySeeRisk(
  actor: Actor,
  { reporterId, responderIds }: Pick<RiskRights, 'reporterId' | 'responderIds'>,
): boolean {
  if (actor.officer === null || actor.personId === null) return false;
  if (mayJudgeRisks(actor)) return true;
  return actor.officer.role === 'responder' ? responderIds.includes(actor.personId) : reporterId === actor.personId;
}

/** Whether the actor may change what was reported: who judges, and the reporter until it is decided. */
export function mayEditRisk(actor: Actor, risk: RiskRights): boolean {
  if (!maySeeRisk(actor, risk) || !mayReportRisks(actor)) return false;
  return mayJudgeRisks(actor) || risk.status === 'pending';
}

/** Whether the actor makes, changes and deletes zones and their officers (C §6). */
export function mayKeepZones(actor: Actor): boolean {
  return isAdministrator(actor);
}

/** Whether the actor may add a category; what is said in it is changed by administrators alone. */
export function mayAddRiskCategory(actor: Actor): boolean {
  return mayJudgeRisks(actor);
}

export function mayKeepRiskCategories(actor: Actor): boolean {
  return isAdministrator(actor);
}
