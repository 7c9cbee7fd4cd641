import { clipRingToBox } from './clipToBox.ts';
import type { Box, Point, Polygon, Ring } from './points.ts';
import { openRing, ringArea } from './rings.ts';

/** Side of a tile in its own units, and how far shapes reach beyond it, so that no edge shows at its border. */
export const TILE_EXTENT = 4096;
const BUFFER = 64;
/** What a shape smaller than a unit is drawn as. */
const DOT = 2;
const MOVE_TO = 1;
const LINE_TO = 2;
const CLOSE_PATH = 7;
const POLYGON = 3;

/** A shape of a tile; `own` is its only property. */
export interface TileShape {
  readonly polygons: readonly Polygon[];
  readonly own: boolean;
}

/** A shape read out of a tile: rings in tile units, open. */
export interface DrawnShape {
  readonly rings: readonly (readonly Point[])[];
  readonly own: boolean;
}

/** West, south, east and north of a tile of the web's map grid (Web Mercator), in degrees. */
export function tileBox(z: number, x: number, y: number): Box {
  const tiles = 2 ** z;
  const lat = (row: number): number => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / tiles))) * 180) / Math.PI;
  return [(x / tiles) * 360 - 180, lat(y + 1), ((x + 1) / tiles) * 360 - 180, lat(y)];
}

/** The box of a tile with what of its neighbours shows at its edge. */
export function tileReach(z: number, x: number, y: number): Box {
  const [west, south, east, north] = tileBox(z, x, y);
  const share = BUFFER / TILE_EXTENT;
  return [west - share * (east - west), south - share * (north - south), east + share * (east - west), north + share * (north - south)];
}

/** One layer of shapes as a Mapbox Vector Tile, version 2.1, without the library's weight. */
export function encodeTile(layer: string, z: number, x: number, y: number, shapes: readonly TileShape[]): Uint8Array {
  const features = shapes.flatMap(({ polygons, own }) => {
    const geometry = geometryOf(polygons, z, x, y);
    if (geometry.length === 0) return [];
    return [message(2, [...message(2, [0, own ? 1 : 0]), ...field(3, POLYGON), ...packed(4, geometry)])];
  });
  const values = [false, true].flatMap((value) => message(4, field(7, Number(value))));
  const head = [...field(15, 2), ...message(1, bytesOf(layer))];
  const rest = [...message(3, bytesOf('own')), ...values, ...field(5, TILE_EXTENT)];
  const size = head.length + rest.length + features.reduce((sum, { length }) => sum + length, 0);
  const tag = [...varint((3 << 3) | 2), ...varint(size)];
  const tile = new Uint8Array(tag.length + size);
  let at = 0;
  for (const part of [tag, head, ...features, rest]) {
    tile.set(part, at);
    at += part.length;
  }
  return tile;
}

/** The shapes of a tile that {@link encodeTile} wrote. */
export function readTile(tile: Uint8Array): DrawnShape[] {
  const shapes: DrawnShape[] = [];
  for (const layer of messagesOf(tile, 3)) {
    for (const feature of messagesOf(layer, 2)) {
      const [tags] = messagesOf(feature, 2);
      const [geometry] = messagesOf(feature, 4);
      if (geometry !== undefined) shapes.push({ rings: ringsOf(numbersOf(geometry)), own: numbersOf(tags ?? new Uint8Array())[1] === 1 });
    }
  }
  return shapes;
}

function geometryOf(polygons: readonly Polygon[], z: number, x: number, y: number): number[] {
  const commands: number[] = [];
  const cursor: [number, number] = [0, 0];
  for (const [outer = [], ...holes] of polygons) {
    const drawn = inTile(outer, z, x, y);
    if (drawn.length === 0) continue;
    addRing(commands, cursor, drawn.length < 3 ? dotAt(drawn[0] ?? [0, 0]) : drawn, 1);
    for (const hole of holes) {
      const open = inTile(hole, z, x, y);
      if (open.length >= 3) addRing(commands, cursor, open, -1);
    }
  }
  return commands;
}

