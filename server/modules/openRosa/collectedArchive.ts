import { unzipSync, type UnzipFileInfo } from 'fflate';
import { largestCollectedBytes, mostCollectedPhotos } from '#contract/limits.ts';
import { problem } from '../../platform/calls/problems.ts';

/** A table of filled forms with the photos that came in one .zip with it. */
export interface CollectedArchive {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** By their paths in the .zip. */
  readonly photos: ReadonlyMap<string, Uint8Array>;
}

const isTable = (name: string): boolean => /\.(csv|xlsx|json|geojson)$/i.test(name);
const isPhoto = (name: string): boolean => /\.(jpe?g|png|webp|heic|heif)$/i.test(name);

/** Opens a .zip, as ODK Central exports it with its media, within bounds. @throws badInput with what it should hold */
export function unpackExport(zip: Uint8Array): CollectedArchive {
  const files = Object.entries(extract(zip));
  const tables = files.filter(([name]) => isTable(name));
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
    photos: new Map(files.filter(([name]) => isPhoto(name))),
  };
}

/** The photos that the cells of a row name, in the order of its columns. Names that photos of several rows bear are told apart by the instance's folder. */
export function photosOfRow(
  photos: ReadonlyMap<string, Uint8Array>,
  cells: readonly string[],
  instanceId: string,
): readonly { readonly fileName: string; readonly bytes: Uint8Array }[] {
  const folder = instanceId.replace(/^uuid:/, '');
  const named = new Set(cells.map((cell) => nameOf(cell.trim())).filter(isPhoto));
  return [...named].flatMap((fileName) => {
    const found = [...photos].filter(([path]) => plain(nameOf(path)) === plain(fileName));
    const [, bytes] = (found.length > 1 ? found.find(([path]) => path.includes(folder)) : found[0]) ?? [];
    return bytes === undefined ? [] : [{ fileName, bytes }];
  });
}

function extract(zip: Uint8Array): Record<string, Uint8Array> {
  let [photos, unpacked] = [0, 0];
  const wanted = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (name.includes('__MACOSX') || (!isTable(name) && !isPhoto(name))) return false;
    if (isPhoto(name)) photos += 1;
    unpacked += originalSize;
    if (photos > mostCollectedPhotos)
      throw refused(`The .zip holds more than ${mostCollectedPhotos} photos. Export it in parts.`);
    if (unpacked > 2 * largestCollectedBytes)
      throw refused(`The .zip unpacks to more than ${(2 * largestCollectedBytes) / 1_000_000} MB. Export it in parts.`);
    return true;
  };
  try {
    return unzipSync(zip, { filter: wanted });
  } catch (error) {
    if (error instanceof Error && error.name === 'Problem') throw error;
    throw refused('The .zip is damaged and cannot be opened. Export it again.');
  }
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
