/** Words and letters behind a number that multiply it, as expressions, and the power of ten each is. */
export const scaleWords = [
  ['k|thousands?|milliers?', 3],
  ['lakhs?', 5],
  ['m|mn|mln|mio|millions?', 6],
  ['crores?', 7],
  ['bn|billions?|mds?|milliards?', 9],
  ['tn|trillions?', 12],
] as const;

/** The power of ten that a word multiplies by; undefined for other words. */
export function powerOfWord(word: string): number | undefined {
  return scaleWords.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(word))?.[1];
}
