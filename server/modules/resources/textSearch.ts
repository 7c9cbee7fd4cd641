import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { editDistance } from '#engines/geography/names.ts';

/** A thing to be found: its texts, the heading first. */
export type Texts = readonly string[];

export interface Found {
  /** Positions of the things, best first. */
  readonly ranking: readonly number[];
  /** The search with the words that were taken for typing errors put right; null when none was. */
  readonly understoodAs: string | null;
  /** Words of these texts that were searched for, in lower case. */
  matchedIn(texts: readonly string[]): string[];
}

export interface TextSearch {
  find(text: string): Found;
  /** Words that many things are headed with. */
  readonly frequentWords: readonly string[];
}

/** Things that have a word: their positions, how well it describes each, and the stems it was met by. */
interface Hits {
  readonly things: Uint32Array;
  readonly scores: Float64Array;
  readonly stems: ReadonlySet<string>;
}

/** Words that tell nothing apart. */
const EMPTY = new Set(
  'a an and are as at be by can do does for from has have how i in is it its my of on or that the their this to was what when where which who why will with'.split(
    ' ',
  ),
);
/** Words of a search that are read; the rest hardly changes what is found. */
const MOST_WORDS = 12;
const SHORTEST_PREFIX = 2;
const FREQUENT_WORDS = 6;
/** Bound of the words remembered: searches bring words that no text has. */
const MOST_STEMS_KEPT = 50_000;
/** Bound of the hits remembered, in bytes. */
const MOST_HIT_BYTES = 8 * 1024 * 1024;
/** Scores that differ by less than one in so many count as alike. */
const SCORE_STEPS = 10_000;
const NO_HITS: Found = { ranking: [], understoodAs: null, matchedIn: () => [] };

/**
 * Ranked full-text search (BM25, through MiniSearch) over things held in memory. Words are found by their stem (Porter,
 * 1980) and by their beginning; a word that occurs nowhere is taken for the nearest that does. All words must occur;
 * where no thing has them all, or the search says "or", any of them may. What a word finds is worked out once.
 *
 * @param weights how much a word of each text counts, in the order of the texts
 */
