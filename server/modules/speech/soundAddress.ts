import type { SpokenPiece } from '../../context.ts';

/** Where anybody hears recordings one after the other, below the portal's own address. */
export function soundAddress(pieces: readonly Pick<SpokenPiece, 'hash'>[]): string {
  return `/api/speech/sound.mp3?pieces=${pieces.map(({ hash }) => hash).join('-')}`;
}
