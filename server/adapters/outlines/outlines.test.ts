import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import proj4 from 'proj4';
import { afterEach, describe, expect, test } from 'vitest';
import { pointInPolygons } from '#engines/shapes/pointInPolygon.ts';
import type { Point, Polygon } from '#engines/shapes/points.ts';
import { canvasFor } from '#engines/shapes/projection.ts';
import { makeShapefile } from '../../testing/makeShapefile.ts';
import { openPublicFetch } from '../outside/publicFetch.ts';
import { downloadOutlines } from './download.ts';
import { drawCountry, drawDistricts, outlinesOf, polygonsOf } from './drawing.ts';
import type { OutlineSet } from './outlines.ts';
import { readInChild } from './readInChild.ts';
import { readOutlineFile } from './readOutlineFile.ts';

const repository = new URL('../../../', import.meta.url);
const kept = JSON.parse(
  readFileSync(new URL('content/geography/approximate-outlines.json', repository), 'utf8'),
) as OutlineSet;
const areas = outlinesOf(kept.topology).map((outline) => ({
  name: String(outline.id),
  polygons: polygonsOf(kept.topology, outline),
}));

const fetchFrom = openPublicFetch(['127.0.0.1']);

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

describe('reading a file of outlines', () => {
  test('GeoJSON gives every outline its name, and neighbours share their borders', () => {
    const { names, topology } = readOutlineFile(bytes(geoJson(areas)));
    expect(names).toHaveLength(261);
    expect(names[0]).toBe(areas[0]?.name);
    // 261 outlines drawn one by one would be 522 lines and more; shared borders are there once.
    expect(topology.arcs.length).toBeLessThan(900);
    expect(topology.arcs.flat().length).toBeLessThan(9_000);
  });

  test('a ring left open is closed', () => {
    const [first, ...rest] = areas;
    const open = {
      name: 'open',
      polygons: first?.polygons.map((polygon) => polygon.map((ring) => ring.slice(0, -1))) ?? [],
    };
    expect(readOutlineFile(bytes(geoJson([open, ...rest]))).names[0]).toBe('open');
  });

  test('a zipped Shapefile in the metre grid of the survey lands within 20 m of where it was', () => {
    const leigon = proj4(
      'WGS84',
      '+proj=tmerc +lat_0=4.66666666666667 +lon_0=-1 +k=0.99975 +x_0=274319.51 +y_0=0 +ellps=clrk80 +towgs84=-130,29,364 +units=m',
    );
    const inMetres = moved(areas, ([lng, lat]) => leigon.forward([lng, lat]) as [number, number]);
    const prj =
      'PROJCS["Leigon_Ghana_Metre_Grid",GEOGCS["GCS_Leigon",DATUM["D_Leigon",SPHEROID["Clarke_1880_RGS",6378249.145,293.465]]]]';
    const { topology, names } = readOutlineFile(makeShapefile(inMetres, prj));
    expect(names).toHaveLength(261);
    const [first] = outlinesOf(topology);
    const [x, y] = (first && polygonsOf(topology, first)[0]?.[0]?.[0]) ?? [0, 0];
    const nearest = Math.min(...(areas[0]?.polygons.flat(2) ?? []).map(([lng, lat]) => Math.hypot(lng - x, lat - y)));
    expect(nearest).toBeLessThan(0.0002);
  });

  test('a Shapefile in UTM is read by its .prj', () => {
    const utm = proj4('WGS84', '+proj=utm +zone=30 +datum=WGS84');
    const prj =
      'PROJCS["WGS_1984_UTM_Zone_30N",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",-3.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';
    const { names } = readOutlineFile(
      makeShapefile(
        moved(areas, ([lng, lat]) => utm.forward([lng, lat]) as [number, number]),
        prj,
      ),
    );
    expect(names).toHaveLength(261);
  });
});

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
      '"Bow Tie" crosses itself at 7.0500, -0.9500 (latitude, longitude). Mend it (in QGIS: Fix geometries) and import again.',
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
      '"Line" has a ring of fewer than three corners. Mend it (in QGIS: Fix geometries) and import again.',
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

