import type { CatalogueEntry, LookCounts } from '#engines/catalogue/entry.ts';
import { type Listed, listed } from '#engines/catalogue/listing.ts';
import { licenceOf } from '#engines/catalogue/licences.ts';
import { topicName } from '#engines/catalogue/topics.ts';
import type { Catalogue, CatalogueHits, AppContext } from '../../context.ts';
import { oneAtATime } from '../../platform/calls/oneAtATime.ts';
import { createTextSearch, type TextSearch } from '../resources/resources.service.ts';
import { listEntries } from './catalogue.repository.ts';
import { listLookCounts } from './looks/looks.repository.ts';

/** Said between processes when a dataset joined, changed or went: its id. */
export const catalogueTopic = 'catalogue';
/** How much a word counts in: name, tags and topic, description, columns, institution and source. */
const weights = [5, 3, 2, 1, 1.5] as const;
/** Changed datasets that are searched beside the index before it is made anew: making it takes longest of all here. */
const mostBeside = 50;
const countsFreshMs = 60_000;
const noCounts: LookCounts = { views: 0, downloads: 0 };

/** Opens the catalogue in memory, and keeps it what the records say, in every process. */
export async function openCatalogue({
  db,
  signals,
  log,
  bumpCacheVersion,
}: Pick<AppContext, 'db' | 'signals' | 'log' | 'bumpCacheVersion'>): Promise<Catalogue> {
  let entries = new Map<string, CatalogueEntry>();
  let bySlug = new Map<string, string>();
  let all: readonly Listed[] = [];
  let counts = new Map<string, LookCounts>();
  let countsReadAt = 0;
  let changes = 0;
  let index = emptyIndex();
  /** Ids to read again; null reads everything. */
  let due: Set<string> | null = null;

  const readDue = oneAtATime(async () => {
    const ids = due;
    due = new Set();
    if (ids?.size === 0) return;
    const rows = await listEntries(db, ids === null ? undefined : [...ids]);
    if (ids === null) entries = new Map(rows.map((entry) => [entry.id, entry]));
    else {
      for (const id of ids) entries.delete(id);
      for (const entry of rows) entries.set(entry.id, entry);
      for (const id of ids) index.changed.add(id);
    }
    all = [...entries.values()].toSorted(newestFirst).map(listed);
    bySlug = new Map(all.map(({ entry }) => [entry.slug, entry.id]));
    if (ids === null) index = emptyIndex();
    bumpCacheVersion('catalogue', `${String(++changes)}-${all[0]?.entry.updatedAt ?? ''}-${String(all.length)}`);
  });

  const readCounts = oneAtATime(async () => {
    const read = await listLookCounts(db);
    counts = read;
    countsReadAt = performance.now();
  });

  /** The index, made anew where too much changed since; what changed since stands beside it in one of its own. */
  function indexed(): Index {
    if (index.search === null || index.changed.size > mostBeside)
      index = { of: all, search: createTextSearch(all.map(textsOf), weights), changed: new Set(), beside: null };
    if (index.changed.size > 0 && index.beside?.at !== changes) {
      const of = all.filter(({ entry }) => index.changed.has(entry.id));
      index.beside = { at: changes, of, search: createTextSearch(of.map(textsOf), weights) };
    }
    return index;
  }

  // Heard before the first reading, so that no change falls between the two.
  signals.subscribe(catalogueTopic, (signal) => {
    if (signal.kind === 'gap') due = null;
    else due?.add(String(signal.body));
    readDue().catch((error: unknown) => {
      due = null;
      log.error(error, 'the catalogue could not be read again');
    });
  });
  await readDue();
  await readCounts();

  return {
    all: () => all,
    find: (idOrSlug) => entries.get(bySlug.get(idOrSlug.toLowerCase()) ?? idOrSlug.toLowerCase()),
    countsOf: (id) => counts.get(id) ?? noCounts,
    noteLook(id, look) {
      const { views, downloads } = counts.get(id) ?? noCounts;
      counts.set(id, look === 'view' ? { views: views + 1, downloads } : { views, downloads: downloads + 1 });
    },
    search: (text) => searchIn(indexed(), entries, text),
    version: () => `${String(changes)}`,
    refreshCounts() {
      if (performance.now() - countsReadAt < countsFreshMs) return;
      countsReadAt = performance.now();
      readCounts().catch((error: unknown) => log.warn(error, 'the looks at datasets could not be counted'));
    },
    async reload(id) {
      due?.add(id);
      await readDue();
    },
  };
}

interface Index {
  readonly of: readonly Listed[];
  readonly search: TextSearch | null;
  /** Ids of datasets that changed since it was made. */
  readonly changed: Set<string>;
  beside: { readonly at: number; readonly of: readonly Listed[]; readonly search: TextSearch } | null;
}

function emptyIndex(): Index {
  return { of: [], search: null, changed: new Set(), beside: null };
}

/** What changed of late comes first among what is found: it is the newest. */
function searchIn(
  { of, search, changed, beside }: Index,
  entries: ReadonlyMap<string, CatalogueEntry>,
  text: string,
): CatalogueHits {
  const main = search?.find(text);
  const fresh = changed.size > 0 ? beside?.search.find(text) : undefined;
  const freshFound = (fresh?.ranking ?? []).flatMap((at) => beside?.of[at] ?? []);
  const found = (main?.ranking ?? [])
    .flatMap((at) => of[at] ?? [])
    .filter(({ entry }) => !changed.has(entry.id) && entries.has(entry.id));
  // Words taken for errors because the index does not know them yet find nothing there that was meant.
  const exact = fresh?.understoodAs === null && freshFound.length > 0 && main?.understoodAs != null;
  return {
    found: exact ? freshFound : [...freshFound, ...found],
    understoodAs:
      exact || (found.length === 0 && freshFound.length > 0)
        ? (fresh?.understoodAs ?? null)
        : (main?.understoodAs ?? null),
    matchedIn: (texts) => [...new Set([...(main?.matchedIn(texts) ?? []), ...(fresh?.matchedIn(texts) ?? [])])],
    suggestions: search?.frequentWords ?? [],
  };
}

function textsOf({ entry }: Listed): string[] {
  const { name, tags, topic, description, columnNames, institution, source, licence } = entry;
  return [
    name,
    [...tags, topicName(topic)].join(' '),
    description,
    columnNames,
    [institution, source, licenceOf(licence).id].join(' '),
  ];
}

function newestFirst(a: CatalogueEntry, b: CatalogueEntry): number {
  return a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : a.id < b.id ? -1 : 1;
}
