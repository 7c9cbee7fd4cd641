import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { officersAmong, searchOfficers } from '../../accounts/accounts.service.ts';
import { tell } from '../../notifications/notifications.service.ts';
import { addEvents, assignResponders, countAssigned } from '../riskParts.repository.ts';
import { requireJudge } from '../seen.service.ts';

/** Where a responder sees what is assigned to them. */
const responderView = '/controlcenter/respondent';

/** A page of those a risk may be assigned to, by name, with how many active ones each has. @throws notForYou */
export async function listResponders(
  scope: Scope,
  { q = '', limit, offset }: { readonly q?: string | undefined; readonly limit: number; readonly offset: number },
) {
  requireJudge(scope);
  const { found } = await searchOfficers(scope.db, { q, role: 'responder' }, { limit, offset });
  const assigned = await countAssigned(
    scope.db,
    found.map(({ id }) => id),
  );
  return found.map(({ id, name, institution }) => ({ id, name, institution, assigned: assigned.get(id) ?? 0 }));
}

/** Sees that all of these are responders; answers their names. @throws notAResponder */
export async function requireResponders(scope: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await officersAmong(scope.db, ids, { role: 'responder' });
  const names = new Map(found.map(({ id, name }) => [id, name]));
  const other = ids.find((id) => !names.has(id));
  if (other !== undefined) throw problem('notAResponder', { found: other });
  return names;
}

/** Assigns responders to risks besides those who are, writes it on their time lines and tells each responder once. */
export async function assign(scope: Scope, riskIds: readonly number[], responderIds: readonly string[]): Promise<void> {
  const names = await requireResponders(scope, responderIds);
  const added = await assignResponders(scope.db, riskIds, responderIds, scope.actor.personId, scope.now);
  const events = added.map(({ riskId, responderId }) => ({
    riskId,
    kind: 'assigned',
    actorId: scope.actor.personId,
    at: scope.now,
    detail: { to: names.get(responderId) ?? '' },
  }));
  await addEvents(scope.db, events);
  for (const responderId of new Set(added.map((each) => each.responderId))) {
    const ids = added.filter((each) => each.responderId === responderId).map(({ riskId }) => riskId);
    const [first] = ids;
    await tell(scope, responderId, {
      kind: 'riskAssigned',
      params: { count: ids.length, risk: first ?? 0 },
      link: ids.length === 1 ? `${responderView}/${first}` : responderView,
    });
  }
}
