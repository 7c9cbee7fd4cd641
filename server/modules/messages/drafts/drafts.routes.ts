import type { Static } from 'typebox';
import * as contract from '#contract/messages/messageDrafts.ts';
import type { AppContext } from '../../../context.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import * as drafts from './drafts.service.ts';
import { presentSent } from '../messages.presenter.ts';

/** Drafts of messages that are drawn from the crop calendar. */
export function draftsRoutes(mount: Mount, { sms, reference }: AppContext): void {
  const present = ({
    id,
    groupId,
    cropId,
    districtId,
    activity,
    from,
    to,
    day,
    text,
    versions,
    condition,
    moved,
    heldBack,
    state,
    messageId,
  }: drafts.ShownDraft): Static<(typeof contract.editDraft)['answer']> => {
    const book = reference.book();
    return {
      id,
      groupId,
      activity,
      from,
      to,
      day,
      text,
      versions: [...versions],
      condition,
      moved,
      heldBack,
      state,
      messageId,
      crop: book.cropById.get(cropId)?.name ?? cropId,
      district: book.districtById.get(districtId)?.name ?? districtId,
    };
  };
  mount(contract.listDrafts, async ({ query, scope }) => {
    const { found, crops, districts } = await drafts.listDrafts(scope, query.group);
    return { found: found.map(present), crops, districts };
  });
  mount(contract.makeDrafts, async ({ body, scope }) => ({ made: await drafts.makeDrafts(scope, body) }));
  mount(contract.editDraft, async ({ params, body, scope }) => present(await drafts.editDraft(scope, params.id, body)));
  mount(contract.previewDraft, ({ params, body, scope }) => drafts.previewDraft(scope, params.id, body));
  mount(contract.approveDraft, async ({ params, body, scope }) => {
    const { sent, draft } = await drafts.approveDraft(scope, params.id, body);
    return {
      code: '2000' as const,
      message: presentSent(sent, scope.actor.personId, scope.now, sms.name),
      draft: present(draft),
    };
  });
  mount(contract.reopenDraft, async ({ params, scope }) => present(await drafts.reopenDraft(scope, params.id)));
}
