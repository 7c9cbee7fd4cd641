import type { Answer, Body, Query } from '#contract/endpoint.ts';
import {
  listDeliveries,
  listSentMessages,
  previewMessage,
  sendMessage,
  showMessaging,
  showSentMessage,
} from '#contract/messages/messages.ts';
import { listTemplates } from '#contract/messages/messageTemplates.ts';
import { listDrafts, previewDraft } from '#contract/messages/messageDrafts.ts';
import { apiQuery } from '#web/lib/query.ts';

export type Draft = Body<typeof sendMessage>;
export type Preview = Answer<typeof previewMessage>;
export type DraftList = Answer<typeof listDrafts>;
export type SeasonDraft = DraftList['found'][number];
export type Setup = Answer<typeof showMessaging>;
export type Sent = Answer<typeof showSentMessage>;
export type DeliveryState = NonNullable<Query<typeof listDeliveries>['state']>;

/** What may become of a message to one number, in the order in which it happens. */
export const deliveryStates = [
  'queued',
  'submitting',
  'accepted',
  'delivered',
  'failed',
  'unknown',
  'suppressed',
] as const satisfies readonly DeliveryState[];

export const SENT = '/controlcenter/groups/sent';
export const sentPerPage = 20;
export const deliveriesPerPage = 50;

export function sentHref({
  message,
  state,
  page = 1,
}: { message?: number; state?: DeliveryState | undefined; page?: number } = {}): string {
  const search = new URLSearchParams();
  if (message !== undefined) search.set('message', String(message));
  if (state !== undefined) search.set('state', state);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${SENT}?${search}` : SENT;
}

/** How often it is asked what became of a message, in milliseconds: often while it goes out, seldom while reports come in. */
const SENDING_MS = 1_500;
const REPORTS_MS = 10_000;

/** Milliseconds until a message is asked for again; false when nothing more will happen to it by itself. */
export function askAgain(sent: Sent | undefined): number | false {
  if (!sent) return false;
  const { queued, submitting, accepted } = sent.counts;
  if (sent.state === 'planning' || sent.state === 'sending' || queued + submitting > 0) return SENDING_MS;
  return accepted > 0 || sent.state === 'waiting' || sent.state === 'approval' ? REPORTS_MS : false;
}

export const setupQuery = () => apiQuery(showMessaging, {});
export const previewQuery = (draft: Draft) => apiQuery(previewMessage, { body: draft });
/** Who is in a group: by language, and how many can be written to by e-mail, before anything is written. */
/** To whom a message goes: a group, or one’s branch. */
export type To = Pick<Draft, 'groupIds' | 'branch'>;

export const recipientsQuery = (to: To) => previewQuery({ text: '-', route: 'email', ...to });
export const draftsQuery = (groupId: number) => apiQuery(listDrafts, { query: { group: groupId } });
export const draftPreviewQuery = (id: number, how: Body<typeof previewDraft>) =>
  apiQuery(previewDraft, { params: { id }, body: how });
export const templatesQuery = () => apiQuery(listTemplates, {});
export const sentQuery = (page: number) =>
  apiQuery(listSentMessages, { query: { limit: sentPerPage, offset: (page - 1) * sentPerPage } });
export const approvalsQuery = () => apiQuery(listSentMessages, { query: { which: 'approval', limit: sentPerPage } });
export const messageQuery = (id: number) => apiQuery(showSentMessage, { params: { id } });
export const deliveriesQuery = (id: number, state: DeliveryState | undefined, page: number) =>
  apiQuery(listDeliveries, {
    params: { id },
    query: { ...(state && { state }), limit: deliveriesPerPage, offset: (page - 1) * deliveriesPerPage },
  });
