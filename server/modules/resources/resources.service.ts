/** The front door of the resources room. */
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { ResourceRow } from '#engines/reference/rows.ts';
import { publicLinks } from '../../adapters/links/publicLinks.ts';
import type { House } from '../../house.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { checkLinks } from './linkHealth.service.ts';
import { createTextSearch, type TextSearch } from './textSearch.ts';

export { openLinkHealth } from './linkHealth.service.ts';

/** Resources of an answer where no number was asked for. */
const usualLimit = 100;
/** How much a word counts in the title, the summary and the publisher's name. */
const weights = [3, 1, 2] as const;
const hourSeconds = 3_600;

export interface ResourceQuestion {
  readonly q?: string | undefined;
  readonly publisher?: string | undefined;
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
}

export interface FoundResources {
  /** How many there are in all. */
  readonly total: number;
  readonly items: readonly ResourceRow[];
  /** Publishers of all that was found whatever publisher was asked for, most resources first. */
  readonly publishers: readonly { readonly publisher: string; readonly count: number }[];
  readonly matched: readonly string[];
  readonly understoodAs: string | null;
  readonly suggestions: readonly string[];
}

/** Finds resources, best first; all of them, in the editors' order, where nothing is searched. Throws a problem. */
export function findResources(scope: Scope, { q = '', publisher = '', limit = usualLimit, after }: ResourceQuestion): FoundResources {
  const { byId, search, rows } = searchOf(scope.house.reference.book());
  const asked = q.trim() !== '';
  const found = asked ? search.find(q) : undefined;
  const all = found ? found.ids.flatMap((id) => byId.get(id) ?? []) : rows;
  const kept = publisher === '' ? all : all.filter((row) => row.publisher === publisher);
  const begin = after === undefined ? 0 : kept.findIndex(({ resourceId }) => resourceId === after) + 1;
  if (after !== undefined && begin === 0) throw problem('resourceNotFound', { found: after });
  const items = kept.slice(begin, begin + limit);
  return {
    total: kept.length,
    items,
    publishers: countPublishers(all),
    matched: found?.matchedIn(items.flatMap(textsOf)) ?? [],
    understoodAs: found?.understoodAs ?? null,
    suggestions: asked && all.length === 0 ? search.frequentWords : [],
  };
}

/** Has the links looked at in the background, unless the operator switched it off. */
export function keepLinksChecked(house: House): void {
  if (!house.config.checkLinks) return;
  const { fetchPublic, config } = house;
  const agent = `AgriHub-Ghana/link-check${config.publicUrl === null ? '' : ` (+${config.publicUrl})`}`;
  house.jobs.every('checkLinks', hourSeconds, (job) => checkLinks(house, publicLinks({ fetchPublic, agent }), job));
}

interface ResourceSearch {
  readonly rows: readonly ResourceRow[];
  readonly byId: ReadonlyMap<string, ResourceRow>;
  readonly search: TextSearch;
}

const searches = new WeakMap<ReferenceBook, ResourceSearch>();

/** The index over the resources of a book, made at the first search. */
function searchOf(book: ReferenceBook): ResourceSearch {
  const known = searches.get(book);
  if (known !== undefined) return known;
  const rows = book.resources;
  const search = createTextSearch(rows.map((row) => ({ id: row.resourceId, texts: textsOf(row) })), weights);
  const made = { rows, byId: new Map(rows.map((row) => [row.resourceId, row])), search };
  searches.set(book, made);
  return made;
}

function textsOf({ title, subtext, publisher }: ResourceRow): string[] {
  return [title, subtext, publisher];
}

function countPublishers(rows: readonly ResourceRow[]): { publisher: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { publisher } of rows) counts.set(publisher, (counts.get(publisher) ?? 0) + 1);
  return [...counts]
    .map(([publisher, count]) => ({ publisher, count }))
    .toSorted((a, b) => b.count - a.count || (a.publisher < b.publisher ? -1 : 1));
}