export function createTextSearch(things: readonly Texts[], weights: readonly number[]): TextSearch {
  const stemOf = createStemCache();
  const vocabulary = readVocabulary(things, stemOf);
  const index = new MiniSearch<{ readonly id: number; readonly texts: Texts }>({
    fields: weights.map((_, at) => String(at)),
    extractField: ({ id, texts }, field) => (field === 'id' ? id : (texts[Number(field)] ?? '')),
    tokenize: wordsOf,
    processTerm: stemOf,
    searchOptions: {
      tokenize: (stem) => [stem],
      processTerm: (stem) => stem,
      boost: Object.fromEntries(weights.map((weight, at) => [String(at), weight])),
      prefix: (stem) => stem.length >= SHORTEST_PREFIX,
    },
  });
  index.addAll(things.map((texts, id) => ({ id, texts })));
  const kept = new LRUCache<string, Hits>({ maxSize: MOST_HIT_BYTES });
  const rank = createRanker(things.length);

  function hitsOf(stem: string): Hits {
    const known = kept.get(stem);
    if (known !== undefined) return known;
    const results = index.search(stem);
    const hits = {
      things: Uint32Array.from(results, ({ id }) => id as number),
      scores: Float64Array.from(results, ({ score }) => score),
      stems: new Set(results.flatMap(({ terms }) => terms)),
    };
    kept.set(stem, hits, { size: 12 * results.length + 1_000 });
    return hits;
  }

  /**
   * The stem that occurs and is nearest to one that does not: fewest letters apart, then in most things. The first
   * letter is taken as typed: it is rarely wrong, and quinoa is not Guinea.
   */
  function nearest(stem: string): string | null {
    const mayDiffer = stem.length < 4 ? 0 : stem.length < 6 ? 1 : 2;
    if (mayDiffer === 0) return null;
    const counts = new Map<string, number>();
    for (const { terms } of index.search(stem, { fuzzy: mayDiffer, prefix: false })) {
      for (const term of terms) if (term[0] === stem[0]) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    const [best] = [...counts].toSorted(([a, n], [b, m]) => editDistance(stem, a) - editDistance(stem, b) || m - n);
    return best?.[0] ?? null;
  }

  return {
    frequentWords: vocabulary.frequentWords,
    find(text) {
      const asked = wordsOf(text).slice(0, MOST_WORDS);
      const words = asked.flatMap((word) => {
        const stem = stemOf(word);
        if (stem === null) return [];
        const right = vocabulary.knows(stem) ? stem : (nearest(stem) ?? stem);
        return [{ stem: right, said: right === stem ? word : vocabulary.wordOf(right), changed: right !== stem }];
      });
      const hits = [...new Set(words.map(({ stem }) => stem))].map(hitsOf);
      if (hits.length === 0) return NO_HITS;
      const together = asked.includes('or') ? [] : rank(hits, hits.length);
      return {
        ranking: together.length > 0 ? together : rank(hits, 1),
        understoodAs: words.some(({ changed }) => changed) ? words.map(({ said }) => said).join(' ') : null,
        matchedIn: (texts) =>
          [...new Set(texts.flatMap(wordsOf))].filter((word) =>
            hits.some(({ stems }) => stems.has(stemOf(word) ?? '')),
          ),
      };
    },
  };
}

/** Ranks by hits: positions of the things that at least so many words hit, the best first; of two alike the earlier. */
function createRanker(count: number): (hits: readonly Hits[], least: number) => number[] {
  // Kept between searches and wiped where they were used: new ones for each would be most of its cost.
  const scores = new Float64Array(count);
  const times = new Uint8Array(count);
  return (hits, least) => {
    const touched: number[] = [];
    for (const { things, scores: own } of hits) {
      for (let at = 0; at < things.length; at++) {
        const thing = things[at] ?? 0;
        if (times[thing] === 0) touched.push(thing);
        scores[thing] = (scores[thing] ?? 0) + (own[at] ?? 0);
        times[thing] = (times[thing] ?? 0) + 1;
      }
    }
    // Score and position in one number: numbers sort many times faster than things compared.
    const keys: number[] = [];
    for (const thing of touched) {
      if ((times[thing] ?? 0) >= least)
        keys.push(Math.round((scores[thing] ?? 0) * SCORE_STEPS) * count + (count - 1 - thing));
      scores[thing] = 0;
      times[thing] = 0;
    }
    const sorted = Float64Array.from(keys).toSorted();
    return keys.map((_, at) => count - 1 - ((sorted[sorted.length - 1 - at] ?? 0) % count));
  };
}

/** Words of a text in lower case. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
}

/** What words of one family share; null for a word that tells nothing apart. */
type StemOf = (word: string) => string | null;

/** Stems of words, each worked out once while an index is made: texts repeat their words. */
function createStemCache(): StemOf {
  const kept = new Map<string, string>();
  return (word) => {
    if (EMPTY.has(word)) return null;
    const known = kept.get(word);
    if (known !== undefined) return known;
    const stem = stemmer(word.normalize('NFD').replace(/\p{M}/gu, ''));
    if (kept.size < MOST_STEMS_KEPT) kept.set(word, stem);
    return stem;
  };
}

/** The stems that occur, the commonest word of each, and the words most things are headed with. */
function readVocabulary(things: readonly Texts[], stemOf: StemOf) {
  const wordCounts = new Map<string, Map<string, number>>();
  const headed = new Map<string, number>();
  for (const texts of things) {
    for (const word of texts.flatMap(wordsOf)) {
      const stem = stemOf(word);
      if (stem === null) continue;
      const counts = wordCounts.get(stem) ?? new Map<string, number>();
      counts.set(word, (counts.get(word) ?? 0) + 1);
      wordCounts.set(stem, counts);
    }
    for (const stem of new Set(wordsOf(texts[0] ?? '').map(stemOf))) {
      if (stem !== null && stem.length > 3) headed.set(stem, (headed.get(stem) ?? 0) + 1);
    }
  }
  const sorted = [...wordCounts.keys()].toSorted();
  const wordOf = (stem: string): string =>
    [...(wordCounts.get(stem) ?? [])].toSorted(([, n], [, m]) => m - n)[0]?.[0] ?? stem;
  return {
    wordOf,
    frequentWords: [...headed]
      .toSorted(([, n], [, m]) => m - n)
      .slice(0, FREQUENT_WORDS)
      .map(([stem]) => wordOf(stem)),
    /** Whether a word of that stem, or one that begins so, occurs. */
    knows(stem: string): boolean {
      if (wordCounts.has(stem)) return true;
      return stem.length >= SHORTEST_PREFIX && (sorted[firstNotBefore(sorted, stem)]?.startsWith(stem) ?? false);
    },
  };
}

/** Where a text stands, or would stand, in a sorted list. */
function firstNotBefore(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
