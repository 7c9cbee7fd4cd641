/** Letters of Ghanaian languages that no accent can be taken from, as they are typed without them. */
const letters: Readonly<Record<string, string>> = {
  ɛ: 'e',
  ɔ: 'o',
  ŋ: 'n',
  ɖ: 'd',
  ƒ: 'f',
  ɣ: 'g',
  ʋ: 'v',
  ʃ: 's',
  ɩ: 'i',
};

/**
 * A text as the search reads it: small letters without accents, Ɛ and Ɔ as e and o, signs as blanks. "Afɛ́a Owusu-Ansah"
 * becomes "afea owusu ansah".
 */
export function searchWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ɛɔŋɖƒɣʋʃɩ]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
