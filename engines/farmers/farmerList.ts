import { editDistance } from '../geography/names.ts';
import type { FarmerData } from './farmer.ts';

/** A farmer as a list is narrowed by: `words` is the text that the search reads, as `searchWords` leaves it. */
export interface ListedFarmer extends Pick<FarmerData, 'crops' | 'districtId' | 'language' | 'consent'> {
  readonly id: number;
  readonly ownerId: string;
  readonly words: string;
}

/** What a list is narrowed by; what is left out narrows nothing. */
export interface ListFilter {
  readonly whose?: 'own' | 'shared' | 'mine' | undefined;
  /** Words that are searched for, as `searchWords` leaves them. */
  readonly words?: readonly string[] | undefined;
  readonly crop?: string | undefined;
  readonly district?: string | undefined;
  readonly language?: string | undefined;
  readonly consent?: boolean | undefined;
  readonly among?: ReadonlySet<number> | undefined;
}

/** The farmers of one officer, own and shared, by name. */
export interface FarmerList<Row extends ListedFarmer> {
  readonly rows: readonly Row[];
  /**
   * Those a filter leaves: by name, or the newest first. Where none holds all words that are searched for, those whose
   * words come near, the nearest first.
   */
  narrow(filter: ListFilter, sort?: 'name' | 'newest'): readonly Row[];
}

/** A word may have this share of its letters wrong, and what comes near has two fifths of what was searched for. */
const WRONG = 0.34;
const NEAR = 0.4;

/** @param rows by name. */
export function farmerList<Row extends ListedFarmer>(officerId: string, rows: readonly Row[]): FarmerList<Row> {
  let newest: readonly Row[] | undefined;
  let places: ReadonlyMap<string, readonly number[]> | undefined;

  return {
    rows,
    narrow(filter, sort = 'name') {
      const { words = [] } = filter;
      const fits = fitting(officerId, filter);
      if (words.length === 0) {
        const ordered = sort === 'name' ? rows : (newest ??= rows.toSorted((a, b) => b.id - a.id));
        return fits === null ? ordered : ordered.filter(fits);
      }
      const exact = rows.filter((row) => words.every((word) => row.words.includes(word)) && (fits === null || fits(row)));
      if (exact.length > 0) return exact;
      places ??= placesOfWords(rows);
      return nearest(rows, places, words).filter((row) => fits === null || fits(row));
    },
  };
}

/** Whether a farmer is left by all of a filter but its words; null where all are. */
function fitting(officerId: string, { whose = 'mine', crop, district, language, consent, among }: ListFilter): ((row: ListedFarmer) => boolean) | null {
  if (whose === 'mine' && crop === undefined && district === undefined && language === undefined && consent === undefined && among === undefined) return null;
  return (row) =>
    (whose === 'mine' || (row.ownerId === officerId) === (whose === 'own')) &&
    (crop === undefined || row.crops.includes(crop)) &&
    (district === undefined || row.districtId === district) &&
    (language === undefined || row.language === language) &&
    (consent === undefined || row.consent.given === consent) &&
    (among === undefined || among.has(row.id));
}

/** Where each word of letters stands: numbers of rows. */
function placesOfWords(rows: readonly ListedFarmer[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { words }] of rows.entries()) {
    for (const word of new Set(words.split(' '))) {
      if (word.length < 3 || /\d/.test(word)) continue;
      const there = places.get(word);
      if (there === undefined) places.set(word, [at]);
      else there.push(at);
    }
  }
  return places;
}

/** Rows with words that come near, the nearest first: each word counts with its share of right letters. */
function nearest<Row>(rows: readonly Row[], places: ReadonlyMap<string, readonly number[]>, words: readonly string[]): Row[] {
  const sum = new Float64Array(rows.length);
  for (const word of words) {
    const best = new Float64Array(rows.length);
    for (const [other, there] of places) {
      const near = other.includes(word) ? 1 : rightShare(word, other);
      if (near > 0) for (const at of there) best[at] = Math.max(best[at] ?? 0, near);
    }
    for (const [at, near] of best.entries()) sum[at] = (sum[at] ?? 0) + near;
  }
  const wanted = NEAR * words.length;
  return rows
    .flatMap((row, at) => ((sum[at] ?? 0) >= wanted ? [{ row, near: sum[at] ?? 0 }] : []))
    .toSorted((a, b) => b.near - a.near)
    .map(({ row }) => row);
}

/** The share of letters that are right; 0 where too few are. */
function rightShare(word: string, other: string): number {
  const longest = Math.max(word.length, other.length);
  const most = Math.floor(WRONG * longest);
  if (Math.abs(word.length - other.length) > most || strangers(word, other) > most) return 0;
  const wrong = editDistance(word, other);
  return wrong <= most ? 1 - wrong / longest : 0;
}

/** How many letters of a word another has nowhere: each is at least one that is wrong. */
function strangers(word: string, other: string): number {
  let count = 0;
  for (const letter of word) if (!other.includes(letter)) count++;
  return count;
}
