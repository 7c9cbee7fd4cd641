import type { Answer } from '#contract/endpoint.ts';
import { listReferenceReviews } from '#contract/reference/referenceReviews.ts';
import { sayNumber } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { sentenceLanguage } from '#web/lib/words.ts';

export type ReviewList = Answer<typeof listReferenceReviews>;
export type ReviewRow = ReviewList['found'][number];

export const reviewsPerPage = 20;

/** What the list shows, as the address says it. */
export interface ReviewChoice {
  readonly state: 'unreviewed' | 'reviewed';
  readonly table: string;
  readonly q: string;
  readonly page: number;
}

export function readReviewChoice(search: URLSearchParams): ReviewChoice {
  const page = Number(search.get('page') ?? 1);
  return {
    state: search.get('state') === 'reviewed' ? 'reviewed' : 'unreviewed',
    table: search.get('table') ?? '',
    q: search.get('q') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export function reviewsHref({ state, table, q, page }: Partial<ReviewChoice> = {}): string {
  const search = new URLSearchParams();
  if (state === 'reviewed') search.set('state', state);
  if (table) search.set('table', table);
  if (q) search.set('q', q);
  if (page && page > 1) search.set('page', String(page));
  return `/manage/reviews${search.size > 0 ? `?${search}` : ''}`;
}

export const reviewsQuery = ({ state, table, q, page }: ReviewChoice) =>
  apiQuery(listReferenceReviews, {
    query: {
      state,
      limit: reviewsPerPage,
      offset: (page - 1) * reviewsPerPage,
      ...(table && { table }),
      ...(q && { q }),
      ...sentenceLanguage(),
    },
  });

/** The counts alone, for the overview. */
export const reviewCountsQuery = () => apiQuery(listReferenceReviews, { query: { limit: 1, ...sentenceLanguage() } });

/** Over all tables, in words of numbers. */
export function sumOf(counts: ReviewList['counts']): { readonly general: string; readonly reviewed: string } {
  const sum = (of: (each: ReviewList['counts'][number]) => number) =>
    sayNumber(counts.reduce((total, each) => total + of(each), 0));
  return { general: sum(({ general }) => general), reviewed: sum(({ reviewed }) => reviewed) };
}
