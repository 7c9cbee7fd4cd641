import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { strToU8 } from 'fflate';
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
