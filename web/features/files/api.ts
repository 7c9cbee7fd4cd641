import type { Answer } from '#contract/endpoint.ts';
import { downloadFile, listFiles, showFile } from '#contract/files/files.ts';
import { addressOf } from '#web/lib/callApi.ts';
import { apiQuery } from '#web/lib/query.ts';

export type LibraryFile = Answer<typeof listFiles>['found'][number];
export type FileList = Answer<typeof listFiles>;
export type FileRecord = Answer<typeof showFile>;
export type FileLink = FileRecord['links'][number];

export const filesPerPage = 24;
export const UPLOADS = '/controlcenter/uploads';
/** For so many days what was deleted can be brought back; the server says and decides it too. */
export const daysToUndo = 30;
const LOOK_AGAIN_MS = 3_000;

export type View = 'private' | 'public';

/** What the list shows, as it stands in the address. */
export interface FileChoice {
  readonly view: View;
  readonly q: string;
  readonly page: number;
}

export function readFileChoice(search: URLSearchParams): FileChoice {
  const page = Number(search.get('page') ?? 1);
  return {
    view: search.get('view') === 'public' ? 'public' : 'private',
    q: search.get('q') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export function filesHref({ view = 'private', q = '', page = 1 }: Partial<FileChoice> = {}): string {
  const search = new URLSearchParams({
    ...(view === 'public' && { view }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `${UPLOADS}?${search}` : UPLOADS;
}

export const filesQuery = ({ view, q, page }: FileChoice) =>
  apiQuery(listFiles, { query: { view, ...(q && { q }), limit: filesPerPage, offset: (page - 1) * filesPerPage } });
export const fileQuery = (id: number) => apiQuery(showFile, { params: { id } });

/** When to look again: soon while a version for phones of one of them is being made. */
export function lookAgain(files: readonly Pick<LibraryFile, 'state'>[] = []): number | false {
  return files.some(({ state }) => state === 'making') ? LOOK_AGAIN_MS : false;
}

/** Where the bytes of a file, or of a version of it, are fetched. */
export function contentHref(id: number, query: { readonly size?: string; readonly show?: boolean } = {}): string {
  return addressOf(downloadFile, { params: { id }, query });
}
