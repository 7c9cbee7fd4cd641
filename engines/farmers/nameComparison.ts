import { editDistance } from '../geography/names.ts';
import { searchWords } from './searchWords.ts';

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

/** Whether two names may be one person's: in any order, with letters wrong, initials and middle names left out. */
export function areNamesAlike(one: string, other: string): boolean {
  return namesAlike(nameWords(one), nameWords(other), wordsAlike);
}

/** Whether two names have a word in common, letters wrong forgiven: "Ama Owusu" and "Owusu A." do. */
export function haveWordInCommon(one: string, other: string): boolean {
  return sharesWord(nameWords(one), nameWords(other), wordsAlike);
}

/** The longest first: initials are matched with what is left. */
export function nameWords(name: string): string[] {
  return searchWords(name)
    .split(' ')
    .filter((word) => word !== '' && !titles.has(word))
    .toSorted((a, b) => b.length - a.length);
}

/** A word with the initial of another: names that are alike have one in common, in whatever order. */
export function nameKeys(words: readonly string[]): string[] {
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

/** Whether two words may be one. */
export type Alike = (word: string, other: string) => boolean;

/** Keeps what was answered: lists hold few words, each many times. */
export function remembered(ask: Alike): Alike {
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
export function namesAlike(a: readonly string[], b: readonly string[], alike: Alike): boolean {
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

export function sharesWord(a: readonly string[], b: readonly string[], alike: Alike): boolean {
  return a.some((word) => word.length > 1 && b.some((other) => alike(word, other)));
}

/** Short words are other words with a letter changed: Yaw, Yaa. */
export function wordsAlike(word: string, other: string): boolean {
  if (word === other) return true;
  if (Math.min(word.length, other.length) < 4) return false;
  const sound = soundOf(word);
  if (sound.length > 2 && sound === soundOf(other)) return true;
  const most = Math.max(word.length, other.length) >= 8 ? 2 : 1;
  return Math.abs(word.length - other.length) <= most && editDistance(word, other) <= most;
}
