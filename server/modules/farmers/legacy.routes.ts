import * as calls from '#contract/farmers/legacyContacts.ts';
import { mostFarmersAtOnce } from '#contract/limits.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { listNotices, readNotices } from '../notifications/notifications.service.ts';
import { presentFarmer, presentLink, presentNotice } from './farmers.presenter.ts';
import * as groups from './groups/groups.service.ts';
import type { AskedFilter } from './list/farmerSearch.repository.ts';
import { listFarmers } from './list/list.service.ts';
import { requireOfficer } from './access.service.ts';
import * as sharing from './sharing/sharing.service.ts';

const mostNotices = 200;

/** The calls of the specification (C §7) that speak of one contact, one officer, one group link. */
export function legacyRoutes(mount: Mount, context: AppContext): void {
  async function contacts(scope: Scope, filter: AskedFilter) {
    const { found } = await listFarmers(scope, filter, { sort: 'name', limit: mostFarmersAtOnce, offset: 0 });
    return found.map((farmer) => presentFarmer(context, farmer, scope.actor.personId));
  }

  mount(calls.showContacts, async ({ scope }) => {
    const own = await contacts(scope, {});
    const { found } = await listNotices(scope, { limit: mostNotices });
    return {
      contacts: own,
      notifications: found
        .filter((notice) => notice.readAt === null && (sharing.isOfPartner(notice) || notice.fileIds.length > 0))
        .map(presentNotice),
    };
  });
  mount(calls.searchContacts, ({ params, query, scope }) => contacts(scope, { q: query.q ?? params.searchText }));
  mount(calls.listSharedContacts, ({ scope }) => contacts(scope, { whose: 'shared' }));
  mount(calls.shareContact, async ({ body, scope }) => {
    await sharing.shareFarmers(scope, [body.extId], [body.partnerId]);
    return { message: 'contact(s) shared' };
  });
  mount(calls.unshareContact, async ({ body, scope }) => {
    await sharing.unshareFarmers(scope, [body.extId], [body.partnerId]);
    return { message: 'contact(s) unshared' };
  });
  mount(calls.requestContactUnshare, async ({ body, scope }) => {
    // The ids of the body must be those of the session and the share (decision 6).
    if (body.sharedUserId !== requireOfficer(scope)) throw problem('farmerNotFound', { found: body.extId });
    await sharing.requestUnshare(scope, [body.extId], body.description ?? '', body.ownerId);
    return { message: 'The officer was asked to unshare.' };
  });
  mount(calls.markNotificationSeen, async ({ params, scope }) => {
    await readNotices(scope, [params.id]);
    return { message: 'seen' };
  });
  mount(calls.showGroupLinks, async ({ params, scope }) => {
    const { found } = await groups.listMembers(scope, params.groupId, { limit: mostFarmersAtOnce, offset: 0 });
    return found.map((each) => presentLink(context, params.groupId, each, scope.actor.personId));
  });
  mount(calls.addGroupLink, async ({ body, scope }) => {
    await groups.addMembers(scope, body.extGroupId, [body.extensionId]);
    return { message: 'contact(s) added' };
  });
  mount(calls.removeGroupLink, async ({ params, scope }) => {
    await groups.removeLink(scope, params.id);
    return { message: 'contact(s) taken out' };
  });
}
