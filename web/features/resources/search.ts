import { mostResources } from '#contract/limits.ts';

export const RESOURCES = '/main/resources';

/** Resources shown at first, and more at each "more". */
export const PAGE = 24;

/** What is searched; it lives in the address, so that a search can be shared. */
export interface ResourceSearch {
  readonly text: string;
  readonly publisher: string;
  /** How many are shown. */
  readonly shown: number;
}

/** Reads a search from the query of an address. */
export function readSearch(search: URLSearchParams): ResourceSearch {
  const shown = Number(search.get('shown'));
  return {
    text: search.get('searchValue')?.trim() ?? '',
    publisher: search.get('publisher')?.trim() ?? '',
    shown: Number.isInteger(shown) && shown > PAGE ? Math.min(shown, mostResources) : PAGE,
  };
}

/** Address of a search; what is left out is not searched. */
export function searchHref({ text = '', publisher = '', shown = PAGE }: Partial<ResourceSearch>): string {
  const query = new URLSearchParams();
  if (text !== '') query.set('searchValue', text);
  if (publisher !== '') query.set('publisher', publisher);
  if (shown > PAGE) query.set('shown', String(shown));
  return query.size > 0 ? `${RESOURCES}?${query}` : RESOURCES;
}
