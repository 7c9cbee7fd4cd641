import type { FarmerData } from './farmer.ts';
import { nearFrom, type Trigrams, trigramsOf, wordSimilarity } from './wordSimilarity.ts';

/** A farmer as a list is narrowed by: `words` is the text that the search reads, as `searchWords` leaves it. */
export interface ListedFarmer
  extends
    Pick<FarmerData, 'crops' | 'districtId' | 'language' | 'consent'>,
    Partial<Pick<FarmerData, 'phone' | 'sex' | 'ageGroup' | 'reach' | 'household'>> {
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
  readonly sex?: string | undefined;
  readonly age?: string | undefined;
  readonly reach?: string | undefined;
  /** Whether a telephone number is known. */
  readonly phone?: boolean | undefined;
  readonly household?: number | undefined;
  readonly among?: ReadonlySet<number> | undefined;
}

/** The farmers of one officer, own and shared, by name. */
export interface FarmerList<Row extends ListedFarmer> {
  readonly rows: readonly Row[];
  /**
   * Those a filter leaves: by name, or the newest first. Where none holds all words that are searched for, those whose
   * words come near, the nearest first: the same as `searchFarmers` finds in the records.
   */
  narrow(filter: ListFilter, sort?: 'name' | 'newest'): readonly Row[];
}

/** @param rows by name. */
export function farmerList<Row extends ListedFarmer>(officerId: string, rows: readonly Row[]): FarmerList<Row> {
  let newest: readonly Row[] | undefined;
  let trigrams: readonly Trigrams[] | undefined;
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
      trigrams ??= rows.map((row) => trigramsOf(row.words));
      return nearest(rows, trigrams, words).filter((row) => fits === null || fits(row));
    },
  };
}

/** Whether a farmer is left by all of a filter but its words; null where all are. */
function fitting(
  officerId: string,
  { whose = 'mine', crop, district, language, consent, among, sex, age, reach, phone, household }: ListFilter,
): ((row: ListedFarmer) => boolean) | null {
  const narrowing = [crop, district, language, consent, among, sex, age, reach, phone, household];
  if (whose === 'mine' && narrowing.every((each) => each === undefined)) return null;
  return (row) =>
    (whose === 'mine' || (row.ownerId === officerId) === (whose === 'own')) &&
    (crop === undefined || row.crops.includes(crop)) &&
    (district === undefined || row.districtId === district) &&
    (language === undefined || row.language === language) &&
    (consent === undefined || row.consent.given === consent) &&
    (sex === undefined || row.sex === sex) &&
    (age === undefined || row.ageGroup === age) &&
    (reach === undefined || row.reach === reach) &&
    (phone === undefined || (row.phone !== '') === phone) &&
    (household === undefined || row.household === household) &&
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

/** Rows near to the words of letters, the nearest first; a number with a wrong digit is another number. */
function nearest<Row extends ListedFarmer>(
  rows: readonly Row[],
  trigrams: readonly Trigrams[],
  words: readonly string[],
): Row[] {
  const text = lettersAmong(words);
  if (text === '') return [];
  const similarity = wordSimilarity(text);
  return rows
    .map((row, at) => ({ row, near: similarity(trigrams[at] ?? new Uint16Array()) }))
    .filter(({ near }) => near >= nearFrom)
    .toSorted((a, b) => b.near - a.near)
    .map(({ row }) => row);
}

/** The words without a digit, as one text: those in which letters that are wrong are forgiven. */
export function lettersAmong(words: readonly string[]): string {
  return words.filter((word) => !/\d/.test(word)).join(' ');
}
