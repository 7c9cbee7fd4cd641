import type { Answer } from '#contract/endpoint.ts';
import { listMessages, revealMessage } from '#contract/support/support.ts';
import { apiQuery } from '#web/lib/query.ts';

export type MessageList = Answer<typeof listMessages>;
export type MessageBrief = MessageList['found'][number];
export type Message = Answer<typeof revealMessage>;
export type MessageState = MessageBrief['state'];

export const messagesPerPage = 50;
export const messageStates = ['open', 'answered', 'spam'] as const;

/** What the list shows, as it stands in the address. */
export interface MessageChoice {
  readonly state: MessageState;
  readonly q: string;
  readonly page: number;
}

export function readMessageChoice(search: URLSearchParams): MessageChoice {
  const page = Number(search.get('page') ?? 1);
  return {
    state: messageStates.find((each) => each === search.get('state')) ?? 'open',
    q: search.get('q') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export function messagesHref({ state, q, page }: Partial<MessageChoice> = {}): string {
  const search = new URLSearchParams();
  if (state && state !== 'open') search.set('state', state);
  if (q) search.set('q', q);
  if (page && page > 1) search.set('page', String(page));
  return `/manage/messages${search.size > 0 ? `?${search}` : ''}`;
}

export const messageHref = (id: string) => `/manage/messages/${id}`;

export const messagesQuery = ({ state, q, page }: MessageChoice) =>
  apiQuery(listMessages, {
    query: { state, limit: messagesPerPage, offset: (page - 1) * messagesPerPage, ...(q && { q }) },
  });
