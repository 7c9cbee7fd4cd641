import type { Answer } from '#contract/endpoint.ts';
import { listPeople, showPersonHistory } from '#contract/accounts/people.ts';
import { apiQuery } from '#web/lib/query.ts';

export type PersonBrief = Answer<typeof listPeople>['found'][number];

export const peoplePerPage = 50;
export const peopleGroups = ['dataAdministrators', 'dataUsers', 'officers', 'closed'] as const;

/** What the list shows, as it stands in the address. */
export interface PeopleChoice {
  /** Undefined: everybody. */
  readonly only: (typeof peopleGroups)[number] | undefined;
  readonly q: string;
  readonly page: number;
}

export function readPeopleChoice(search: URLSearchParams): PeopleChoice {
  const page = Number(search.get('page') ?? 1);
  return {
    only: peopleGroups.find((each) => each === search.get('only')),
    q: search.get('q') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export function peopleHref({ only, q, page }: Partial<PeopleChoice> = {}): string {
  const search = new URLSearchParams();
  if (only) search.set('only', only);
  if (q) search.set('q', q);
  if (page && page > 1) search.set('page', String(page));
  return `/manage/people${search.size > 0 ? `?${search}` : ''}`;
}

export const peopleQuery = ({ only, q, page }: PeopleChoice) =>
  apiQuery(listPeople, {
    query: { limit: peoplePerPage, offset: (page - 1) * peoplePerPage, ...(only && { only }), ...(q && { q }) },
  });

export const personHistoryQuery = (id: string) => apiQuery(showPersonHistory, { params: { id } });
