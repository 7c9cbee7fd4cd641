import { unzipWithin, type ZipTrouble } from '../unzipWithin.ts';
import type { FarmFile, FileShape } from './farmFile.ts';
import { limits } from './limits.ts';
import { readCsv } from './readCsv.ts';
import { readGeoJson } from './readGeoJson.ts';
import { readGpx } from './readGpx.ts';
import { readKml } from './readKml.ts';
import { readShapefile } from './readShapefile.ts';
import { FarmFileRefusal } from './refusal.ts';

/**
 * Reads a file of farms; what it is, its bytes tell. For files from outside call `readInChild`, which bounds memory and
 * time. @throws FarmFileRefusal, and OutlineRefusal where its coordinates cannot become degrees
 */
export function readFarmFile(bytes: Uint8Array): FarmFile {
  const file = bytes[0] === 0x50 && bytes[1] === 0x4b ? readPacked(bytes) : readText(bytes);
  if (file.shapes.length === 0)
    throw new FarmFileRefusal(
      'The file holds no farm: no polygon, and no track that goes around one. Export the areas, and bring that in.',
    );
  return file;
}

function readText(bytes: Uint8Array): FarmFile {
  if (bytes[2] === 0x27 && bytes[3] === 0x0a)
    throw new FarmFileRefusal(
      'This is the .shp part of a Shapefile alone. Put the .shp, .dbf and .prj into one .zip file and bring that in.',
    );
  const text = new TextDecoder().decode(bytes);
  const start = text.trimStart().slice(0, 1000);
  if (start.startsWith('{')) return { format: 'geojson', shapes: readGeoJson(text) };
  if (!start.startsWith('<')) return { format: 'csv', shapes: readCsv(text) };
  return /<gpx[\s>]/i.test(start)
    ? { format: 'gpx', shapes: readGpx(text) }
    : { format: 'kml', shapes: kmlOf(text, start) };
}

function kmlOf(text: string, start: string): readonly FileShape[] {
  if (/<(\w+:)?kml[\s>]|<!DOCTYPE/i.test(start)) return readKml(text);
  throw new FarmFileRefusal(
    `The file begins with "${start.slice(0, 30).replaceAll(/\s+/g, ' ')}" and is neither KML nor GPX. Bring in KML, KMZ, GPX, GeoJSON, a zipped Shapefile or CSV.`,
  );
}

const WANTED = /\.(shp|dbf|prj|cpg|kml|geojson|json)$/i;

function readPacked(bytes: Uint8Array): FarmFile {
  const files = unzipWithin(bytes, { ...limits, wanted: WANTED }, (trouble) => new FarmFileRefusal(refusals[trouble]));
  const named = (ending: string): Uint8Array | undefined =>
    [...files].find(([name]) => name.toLowerCase().endsWith(ending))?.[1];
  const text = (part: Uint8Array | undefined): string | undefined => part && new TextDecoder().decode(part);
  const kml = text(named('.kml'));
  if (kml !== undefined) return { format: 'kmz', shapes: readKml(kml) };
  const shp = named('.shp');
  if (shp !== undefined)
    return {
      format: 'shp',
      shapes: readShapefile({ shp, dbf: named('.dbf'), prj: text(named('.prj')) ?? null, cpg: text(named('.cpg')) }),
    };
  const json = text(named('.geojson') ?? named('.json'));
  if (json !== undefined) return { format: 'geojson', shapes: readGeoJson(json) };
  throw new FarmFileRefusal(
    'The packed file holds neither KML nor a Shapefile nor GeoJSON. Put the .shp, .dbf and .prj of the farms into it.',
  );
}

const refusals: Readonly<Record<ZipTrouble, string>> = {
  tooMany: `The packed file holds more than ${limits.entries} parts. Keep only the farms and bring it in again.`,
  tooLarge: `The file unpacks to more than ${Math.round(limits.unpackedBytes / 1024 / 1024)} MB. Divide it, or simplify the outlines.`,
  damaged: 'The packed file is damaged and cannot be opened. Make it again, and bring that in.',
};
