/** Where the last letter that may go on in the next piece begins. */
export function endOfLetters(piece: Buffer): number {
  for (let back = 1; back <= Math.min(3, piece.length); back++) {
    const byte = piece[piece.length - back] ?? 0;
    if (byte < 0x80) return piece.length;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? piece.length - back : piece.length;
    }
  }
  return piece.length;
}

/** Small letters with an accent as a Mac writes them (é, è, à, ç, ô …): in Windows-1252 these bytes are no letters, or capitals. */
const macSmall = new Set([
  0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8d, 0x8e, 0x8f, 0x90, 0x91, 0x94, 0x95, 0x96, 0x99, 0x9a,
]);

/** How many letters of a piece make sense on a Mac alone, less those that make sense on Windows alone: each behind a small letter. */
export function macLettersIn(piece: Buffer): number {
  let [mac, windows] = [0, 0];
  for (const [at, byte] of piece.entries()) {
    if (byte < 0x80) continue;
    const [before = 0, after = 0] = [piece[at - 1], piece[at + 1]];
    const inWord = before >= 0x61 && before <= 0x7a && !(after >= 0x41 && after <= 0x5a);
    if (!inWord) continue;
    // Behind a letter 1252 has its quotation marks (0x91 to 0x94) and dashes (0x96, 0x97), too.
    if (macSmall.has(byte) && (byte < 0x91 || (after >= 0x61 && after <= 0x7a))) mac++;
    else if (byte >= 0xe0) windows++;
  }
  return windows > 0 ? -piece.length : mac;
}
