import type { Answer } from '#contract/endpoint.ts';
import {
  listReferenceRows,
  listReferenceTables,
  showReferenceRelease,
  showReferenceRow,
} from '#contract/reference/reference.ts';
import { apiQuery } from '#web/lib/query.ts';
import { sentenceLanguage } from '#web/lib/words.ts';

export type ReferenceTable = Answer<typeof listReferenceTables>[number];
export type ReferenceList = Answer<typeof listReferenceRows>;
export type ReferenceDetail = Answer<typeof showReferenceRow>;
export type ReferenceColumn = ReferenceList['columns'][number];
export type ReferenceRow = ReferenceList['found'][number];
export type CellFault = { readonly column: string; readonly sentence: string };

export const rowsPerPage = 25;
export const states = ['shipped', 'edited', 'added', 'removed'] as const;

/** What a list shows, as it stands in the address. */
export interface ListChoice {
  readonly q: string;
  readonly state: (typeof states)[number] | undefined;
  readonly sort: string | undefined;
  readonly page: number;
}

/** Reads the choice from the address. */
export function readChoice(search: URLSearchParams): ListChoice {
  const state = states.find((each) => each === search.get('state'));
  const page = Number(search.get('page') ?? 1);
  return {
    q: search.get('q') ?? '',
    state,
    sort: search.get('sort') ?? undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a table with a choice. */
export function tableHref(table: string, choice: Partial<ListChoice> = {}): string {
  const search = new URLSearchParams();
  if (choice.q) search.set('q', choice.q);
  if (choice.state) search.set('state', choice.state);
  if (choice.sort) search.set('sort', choice.sort);
  if (choice.page && choice.page > 1) search.set('page', String(choice.page));
  return `/manage/${table}${search.size > 0 ? `?${search}` : ''}`;
}

export function rowHref(table: string, key: string): string {
  return `/manage/${table}/${encodeURIComponent(key)}`;
}

export const tablesQuery = () => apiQuery(listReferenceTables, { query: sentenceLanguage() });

export function rowsQuery(table: string, { q, state, sort, page }: ListChoice) {
  return apiQuery(listReferenceRows, {
    params: { table },
    query: {
      limit: rowsPerPage,
      offset: (page - 1) * rowsPerPage,
      ...(q && { q }),
      ...(state && { state }),
      ...(sort && { sort }),
      ...sentenceLanguage(),
    },
  });
}

export const rowQuery = (table: string, key: string) =>
  apiQuery(showReferenceRow, { params: { table, key }, query: sentenceLanguage() });

/** Rows a reference column may point to. */
export const choicesQuery = (table: string) =>
  apiQuery(listReferenceRows, { params: { table }, query: { limit: 500, ...sentenceLanguage() } });

/** A cell as one line of text. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value))
    return value.every((each) => typeof each !== 'object') ? value.join('; ') : JSON.stringify(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Whether the tables of this release are in use. */
export const releaseQuery = () => apiQuery(showReferenceRelease, {});
