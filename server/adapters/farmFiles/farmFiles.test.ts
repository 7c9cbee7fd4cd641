import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Outline } from '#engines/farms/farm.ts';
import { farmFormats } from './farmFile.ts';
import { readFarmFile } from './readFarmFile.ts';
import { readInChild } from './readInChild.ts';
import { writeFarmFile } from './writeFarmFile.ts';

const square = (lng: number, lat: number, side: number): [number, number][] =>
  [
    [lng, lat],
    [lng + side, lat],
    [lng + side, lat + side],
    [lng, lat + side],
    [lng, lat],
  ].map(([x = 0, y = 0]) => [Math.round(x * 1e7) / 1e7, Math.round(y * 1e7) / 1e7]);
/** A plain farm, one of two pieces, one with a pond in it. */
const outlines: Outline[] = [
  [[square(-1.36, 7.38, 0.002)]],
  [[square(-1.3, 7.4, 0.001)], [square(-1.29, 7.4, 0.001)]],
  [[square(-1.25, 7.45, 0.01), square(-1.248, 7.452, 0.002)]],
];
const farms = outlines.map((outline, i) => ({
  outline,
  name: ['Akosua & Söhne <1>', '=1+1', 'Pond, "large"'][i] ?? '',
  properties: { hectares: 4.88, crop: 'maize' },
}));
const bytes = (text: string) => strToU8(text);
const read = (text: string) => readFarmFile(bytes(text));
const corners = (outline: Outline | undefined) =>
  outline?.map((polygon) => polygon.map((ring) => new Set(ring.map(String))));

