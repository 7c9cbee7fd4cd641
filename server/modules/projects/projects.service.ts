/** The front door of the projects room. */
import MiniSearch from 'minisearch';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { RowOfTable } from '#engines/reference/rows.ts';
import { projectSystems, sponsorsOf, technologyClass, technologyNames } from '#engines/projects/projectFilters.ts';
import { projectRegions, type ProjectRegions } from '#engines/projects/projectRegions.ts';
import { problem } from '../../platform/calls/problems.ts';

type ProjectRow = RowOfTable<'projects'>;

/** A project with where it works on today's map. */
export interface Project {
  readonly row: ProjectRow;
  readonly where: ProjectRegions;
}

/** What a visitor wants of the list; the region is a key of today's. */
export interface Wanted {
  readonly q?: string | undefined;
  readonly region?: string | undefined;
  readonly system?: string | undefined;
  readonly technology?: string | undefined;
  readonly sponsor?: string | undefined;
  readonly year?: number | undefined;
}

/** What one filter offers, and how many projects each choice leaves together with the other filters. */
export type Choices = readonly { readonly value: string; readonly projects: number }[];

/** What was found, with counts for the map and the filters. */
export interface FoundProjects {
  readonly total: number;
  readonly projects: readonly Project[];
  readonly national: readonly Project[];
  readonly countOf: ReadonlyMap<string, number>;
  readonly filters: Readonly<Record<FilterName, Choices>>;
}

type FilterName = 'system' | 'technology' | 'sponsor' | 'year';

/** Values of a project that a filter goes by. */
const filterValues: Readonly<Record<FilterName, (row: ProjectRow) => readonly string[]>> = {
  system: ({ system }) => (system === '' ? [] : [system]),
  technology: ({ technologies }) => technologies.map(technologyClass),
  sponsor: ({ sponsorShort }) => sponsorsOf(sponsorShort),
  year: ({ yearApproved }) => (yearApproved === null ? [] : [String(yearApproved)]),
};
const filterNames = Object.keys(filterValues) as FilterName[];

/** Projects by words and filters, best first; without words in the order of their numbers. */
export function findProjects(book: ReferenceBook, wanted: Wanted): FoundProjects {
  const { all, index } = catalogueOf(book);
  const asked: Partial<Record<FilterName, string>> = {
    ...(wanted.system && { system: wanted.system }),
    ...(wanted.technology && { technology: wanted.technology }),
    ...(wanted.sponsor && { sponsor: wanted.sponsor }),
    ...(wanted.year && { year: String(wanted.year) }),
  };
  const worded = wanted.q?.trim() ? searched(index, all, wanted.q) : all;
  const passing = worded.filter(({ row }) => passes(row, asked));
  const named = passing.filter(({ where }) => !where.national);
  return {
    total: all.length,
    projects:
      wanted.region === undefined ? named : named.filter(({ where }) => where.regionIds.includes(wanted.region ?? '')),
    national: passing.filter(({ where }) => where.national),
    countOf: new Map(
      book.regions.map(({ regionId }) => [
        regionId,
        named.filter(({ where }) => where.regionIds.includes(regionId)).length,
      ]),
    ),
    filters: Object.fromEntries(
      filterNames.map((name) => [name, choicesOf(name, all, worded, asked)]),
    ) as unknown as FoundProjects['filters'],
  };
}

/** One project, and those near it: of its regions, those sharing most first; for a national one the other national ones. */
export function findProject(
  book: ReferenceBook,
  id: string,
): { readonly project: Project; readonly nearby: readonly Project[] } {
  const { all } = catalogueOf(book);
  const project = all.find(({ row }) => row.uid.toLowerCase() === id.trim().toLowerCase());
  if (project === undefined) throw problem('projectNotFound', { found: id });
  const { national, regionIds } = project.where;
  const shared = (other: Project) => other.where.regionIds.filter((region) => regionIds.includes(region)).length;
  const others = all.filter((other) => other !== project && (national ? other.where.national : shared(other) > 0));
  return { project, nearby: others.toSorted((a, b) => shared(b) - shared(a)).slice(0, MOST_NEARBY) };
}

/** Every project, in the order of the table. */
export function allProjects(book: ReferenceBook): readonly Project[] {
  return catalogueOf(book).all;
}

const MOST_NEARBY = 6;

interface Catalogue {
  readonly all: readonly Project[];
  readonly index: MiniSearch;
}

const made = new WeakMap<ReferenceBook, Catalogue>();

/** The projects of a book with their index of words; made once for each. */
function catalogueOf(book: ReferenceBook): Catalogue {
  const known = made.get(book);
  if (known !== undefined) return known;
  const all = book.projects.map((row) => ({ row, where: projectRegions(row, book) }));
  const fields = [
    'name',
    'description',
    'regions',
    'districts',
    'sponsor',
    'sponsorShort',
    'system',
    'technologies',
    'subcategories',
    'implementers',
  ] as const;
  const index = new MiniSearch({
    idField: 'uid',
    fields: [...fields, 'uid'],
    extractField: (row: ProjectRow, field: string) => textOf(row[field as keyof ProjectRow]),
    processTerm: (term) => plain(term),
    searchOptions: {
      boost: { uid: 8, name: 4, sponsorShort: 3, technologies: 2, system: 2 },
      prefix: true,
      combineWith: 'AND',
    },
  });
  index.addAll(book.projects);
  const catalogue = { all, index };
  made.set(book, catalogue);
  return catalogue;
}

function searched(index: MiniSearch, all: readonly Project[], words: string): Project[] {
  const byId = new Map(all.map((project) => [project.row.uid, project]));
  const asWritten = index.search(words);
  // Errors are forgiven where nothing is found as it was written: a quarter of the letters of a word of four or more.
  const found =
    asWritten.length > 0 ? asWritten : index.search(words, { fuzzy: (term) => (term.length > 3 ? 0.25 : false) });
  return found.flatMap(({ id }) => byId.get(String(id)) ?? []);
}

function passes(row: ProjectRow, asked: Partial<Record<FilterName, string>>): boolean {
  return filterNames.every(
    (name) => asked[name] === undefined || filterValues[name](row).some((value) => same(value, asked[name])),
  );
}

/** Choices of a filter with what each leaves while the other filters stay: those always offered, and what projects have. */
function choicesOf(
  name: FilterName,
  all: readonly Project[],
  worded: readonly Project[],
  asked: Partial<Record<FilterName, string>>,
): Choices {
  const { [name]: _own, ...others } = asked;
  const passing = worded.filter(({ row }) => passes(row, others));
  const always = name === 'system' ? projectSystems : name === 'technology' ? technologyNames : [];
  const values = [...new Set([...always, ...all.flatMap(({ row }) => filterValues[name](row))])].toSorted();
  const inOrder = name === 'year' ? values.toReversed() : values;
  return inOrder.map((value) => ({
    value,
    projects: passing.filter(({ row }) => filterValues[name](row).some((each) => same(each, value))).length,
  }));
}

function same(one: string, other = ''): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

function plain(term: string): string {
  return term.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
