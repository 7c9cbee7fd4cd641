import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { type OfficerRow, searchOfficers } from '../accounts/accounts.service.ts';
import { tell } from '../notifications/notifications.service.ts';
import { addEvents, assignResponders, countAssigned } from './riskParts.repository.ts';
import { requireJudge } from './seen.service.ts';

/** Where a responder sees what is assigned to them. */
const responderView = '/controlcenter/respondent';

/** Officers with the role responder, by name. */
async function responders(scope: Scope): Promise<OfficerRow[]> {
  const all = await searchOfficers(scope.db, { q: '', inactive: false, byMail: false });
  return all.filter(({ role }) => role === 'responder');
}

/** Whom a risk may be assigned to, with how many active ones each has. @throws notForYou */
export async function listResponders(scope: Scope) {
  requireJudge(scope);
  const assigned = await countAssigned(scope.db);
  return (await responders(scope)).map(({ id, name, institution }) => ({
    id,
    name,
    institution,
    assigned: assigned.get(id) ?? 0,
  }));
}

/** Sees that all of these are responders; answers their names. @throws notAResponder */
export async function requireResponders(scope: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const names = new Map((await responders(scope)).map(({ id, name }) => [id, name]));
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
    const text =
      ids.length === 1
        ? `Risk ${first} was assigned to you. Read what was seen, and add a comment once you have acted.`
        : `${ids.length} risks were assigned to you. Read what was seen, and add a comment once you have acted.`;
    await tell(scope, responderId, {
      kind: 'riskAssigned',
      text,
      link: ids.length === 1 ? `${responderView}/${first}` : responderView,
    });
  }
}