describe('what goes out comes in again', () => {
  for (const format of farmFormats) {
    test(`as ${format}: the same outlines, name for name`, () => {
      const again = readFarmFile(writeFarmFile(format, farms));
      expect(again.format).toBe(format);
      // Where a ring begins and which way it turns differs from format to format.
      expect(again.shapes.map(({ outline }) => corners(outline))).toEqual(outlines.map(corners));
      expect(again.shapes.map(({ name }) => name.replace(/^'/, ''))).toEqual(farms.map(({ name }) => name));
      // GPX has no place for them.
      expect(again.shapes[0]?.properties).toMatchObject(format === 'gpx' ? {} : { crop: 'maize', hectares: '4.88' });
    });
  }
});

describe('what others write', () => {
  test('a CSV with the points of the specification, or a polygon of a GIS', () => {
    const { shapes } = read(
      'Farm;coordinates\nNorth;"[""7.38, -1.36"", ""7.38, -1.358"", ""7.382, -1.358""]"\nEast;\n',
    );
    expect(shapes[0]).toMatchObject({
      name: 'North',
      outline: [
        [
          [
            [-1.36, 7.38],
            [-1.358, 7.38],
            [-1.358, 7.382],
            [-1.36, 7.38],
          ],
        ],
      ],
    });
    expect(shapes[1]).toMatchObject({ name: 'East', outline: [], instead: 'nothing' });
    expect(
      read('name,wkt\nA,"POLYGON ((-1.36 7.38, -1.358 7.38, -1.358 7.382, -1.36 7.38))"').shapes[0]?.outline[0]?.[0],
    ).toHaveLength(4);
  });
  test('well-known text of several polygons, one with a hole, and one of brackets alone', () => {
    const square = (at: number) => `${at} 0, ${at + 9} 0, ${at + 9} 9, ${at} 0`;
    const { shapes } = read(
      `name,wkt\nA,"MULTIPOLYGON ( ( (${square(0)}) , (${square(1)}) ), ((${square(20)})))"\nB,"POLYGON ${'('.repeat(2_000)}${' '.repeat(2_000)}"\nC,"POLYGON ${'('.repeat(2_000)}${' '.repeat(2_000)})"`,
    );
    expect(shapes.map(({ outline }) => outline.map((rings) => rings.length))).toEqual([[2, 1], [], [1]]);
  });
  test('a KML of Google Earth with heights, folders and a point', () => {
    const { shapes } = read(
      '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Folder><name>F</name><Placemark><name>A</name><Polygon><outerBoundaryIs><LinearRing><coordinates>-1.36,7.38,0 -1.358,7.38,0\n-1.358,7.382,0</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark><Placemark><name>B</name><Point><coordinates>-1,7</coordinates></Point></Placemark></Folder></kml>',
    );
    expect(shapes.map(({ name, outline, instead }) => [name, outline.length, instead])).toEqual([
      ['A', 1, null],
      ['B', 0, 'Point'],
    ]);
  });
  test('a Shapefile without its index and without a table', () => {
    const { 'farms.shp': shp = new Uint8Array() } = unzipSync(writeFarmFile('shp', farms));
    expect(readFarmFile(zipSync({ 'farms.shp': shp })).shapes.map(({ outline }) => corners(outline))).toEqual(
      outlines.map(corners),
    );
    expect(() => readFarmFile(zipSync({ 'farms.shp': shp.subarray(0, 150) }))).toThrow(
      /is damaged and cannot be read|holds no farm/,
    );
  });
});

describe('files that mean harm, or are broken, get a sentence', () => {
  const refused = (text: string | Uint8Array) => () => readFarmFile(typeof text === 'string' ? bytes(text) : text);
  test('KML that names other files', () => {
    expect(
      refused(
        '<!DOCTYPE kml [<!ENTITY x SYSTEM "file:///etc/passwd">]><kml><Placemark><name>&x;</name></Placemark></kml>',
      ),
    ).toThrow(/has a document type .* is not read/);
    expect(refused('<kml><Placemark><name>&undefined;</name></Placemark></kml>')).toThrow(/^The KML file is not whole/);
  });
  test('GeoJSON nested 10,000 deep, cut off, or of something else', () => {
    const deep = `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":${'['.repeat(10_000)}${']'.repeat(10_000)}}}]}`;
    expect(readFarmFile(bytes(deep)).shapes[0]?.outline[0]?.[0]).toHaveLength(2);
    const nested = `${'{"type":"GeometryCollection","geometries":['.repeat(10_000)}${']}'.repeat(10_000)}`;
    expect(refused(nested)).toThrow('The file nests geometries more than 4 deep. Export the farms as polygons.');
    expect(refused('{"type":"FeatureCollection"')).toThrow(/not valid JSON: it is cut off/);
    expect(refused('{"a":1}')).toThrow(/JSON but not GeoJSON/);
  });
  test('zip bombs, by what they declare and by what they hold', () => {
    const bomb = zipSync({ 'farms.kml': new Uint8Array(90 * 1024 * 1024) }, { level: 9 });
    expect(bomb.length).toBeLessThan(200_000);
    expect(refused(bomb)).toThrow('The file unpacks to more than 80 MB. Divide it, or simplify the outlines.');
    expect(refused(bytes('PK\u0003\u0004nothing'))).toThrow(/damaged and cannot be opened/);
    expect(refused(zipSync({ 'a.txt': bytes('a') }))).toThrow(/holds neither KML nor a Shapefile nor GeoJSON/);
  });
  test('a page, an empty table, a lone .shp', () => {
    expect(refused('<html><body/></html>')).toThrow(/begins with "<html><body\/><\/html>" and is neither KML nor GPX/);
    expect(refused('name,phone\nA,1')).toThrow(/^No column with outlines was found\..*Found: name, phone\./);
    expect(refused(new Uint8Array([0, 0, 0x27, 0x0a, 1, 2]))).toThrow(/the \.shp part of a Shapefile alone/);
    expect(refused('{"type":"FeatureCollection","features":[]}')).toThrow(/^The file holds no farm/);
  });
  test('GPX of two million points is stopped on the way, with flat memory', async () => {
    const point = '<trkpt lat="7" lon="-1"/>';
    const gpx = bytes(`<gpx><trk><trkseg>${point.repeat(2_000_000)}</trkseg></trk></gpx>`);
    await expect(readInChild(gpx, { heapMb: 192, milliseconds: 20_000 })).rejects.toThrow(
      'The file has more than 500,000 points. Simplify the outlines, or divide the file.',
    );
  }, 120_000);
  test('what eats memory or time is ended', async () => {
    const many = bytes(
      `{"type":"FeatureCollection","features":[${'{"type":"Feature","geometry":null},'.repeat(600_000)}{}]}`,
    );
    await expect(readInChild(many, { heapMb: 24, milliseconds: 20_000 })).rejects.toThrow(
      /took more memory than the 24 MB|more than 5,000 shapes/,
    );
  }, 120_000);
});
