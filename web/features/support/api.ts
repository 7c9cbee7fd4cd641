import type { Answer } from '#contract/endpoint.ts';
import { showSupport } from '#contract/portal.ts';
import { openMessageForm, showPrivacy } from '#contract/support.ts';
import { apiQuery } from '#web/lib/query.ts';

export type Support = Answer<typeof showSupport>;
export type Contact = Support['contacts'][number];
export type Privacy = Answer<typeof showPrivacy>;

export const supportQuery = apiQuery(showSupport, {});
export const messageFormQuery = apiQuery(openMessageForm, {});
export const privacyQuery = apiQuery(showPrivacy, {});
