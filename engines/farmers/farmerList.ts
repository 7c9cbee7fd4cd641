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
  let sheet: Sheet | undefined;

  return {
    rows,
    narrow(filter, sort = 'name') {
      const { words = [] } = filter;
      const fits = fitting(officerId, filter);
      if (words.length === 0) {
        const ordered = sort === 'name' ? rows : (newest ??= rows.toSorted((a, b) => b.id - a.id));
        return fits === null ? ordered : ordered.filter(fits);
      }
      const exact = holding(rows, (sheet ??= sheetOf(rows)), words).filter((row) => fits === null || fits(row));
      if (exact.length > 0) return exact;
      places ??= placesOfWords(rows);
      return nearest(rows, places, words).filter((row) => fits === null || fits(row));
    },
  };
}

/** Whether a farmer is left by all of a filter but its words; null where all are. */
function fitting(
  officerId: string,
  { whose = 'mine', crop, district, language, consent, among }: ListFilter,
): ((row: ListedFarmer) => boolean) | null {
  if (
    whose === 'mine' &&
    crop === undefined &&
    district === undefined &&
    language === undefined &&
    consent === undefined &&
    among === undefined
  )
    return null;
  return (row) =>
    (whose === 'mine' || (row.ownerId === officerId) === (whose === 'own')) &&
    (crop === undefined || row.crops.includes(crop)) &&
    (district === undefined || row.districtId === district) &&
    (language === undefined || row.language === language) &&
    (consent === undefined || row.consent.given === consent) &&
    (among === undefined || among.has(row.id));
}

/** The words of all rows in one text, a line each, and where the lines begin: one search goes through it faster than through each. */
interface Sheet {
  readonly text: string;
  readonly starts: readonly number[];
}

function sheetOf(rows: readonly ListedFarmer[]): Sheet {
  const starts: number[] = [];
  let at = 0;
  for (const { words } of rows) {
    starts.push(at);
    at += words.length + 1;
  }
  return { text: rows.map(({ words }) => words).join('\n'), starts };
}

/** Rows that hold all words: those with the longest, which few have, are looked at for the others. */
function holding<Row extends ListedFarmer>(
  rows: readonly Row[],
  { text, starts }: Sheet,
  words: readonly string[],
): Row[] {
  const [longest = '', ...others] = words.toSorted((a, b) => b.length - a.length);
  const found: Row[] = [];
  let line = 0;
  for (let at = text.indexOf(longest); at !== -1; at = text.indexOf(longest, starts[line + 1] ?? text.length + 1)) {
    line = lineAt(starts, at, line);
    const row = rows[line];
    if (row !== undefined && others.every((word) => row.words.includes(word))) found.push(row);
    if (line + 1 >= starts.length) break;
  }
  return found;
}

/** The line a place is in, from one that is not behind it. */
function lineAt(starts: readonly number[], at: number, from: number): number {
  let low = from;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
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
function nearest<Row>(
  rows: readonly Row[],
  places: ReadonlyMap<string, readonly number[]>,
  words: readonly string[],
): Row[] {
  const sum = new Map<number, number>();
  for (const word of words) {
    const best = new Map<number, number>();
    for (const [other, there] of places) {
      const near = other.includes(word) ? 1 : rightShare(word, other);
      if (near > 0) for (const at of there) if ((best.get(at) ?? 0) < near) best.set(at, near);
    }
    for (const [at, near] of best) sum.set(at, (sum.get(at) ?? 0) + near);
  }
  const wanted = NEAR * words.length;
  return [...sum]
    .filter(([, near]) => near >= wanted)
    .toSorted(([one, a], [other, b]) => b - a || one - other)
    .flatMap(([at]) => rows[at] ?? []);
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
