import type { Answer } from '#contract/endpoint.ts';
import { listStories, readStoryText, showStory } from '#contract/stories/stories.ts';
import { apiQuery } from '#web/lib/query.ts';

export type FoundStories = Answer<typeof listStories>;
export type StoryLine = FoundStories['stories'][number];
export type Story = Answer<typeof showStory>;
export type StoryChart = Story['board'][number];
/** A chart that is being written: bound to a dataset whose name and day are told once it is published. */
export type DraftChart = StoryChart & { readonly isBound?: boolean };

export const STORIES = '/main/storyset';

/** What is looked for, as it stands in the address. */
export interface StoryChoice {
  readonly q: string;
  readonly institute: string;
  readonly category: string;
}

const NAMES = ['q', 'institute', 'category'] as const;

export function readStoryChoice(search: URLSearchParams): StoryChoice {
  const of = (name: string) => search.get(name)?.trim() ?? '';
  return { q: of('q'), institute: of('institute'), category: of('category') };
}

export function storiesHref(choice: Partial<StoryChoice> = {}): string {
  const search = new URLSearchParams();
  for (const name of NAMES) if (choice[name]) search.set(name, choice[name]);
  return search.size === 0 ? STORIES : `${STORIES}?${search}`;
}

export const storyHref = (slug: string): string => `${STORIES}/${encodeURIComponent(slug)}`;

export const storiesQuery = ({ q, institute, category }: StoryChoice) =>
  apiQuery(listStories, { query: { ...(q && { q }), ...(institute && { institute }), ...(category && { category }) } });

export const storyQuery = (slug = '') => apiQuery(showStory, { params: { slug } });

/** The charts of an older address. */
export const storyTextQuery = (data = '') => apiQuery(readStoryText, { body: { data } });
