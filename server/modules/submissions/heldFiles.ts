import { maySeeSubmission } from '#engines/access/knowledge/submissions.ts';
import type { Actor } from '#engines/access/roles.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { isUuid } from '../../platform/records/uuid.ts';
import { holdItem, type Submission } from './submissions.repository.ts';

type May = (actor: Actor, item: Submission) => boolean;

/**
 * A file about to be changed, held until the transaction ends.
 *
 * @throws lakeItemNotFound, also where it is another's; lakeActRefused where whoever asks may see it and not do this now
 */
export async function heldItem({ db, actor }: Scope, id: string, may: May): Promise<Submission> {
  const item = isUuid(id) ? await holdItem(db, id) : undefined;
  if (item === undefined || !maySeeSubmission(actor, item)) throw problem('lakeItemNotFound', { found: id });
  if (!may(actor, item)) throw refusal(item);
  return item;
}

function refusal({ state }: Submission) {
  const sentences: Partial<Record<Submission['state'], string>> = {
    reading: 'The file is still being read. Wait until that is done, then try again.',
    approved: 'This file was approved and is in the catalogue. Change the dataset there.',
    rejected: 'This file was rejected. Send it anew if it is to be looked at again.',
  };
  return problem('lakeActRefused', {
    sentence: sentences[state] ?? 'This is for the other side: one of you sends, the other reviews.',
  });
}
