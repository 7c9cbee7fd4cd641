import { mayJudgeRisks, mayReportRisks, maySeeRisk } from '#engines/access/risks.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
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
    responderIds: risk.responders.map(({ id }) => id),
  };
}

/** Which risks whoever asks may see. */
export function seenBy({ actor }: Scope): RiskFilter['seen'] {
  if (mayJudgeRisks(actor)) return 'all';
  const personId = actor.personId ?? '00000000-0000-0000-0000-000000000000';
  return actor.officer?.role === 'responder' ? { responderId: personId } : { reporterId: personId };
}

/** @throws notForYou */
export function requireJudge({ actor }: Scope): string {
  if (!mayJudgeRisks(actor) || actor.personId === null)
    throw problem('notForYou', { who: 'plant protection officers and administrators' });
  return actor.personId;
}

/** @throws notForYou */
export function requireReporter({ actor }: Scope): string {
  if (!mayReportRisks(actor) || actor.personId === null)
    throw problem('notForYou', { who: 'extension officers and plant protection' });
  return actor.personId;
}
