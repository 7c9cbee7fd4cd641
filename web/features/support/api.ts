import type { Answer } from '#contract/endpoint.ts';
import { showSupport } from '#contract/portal/portal.ts';
import { openMessageForm, showPrivacy } from '#contract/support/support.ts';
import { apiQuery } from '#web/lib/query.ts';

export type Support = Answer<typeof showSupport>;
export type Contact = Support['contacts'][number];
export type Privacy = Answer<typeof showPrivacy>;

export const supportQuery = apiQuery(showSupport, {});
export const messageFormQuery = apiQuery(openMessageForm, { query: {} });
/** Whether the address thanks for a message that arrived. */
export const sentQuery = (sent: string) => apiQuery(openMessageForm, { query: { sent } });
export const privacyQuery = apiQuery(showPrivacy, {});
