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
    ...Object.fromEntries(
      FILTERS.flatMap((name) => (search.get(name)?.trim() ? [[name, search.get(name)?.trim()]] : [])),
    ),
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

/** Which rows and columns of a table are looked at, and in which order, as the API takes them. */
export interface TableView {
  /** A text that some cell of a row holds; empty for none. */
  readonly find: string;
  /** Conditions such as "c3:atLeast:12". */
  readonly where: readonly string[];
  /** A column, - before it for the largest first; empty for the order of the file. */
  readonly sort: string;
  /** Keys of the columns shown; none for all. */
  readonly show: readonly string[];
}

/** Which part of a dataset is looked at. Everything counts from 1. */
export interface PreviewAddress extends TableView {
  /** The version; undefined: the one in force. */
  readonly version: number | undefined;
  readonly table: number;
  /** Page of ten rows, and of eight columns. */
  readonly rows: number;
  readonly columns: number;
  /** A row to be marked, counted in the order of the file. */
  readonly row?: number | undefined;
}

/** Conditions that are taken; the API takes no more. */
const MOST_CONDITIONS = 20;

/** Reads from the query of an address which part of a dataset is looked at. A form without JavaScript sends a condition in three fields. */
export function readPreviewAddress(search: URLSearchParams): PreviewAddress {
  const [column, op, value = ''] = ['column', 'op', 'value'].map((name) => search.get(name)?.trim());
  const takesNone = op === 'empty' || op === 'filled';
  const added =
    column && op && (takesNone || value !== '') ? [takesNone ? `${column}:${op}` : `${column}:${op}:${value}`] : [];
  return {
    version: search.get('version') === null ? undefined : numberOf(search.get('version')),
    table: numberOf(search.get('table')),
    rows: numberOf(search.get('rows')),
    columns: numberOf(search.get('columns')),
    ...(search.get('row') !== null && { row: numberOf(search.get('row')) }),
    find: search.get('find')?.trim().slice(0, 200) ?? '',
    where: [...new Set([...search.getAll('where').filter((each) => each !== ''), ...added])].slice(0, MOST_CONDITIONS),
    sort: search.get('sort')?.trim() ?? '',
    show: [
      ...new Set(
        search
          .getAll('show')
          .flatMap((each) => each.split(','))
          .filter((each) => /^c\d+$/.test(each)),
      ),
    ],
  };
}

/** Address of a dataset, or of a part of it; `part` is the id of a heading. */
export function datasetHref(
  id: string,
  { version, table, rows, columns, row, find, where = [], sort, show = [] }: Partial<PreviewAddress> = {},
  part = '',
): string {
  const query = new URLSearchParams();
  if (version !== undefined) query.set('version', String(version));
  for (const [name, value] of Object.entries({ table, rows, columns }))
    if (value !== undefined && value > 1) query.set(name, String(value));
  if (row !== undefined) query.set('row', String(row));
  if (find) query.set('find', find);
  for (const condition of where) query.append('where', condition);
  if (sort) query.set('sort', sort);
  if (show.length > 0) query.set('show', show.join(','));
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
