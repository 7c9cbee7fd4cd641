import { strToU8, zipSync } from 'fflate';
import type { Outline } from '#engines/farms/farm.ts';
import { boxAround } from '#engines/shapes/meeting.ts';
import { ringArea } from '#engines/shapes/rings.ts';
import type { FarmToWrite } from './writeFarmFile.ts';

const POLYGON = 5;
const HEADER = 100;
const WIDTH = 120;
const WGS84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

/** A zipped Shapefile of areas (ESRI Shapefile Technical Description, 1998), with its index and texts in UTF-8. */
export function writeShapefile(farms: readonly FarmToWrite[]): Uint8Array {
  const records = farms.map(({ outline }, i) => record(i + 1, outline));
  const keys = ['name', ...new Set(farms.flatMap(({ properties }) => Object.keys(properties)))];
  return zipSync({
    'farms.shp': Buffer.concat([
      header(farms, HEADER + records.reduce((sum, { length }) => sum + length, 0)),
      ...records,
    ]),
    'farms.shx': Buffer.concat([header(farms, HEADER + 8 * records.length), ...index(records)]),
    'farms.dbf': dbf(
      keys,
      farms.map(({ name, properties }) => keys.map((key) => String(key === 'name' ? name : (properties[key] ?? '')))),
    ),
    'farms.prj': strToU8(WGS84),
    'farms.cpg': strToU8('UTF-8'),
  });
}

function header(farms: readonly FarmToWrite[], bytes: number): Buffer {
  const head = Buffer.alloc(HEADER);
  head.writeInt32BE(9994, 0);
  head.writeInt32BE(bytes / 2, 24);
  head.writeInt32LE(1000, 28);
  head.writeInt32LE(POLYGON, 32);
  if (farms.length > 0)
    boxAround(farms.flatMap(({ outline }) => outline)).forEach((side, i) => head.writeDoubleLE(side, 36 + 8 * i));
  return head;
}

/** Outlines run clockwise in a Shapefile, holes the other way. */
function record(number: number, outline: Outline): Buffer {
  const rings = outline.flatMap((polygon) =>
    polygon.map((ring, place) => (ringArea(ring) > 0 === (place === 0) ? ring.toReversed() : ring)),
  );
  const points = rings.flat();
  const content = Buffer.alloc(8 + 44 + rings.length * 4 + points.length * 16);
  content.writeInt32BE(number, 0);
  content.writeInt32BE((content.length - 8) / 2, 4);
  content.writeInt32LE(POLYGON, 8);
  boxAround(outline).forEach((side, i) => content.writeDoubleLE(side, 12 + 8 * i));
  content.writeInt32LE(rings.length, 44);
  content.writeInt32LE(points.length, 48);
  let first = 0;
  rings.forEach((ring, i) => {
    content.writeInt32LE(first, 52 + 4 * i);
    first += ring.length;
  });
  points.forEach(([lng, lat], i) => {
    content.writeDoubleLE(lng, 52 + 4 * rings.length + 16 * i);
    content.writeDoubleLE(lat, 60 + 4 * rings.length + 16 * i);
  });
  return content;
}

function index(records: readonly Buffer[]): Buffer[] {
  let at = HEADER;
  return records.map(({ length }) => {
    const entry = Buffer.alloc(8);
    entry.writeInt32BE(at / 2, 0);
    entry.writeInt32BE((length - 8) / 2, 4);
    at += length;
    return entry;
  });
}

/** dBASE III: a text field for each property. */
function dbf(keys: readonly string[], rows: readonly (readonly string[])[]): Buffer {
  const head = Buffer.alloc(32 + 32 * keys.length + 1);
  head[0] = 0x03;
  head.writeUInt32LE(rows.length, 4);
  head.writeUInt16LE(head.length, 8);
  head.writeUInt16LE(1 + WIDTH * keys.length, 10);
  keys.forEach((key, i) => {
    head.write(key.slice(0, 10), 32 + 32 * i, 'latin1');
    head.write('C', 32 + 32 * i + 11, 'latin1');
    head[32 + 32 * i + 16] = WIDTH;
  });
  head[head.length - 1] = 0x0d;
  const body = rows.map((row) => Buffer.concat([Buffer.from(' '), ...row.map(field)]));
  return Buffer.concat([head, ...body, Buffer.from([0x1a])]);
}

function field(text: string): Buffer {
  const wide = Buffer.alloc(WIDTH, ' ');
  // No letter is cut in two.
  let cut = text;
  while (Buffer.byteLength(cut) > WIDTH) cut = cut.slice(0, -1);
  wide.write(cut, 'utf8');
  return wide;
}
