import { editDistance } from '../geography/names.ts';
import { searchWords } from './searchWords.ts';

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

/** Words before a name that say nothing of who it is. */
const titles = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'madam',
  'madame',
  'maame',
  'dr',
  'rev',
  'pastor',
  'alhaji',
  'hajia',
  'nana',
  'opanyin',
  'chief',
  'sample',
]);
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
  const pairs = new Map<string, Pair>();
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
    ({ entry, words }) => nameKeys(words).map((key) => `${entry.locationId} ${key}`),
    (a, b) => {
      if (namesAlike(a.words, b.words, alike)) join('name', a, b);
    },
  );
  return gather([...pairs.values()], apart, most);
}

/** Whether two names may be one person's: in any order, with letters wrong, initials and middle names left out. */
export function areNamesAlike(one: string, other: string): boolean {
  return namesAlike(nameWords(one), nameWords(other), wordsAlike);
}

/** Whether two names have a word in common, letters wrong forgiven: "Ama Owusu" and "Owusu A." do. */
export function haveWordInCommon(one: string, other: string): boolean {
  return sharesWord(nameWords(one), nameWords(other), wordsAlike);
}

/** Names a pair, whichever comes first. */
export function pairKey(one: number, other: number): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

interface Known {
  readonly entry: Entry;
  readonly words: readonly string[];
}

interface Pair {
  readonly ids: readonly [number, number];
  readonly because: Set<Sameness>;
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
function gather(pairs: readonly Pair[], apart: ReadonlySet<string>, most: number): LikelySame[] {
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

function strength(because: ReadonlySet<Sameness>): number {
  return samenesses.findIndex((each) => because.has(each)) - because.size / 10;
}

/** The longest first: initials are matched with what is left. */
function nameWords(name: string): string[] {
  return searchWords(name)
    .split(' ')
    .filter((word) => word !== '' && !titles.has(word))
    .toSorted((a, b) => b.length - a.length);
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

/** A word with the initial of another: names that are alike have one in common, in whatever order. */
function nameKeys(words: readonly string[]): string[] {
  return words.flatMap((word, at) =>
    word.length < 2 ? [] : words.flatMap((other, place) => (place === at ? [] : [`${soundOf(word)} ${other[0]}`])),
  );
}

/** The consonants of a word, as they are heard: Akosua and Akosuah, Kwabena and Kwabina are one. Short words as they are. */
function soundOf(word: string): string {
  if (word.length < 4) return word;
  const rest = word
    .slice(1)
    .replaceAll(/[aeiouhwy]/g, '')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('z', 's')
    .replaceAll(/(.)\1+/g, '$1');
  return `${word[0]}${rest}`;
}

type Alike = (word: string, other: string) => boolean;

/** Lists hold few words, each many times. */
function remembered(ask: Alike): Alike {
  const known = new Map<string, Map<string, boolean>>();
  return (word, other) => {
    const ofWord = known.get(word) ?? new Map<string, boolean>();
    known.set(word, ofWord);
    const answer = ofWord.get(other) ?? ask(word, other);
    ofWord.set(other, answer);
    return answer;
  };
}

/** Whether one has every word of the other, or its initial, and one of them whole. */
function namesAlike(a: readonly string[], b: readonly string[], alike: Alike): boolean {
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a];
  const left = [...more];
  let whole = 0;
  for (const word of fewer) {
    const same = left.findIndex((other) => alike(word, other));
    const at =
      same === -1 ? left.findIndex((other) => (word.length === 1 || other.length === 1) && word[0] === other[0]) : same;
    if (at === -1) return false;
    if (same !== -1 && word.length > 1) whole += 1;
    left.splice(at, 1);
  }
  return whole > 0;
}

function sharesWord(a: readonly string[], b: readonly string[], alike: Alike): boolean {
  return a.some((word) => word.length > 1 && b.some((other) => alike(word, other)));
}

/** Short words are other words with a letter changed: Yaw, Yaa. */
function wordsAlike(word: string, other: string): boolean {
  if (word === other) return true;
  if (Math.min(word.length, other.length) < 4) return false;
  const sound = soundOf(word);
  if (sound.length > 2 && sound === soundOf(other)) return true;
  const most = Math.max(word.length, other.length) >= 8 ? 2 : 1;
  return Math.abs(word.length - other.length) <= most && editDistance(word, other) <= most;
}
