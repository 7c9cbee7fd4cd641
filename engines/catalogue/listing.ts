import { licenceOf } from './licences.ts';
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

/** What a dataset is found under, filter by filter; of its years the first and the last. */
export function filterValues(
  entry: CatalogueEntry,
): { readonly [name in Exclude<FilterName, 'year'>]: readonly string[] } & { readonly year: YearSpan | null } {
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

export interface YearSpan {
  readonly first: number;
  readonly last: number;
}

/** Years the rows of a dataset cover, the first and the last included; null where nobody said, or it cannot be. */
export function yearsOf({ coversFrom, coversTo }: Pick<CatalogueEntry, 'coversFrom' | 'coversTo'>): YearSpan | null {
  const first = Number((coversFrom ?? coversTo)?.slice(0, 4) ?? Number.NaN);
  const last = Number((coversTo ?? coversFrom)?.slice(0, 4) ?? Number.NaN);
  if (!Number.isInteger(first) || !Number.isInteger(last) || last < first) return null;
  return { first, last: Math.min(last, first + MOST_YEARS - 1) };
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
export function narrow(
  all: readonly Listed[],
  filters: Filters,
): { readonly kept: readonly Listed[]; readonly counts: FilterCounts } {
  const chosen = filterNames.flatMap((name) =>
    filters[name]?.length ? [{ name, values: new Set(filters[name]) }] : [],
  );
  const counter = createCounter();
  const kept: Listed[] = [];
  for (const each of all) {
    const missed = missedBy(each, chosen);
    if (missed === 'none') {
      kept.push(each);
      for (const name of filterNames) counter.add(name, each);
    } else if (missed !== 'several') {
      // A dataset that only one filter leaves out still counts for the other values of that filter.
      counter.add(missed, each);
    }
  }
  return { kept, counts: counter.counts(chosen) };
}

interface Chosen {
  readonly name: FilterName;
  readonly values: ReadonlySet<string>;
}

/** The filter that leaves a dataset out, where it is one. */
function missedBy({ values: own }: Listed, chosen: readonly Chosen[]): FilterName | 'none' | 'several' {
  let missed: FilterName | 'none' = 'none';
  for (const { name, values } of chosen) {
    const meets = name === 'year' ? coversOne(own.year, values) : own[name].some((value) => values.has(value));
    if (meets) continue;
    if (missed !== 'none') return 'several';
    missed = name;
  }
  return missed;
}

function coversOne(span: YearSpan | null, years: ReadonlySet<string>): boolean {
  return span !== null && [...years].some((year) => Number(year) >= span.first && Number(year) <= span.last);
}

/** Counts values. Spans of years are counted by their ends, and added up once: a dataset may cover decades. */
function createCounter() {
  const found = new Map<FilterName, Map<string, number>>(filterNames.map((name) => [name, new Map()]));
  const steps = new Map<number, number>();
  const step = (year: number, by: number): void => void steps.set(year, (steps.get(year) ?? 0) + by);
  return {
    add(name: FilterName, { values }: Listed): void {
      if (name === 'year') {
        if (values.year === null) return;
        step(values.year.first, 1);
        step(values.year.last + 1, -1);
        return;
      }
      const into = found.get(name);
      for (const value of values[name]) into?.set(value, (into.get(value) ?? 0) + 1);
    },
    counts(chosen: readonly Chosen[]): FilterCounts {
      found.set('year', addUp(steps));
      // A value that was chosen is told even where nothing has it, so that it can be taken back.
      for (const { name, values } of chosen)
        for (const value of values) found.get(name)?.set(value, found.get(name)?.get(value) ?? 0);
      return Object.fromEntries([...found].map(([name, counted]) => [name, sorted(name, counted)])) as Record<
        FilterName,
        FilterCount[]
      >;
    },
  };
}

/** How many spans hold each year. */
function addUp(steps: ReadonlyMap<number, number>): Map<string, number> {
  const years = [...steps.keys()].toSorted((a, b) => a - b);
  const counted = new Map<string, number>();
  let open = 0;
  years.forEach((year, at) => {
    open += steps.get(year) ?? 0;
    if (open === 0) return;
    for (let each = year; each < (years[at + 1] ?? year); each++) counted.set(String(each), open);
  });
  return counted;
}

/** Most datasets first, then by name; years with the latest first. */
function sorted(name: FilterName, found: ReadonlyMap<string, number>): FilterCount[] {
  const all = [...found].map(([value, number]) => ({ value, count: number }));
  if (name === 'year') return all.toSorted((a, b) => Number(b.value) - Number(a.value));
  return all.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** Sorts a list that stands in the order of `best`: as found, or the newest first. */
export function inOrder(
  kept: readonly Listed[],
  order: SortOrder,
  countsOf: (id: string) => LookCounts,
): readonly Listed[] {
  const by: Readonly<Record<Exclude<SortOrder, 'best'>, (a: Listed, b: Listed) => number>> = {
    newest: (a, b) => (a.entry.updatedAt < b.entry.updatedAt ? 1 : a.entry.updatedAt > b.entry.updatedAt ? -1 : 0),
    name: (a, b) => a.entry.name.localeCompare(b.entry.name, 'en'),
    views: (a, b) => countsOf(b.entry.id).views - countsOf(a.entry.id).views,
    downloads: (a, b) => countsOf(b.entry.id).downloads - countsOf(a.entry.id).downloads,
    size: (a, b) => b.entry.bytes - a.entry.bytes,
  };
  return order === 'best' ? kept : kept.toSorted(by[order]);
}