/** A ring in whole tile units, cut at the border, without steps of nothing. */
function inTile(ring: Ring, z: number, x: number, y: number): Point[] {
  const scale = TILE_EXTENT * 2 ** z;
  const projected = ring.map(([lng, lat]): Point => {
    const sine = Math.sin((lat * Math.PI) / 180);
    return [((lng + 180) / 360) * scale - x * TILE_EXTENT, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale - y * TILE_EXTENT];
  });
  const isInside = projected.every(([px, py]) => px >= -BUFFER && px <= TILE_EXTENT + BUFFER && py >= -BUFFER && py <= TILE_EXTENT + BUFFER);
  const clipped = isInside ? projected : clipRingToBox(projected, [-BUFFER, -BUFFER, TILE_EXTENT + BUFFER, TILE_EXTENT + BUFFER]);
  const whole = clipped.map(([px, py]): Point => [Math.round(px), Math.round(py)]);
  return [...openRing(whole.filter((point, i) => i === 0 || point[0] !== whole[i - 1]?.[0] || point[1] !== whole[i - 1]?.[1]))];
}

function dotAt([px, py]: Point): Point[] {
  return [[px, py], [px + DOT, py], [px + DOT, py + DOT], [px, py + DOT]];
}

/** Outlines turn one way and holes the other: that is how a reader tells them apart. */
function addRing(commands: number[], cursor: [number, number], ring: readonly Point[], turn: 1 | -1): void {
  const turned = Math.sign(ringArea(ring)) === -turn ? ring.toReversed() : ring;
  turned.forEach((point, i) => {
    if (i === 0) commands.push(MOVE_TO | (1 << 3));
    if (i === 1) commands.push(LINE_TO | ((turned.length - 1) << 3));
    commands.push(zigzag(point[0] - cursor[0]), zigzag(point[1] - cursor[1]));
    cursor[0] = point[0];
    cursor[1] = point[1];
  });
  commands.push(CLOSE_PATH | (1 << 3));
}

function ringsOf(commands: readonly number[]): Point[][] {
  const rings: Point[][] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < commands.length; ) {
    const command = commands[at++] ?? 0;
    if ((command & 7) === CLOSE_PATH) continue;
    if ((command & 7) === MOVE_TO) rings.push([]);
    for (let each = 0; each < command >> 3; each++) {
      x += unzigzag(commands[at++] ?? 0);
      y += unzigzag(commands[at++] ?? 0);
      rings.at(-1)?.push([x, y]);
    }
  }
  return rings;
}

const zigzag = (value: number): number => (value << 1) ^ (value >> 31);
const unzigzag = (value: number): number => (value >> 1) ^ -(value & 1);

/** Protocol Buffers: a number in groups of seven bits, the lowest first. */
function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value >>> 0;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  return [...bytes, rest];
}

function field(number: number, value: number): number[] {
  return [...varint(number << 3), ...varint(value)];
}

function message(number: number, bytes: readonly number[]): number[] {
  return [...varint((number << 3) | 2), ...varint(bytes.length), ...bytes];
}

function packed(number: number, values: readonly number[]): number[] {
  return message(number, values.flatMap(varint));
}

/** Names of layers and properties are plain letters. */
function bytesOf(text: string): number[] {
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}

/** The parts of a message with one number, as they stand in it. */
function messagesOf(bytes: Uint8Array, wanted: number): Uint8Array[] {
  const found: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [tag, afterTag] = readVarint(bytes, at);
    const [value, afterValue] = readVarint(bytes, afterTag);
    const isMessage = (tag & 7) === 2;
    if (isMessage && tag >> 3 === wanted) found.push(bytes.subarray(afterValue, afterValue + value));
    at = isMessage ? afterValue + value : afterValue;
  }
  return found;
}

function numbersOf(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [value, next] = readVarint(bytes, at);
    numbers.push(value);
    at = next;
  }
  return numbers;
}

function readVarint(bytes: Uint8Array, from: number): [value: number, next: number] {
  let value = 0;
  let at = from;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++] ?? 0;
    value |= (byte & 127) << shift;
    if (byte < 128) return [value, at];
  }
}
