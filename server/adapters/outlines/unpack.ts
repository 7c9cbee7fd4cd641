import { unzipWithin, type ZipTrouble } from '../unzipWithin.ts';
import { limits, megabytes } from './limits.ts';
import { OutlineRefusal } from './refusal.ts';

/** What a file turned out to hold. */
export type Unpacked =
  | { readonly kind: 'geojson'; readonly text: string }
  | {
      readonly kind: 'shapefile';
      readonly shp: Uint8Array;
      readonly dbf: Uint8Array;
      readonly prj: string | null;
      readonly cpg: string | null;
    };

/** Tells GeoJSON from a zipped Shapefile by the bytes, and unpacks within bounds. Throws OutlineRefusal. */
export function unpack(bytes: Uint8Array): Unpacked {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return unzip(bytes);
  if (startsLikeShp(bytes)) {
    throw new OutlineRefusal(
      'This is the .shp part of a Shapefile alone. Put the .shp, .shx, .dbf and .prj into one .zip file and import that.',
    );
  }
  return { kind: 'geojson', text: new TextDecoder().decode(bytes) };
}

function startsLikeShp(bytes: Uint8Array): boolean {
  return bytes[0] === 0 && bytes[1] === 0 && bytes[2] === 0x27 && bytes[3] === 0x0a;
}

function unzip(bytes: Uint8Array): Unpacked {
  const files = unzipWithin(bytes, { ...limits, wanted: WANTED }, (trouble) => new OutlineRefusal(refusals[trouble]));
  const named = (ending: string): Uint8Array | undefined =>
    [...files].find(([name]) => name.toLowerCase().endsWith(ending))?.[1];
  const shp = named('.shp');
  const dbf = named('.dbf');
  if (shp !== undefined) {
    const layers = [...files.keys()].filter((name) => name.toLowerCase().endsWith('.shp'));
    if (layers.length > 1) {
      throw new OutlineRefusal(
        `The .zip holds ${layers.length} Shapefiles (${layers.slice(0, 3).join(', ')}). Keep only the one of the districts and import again.`,
      );
    }
    if (dbf === undefined) {
      throw new OutlineRefusal(
        'The .zip holds a .shp file without its .dbf file, where the names are. Add the .dbf file and import again.',
      );
    }
    const text = (part: Uint8Array | undefined): string | null =>
      part === undefined ? null : new TextDecoder().decode(part);
    return { kind: 'shapefile', shp, dbf, prj: text(named('.prj')), cpg: text(named('.cpg')) };
  }
  const json = named('.geojson') ?? named('.json');
  if (json !== undefined) return { kind: 'geojson', text: new TextDecoder().decode(json) };
  const found = [...files.keys()].slice(0, 4).join(', ') || 'nothing that could be read';
  throw new OutlineRefusal(
    `The .zip holds neither a Shapefile nor a GeoJSON file (found: ${found}). Put the .shp, .dbf and .prj of the districts into it.`,
  );
}

const WANTED = /\.(shp|dbf|prj|cpg|geojson|json)$/i;

const refusals: Readonly<Record<ZipTrouble, string>> = {
  tooMany: `The .zip holds more than ${limits.entries} files. Keep only the Shapefile of the districts and import again.`,
  tooLarge: `The .zip unpacks to more than ${megabytes(limits.unpackedBytes)}. Simplify the outlines and import again.`,
  damaged: 'The .zip file is damaged and cannot be opened. Make it again, or download it again, and import that.',
};
