export const DATASETS = '/main/datasets';
export const PREVIEW = '/main/datasetpreview';

/** Rows and columns that a preview shows at a time (2-data-hub.md, section 9). */
export const PREVIEW_ROWS = 10;
export const PREVIEW_COLUMNS = 8;

/** The filters of the list, in the order they stand in. */
export const FILTERS = ['topic', 'region', 'institution', 'format', 'year', 'licence', 'access'] as const;
export type Filter = (typeof FILTERS)[number];

export const SORTS = ['best', 'newest', 'name', 'views', 'downloads', 'size'] as const;
export type Sort = (typeof SORTS)[number];

/** What is looked for in the catalogue; it lives in the address, so that a search can be shared. */
export type ListAddress = Readonly<Partial<Record<Filter, string>>> & {
  readonly q: string;
  /** Undefined: the best match first, or the newest where nothing is searched. */
  readonly sort: Sort | undefined;
  /** From 1. */
  readonly page: number;
};

/** Reads a search from the query of an address; what makes no sense is left out. */
export function readListAddress(search: URLSearchParams): ListAddress {
  const sort = search.get('sort');
  return {
    q: search.get('q')?.trim() ?? '',
    ...Object.fromEntries(FILTERS.flatMap((name) => (search.get(name)?.trim() ? [[name, search.get(name)?.trim()]] : []))),
    sort: SORTS.find((each) => each === sort),
    page: numberOf(search.get('page')),
  };
}

/** Address of a search; a change of what is looked for starts at the first page again. */
export function listHref({ q, sort, page, ...filters }: Partial<ListAddress>): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  for (const name of FILTERS) if (filters[name]) query.set(name, filters[name]);
  if (sort) query.set('sort', sort);
  if (page !== undefined && page > 1) query.set('page', String(page));
  return withQuery(DATASETS, query);
}

/** Whether anything but the order narrows or changes the list. */
export function isNarrowed(address: ListAddress): boolean {
  return address.q !== '' || FILTERS.some((name) => address[name] !== undefined);
}

/** Which part of a dataset is looked at. Everything counts from 1. */
export interface PreviewAddress {
  /** The version; undefined: the one in force. */
  readonly version: number | undefined;
  readonly table: number;
  /** Page of ten rows, and of eight columns. */
  readonly rows: number;
  readonly columns: number;
}

/** Reads from the query of an address which part of a dataset is looked at. */
export function readPreviewAddress(search: URLSearchParams): PreviewAddress {
  return {
    version: search.get('version') === null ? undefined : numberOf(search.get('version')),
    table: numberOf(search.get('table')),
    rows: numberOf(search.get('rows')),
    columns: numberOf(search.get('columns')),
  };
}

/** Address of a dataset, or of a part of it; `part` is the id of a heading. */
export function datasetHref(id: string, { version, table, rows, columns }: Partial<PreviewAddress> = {}, part = ''): string {
  const query = new URLSearchParams();
  if (version !== undefined) query.set('version', String(version));
  for (const [name, value] of Object.entries({ table, rows, columns })) if (value !== undefined && value > 1) query.set(name, String(value));
  return withQuery(`${PREVIEW}/${encodeURIComponent(id)}`, query) + (part === '' ? '' : `#${part}`);
}

/** A whole number from 1; one where the address holds none. */
export function numberOf(text: string | null): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 1 ? number : 1;
}

/** A path with its query, where there is any. */
export function withQuery(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`;
}
