import { unzipSync, type UnzipFileInfo } from 'fflate';

/** Why a .zip is not unpacked. */
export type ZipTrouble = 'tooMany' | 'tooLarge' | 'damaged';

export interface ZipBounds {
  /** The files that are unpacked, by their paths; what a Mac adds (__MACOSX) never is. */
  readonly wanted: RegExp;
  /** All files it may hold. */
  readonly entries?: number;
  /** Bytes the wanted ones may unpack to. */
  readonly unpackedBytes: number;
}

/**
 * The wanted files of a .zip by their paths; what it declares is judged before anything is unpacked. @throws what `refusal` makes of
 * a trouble
 */
export function unzipWithin(
  bytes: Uint8Array,
  { wanted, entries = Infinity, unpackedBytes }: ZipBounds,
  refusal: (trouble: ZipTrouble) => Error,
): ReadonlyMap<string, Uint8Array> {
  let [found, unpacked] = [0, 0];
  let refused: Error | undefined;
  const refuse = (trouble: ZipTrouble): Error => (refused = refusal(trouble));
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    found += 1;
    if (found > entries) throw refuse('tooMany');
    if (!wanted.test(name) || name.includes('__MACOSX')) return false;
    unpacked += originalSize;
    if (unpacked > unpackedBytes) throw refuse('tooLarge');
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })));
  } catch {
    throw refused ?? refusal('damaged');
  }
}
