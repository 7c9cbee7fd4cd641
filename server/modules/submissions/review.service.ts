import {
  mayApproveSubmission,
  mayJudgeSubmission,
  mayReviewSubmission,
} from '#engines/access/knowledge/submissions.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { listDataAdministrators } from '../accounts/accounts.service.ts';
import type { Published } from '../catalogue/catalogue.service.ts';
import { heldItem } from './heldFiles.ts';
import { changeItem, type Submission } from './submissions.repository.ts';
import { addNote, tablesOf } from './submissionTables.repository.ts';
import { publish } from './publishClean.service.ts';
import { hindrancesOf } from './submissionRights.ts';
import { tellApproved, tellAssigned, tellJudged } from './notify.service.ts';

/** Those a file may be given to, by name. */
export async function listReviewers({ db, actor }: Scope): Promise<{ id: string; name: string }[]> {
  if (!mayReviewSubmission(actor)) throw problem('notForYou', { who: 'data administrators' });
  return listDataAdministrators(db);
}

/** Says who reviews a file; null: nobody yet. @throws personNotFound where it is no data administrator */
export async function assignItem(scope: Scope, id: string, personId: string | null): Promise<Submission> {
  const { db, actor, now } = scope;
  const item = await reviewedItem(scope, id);
  const reviewer = personId === null ? null : (await listDataAdministrators(db)).find((each) => each.id === personId);
  if (reviewer === undefined) throw problem('personNotFound', { found: personId ?? '' });
  if (item.assigneeId === personId) return item;
  await addNote(db, id, { authorId: actor.personId, act: 'assigned', text: reviewer?.name ?? '', at: now });
  scope.audit('assignSubmission', [id, ...(personId === null ? [] : [personId])]);
  const changed = await changeItem(db, id, { assigneeId: personId, updatedAt: now });
  if (personId !== actor.personId) await tellAssigned(scope, changed, actor.name);
  return changed;
}

/** Returns a file to its sender, or rejects it for good, with the reviewer's words. */
export async function judgeItem(
  scope: Scope,
  id: string,
  judged: 'returned' | 'rejected',
  words: string,
): Promise<Submission> {
  const { db, actor, now } = scope;
  const text = words.trim();
  if (text === '')
    throw problem('badInput', {
      sentence: 'text is empty; expected what the sender is to fix, or why it is rejected.',
    });
  const item = await reviewedItem(scope, id);
  if (!mayJudgeSubmission(actor, item)) throw refusedJudgement(scope, item);
  await addNote(db, id, { authorId: actor.personId, act: judged, text, at: now });
  scope.audit(judged === 'returned' ? 'returnSubmission' : 'rejectSubmission', [id], ['text']);
  const changed = await changeItem(db, id, {
    state: judged,
    assigneeId: item.assigneeId ?? actor.personId,
    updatedAt: now,
  });
  await tellJudged(scope, changed, judged, text);
  return changed;
}

/**
 * Moves a file into the catalogue.
 *
 * @throws ownFile; lakeActRefused while something stands against it, in sentences
 */
export async function approveItem(scope: Scope, id: string): Promise<Published> {
  const { db, actor } = scope;
  const item = await reviewedItem(scope, id);
  const own = item.ownerId === actor.personId;
  if (own && !item.clean) throw problem('ownFile');
  const hindrances = hindrancesOf(item);
  if (hindrances.length > 0) throw problem('lakeActRefused', { sentence: hindrances.join(' ') });
  if (!mayApproveSubmission(actor, item)) throw refusedJudgement(scope, item);
  const published = await publish(scope, item, await tablesOf(db, id), actor.personId);
  // The exception to the second pair of eyes has a name of its own in the audit.
  scope.audit(own ? 'publishCleanFile' : 'approveSubmission', [id, published.datasetId]);
  await tellApproved(scope, item, published);
  return published;
}

/** A file held for whoever reviews. Its sender is told that others do; to anybody else it is not there. */
async function reviewedItem(scope: Scope, id: string): Promise<Submission> {
  const item = await heldItem(scope, id, () => true);
  if (!mayReviewSubmission(scope.actor)) throw problem('notForYou', { who: 'data administrators' });
  return item;
}

function refusedJudgement({ actor }: Scope, { ownerId, state }: Submission) {
  if (ownerId === actor.personId) return problem('ownFile');
  const sentence =
    state === 'reading'
      ? 'The file is still being read. Wait until that is done, then try again.'
      : `This file was ${state} already.`;
  return problem('lakeActRefused', { sentence });
}
