import { lettersOutsideGsm7 } from './gsm7.ts';

/**
 * What stands in for letters that force UCS-2. Typographic signs are written plainly; Ghanaian letters as they are
 * written on a keyboard without them, which a reader of the language understands and its orthography does not have:
 * so this is offered, and never done unasked.
 */
const plain: Readonly<Record<string, string>> = {
  ɛ: 'e',
  Ɛ: 'E',
  ɔ: 'o',
  Ɔ: 'O',
  ŋ: 'ng',
  Ŋ: 'Ng',
  ɖ: 'd',
  Ɖ: 'D',
  ƒ: 'f',
  Ƒ: 'F',
  ɣ: 'gh',
  Ɣ: 'Gh',
  ʋ: 'v',
  Ʋ: 'V',
  ʒ: 'zh',
  Ʒ: 'Zh',
  '‘': "'",
  '’': "'",
  '‚': ',',
  '‛': "'",
  '`': "'",
  '´': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '•': '-',
  '·': '-',
  '…': '...',
  '×': 'x',
  '÷': '/',
  '°': ' deg ',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '₵': 'GHS ',
  '\u00A0': ' ',
  '\u202F': ' ',
  '\u2009': ' ',
  '\t': ' ',
  '\u200B': '',
  '\u200D': '',
  '\uFE0F': '',
  '\u00AD': '',
};

/** A text spelled with the letters of the GSM alphabet. */
export interface GsmSafe {
  readonly text: string;
  /** What was put for what: ["ɛ", "e"]. */
  readonly replaced: readonly (readonly [letter: string, by: string])[];
  /** Letters that have no plain spelling, such as emoji: they stay, and the text with them UCS-2. */
  readonly left: readonly string[];
}

/** Spells a text with the letters of the GSM alphabet as far as that goes. */
export function gsmSafe(text: string): GsmSafe {
  // Accents that stand apart from their letters are joined to them first: é has a place of its own.
  const composed = text.normalize('NFC');
  const replaced = new Map<string, string>();
  for (const letter of lettersOutsideGsm7(composed)) {
    const by = plain[letter] ?? withoutAccents(letter);
    if (by !== undefined) replaced.set(letter, by);
  }
  const safe = [...composed].map((letter) => replaced.get(letter) ?? letter).join('');
  return { text: safe, replaced: [...replaced], left: lettersOutsideGsm7(safe) };
}

/** A letter without its accents, where the alphabet has that; undefined elsewhere. A lone accent goes. */
function withoutAccents(letter: string): string | undefined {
  const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (bare === letter) return undefined;
  const spelled = [...bare].map((each) => plain[each] ?? each).join('');
  return lettersOutsideGsm7(spelled).length === 0 ? spelled : undefined;
}
