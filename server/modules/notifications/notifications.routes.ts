import { longestBellSeconds } from '#contract/limits.ts';
import {
  listNotifications,
  markNotificationsRead,
  streamNotifications,
} from '#contract/notifications/notifications.ts';
import type { AppContext } from '../../context.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { createNotificationStreams } from './notificationStreams.service.ts';
import { asker, listNotices, readNotices } from './notifications.service.ts';

/** What people are told about their files and datasets. */
export function notificationsRoutes(mount: Mount, context: AppContext): void {
  const streams = createNotificationStreams(context.signals);
  mount(listNotifications, async ({ query, scope }) => {
    const { found, ...counts } = await listNotices(scope, query);
    return {
      ...counts,
      found: found.map(({ id, kind, text, link, at, readAt }) => ({
        id,
        kind,
        text,
        link,
        at: at.toISOString(),
        read: readAt !== null,
      })),
    };
  });
  mount(streamNotifications, ({ query, scope }) => {
    const personId = asker(scope);
    const file = {
      fileName: 'notices',
      bytes: null,
      open: async () => streams.open(personId, query.seconds ?? longestBellSeconds),
    };
    // A proxy in front must hand every event on at once.
    return answerWith(file, { headers: { 'x-accel-buffering': 'no' } });
  });
  mount(markNotificationsRead, async ({ body, scope }) => ({ unread: await readNotices(scope, body.ids) }));
}
