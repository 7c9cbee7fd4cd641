import type { WordArea } from '#web/lib/words.ts';

/** Areas of words there are. */
export const wordAreas = Object.keys(import.meta.glob('../words/en/*.ts'))
  .map((file) => file.slice('../words/en/'.length, -'.ts'.length))
  .filter((area) => area !== 'en') as WordArea[];
