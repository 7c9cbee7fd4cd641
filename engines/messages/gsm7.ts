/** The letters of the GSM default alphabet (3GPP TS 23.038, 6.2.1), each one septet. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** Those of its extension table (6.2.1.1): each two septets, an escape and a letter. */
const extension = new Set('\f^{}\\[~]|€');

/** The same by UTF-16 unit, up to the last of them, €. */
const table = Uint8Array.from({ length: 0x20ad }, (_, unit) => {
  const letter = String.fromCharCode(unit);
  if (basic.has(letter)) return 1;
  return extension.has(letter) ? 2 : 0;
});

/** Septets that a UTF-16 unit takes: 1, 2, or 0 where the alphabet does not have it. */
export function septetsOfUnit(unit: number): number {
  return table[unit] ?? 0;
}

/** Septets that a letter takes: 1, 2, or 0 where the alphabet does not have it. */
function septetsOf(letter: string): number {
  return letter.length === 1 ? septetsOfUnit(letter.charCodeAt(0)) : 0;
}

/** Letters of a text that the alphabet does not have, each once, in the order they come. */
export function lettersOutsideGsm7(text: string): string[] {
  return [...new Set(text)].filter((letter) => septetsOf(letter) === 0);
}
