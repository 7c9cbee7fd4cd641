/** Letters that Windows-1252 has where Latin 1 has controls, and their bytes. */
const windowsBytes = new Map([
  ['€', 0x80],
  ['‚', 0x82],
  ['ƒ', 0x83],
  ['„', 0x84],
  ['…', 0x85],
  ['†', 0x86],
  ['‡', 0x87],
  ['ˆ', 0x88],
  ['‰', 0x89],
  ['Š', 0x8a],
  ['‹', 0x8b],
  ['Œ', 0x8c],
  ['Ž', 0x8e],
  ['‘', 0x91],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['•', 0x95],
  ['–', 0x96],
  ['—', 0x97],
  ['˜', 0x98],
  ['™', 0x99],
  ['š', 0x9a],
  ['›', 0x9b],
  ['œ', 0x9c],
  ['ž', 0x9e],
  ['Ÿ', 0x9f],
] as const);
const FOLLOWING = `[\\u0080-\\u00bf${[...windowsBytes.keys()].join('')}]`;
/** A letter of UTF-8 whose bytes were each taken for a letter: Ã©, â‚¬, Â°. */
const TWICE = new RegExp(
  `[\\u00c3-\\u00df]${FOLLOWING}|\\u00c2[\\u00a0-\\u00bf]|[\\u00e0-\\u00ef]${FOLLOWING}{2}|[\\u00f0-\\u00f4]${FOLLOWING}{3}`,
  'g',
);

/** A text with letters that were encoded in UTF-8 twice ("TamalÃ©") written as they were meant ("Tamalé"); others stay. */
export function decodedAgain(text: string): string {
  return text.replaceAll(TWICE, (letters) => {
    const bytes = [...letters].map((letter) => windowsBytes.get(letter as never) ?? letter.charCodeAt(0));
    return letterOf(bytes) ?? letters;
  });
}

/** Whether the end of a text may be the beginning of such a letter, which goes on in the next piece. */
export function twiceEncodedTail(text: string): number {
  const tail = text.slice(-3);
  const begin = tail.search(/[\u00c2-\u00f4]/);
  return begin < 0 ? 0 : tail.length - begin;
}

/** How many letters of a text were encoded twice. */
export function countTwiceEncoded(text: string): number {
  return text.match(TWICE)?.filter((letters) => decodedAgain(letters) !== letters).length ?? 0;
}

/** The letter that bytes of UTF-8 stand for; null where they stand for none. */
function letterOf([first = 0, ...following]: readonly number[]): string | null {
  const least = [0, 0x80, 0x800, 0x10000][following.length] ?? 0;
  const code = following.reduce((sum, byte) => sum * 64 + (byte & 0x3f), first & (0x3f >> following.length));
  const isLetter = code >= least && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isLetter ? String.fromCodePoint(code) : null;
}
