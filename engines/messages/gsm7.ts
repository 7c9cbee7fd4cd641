/** The letters of the GSM default alphabet (3GPP TS 23.038, 6.2.1), each one septet. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** Those of its extension table (6.2.1.1): each two septets, an escape and a letter. */
const extension = new Set('\f^{}\\[~]|€');

/** Septets that a letter takes: 1, 2, or 0 where the alphabet does not have it. */
export function septetsOf(letter: string): 0 | 1 | 2 {
  if (basic.has(letter)) return 1;
  return extension.has(letter) ? 2 : 0;
}

/** Letters of a text that the alphabet does not have, each once, in the order they come. */
export function lettersOutsideGsm7(text: string): string[] {
  return [...new Set(text)].filter((letter) => septetsOf(letter) === 0);
}
