import type { Answer } from '#contract/endpoint.ts';
import { listEditableResources } from '#contract/resources/resourceEditing.ts';
import { apiQuery } from '#web/lib/query.ts';

export type EditableResource = Answer<typeof listEditableResources>['found'][number];

export const EDIT_RESOURCES = '/main/resources_cms';
export const editablePerPage = 20;

/** What the list shows, as it stands in the address. */
export interface EditableChoice {
  readonly q: string;
  readonly page: number;
}

export function readEditableChoice(search: URLSearchParams): EditableChoice {
  const page = Number(search.get('page') ?? 1);
  return { q: search.get('q') ?? '', page: Number.isInteger(page) && page > 0 ? page : 1 };
}

export function editableHref({ q, page }: Partial<EditableChoice> = {}): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (page && page > 1) search.set('page', String(page));
  return `${EDIT_RESOURCES}${search.size > 0 ? `?${search}` : ''}`;
}

export const editableQuery = ({ q, page }: EditableChoice) =>
  apiQuery(listEditableResources, {
    query: { limit: editablePerPage, offset: (page - 1) * editablePerPage, ...(q && { q }) },
  });
