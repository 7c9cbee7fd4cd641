import type { Answer } from '#contract/endpoint.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { apiQuery } from '#web/lib/query.ts';
import { sentenceLanguage } from '#web/lib/words.ts';

export type Notice = Answer<typeof listNotifications>['found'][number];

export const noticesPerPage = 50;
/** So many stand in the account menu. */
const inMenu = 5;

export const noticesQuery = (page: number) =>
  apiQuery(listNotifications, {
    query: { limit: noticesPerPage, offset: (page - 1) * noticesPerPage, ...sentenceLanguage() },
  });
export const latestNoticesQuery = () =>
  apiQuery(listNotifications, { query: { limit: inMenu, ...sentenceLanguage() } });
export const unseenNoticesQuery = () =>
  apiQuery(listNotifications, {
    query: { limit: noticesPerPage, unread: true, ...sentenceLanguage() },
  });
export const noticesHref = (page: number) => (page > 1 ? `/notices?page=${page}` : '/notices');
