import { LRUCache } from 'lru-cache';
import {
  filterNames,
  type FilterCounts,
  type Filters,
  inOrder,
  type Listed,
  narrow,
  type SortOrder,
} from '#engines/catalogue/listing.ts';
import type { Catalogue, CatalogueHits } from '../../context.ts';

export interface ListQuestion extends Filters {
  readonly q?: string | undefined;
  readonly sort?: SortOrder | undefined;
}

/** All datasets that meet a question, in order, with what else a list shows. */
export interface DatasetList {
  readonly items: readonly Listed[];
  readonly counts: FilterCounts;
  /** Null where nothing was searched. */
  readonly hits: CatalogueHits | null;
}

/** Bound of the lists remembered, in bytes, and about what one takes beside its datasets. */
const mostRemembered = 12 * 1024 * 1024;
const listOverhead = 8_000;
/** Sorted by looks, a list is this old at most. */
const looksFreshMs = 60_000;

/** Answers questions to the catalogue in memory; each is worked out once until a dataset changes. */
export function createListing(catalogue: Catalogue): (question: ListQuestion) => DatasetList {
  const kept = new LRUCache<string, DatasetList>({ maxSize: mostRemembered });
  let version = '';
  return (question) => {
    catalogue.refreshCounts();
    if (catalogue.version() !== version) {
      version = catalogue.version();
      kept.clear();
    }
    const key = keyOf(question);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = answer(catalogue, question);
    kept.set(key, made, { size: 8 * made.items.length + listOverhead });
    return made;
  };
}

function answer(catalogue: Catalogue, { q = '', sort = 'best', ...filters }: ListQuestion): DatasetList {
  const hits = q.trim() === '' ? null : catalogue.search(q);
  const { kept, counts } = narrow(hits?.found ?? catalogue.all(), filters);
  return { items: inOrder(kept, sort, catalogue.countsOf), counts, hits };
}

function keyOf(question: ListQuestion): string {
  const byLooks = question.sort === 'views' || question.sort === 'downloads';
  const minute = byLooks ? Math.floor(performance.now() / looksFreshMs) : 0;
  return JSON.stringify([
    question.q?.trim() ?? '',
    question.sort ?? 'best',
    minute,
    ...filterNames.map((name) => question[name] ?? []),
  ]);
}
