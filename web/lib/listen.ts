import type { Query } from '#contract/endpoint.ts';
import { listenTo } from '#contract/speech/speech.ts';
import { apiQuery } from './query.ts';

/** What somebody may want to hear. */
export type ListenTo = Query<typeof listenTo>;

/** In which languages it can be heard. */
export function listenQuery(to: ListenTo) {
  return apiQuery(listenTo, { query: to });
}