describe('a process of its own', () => {
  test('reads what is sound and passes refusals on', async () => {
    expect((await readInChild(bytes(geoJson(areas)))).names).toHaveLength(261);
    await expect(readInChild(bytes('nonsense'))).rejects.toThrow('is not valid JSON');
  });

  test('a file that eats memory ends the reader, not the portal', async () => {
    const greedy = bytes(`{"type":"FeatureCollection","features":[${'[],'.repeat(4_000_000)}[]]}`);
    await expect(readInChild(greedy, { heapMb: 64, milliseconds: 20_000 })).rejects.toThrow(
      'took more memory than the 64 MB it may have',
    );
  });

  test('a reader that takes too long is stopped', async () => {
    await expect(readInChild(bytes(geoJson(areas)), { heapMb: 256, milliseconds: 20 })).rejects.toThrow(
      'took longer than',
    );
  });
});

describe('fetching outlines', () => {
  let stand: Server | undefined;
  afterEach(() => {
    stand?.closeAllConnections();
    stand?.close();
  });
  const serve = async (answers: Record<string, (base: string) => string>): Promise<string> => {
    stand = createServer((request, reply) => {
      const answer = answers[request.url ?? ''];
      reply.statusCode = answer === undefined ? 404 : 200;
      reply.end(answer?.(`http://${request.headers.host}`));
    });
    await new Promise<void>((ready) => stand?.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(stand.address() as AddressInfo).port}`;
  };

  test('an entry of the geoBoundaries catalogue leads to the file, its year, source and licence', async () => {
    const base = await serve({
      '/api/current/gbOpen/GHA/ADM2/': (host) =>
        JSON.stringify({
          boundaryYearRepresented: '2019',
          boundarySource: 'Ghana Statistical Service',
          boundaryLicense: 'CC BY 4.0',
          gjDownloadURL: `${host}/file.geojson`,
        }),
      '/file.geojson': () => '{"the":"file"}',
    });
    const download = await downloadOutlines(`${base}/api/current/gbOpen/GHA/ADM2/`, fetchFrom);
    expect(new TextDecoder().decode(download.bytes)).toBe('{"the":"file"}');
    expect(download).toMatchObject({
      address: `${base}/file.geojson`,
      vintage: '2019',
      source: 'Ghana Statistical Service / geoBoundaries',
      licence: 'CC BY 4.0',
    });
  });

  test('what cannot be fetched is a sentence', async () => {
    const base = await serve({});
    await expect(downloadOutlines(`${base}/none`, fetchFrom)).rejects.toThrow(
      /answered 404 for \/none\. Check the address/,
    );
    await expect(downloadOutlines('http://127.0.0.1:9/', fetchFrom)).rejects.toThrow(
      '127.0.0.1:9 cannot be reached. Try again when this machine is online, or import a file.',
    );
    await expect(downloadOutlines('ftp://example.org/x', fetchFrom)).rejects.toThrow('is not an address of a file');
  });
});

const official = new URL('../shared/data/geo/ghana-districts.geojson', repository);

describe.each([
  ['approximate', () => kept.topology],
  ...(existsSync(official) ? [['official', () => readOutlineFile(readFileSync(official)).topology] as const] : []),
] as const)('the atlas of %s outlines', (_, make) => {
  const topology = make();
  const { projection } = canvasFor([-4.6, 3.9, 2.6, 12], 1000);
  const halves = new Map(outlinesOf(topology).map(({ id }, i) => [String(id), i % 2 === 0 ? 'even' : 'odd']));
  const weight = (value: unknown): number => gzipSync(JSON.stringify(value)).length;

  test('the country is light enough for a slow line', () => {
    const { country, regions } = drawCountry(topology, halves, projection);
    expect([...regions.keys()].toSorted()).toEqual(['even', 'odd']);
    expect(weight(country)).toBeLessThan(4_000);
  });

  test('every district is drawn, all together within 40 KB', () => {
    const drawn = drawDistricts(topology, () => true, projection);
    expect(drawn.size).toBe(outlinesOf(topology).length);
    expect([...drawn.values()].filter(({ d }) => !d.startsWith('M'))).toEqual([]);
    expect(weight([...drawn])).toBeLessThan(40_000);
  });

  test('every name stands inside its outline', () => {
    const drawn = drawDistricts(topology, () => true, projection);
    const astray = outlinesOf(topology).filter((outline) => {
      const [x, y] = drawn.get(String(outline.id))?.at ?? [0, 0];
      const at: Point = [(x - projection.b) / projection.a, (y - projection.d) / projection.c];
      return !pointInPolygons(at, polygonsOf(topology, outline));
    });
    expect(astray.map(({ id }) => id)).toEqual([]);
  });
});
