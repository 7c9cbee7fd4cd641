import { nameKeys, namesAlike, nameWords, remembered, sharesWord, wordsAlike } from './nameComparison.ts';

/** What speaks for two entries being one farmer, the strongest first. */
export const samenesses = ['card', 'phone', 'number', 'email', 'name'] as const;
export type Sameness = (typeof samenesses)[number];

/** A farmer as entries are held against each other. */
export interface Entry {
  readonly id: number;
  readonly name: string;
  /** Ten digits; empty where there is none. */
  readonly phone: string;
  readonly email: string;
  readonly locationId: string;
  /** What stands for the cards of their farms. */
  readonly cards: readonly string[];
}

/** Entries that may be one farmer, with what speaks for it. */
export interface LikelySame {
  readonly ids: readonly number[];
  readonly because: readonly Sameness[];
}

/** Entries with something in common that are all held against each other; of more, neighbours by name. */
const mostInBlock = 200;
const neighbours = 20;

/**
 * Sets of entries of one list that may be the same farmer, those with the strongest reason first: one Ghana card on their
 * farms; one telephone number where names are alike; numbers with one digit wrong or two swapped, or one e-mail address, where the names have a word in common; names
 * alike at one place. Names are alike in any order, with letters wrong, initials and middle names left out.
 *
 * @param apart pairs that were told apart, as {@link pairKey} names them.
 * @param most entries of one set.
 */
export function likelySame(entries: readonly Entry[], apart: ReadonlySet<string>, most: number): LikelySame[] {
  const known = entries.map((entry) => ({ entry, words: nameWords(entry.name) }));
  const alike = remembered(wordsAlike);
  const pairs = new Map<string, AlikePair & { readonly because: Set<Sameness> }>();
  const join = (why: Sameness, a: Known, b: Known) => {
    const key = pairKey(a.entry.id, b.entry.id);
    const pair = pairs.get(key) ?? { ids: [a.entry.id, b.entry.id], because: new Set<Sameness>() };
    pair.because.add(why);
    pairs.set(key, pair);
  };
  eachPair(
    known,
    ({ entry }) => entry.cards,
    (a, b) => join('card', a, b),
  );
  // A couple may share a phone: one number is one farmer's where the names are alike.
  eachPair(
    known,
    ({ entry }) => (entry.phone === '' ? [] : [entry.phone]),
    (a, b) => {
      if (namesAlike(a.words, b.words, alike)) join('phone', a, b);
    },
  );
  eachPair(
    known,
    ({ entry }) => numberKeys(entry.phone),
    (a, b) => {
      if (numbersAreNear(a.entry.phone, b.entry.phone) && sharesWord(a.words, b.words, alike)) join('number', a, b);
    },
  );
  eachPair(
    known,
    ({ entry }) => (entry.email === '' ? [] : [entry.email.toLowerCase()]),
    (a, b) => {
      if (sharesWord(a.words, b.words, alike)) join('email', a, b);
    },
  );
  eachPair(
    known,
    ({ entry, words }) => blocksOf(entry, words),
    (a, b) => {
      if (namesAlike(a.words, b.words, alike)) join('name', a, b);
    },
  );
  return gatherPairs([...pairs.values()], apart, most);
}

/** Names a pair, whichever comes first. */
export function pairKey(one: number, other: number): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/** An entry made ready to be compared. */
export interface Prepared extends Known {
  readonly blocks: ReadonlySet<string>;
}

/** Makes an entry ready to be compared with others by {@link comparer}. */
export function prepare(entry: Entry): Prepared {
  const words = nameWords(entry.name);
  return { entry, words, blocks: new Set(blocksOf(entry, words)) };
}

/** What an entry has in common with those of its place that may be called alike. */
export function nameBlocks(entry: Pick<Entry, 'name' | 'locationId'>): string[] {
  return [...new Set(blocksOf(entry, nameWords(entry.name)))];
}

/** Numbers with one digit wrong or two neighbours swapped. */
export function numbersNear(phone: string): string[] {
  const put = (at: number, digits: string) => phone.slice(0, at) + digits + phone.slice(at + digits.length);
  const near = [...phone].flatMap((digit, at) => {
    const next = phone[at + 1] ?? digit;
    const wrong = [...'0123456789'].filter((other) => other !== digit).map((other) => put(at, other));
    return next === digit ? wrong : [...wrong, put(at, next + digit)];
  });
  return [...new Set(near)];
}

