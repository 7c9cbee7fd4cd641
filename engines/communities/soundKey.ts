import { plainLetters } from '../geography/names.ts';

/**
 * Sounds that are written in several ways, first match first: "dj", "gy", "dw" and "j" are one in Edjura and Ejura, "ky",
 * "ty", "tw" and "ch" in Tekyiman and Techiman, "kp" and "p", "gb" and "b" in Kpalbe and Palbe. Capitals are done.
 */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/tch|tsh|ch|ky|ty|tw|tj/g, 'C'],
  [/dj|dg(?=[eiy])|gy|dw|j/g, 'J'],
  [/kp|ph/g, 'P'],
  [/gb/g, 'B'],
  [/ny|gn|ng/g, 'N'],
  [/hy|sh|ts|dz|[sxz]/g, 'S'],
  [/hw|wh/g, 'W'],
  [/ck|kw|qu|[ckq]/g, 'K'],
  [/(?<=[a-z])w(?=[aeiouy])/g, 'W'],
  [/v/g, 'W'],
];

/** A name in small letters without accents and signs: "Nkɔranza-Nyame Bekyere" → "nkoranza nyame bekyere". */
export function plainCommunity(name: string): string {
  return plainLetters(name)
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * How a name of a Ghanaian community sounds: its consonants, sounds of several spellings as one, doubled ones once, a vowel
 * kept only in front. Ejura and Edjura are AJR, Techiman and Tekyiman TCMN. Empty for a text without letters.
 */
export function soundKey(name: string): string {
  const plain = plainCommunity(name).replaceAll(' ', '');
  const sounds = SOUNDS.reduce((text, [written, sound]) => text.replace(written, sound), plain);
  const first = /^[aeiouy]/.test(sounds) ? 'A' : '';
  return (
    first +
    sounds
      .replace(/[aeiouyh]/g, '')
      .toUpperCase()
      .replace(/(.)\1+/g, '$1')
  );
}

/** Keys a community is found by: of each of its names whole, and of each longer word of them. */
export function soundKeys(names: readonly string[]): string[] {
  const words = names.flatMap((name) => [
    name,
    ...plainCommunity(name)
      .split(' ')
      .filter((word) => word.length > 3),
  ]);
  return [...new Set(words.map(soundKey).filter((key) => key.length > 1))];
}
