/** Where anybody hears recordings one after the other, below the portal's own address. */
export function soundAddress(pieces: readonly { readonly hash: string }[]): string {
  return `/api/speech/sound.mp3?pieces=${pieces.map(({ hash }) => hash).join('-')}`;
}
