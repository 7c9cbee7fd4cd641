import { listNotifications, markNotificationsRead } from '#contract/notifications.ts';
import type { House } from '../../house.ts';
import type { Mount } from '../../platform/mount.ts';
import { listNotices, readNotices } from './notifications.service.ts';

/** What people are told about their files and datasets. */
export function notificationsRoutes(mount: Mount, _house: House): void {
  mount(listNotifications, async ({ query, scope }) => {
    const { found, ...counts } = await listNotices(scope, query.limit ?? 20, query.offset ?? 0);
    return {
      ...counts,
      found: found.map(({ id, kind, text, link, at, readAt }) => ({ id, kind, text, link, at: at.toISOString(), read: readAt !== null })),
    };
  });
  mount(markNotificationsRead, async ({ body, scope }) => ({ unread: await readNotices(scope, body.ids) }));
}
