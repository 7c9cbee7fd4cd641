import type { Answer } from '#contract/endpoint.ts';
import { listOwnSessions, previewDeletion, showProfile } from '#contract/accounts/ownAccount.ts';
import { apiQuery } from '#web/lib/query.ts';
import { sentenceLanguage } from '#web/lib/words.ts';

export type Profile = Answer<typeof showProfile>;
export type OwnSession = Answer<typeof listOwnSessions>[number];

export const profileQuery = () => apiQuery(showProfile, {});
export const sessionsQuery = () => apiQuery(listOwnSessions, {});
export const deletionQuery = () => apiQuery(previewDeletion, { query: sentenceLanguage() });
