import { licenceOf } from '../tables/licences.ts';
import type { CatalogueEntry, LookCounts } from './entry.ts';

/** What a list of datasets can be narrowed by. */
export const filterNames = ['topic', 'region', 'institution', 'format', 'year', 'licence', 'access'] as const;
export type FilterName = (typeof filterNames)[number];
/** Values of each filter; any of them will do. Left out or empty keeps all. */
export type Filters = { readonly [name in FilterName]?: readonly string[] | undefined };

export type SortOrder = 'best' | 'newest' | 'name' | 'views' | 'downloads' | 'size';

export interface FilterCount {
  readonly value: string;
  readonly count: number;
}

/** Values of each filter with the number of datasets each would leave while the other filters stand. */
export type FilterCounts = { readonly [name in FilterName]: readonly FilterCount[] };

/** Widest span of years a dataset is listed under, so that one wrong date does not fill the list. */
const MOST_YEARS = 200;

/** What a dataset is found under, filter by filter. */
export function filterValues(entry: CatalogueEntry): { readonly [name in FilterName]: readonly string[] } {
  return {
    topic: entry.topic === '' ? [] : [entry.topic],
    region: entry.regions,
    institution: entry.institution === '' ? [] : [entry.institution],
    format: [entry.fileKind],
    year: yearsOf(entry),
    licence: [licenceOf(entry.licence).id],
    access: [entry.private ? 'private' : 'public'],
  };
}

/** Years the rows of a dataset cover, the first and the last included. */
export function yearsOf({ coversFrom, coversTo }: Pick<CatalogueEntry, 'coversFrom' | 'coversTo'>): string[] {
  const first = Number((coversFrom ?? coversTo)?.slice(0, 4) ?? Number.NaN);
  const last = Number((coversTo ?? coversFrom)?.slice(0, 4) ?? Number.NaN);
  if (!Number.isInteger(first) || !Number.isInteger(last) || last < first) return [];
  return Array.from({ length: Math.min(last - first + 1, MOST_YEARS) }, (_, at) => String(first + at));
}

/** A dataset with what it is found under worked out once: lists are asked for far more often than datasets change. */
export interface Listed {
  readonly entry: CatalogueEntry;
  readonly values: ReturnType<typeof filterValues>;
}

export function listed(entry: CatalogueEntry): Listed {
  return { entry, values: filterValues(entry) };
}

/** Narrows a list, keeping its order, and counts what each value of each filter would leave. */
export function narrow(all: readonly Listed[], filters: Filters): { readonly kept: readonly Listed[]; readonly counts: FilterCounts } {
  const wanted = filterNames.map((name) => ({ name, values: new Set(filters[name] ?? []) }));
  const counts = new Map(filterNames.map((name) => [name, new Map<string, number>()]));
  const kept: Listed[] = [];
  for (const each of all) {
    const misses = wanted.filter(({ name, values }) => values.size > 0 && !each.values[name].some((value) => values.has(value)));
    if (misses.length === 0) kept.push(each);
    // A dataset that only one filter leaves out still counts for the other values of that filter.
    for (const { name } of misses.length === 0 ? wanted : misses.length === 1 ? misses : []) count(counts.get(name), each.values[name]);
  }
  // A value that was chosen is told even where nothing has it, so that it can be taken back.
  for (const { name, values } of wanted) for (const value of values) count(counts.get(name), [value], 0);
  const told = Object.fromEntries(filterNames.map((name) => [name, sorted(name, counts.get(name) ?? new Map())])) as Record<FilterName, FilterCount[]>;
  return { kept, counts: told };
}

function count(into: Map<string, number> | undefined, values: readonly string[], by = 1): void {
  for (const value of values) into?.set(value, (into.get(value) ?? 0) + by);
}

/** Most datasets first, then by name; years with the latest first. */
function sorted(name: FilterName, found: ReadonlyMap<string, number>): FilterCount[] {
  const all = [...found].map(([value, number]) => ({ value, count: number }));
  if (name === 'year') return all.toSorted((a, b) => b.value.localeCompare(a.value));
  return all.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}

/** Sorts a list that stands in the order of `best`: as found, or the newest first. */
export function inOrder(kept: readonly Listed[], order: SortOrder, countsOf: (id: string) => LookCounts): readonly Listed[] {
  const by: Readonly<Record<Exclude<SortOrder, 'best'>, (a: Listed, b: Listed) => number>> = {
    newest: (a, b) => (a.entry.updatedAt < b.entry.updatedAt ? 1 : a.entry.updatedAt > b.entry.updatedAt ? -1 : 0),
    name: (a, b) => a.entry.name.localeCompare(b.entry.name, 'en'),
    views: (a, b) => countsOf(b.entry.id).views - countsOf(a.entry.id).views,
    downloads: (a, b) => countsOf(b.entry.id).downloads - countsOf(a.entry.id).downloads,
    size: (a, b) => b.entry.bytes - a.entry.bytes,
  };
  return order === 'best' ? kept : kept.toSorted(by[order]);
}
