import { wordsAdd } from './columnRoles.ts';

/** Whether the name of a table says what is measured of a thing, where the column names the thing alone: Cocoa of "Cocoa production". */
export function isSpelledOut(own: string, subject: string): boolean {
  const [known, things] = [stems(subject), stems(own)];
  return (
    things.length > 0 &&
    wordsAdd(own) === null &&
    wordsAdd(subject) !== null &&
    things.length < known.length &&
    things.every((stem) => known.includes(stem))
  );
}

/** The words of a name without their endings, each once: what names share. */
export const stems = (words: string): string[] =>
  [...new Set(words.toLowerCase().match(/\p{L}{3,}/gu) ?? [])].map((word) => word.replace(/(ies|es|s)$/, ''));
