import type { Answer, Body } from '#contract/endpoint.ts';
import type { closeRisk as call } from '#contract/risks/warnings.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { tell } from '../../notifications/notifications.service.ts';
import { setActive } from '../handling/acts.repository.ts';
import { addEvents } from '../riskParts.repository.ts';
import { judgedRisk, requireJudge } from '../seen.service.ts';
import { dropOutcome, findOutcome, setOutcome } from './warnings.repository.ts';

/** Ends a verified risk with what came of it; its reporter and responders are told. @throws notForYou, riskNotFound, riskNotVerified */
export async function closeRisk(
  scope: Scope,
  id: number,
  { outcome, note = '' }: Body<typeof call>,
): Promise<Answer<typeof call>['closed']> {
  const actorId = requireJudge(scope);
  const risk = await judgedRisk(scope, id);
  if (risk.status !== 'verified')
    throw problem('riskNotVerified', {
      sentence: `Risk ${id} is not verified. Reject it where nothing is to it, or verify it first.`,
    });
  await setOutcome(scope.db, id, { outcome, note: note.trim() }, actorId, scope.now);
  await setActive(scope.db, [{ id }], false, scope.now);
  await addEvents(scope.db, [
    { riskId: id, kind: 'closed', actorId, at: scope.now, detail: { outcome, note: note.trim() } },
  ]);
  const told = new Set(
    [risk.reporter?.id, ...risk.responders.map((each) => each.id)].filter(
      (each) => each !== undefined && each !== actorId,
    ),
  );
  for (const personId of told)
    await tell(scope, personId as string, {
      kind: 'riskClosed',
      params: { risk: id, outcome },
      link: `/controlcenter/risk/${id}`,
      byMail: false,
    });
  scope.audit('closeRisk', [String(id)], ['outcome', 'note']);
  const closed = await findOutcome(scope.db, id);
  if (closed === undefined) throw new Error('An end that was just written is gone.');
  return { ...closed, at: closed.at.toISOString() };
}

/** Takes the end of a risk back: it is active again. @throws notForYou, riskNotFound, riskNotVerified where it had none */
export async function reopenRisk(scope: Scope, id: number): Promise<void> {
  const actorId = requireJudge(scope);
  await judgedRisk(scope, id);
  if (!(await dropOutcome(scope.db, id)))
    throw problem('riskNotVerified', { sentence: `Risk ${id} was not closed, so there is nothing to take back.` });
  await setActive(scope.db, [{ id }], true, scope.now);
  await addEvents(scope.db, [{ riskId: id, kind: 'continued', actorId, at: scope.now }]);
  scope.audit('reopenRisk', [String(id)], []);
}
