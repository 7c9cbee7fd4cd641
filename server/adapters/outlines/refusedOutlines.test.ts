import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import proj4 from 'proj4';
import { describe, expect, test } from 'vitest';
import type { Point, Polygon } from '#engines/shapes/points.ts';
import { makeShapefile } from '../../testing/makeShapefile.ts';
import { outlinesOf, polygonsOf } from './drawing.ts';
import type { OutlineSet } from './outlines.ts';
import { readOutlineFile } from './readOutlineFile.ts';

const repository = new URL('../../../', import.meta.url);

const kept = JSON.parse(
  readFileSync(new URL('content/geography/approximate-outlines.json', repository), 'utf8'),
) as OutlineSet;

const areas = outlinesOf(kept.topology).map((outline) => ({
  name: String(outline.id),
  polygons: polygonsOf(kept.topology, outline),
}));

type Area = (typeof areas)[number];

const geoJson = (list: readonly Area[], more: object = {}): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    ...more,
    features: list.map(({ name, polygons }) => ({
      type: 'Feature',
      properties: { FID: 1, DISTRICT: name },
      geometry: { type: 'MultiPolygon', coordinates: polygons },
    })),
  });

const bytes = (text: string): Uint8Array => strToU8(text);

const moved = (list: readonly Area[], move: (point: Point) => Point): Area[] =>
  list.map((area) => ({
    ...area,
    polygons: area.polygons.map((polygon): Polygon => polygon.map((ring) => ring.map(move))),
  }));

const reading =
  (file: Uint8Array | string): (() => unknown) =>
  () =>
    readOutlineFile(typeof file === 'string' ? bytes(file) : file);

describe('what cannot be used is refused with a sentence', () => {
  const few = areas.slice(0, 3);
  const bowTie: Area = {
    name: 'Bow Tie',
    polygons: [
      [
        [
          [-1, 7],
          [-0.9, 7.1],
          [-0.9, 7],
          [-1, 7.1],
          [-1, 7],
        ],
      ],
    ],
  };
  const utm = proj4('WGS84', '+proj=utm +zone=30 +datum=WGS84');
  const metres = moved(areas, ([lng, lat]) => utm.forward([lng, lat]) as [number, number]);

  test.each<[string, Uint8Array | string, string]>([
    [
      'three features',
      geoJson(few),
      "The file has 3 outlines; a set of Ghana's districts has about 260. Import a file with every district.",
    ],
    [
      'the regions',
      geoJson(areas.slice(0, 16)),
      "The file has 16 outlines; a set of Ghana's districts has about 260. These may be the regions. Import a file with every district.",
    ],
    [
      'a ring that crosses itself',
      geoJson([...areas, bowTie]),
      '"Bow Tie" crosses itself at 7.0500, -0.9500 (latitude, longitude). Fix it (in QGIS: Fix geometries) and import again.',
    ],
    [
      'a ring of two corners',
      geoJson([
        ...areas,
        {
          name: 'Line',
          polygons: [
            [
              [
                [-1, 7],
                [-1, 8],
                [-1, 7],
              ],
            ],
          ],
        },
      ]),
      '"Line" has a ring of fewer than three corners. Fix it (in QGIS: Fix geometries) and import again.',
    ],
    [
      'swapped axes',
      geoJson(moved(areas, ([lng, lat]) => [lat, lng])),
      'Latitude and longitude are swapped: the first number of each pair is the latitude. GeoJSON writes [longitude, latitude]; swap the axes and import again.',
    ],
    [
      'not JSON',
      'district,region',
      'The file begins with "district,region" and is not valid JSON. Give a GeoJSON file, or a .zip with a Shapefile.',
    ],
    [
      'JSON that is no GeoJSON',
      '{"a":1}',
      'This is JSON without a "type"; a GeoJSON FeatureCollection with one feature for each district was expected.',
    ],
    [
      'TopoJSON',
      JSON.stringify(kept.topology),
      'This is TopoJSON. Export the districts as GeoJSON (a FeatureCollection) and import that.',
    ],
    [
      'points',
      JSON.stringify({
        type: 'FeatureCollection',
        features: [{ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [0, 0] } }],
      }),
      'Feature 1 is a Point; districts are Polygons or MultiPolygons. Export the areas, not their points or lines.',
    ],
    [
      'no geometry',
      JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry: null }] }),
      'Feature 1 has no geometry. Remove it, or draw its outline, and import again.',
    ],
    [
      'metres without a .prj',
      makeShapefile(metres, null),
      'they are not degrees, and no .prj file says what they are. Add the .prj to the .zip, or export in WGS 84 (EPSG:4326).',
    ],
    [
      'an unknown grid',
      geoJson(areas, { crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::99999' } } }),
      'The coordinates are in "urn:ogc:def:crs:EPSG::99999", which is not known here. Export the file in WGS 84 (EPSG:4326) and import again.',
    ],
    [
      'another country',
      geoJson(moved(areas, ([lng, lat]) => [lng + 10, lat])),
      'outside Ghana. Check the file and its .prj, or export in WGS 84 (EPSG:4326).',
    ],
    [
      'a .zip of something else',
      zipSync({ 'notes.txt': strToU8('hello'), 'a.pdf': strToU8('x') }),
      'The .zip holds neither a Shapefile nor a GeoJSON file (found: nothing that could be read). Put the .shp, .dbf and .prj of the districts into it.',
    ],
    [
      'a damaged .zip',
      new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]),
      'The .zip file is damaged and cannot be opened. Make it again, or download it again, and import that.',
    ],
    [
      'a .shp alone',
      new Uint8Array([0, 0, 0x27, 0x0a, 0]),
      'This is the .shp part of a Shapefile alone. Put the .shp, .shx, .dbf and .prj into one .zip file and import that.',
    ],
    [
      'no names',
      JSON.stringify({
        type: 'FeatureCollection',
        features: areas.map(({ polygons }) => ({
          type: 'Feature',
          properties: { id: 7 },
          geometry: { type: 'MultiPolygon', coordinates: polygons },
        })),
      }),
      'No field of the file holds names of districts (found: id). Add a field "district" with the names and import again.',
    ],
  ])('%s', (_, file, sentence) => expect(reading(file)).toThrow(sentence));

  test('a .zip that declares gigabytes is refused before it is unpacked', () => {
    const zip = zipSync({ 'districts.geojson': new Uint8Array(220 * 1024 * 1024) }, { level: 9 });
    expect(zip.byteLength).toBeLessThan(1_000_000);
    expect(reading(zip)).toThrow('The .zip unpacks to more than 200 MB. Simplify the outlines and import again.');
  });

  test('a .zip of a thousand files is refused', () => {
    const files = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`${i}.shp`, new Uint8Array(1)]));
    expect(reading(zipSync(files))).toThrow(
      'The .zip holds more than 100 files. Keep only the Shapefile of the districts and import again.',
    );
  });
});
