import type { AppContext } from '../../../context.ts';
import { tell } from '../../notifications/notifications.service.ts';
import { suppressQueued, tallyOf } from './deliveries.repository.ts';
import { changeDraft, holdDraftOf } from '../drafts/drafts.repository.ts';
import { seasonOf } from '../drafts/drawnSeasons.ts';
import { whyHeldBack } from '../drafts/followPlan.ts';

/**
 * Looks, before a message is handed over, whether it was approved from a draft whose season is another by now: an onset that
 * was withdrawn, or work that comes later. What is left of it is held back, and its officer is asked again with the reason.
 * True where it was held back.
 */
export async function holdBackStale(context: AppContext, messageId: number): Promise<boolean> {
  const { db, clock, onsets } = context;
  const wasApproved = await db.transaction().execute((tx) => holdDraftOf(tx, messageId));
  if (wasApproved === undefined) return false;
  // What another process declared or withdrew a moment ago counts too.
  await onsets.reload();
  return db.transaction().execute(async (tx) => {
    const draft = await holdDraftOf(tx, messageId);
    const why = draft === undefined ? '' : whyHeldBack(draft, seasonOf({ context, today: clock.today() }, draft));
    if (draft === undefined || why === '') return false;
    const now = clock.now();
    if ((await suppressQueued(tx, messageId, 'heldBack', now)) === 0) return true;
    const wentToSome = (await tallyOf(tx, [messageId])).some(({ state }) => state !== 'suppressed');
    await changeDraft(
      tx,
      draft.id,
      { heldBack: why, ...(!wentToSome && { state: 'open', messageId: null, approvedFrom: null, approvedMet: null }) },
      now,
    );
    await tell({ db: tx, context, now }, draft.ownerId, {
      kind: 'draftHeldBack',
      params: { went: wentToSome ? 'some' : 'none', activity: draft.activity, why },
      link: `/controlcenter/groups/${draft.groupId}?show=season`,
    });
    return true;
  });
}
