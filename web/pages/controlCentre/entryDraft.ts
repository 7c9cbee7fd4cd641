import { showEntryDraft } from '#contract/accounts/issuers.ts';
import { apiQuery } from '#web/lib/query.ts';

/** The message that came along with the officer by a link. */
export const entryDraftQuery = () => apiQuery(showEntryDraft, {});