/** Says what speaks for two entries being one farmer, as {@link likelySame} does; remembers words it has compared. */
export function comparer(): (one: Prepared, other: Prepared) => Sameness[] {
  const alike = remembered(wordsAlike);
  return ({ entry: a, words, blocks }, { entry: b, words: others, blocks: otherBlocks }) => {
    const areAlike = namesAlike(words, others, alike);
    const haveWord = areAlike || sharesWord(words, others, alike);
    const speaks: Record<Sameness, boolean> = {
      card: a.cards.some((card) => b.cards.includes(card)),
      phone: areAlike && a.phone !== '' && a.phone === b.phone,
      number: haveWord && a.phone.length === b.phone.length && numbersAreNear(a.phone, b.phone),
      email: haveWord && a.email !== '' && a.email.toLowerCase() === b.email.toLowerCase(),
      name: areAlike && [...blocks].some((block) => otherBlocks.has(block)),
    };
    return samenesses.filter((each) => speaks[each]);
  };
}

interface Known {
  readonly entry: Entry;
  readonly words: readonly string[];
}

/** Two entries that may be one farmer, with what speaks for it. */
export interface AlikePair {
  readonly ids: readonly [number, number];
  readonly because: ReadonlySet<Sameness>;
}

/** Tells all pairs of entries that have a key in common, some more than once. */
function eachPair(
  known: readonly Known[],
  keysOf: (each: Known) => readonly string[],
  tell: (a: Known, b: Known) => void,
): void {
  const blocks = new Map<string, Known[]>();
  for (const each of known) {
    for (const key of new Set(keysOf(each))) {
      const block = blocks.get(key);
      if (block === undefined) blocks.set(key, [each]);
      else block.push(each);
    }
  }
  for (const block of blocks.values()) {
    const isLarge = block.length > mostInBlock;
    const ordered = isLarge ? block.toSorted((a, b) => (a.entry.name < b.entry.name ? -1 : 1)) : block;
    for (const [at, one] of ordered.entries()) {
      const end = isLarge ? Math.min(ordered.length, at + 1 + neighbours) : ordered.length;
      for (let next = at + 1; next < end; next++) tell(one, ordered[next] ?? one);
    }
  }
}

/** Joins pairs into sets, the strongest first; never two that were told apart, never more than `most`. */
export function gatherPairs(pairs: readonly AlikePair[], apart: ReadonlySet<string>, most: number): LikelySame[] {
  const setOf = new Map<number, { ids: number[]; because: Set<Sameness> }>();
  for (const {
    ids: [one, other],
    because,
  } of pairs.toSorted((a, b) => strength(a.because) - strength(b.because))) {
    const first = setOf.get(one) ?? { ids: [one], because: new Set<Sameness>() };
    const second = setOf.get(other) ?? { ids: [other], because: new Set<Sameness>() };
    const isNew = first !== second;
    if (
      isNew &&
      (first.ids.length + second.ids.length > most ||
        first.ids.some((a) => second.ids.some((b) => apart.has(pairKey(a, b)))))
    )
      continue;
    if (isNew) first.ids.push(...second.ids);
    for (const each of [...second.because, ...because]) first.because.add(each);
    for (const id of first.ids) setOf.set(id, first);
  }
  return [...new Set(setOf.values())]
    .toSorted((a, b) => strength(a.because) - strength(b.because))
    .map(({ ids, because }) => ({
      ids: ids.toSorted((a, b) => a - b),
      because: samenesses.filter((each) => because.has(each)),
    }));
}

/** How strong reasons are together: the lower, the stronger. */
export function strength(because: ReadonlySet<Sameness>): number {
  return samenesses.findIndex((each) => because.has(each)) - because.size / 10;
}

function blocksOf({ locationId }: Pick<Entry, 'locationId'>, words: readonly string[]): string[] {
  return nameKeys(words).map((key) => `${locationId} ${key}`);
}

/** A number with each digit left open in turn, and those with neighbours swapped: near numbers have one in common. */
function numberKeys(phone: string): string[] {
  const open = [...phone].map((_, at) => `${phone.slice(0, at)}?${phone.slice(at + 1)}`);
  const swapped = [...phone].map((_, at) => {
    const [one = '', other = ''] = [phone[at], phone[at + 1]];
    return (
      phone.slice(0, at) +
      (one < other ? `${one}${other}` : `${other}${one}`) +
      phone.slice(at + 2) +
      (one === other || other === '' ? '' : `#${at}`)
    );
  });
  return [...open, ...swapped.filter((key) => key.includes('#'))];
}

/** Whether one digit is wrong, or two neighbours are swapped. */
function numbersAreNear(a: string, b: string): boolean {
  const wrong = [...a].flatMap((digit, at) => (digit === b[at] ? [] : [at]));
  const [first = 0, second = 0] = wrong;
  return (
    wrong.length === 1 ||
    (wrong.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first])
  );
}
