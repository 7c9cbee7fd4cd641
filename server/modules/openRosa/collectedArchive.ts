import { largestCollectedBytes, mostCollectedPhotos } from '#contract/limits.ts';
import { unzipWithin, type ZipTrouble } from '../../adapters/unzipWithin.ts';
import { problem } from '../../platform/calls/problems.ts';

/** A table of filled forms with the photos that came in one .zip with it. */
export interface CollectedArchive {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** By their paths in the .zip. */
  readonly photos: ReadonlyMap<string, Uint8Array>;
}

const TABLE = /\.(csv|xlsx|json|geojson)$/i;
const PHOTO = /\.(jpe?g|png|webp|heic|heif)$/i;
const bounds = { wanted: new RegExp(`${TABLE.source}|${PHOTO.source}`, 'i'), unpackedBytes: 2 * largestCollectedBytes };

const refusals: Readonly<Record<ZipTrouble, string>> = {
  tooMany: `The .zip holds more than ${mostCollectedPhotos} photos. Export it in parts.`,
  tooLarge: `The .zip unpacks to more than ${bounds.unpackedBytes / 1_000_000} MB. Export it in parts.`,
  damaged: 'The .zip is damaged and cannot be opened. Export it again.',
};

/** Opens a .zip, as ODK Central exports it with its media, within bounds. @throws badInput with what it should hold */
export function unpackExport(zip: Uint8Array): CollectedArchive {
  const files = [...unzipWithin(zip, bounds, (trouble) => refused(refusals[trouble]))];
  const tables = files.filter(([name]) => TABLE.test(name));
  const photos = files.filter(([name]) => PHOTO.test(name));
  if (photos.length > mostCollectedPhotos) throw refused(refusals.tooMany);
  const [table] = tables;
  if (table === undefined || tables.length > 1) {
    const found = tables.map(([name]) => nameOf(name)).slice(0, 3);
    throw refused(
      found.length === 0
        ? 'The .zip holds no table. Expected: one CSV, XLSX or JSON of filled forms, and their photos.'
        : `The .zip holds ${tables.length} tables (${found.join(', ')}). Keep the one with the filled forms, and their photos.`,
    );
  }
  return {
    fileName: nameOf(table[0]),
    bytes: table[1],
    photos: new Map(photos),
  };
}

/** The photos that the cells of a row name, in the order of its columns. Names that photos of several rows bear are told apart by the instance's folder. */
export function photosOfRow(
  photos: ReadonlyMap<string, Uint8Array>,
  cells: readonly string[],
  instanceId: string,
): readonly { readonly fileName: string; readonly bytes: Uint8Array }[] {
  const folder = instanceId.replace(/^uuid:/, '');
  const named = new Set(cells.map((cell) => nameOf(cell.trim())).filter((name) => PHOTO.test(name)));
  return [...named].flatMap((fileName) => {
    const found = [...photos].filter(([path]) => plain(nameOf(path)) === plain(fileName));
    const [, bytes] = (found.length > 1 ? found.find(([path]) => path.includes(folder)) : found[0]) ?? [];
    return bytes === undefined ? [] : [{ fileName, bytes }];
  });
}

function nameOf(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? '';
}

/** KoboToolbox writes blanks in names of files as _. */
function plain(name: string): string {
  return name.replaceAll(/\s/g, '_').toLowerCase();
}

function refused(sentence: string) {
  return problem('badInput', { sentence });
}
