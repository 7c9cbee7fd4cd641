import { strToU8, zipSync } from 'fflate';
import type { Outline } from '#engines/farms/farm.ts';
import type { FarmFormat } from './farmFile.ts';
import { writeShapefile } from './writeShapefile.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';
import { harmless } from '#engines/words/harmless.ts';

/** A farm as files hold it: names of properties have ten letters at most, for Shapefiles. */
export interface FarmToWrite {
  readonly outline: Outline;
  readonly name: string;
  readonly properties: Readonly<Record<string, string | number>>;
}

/** Content types of files of farms. */
export const farmFileTypes: Readonly<Record<FarmFormat, string>> = {
  geojson: 'application/geo+json',
  kml: 'application/vnd.google-earth.kml+xml',
  kmz: 'application/vnd.google-earth.kmz',
  gpx: 'application/gpx+xml',
  shp: 'application/zip',
  csv: 'text/csv; charset=utf-8',
};

/** Farms as a file that map programs read, and that gives the same outlines when it is brought in again. */
export function writeFarmFile(format: FarmFormat, farms: readonly FarmToWrite[]): Uint8Array {
  switch (format) {
    case 'geojson':
      return strToU8(geoJson(farms));
    case 'kml':
      return strToU8(kml(farms));
    case 'kmz':
      return zipSync({ 'doc.kml': strToU8(kml(farms)) });
    case 'gpx':
      return strToU8(gpx(farms));
    case 'shp':
      return writeShapefile(farms);
    case 'csv':
      return strToU8(csv(farms));
  }
}

function geoJson(farms: readonly FarmToWrite[]): string {
  const features = farms.map(({ outline, name, properties }) =>
    JSON.stringify({
      type: 'Feature',
      geometry: { type: 'MultiPolygon', coordinates: outline },
      properties: { name, ...properties },
    }),
  );
  return `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`;
}

function kml(farms: readonly FarmToWrite[]): string {
  const ring = (kind: string, points: Outline[number][number]): string =>
    `<${kind}><LinearRing><coordinates>${points.map(([lng, lat]) => `${lng},${lat}`).join(' ')}</coordinates></LinearRing></${kind}>`;
  const marks = farms.map(({ outline, name, properties }) => {
    const polygons = outline.map(
      ([outer = [], ...holes]) =>
        `<Polygon>${ring('outerBoundaryIs', outer)}${holes.map((hole) => ring('innerBoundaryIs', hole)).join('')}</Polygon>`,
    );
    const data = Object.entries(properties).map(
      ([key, value]) => `<Data name="${escapeXml(key)}"><value>${escapeXml(String(value))}</value></Data>`,
    );
    return `<Placemark><name>${escapeXml(name)}</name><ExtendedData>${data.join('')}</ExtendedData><MultiGeometry>${polygons.join('')}</MultiGeometry></Placemark>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>\n${marks.join('\n')}\n</Document></kml>\n`;
}

/** GPX knows no areas: each ring is a segment of a track that comes back to its start. */
function gpx(farms: readonly FarmToWrite[]): string {
  const tracks = farms.map(({ outline, name }) => {
    const segments = outline
      .flat()
      .map((ring) => `<trkseg>${ring.map(([lng, lat]) => `<trkpt lat="${lat}" lon="${lng}"/>`).join('')}</trkseg>`);
    return `<trk><name>${escapeXml(name)}</name>${segments.join('')}</trk>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="AgriHub Ghana" xmlns="http://www.topografix.com/GPX/1/1">\n${tracks.join('\n')}\n</gpx>\n`;
}

function csv(farms: readonly FarmToWrite[]): string {
  const keys = [...new Set(farms.flatMap(({ properties }) => Object.keys(properties)))];
  const rows = farms.map(({ outline, name, properties }) => [
    wkt(outline),
    name,
    ...keys.map((key) => String(properties[key] ?? '')),
  ]);
  return `${[['WKT', 'name', ...keys], ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function wkt(outline: Outline): string {
  const polygons = outline.map(
    (polygon) => `(${polygon.map((ring) => `(${ring.map(([lng, lat]) => `${lng} ${lat}`).join(', ')})`).join(', ')})`,
  );
  return `MULTIPOLYGON (${polygons.join(', ')})`;
}

/** A cell that a spreadsheet would run as a formula is made harmless by a leading apostrophe. */
function cell(text: string): string {
  const safe = harmless(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
