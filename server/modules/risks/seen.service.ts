import {
  branchOfJudging,
  branchOfRisks,
  judgesRisks,
  mayJudgeRisk,
  mayReportRisks,
  maySeeRisk,
} from '#engines/access/field/risks.ts';
import { type Branch, holds } from '#engines/access/roles.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { findRisk, type Risk, type RiskFilter } from './risks.repository.ts';

/** A risk with all that is kept of it. @throws riskNotFound where it is not there, or not to be seen by whoever asks */
export async function seenRisk(scope: Scope, id: number): Promise<Risk> {
  const risk = await findRisk(scope.db, id);
  if (risk === undefined || !maySeeRisk(scope.actor, rightsOf(risk))) throw problem('riskNotFound', { found: id });
  return risk;
}

export function rightsOf(risk: Risk) {
  return {
    reporterId: risk.reporter?.id ?? null,
    status: risk.status,
    districtId: risk.districtId,
    watcherIds: risk.watchers,
    responderIds: risk.responders.map(({ id }) => id),
  };
}

/** Which risks whoever asks may see. */
export function seenBy({ actor }: Scope): RiskFilter['seen'] {
  return seenIn(actor, branchOfRisks(actor), true);
}

/** Which risks whoever asks may judge. */
export function judgedBy({ actor }: Scope): RiskFilter['seen'] {
  return seenIn(actor, branchOfJudging(actor), false);
}

function seenIn(actor: Scope['actor'], branch: Branch, withOwn: boolean): RiskFilter['seen'] {
  if (branch === null) return 'all';
  return {
    personId: actor.personId ?? '00000000-0000-0000-0000-000000000000',
    districts: branch,
    watched: holds(actor, 'pprsd'),
    reported: withOwn && mayReportRisks(actor),
    assigned: withOwn && holds(actor, 'responder'),
  };
}

/** A risk that whoever asks judges. @throws notForYou, riskNotFound */
export async function judgedRisk(scope: Scope, id: number): Promise<Risk> {
  requireJudge(scope);
  const risk = await seenRisk(scope, id);
  if (!mayJudgeRisk(scope.actor, rightsOf(risk)))
    throw problem('notForYou', { who: 'plant protection officers and administrators of its district' });
  return risk;
}

/** Where the clocks of risks are read: plant protection, directors and administrators. @throws notForYou */
export function requireBranchOfRisks({ actor }: Scope): Branch {
  const branch = branchOfRisks(actor);
  if (branch !== null && branch.length === 0 && !judgesRisks(actor))
    throw problem('notForYou', { who: 'plant protection officers, directors and administrators' });
  return branch;
}

/** @throws notForYou */
export function requireJudge({ actor }: Scope): string {
  if (!judgesRisks(actor) || actor.personId === null)
    throw problem('notForYou', { who: 'plant protection officers and administrators' });
  return actor.personId;
}

/** @throws notForYou */
export function requireReporter({ actor }: Scope): string {
  if (!mayReportRisks(actor) || actor.personId === null)
    throw problem('notForYou', { who: 'extension officers and plant protection' });
  return actor.personId;
}
