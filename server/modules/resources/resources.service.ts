/** The front door of the resources room. */
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { ResourceRow } from '#engines/reference/rows.ts';
import { publicLinks } from '../../adapters/links/publicLinks.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { checkLinks } from './linkHealth.service.ts';
import { createTextSearch, type TextSearch } from './textSearch.ts';

export { openLinkHealth } from './linkHealth.service.ts';
/** The ranked search, for other rooms that hold what they search in memory. */
export { createTextSearch, type TextSearch } from './textSearch.ts';

/** Resources of an answer where no number was asked for. */
const usualLimit = 50;
/** How much a word counts in the title, the summary and the publisher's name. */
const weights = [3, 1, 2] as const;
const hourSeconds = 3_600;

export interface ResourceQuestion {
  readonly q?: string | undefined;
  readonly publisher?: string | undefined;
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
}

/** A page of resources, and how many there are in all. */
export interface ResourcePage {
  readonly total: number;
  readonly items: readonly ResourceRow[];
}

/** A page with what a person who searches wants to know besides. */
export interface FoundResources extends ResourcePage {
  /** Publishers of all that was found whatever publisher was asked for, most resources first. */
  readonly publishers: readonly { readonly publisher: string; readonly count: number }[];
  readonly matched: readonly string[];
  readonly understoodAs: string | null;
  readonly suggestions: readonly string[];
}

/** Resources, best first; all of them, those added last first, where nothing is searched. Throws a problem. */
export function listResources(scope: Scope, question: ResourceQuestion): ResourcePage {
  const { library, ranking } = ask(scope, question);
  return pageOf(library, ranking, question);
}

/** The same with its publishers, the words to mark, and what was taken for a typing error. */
export function findResources(scope: Scope, question: ResourceQuestion): FoundResources {
  const { library, ranking, found } = ask(scope, question);
  const page = pageOf(library, ranking, question);
  return {
    ...page,
    publishers: countPublishers(library.rows, ranking),
    matched: found?.matchedIn(page.items.flatMap(textsOf)) ?? [],
    understoodAs: found?.understoodAs ?? null,
    suggestions: found && ranking.length === 0 ? library.search.frequentWords : [],
  };
}

/** Positions of everything that is found, whoever published it. */
function ask({ context }: Scope, { q = '' }: ResourceQuestion) {
  const library = libraryOf(context.reference.book());
  if (q.trim() === '') return { library, ranking: library.all };
  const found = library.search.find(q);
  return { library, ranking: found.ranking, found };
}

function pageOf(
  { rows }: Library,
  ranking: readonly number[],
  { publisher = '', limit = usualLimit, after }: ResourceQuestion,
): ResourcePage {
  const kept = publisher === '' ? ranking : ranking.filter((at) => rows[at]?.publisher === publisher);
  const begin = after === undefined ? 0 : kept.findIndex((at) => rows[at]?.resourceId === after) + 1;
  if (after !== undefined && begin === 0) throw problem('resourceNotFound', { found: after });
  return { total: kept.length, items: kept.slice(begin, begin + limit).flatMap((at) => rows[at] ?? []) };
}

/** Has the links looked at in the background, unless the operator switched it off. */
export function scheduleLinkChecks(context: AppContext): void {
  if (!context.config.checkLinks) return;
  const { fetchPublic, config } = context;
  const agent = `AgriHub-Ghana/link-check${config.publicUrl === null ? '' : ` (+${config.publicUrl})`}`;
  context.jobs.every(
    'checkLinks',
    hourSeconds,
    (job) => checkLinks(context, publicLinks({ fetchPublic, agent }), job),
    'outside',
  );
}

interface Library {
  readonly rows: readonly ResourceRow[];
  /** Positions of all rows, those added last first. */
  readonly all: readonly number[];
  readonly search: TextSearch;
}

const libraries = new WeakMap<ReferenceBook, Library>();

/** The resources of a book with their index, made at the first search. */
function libraryOf(book: ReferenceBook): Library {
  const known = libraries.get(book);
  if (known !== undefined) return known;
  const rows = book.resources;
  const made = {
    rows,
    all: rows.map((_, at) => rows.length - 1 - at),
    search: createTextSearch(rows.map(textsOf), weights),
  };
  libraries.set(book, made);
  return made;
}

function textsOf({ title, subtext, publisher }: ResourceRow): string[] {
  return [title, subtext, publisher];
}

function countPublishers(
  rows: readonly ResourceRow[],
  ranking: readonly number[],
): { publisher: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const at of ranking) {
    const publisher = rows[at]?.publisher ?? '';
    counts.set(publisher, (counts.get(publisher) ?? 0) + 1);
  }
  return [...counts]
    .map(([publisher, count]) => ({ publisher, count }))
    .toSorted((a, b) => b.count - a.count || (a.publisher < b.publisher ? -1 : 1));
}
