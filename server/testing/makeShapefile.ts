import { strToU8, zipSync } from 'fflate';
import type { Point, Polygon } from '#engines/shapes/points.ts';

/** A zipped Shapefile of areas with one text field, DISTRICT: what a GIS would hand over. */
export function makeShapefile(
  areas: readonly { name: string; polygons: readonly Polygon[] }[],
  prj: string | null,
): Uint8Array {
  const files: Record<string, Uint8Array> = {
    'districts.shp': shp(areas.map(({ polygons }) => polygons)),
    'districts.dbf': dbf(areas.map(({ name }) => name)),
  };
  if (prj !== null) files['districts.prj'] = strToU8(prj);
  return zipSync(files);
}

const POLYGON = 5;

/** ESRI Shapefile Technical Description (1998): header, then one record for each area. */
function shp(areas: readonly (readonly Polygon[])[]): Uint8Array {
  const records = areas.map((polygons, i) => record(i + 1, polygons.flat()));
  const header = Buffer.alloc(100);
  header.writeInt32BE(9994, 0);
  header.writeInt32BE((100 + records.reduce((sum, part) => sum + part.length, 0)) / 2, 24);
  header.writeInt32LE(1000, 28);
  header.writeInt32LE(POLYGON, 32);
  return Buffer.concat([header, ...records]);
}

/** Outer rings run clockwise in a Shapefile, the other way than in GeoJSON. */
function record(number: number, rings: readonly (readonly Point[])[]): Buffer {
  const points = rings.flatMap((ring) => ring.toReversed());
  const content = Buffer.alloc(44 + rings.length * 4 + points.length * 16);
  content.writeInt32LE(POLYGON, 0);
  content.writeInt32LE(rings.length, 36);
  content.writeInt32LE(points.length, 40);
  let start = 0;
  rings.forEach((ring, i) => {
    content.writeInt32LE(start, 44 + i * 4);
    start += ring.length;
  });
  points.forEach(([x, y], i) => {
    content.writeDoubleLE(x, 44 + rings.length * 4 + i * 16);
    content.writeDoubleLE(y, 52 + rings.length * 4 + i * 16);
  });
  const head = Buffer.alloc(8);
  head.writeInt32BE(number, 0);
  head.writeInt32BE(content.length / 2, 4);
  return Buffer.concat([head, content]);
}

/** dBASE III: one field of 60 characters. */
function dbf(names: readonly string[]): Uint8Array {
  const length = 60;
  const header = Buffer.alloc(65);
  header.writeUInt8(3, 0);
  header.writeUInt32LE(names.length, 4);
  header.writeUInt16LE(65, 8);
  header.writeUInt16LE(length + 1, 10);
  header.write('DISTRICT', 32, 'latin1');
  header.write('C', 43, 'latin1');
  header.writeUInt8(length, 48);
  header.writeUInt8(13, 64);
  return Buffer.concat([
    header,
    ...names.map((name) => Buffer.from(` ${name.padEnd(length)}`.slice(0, length + 1), 'latin1')),
  ]);
}
