/** Words that say what an assembly is, not which one. */
const KINDS = /\b(municipal|metropolitan|metropolis|metro|district|assembly|city|region)\b/g;

/** Letters of Ghanaian alphabets that no accent makes, as keyboards without them write them. */
const LETTERS: Readonly<Record<string, string>> = {
  ɛ: 'e',
  ɔ: 'o',
  ŋ: 'n',
  ɖ: 'd',
  ƒ: 'f',
  ɣ: 'g',
  ʋ: 'v',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
};

/** A text in small letters, without accents, and without letters that keyboards in Ghana lack: "Kɔforidua" is "koforidua". */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ɛɔŋɖƒɣʋɓɗƙ]/g, (letter) => LETTERS[letter] ?? letter);
}

/**
 * A place name without what writers vary: case, accents, hyphens and slashes, double spaces, and the words
 * Municipal, Metropolitan, District, Assembly, Region. "EJURA-SEKYEDUMASE", "Ejura Sekyedumase Municipal" and
 * "ejura_sekyedumase_municipal" all become "ejura sekyedumase".
 */
export function plainName(name: string): string {
  return plainLetters(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(KINDS, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** How many letters must be put in, left out or changed to make one text of the other (Levenshtein, 1966). */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/**
 * The thing whose name is nearest to what was written; null when none shares at least half of its letters, or two
 * thirds of those of a name as short as "KMA".
 */
export function nearestName<T>(written: string, things: readonly T[], nameOf: (thing: T) => string): T | null {
  const plain = plainName(written).slice(0, 80);
  const most = plain.length < 4 ? 1 / 3 : 1 / 2;
  let best: { thing: T; share: number } | null = null;
  for (const thing of things) {
    const name = plainName(nameOf(thing));
    const share = editDistance(plain, name) / Math.max(plain.length, name.length, 1);
    if (share <= most && (best === null || share < best.share)) best = { thing, share };
  }
  return best?.thing ?? null;
}
