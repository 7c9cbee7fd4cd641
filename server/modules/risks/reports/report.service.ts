import type { FormFile } from '#contract/endpoint.ts';
import { mayEditRisk, mayJudgeRisk } from '#engines/access/field/risks.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import * as acts from '../handling/acts.repository.ts';
import { assign, requireResponders } from '../handling/assign.service.ts';
import { readCommunity, readRisk, type TypedRisk } from './fields.service.ts';
import { savePhotos } from './photos.service.ts';
import { presentRisk } from '../risks.presenter.ts';
import { announce } from '../news/news.service.ts';
import type { Risk } from '../risks.repository.ts';
import { addRisk, changeRisk, setCommunity } from './riskChanges.repository.ts';
import { addEvents, unassignResponders } from '../riskParts.repository.ts';
import { requireReporter, rightsOf, seenRisk } from '../seen.service.ts';

/** Reports a risk with its photos, which are made ready to be shown in the background; the responsible people are told. @throws notForYou, and as {@link readRisk} */
export async function reportRisk(scope: Scope, typed: TypedRisk, photos: readonly FormFile[]): Promise<Risk> {
  const reporterId = requireReporter(scope);
  const { communityId, told } = await readCommunity(scope, typed);
  const id = await addRisk(scope.db, await readRisk(scope, told), reporterId, scope.now);
  if (communityId !== null) await setCommunity(scope.db, id, communityId);
  await savePhotos(scope, id, photos);
  await addEvents(scope.db, [
    { riskId: id, kind: 'reported', actorId: reporterId, at: scope.now, detail: { photos: photos.length } },
  ]);
  await announce(scope, [id], 'reported');
  scope.audit('reportRisk', [String(id)], Object.keys(typed));
  return seenRisk(scope, id);
}

/** What those who judge may set besides. */
export interface Approval {
  readonly version?: number | undefined;
  readonly isVerified?: boolean | undefined;
  readonly comments?: string | undefined;
  readonly mitigation?: string | undefined;
  readonly riskResponders?: readonly string[] | undefined;
}

/**
 * Changes a risk. Of whoever may not judge, what belongs to the approval is left behind, however it was sent.
 *
 * @throws riskNotFound, riskDecided, changedMeanwhile with what stands there, and as {@link readRisk}
 */
export async function editRisk(
  scope: Scope,
  id: number,
  { version, isVerified, comments, mitigation, riskResponders, ...typed }: TypedRisk & Approval,
): Promise<Risk> {
  const actorId = requireReporter(scope);
  const before = await seenRisk(scope, id);
  if (!mayEditRisk(scope.actor, rightsOf(before))) throw problem('riskDecided');
  if (version !== undefined && version !== before.version) throw changed(scope, before);
  const judges = mayJudgeRisk(scope.actor, rightsOf(before));
  const data = {
    ...(await readRisk(scope, typed, before)),
    comments: (judges ? comments?.trim() : undefined) ?? before.comments,
    mitigation: (judges ? mitigation?.trim() : undefined) ?? before.mitigation,
  };
  const fields = (Object.keys(data) as (keyof typeof data)[]).filter((name) => data[name] !== before[name]);
  if (fields.length > 0) {
    if (!(await changeRisk(scope.db, before, data, scope.now))) throw changed(scope, await seenRisk(scope, id));
    await addEvents(scope.db, [
      { riskId: id, kind: 'edited', actorId, at: scope.now, detail: { fields: fields.join(', ') } },
    ]);
  }
  // Who moves a risk decides on it only where they judge by themselves: a zone is watched where it was.
  const decides =
    judges &&
    (data.districtId === before.districtId ||
      mayJudgeRisk(scope.actor, { ...rightsOf(before), districtId: data.districtId, watcherIds: [] }));
  if (decides && riskResponders !== undefined) await setResponders(scope, before, riskResponders, actorId);
  if (decides && isVerified !== undefined && isVerified !== (before.status === 'verified'))
    await setVerified(scope, id, isVerified, actorId);
  scope.audit('editRisk', [String(id)], fields);
  return seenRisk(scope, id);
}

/** One control stands for verified and approved (decision 53). */
async function setVerified(scope: Scope, id: number, isVerified: boolean, actorId: string): Promise<void> {
  const done = isVerified
    ? await acts.verifyRisks(scope.db, [{ id }], actorId, scope.now)
    : await acts.reopenRisks(scope.db, [{ id }], scope.now);
  // A rejected or merged one that is sent as not verified stays what it is.
  if (done.length > 0)
    await addEvents(scope.db, [{ riskId: id, kind: isVerified ? 'verified' : 'reopened', actorId, at: scope.now }]);
}

async function setResponders(scope: Scope, before: Risk, wanted: readonly string[], actorId: string): Promise<void> {
  const had = before.responders.map(({ id }) => id);
  const added = wanted.filter((id) => !had.includes(id));
  const gone = had.filter((id) => !wanted.includes(id));
  await requireResponders(scope, added);
  if (gone.length > 0) {
    await unassignResponders(scope.db, before.id, gone);
    const names = before.responders.filter(({ id }) => gone.includes(id)).map(({ name }) => name);
    await addEvents(scope.db, [
      { riskId: before.id, kind: 'unassigned', actorId, at: scope.now, detail: { to: names.join(', ') } },
    ]);
  }
  await assign(scope, [before.id], added);
  if (added.length + gone.length > 0) await acts.touchRisks(scope.db, [{ id: before.id }], scope.now);
}

function changed(scope: Scope, risk: Risk) {
  return problem('changedMeanwhile', { what: `Risk ${risk.id}`, by: '' }).with(presentRisk(scope, risk));
}
