import { branchOf, type Branch, covers, holds, isAdministrator, isAny, type Actor } from '../roles.ts';

export type RiskStatus = 'pending' | 'verified' | 'rejected' | 'merged';

/** What rights in a risk are decided by. */
export interface RiskRights {
  readonly reporterId: string | null;
  readonly status: RiskStatus;
  readonly districtId: string;
  readonly responderIds: readonly string[];
  /** Plant protection officers who watch its zone. */
  readonly watcherIds: readonly string[];
}

/** Whether the actor may report risks: every officer but a responder (C §6). */
export function mayReportRisks(actor: Actor): boolean {
  return actor.officer !== null && actor.officer.role !== 'responder';
}

/** Where the actor verifies, rejects, assigns and merges: plant protection and administrators (decision 7, ADR-0034). */
export function branchOfJudging(actor: Actor): Branch {
  return branchOf(actor, ['admin', 'pprsd']);
}

/** Where the actor sees the risks that others reported: who judges, and directors. */
export function branchOfRisks(actor: Actor): Branch {
  return branchOf(actor, ['admin', 'director', 'pprsd']);
}

/** Whether the actor judges risks anywhere. */
export function judgesRisks(actor: Actor): boolean {
  return isAny(branchOfJudging(actor)) || holds(actor, 'pprsd');
}

/** Whether the actor judges a risk: in their branch, and in the zones they watch. */
export function mayJudgeRisk(
  actor: Actor,
  { districtId, watcherIds }: Pick<RiskRights, 'districtId' | 'watcherIds'>,
): boolean {
  return covers(branchOfJudging(actor), districtId) || (holds(actor, 'pprsd') && isOneOf(actor, watcherIds));
}

/** Whether the actor may see a risk with all that is kept of it: its reporter, who judges or directs there, and responders it is assigned to. */
export function maySeeRisk(actor: Actor, risk: Omit<RiskRights, 'status'>): boolean {
  if (mayJudgeRisk(actor, risk) || covers(branchOfRisks(actor), risk.districtId)) return true;
  if (holds(actor, 'responder') && isOneOf(actor, risk.responderIds)) return true;
  return mayReportRisks(actor) && isReporter(actor, risk);
}

/** Whether the actor may change what was reported: who judges, and the reporter until it is decided. */
export function mayEditRisk(actor: Actor, risk: RiskRights): boolean {
  if (!mayReportRisks(actor)) return false;
  return mayJudgeRisk(actor, risk) || (risk.status === 'pending' && isReporter(actor, risk));
}

/** Whether the actor makes, changes and deletes zones and their officers (C §6). */
export function mayKeepZones(actor: Actor): boolean {
  return isAdministrator(actor);
}

/** Whether the actor may add a category; what is said in it is changed by administrators alone. */
export function mayAddRiskCategory(actor: Actor): boolean {
  return judgesRisks(actor);
}

export function mayKeepRiskCategories(actor: Actor): boolean {
  return isAdministrator(actor);
}

function isOneOf({ personId }: Actor, ids: readonly string[]): boolean {
  return personId !== null && ids.includes(personId);
}

function isReporter({ personId }: Actor, { reporterId }: Pick<RiskRights, 'reporterId'>): boolean {
  return personId !== null && reporterId === personId;
}
