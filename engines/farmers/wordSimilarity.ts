/** From this similarity on a text is near to what was searched for; PostgreSQL is told the same (`server/database/connection.ts`). */
export const nearFrom = 0.4;

/** Numbers of the trigrams of a text that `searchWords` left, in their order. */
export type Trigrams = Uint16Array;

const letters = 37;
const kinds = letters ** 3;

/**
 * The groups of three letters of a text, each word with two blanks before it and one behind.
 * @param text small letters, digits and single blanks
 */
export function trigramsOf(text: string): Trigrams {
  const found: number[] = [];
  for (const word of text.split(' ')) {
    if (word === '') continue;
    let two = 0;
    for (let at = 0; at <= word.length; at += 1) {
      const letter = at < word.length ? letterNumber(word.charCodeAt(at)) : 0;
      found.push(two * letters + letter);
      two = (two % letters) * letters + letter;
    }
  }
  return Uint16Array.from(found);
}

/**
 * How near a text comes to what was searched for, from 0 to 1, as `word_similarity` of PostgreSQL's pg_trgm reckons: the
 * trigrams in common, of those of both, over the stretch of the text where that is most.
 * Source: contrib/pg_trgm/trgm_op.c, iterate_word_similarity.
 */
export function wordSimilarity(searched: string): (text: Trigrams) => number {
  const wanted = new Uint8Array(kinds);
  for (const trigram of trigramsOf(searched)) wanted[trigram] = 1;
  const wantedCount = wanted.reduce((sum, each) => sum + each, 0);
  const last = new Int32Array(kinds).fill(-1);

  return (text) => {
    let most = 0;
    let lower = -1;
    let common = 0;
    let different = 0;
    const share = (shared: number, all: number) => Math.fround(shared / (wantedCount + all - shared));
    for (let upper = 0; upper < text.length; upper += 1) {
      const trigram = text[upper] ?? 0;
      const isWanted = wanted[trigram] === 1;
      if (lower >= 0 || isWanted) {
        if ((last[trigram] ?? -1) < 0) {
          different += 1;
          if (isWanted) common += 1;
        }
        last[trigram] = upper;
      }
      if (!isWanted) continue;
      if (lower === -1) {
        lower = upper;
        different = 1;
      }
      // The stretch may begin later, where it is nearer then.
      let best = share(common, different);
      let [shorterCommon, shorterDifferent] = [common, different];
      const earlier = lower;
      for (let from = lower; from <= upper; from += 1) {
        const near = share(shorterCommon, shorterDifferent);
        if (near > best) [best, different, lower, common] = [near, shorterDifferent, from, shorterCommon];
        const first = text[from] ?? 0;
        if (last[first] === from) {
          shorterDifferent -= 1;
          if (wanted[first] === 1) shorterCommon -= 1;
        }
      }
      most = Math.max(most, best);
      for (let from = earlier; from < lower; from += 1) {
        const left = text[from] ?? 0;
        if (last[left] === from) last[left] = -1;
      }
    }
    for (const trigram of text) last[trigram] = -1;
    return most;
  };
}

function letterNumber(code: number): number {
  return code >= 97 ? code - 86 : code - 47;
}
