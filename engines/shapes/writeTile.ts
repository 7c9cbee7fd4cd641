import { clipRingToBox } from './clipToBox.ts';
import type { Point, Polygon } from './points.ts';
import { openRing, ringArea } from './rings.ts';
import { CLOSE_PATH, LINE_TO, MOVE_TO, TILE_BUFFER, TILE_EXTENT } from './vectorTile.ts';

/** The side of the world's map in the units of a {@link Drawing}, 9 mm each at the equator: as many as 32 bits count. */
const WORLD = 2 ** 32;
/** What a shape smaller than a unit of the tile is drawn as. */
const DOT = 2;
const POLYGON = 3;

/** Polygons on the web's map (Web Mercator), ready to be drawn at every zoom; small, because maps hold very many. */
export interface Drawing {
  /** x and y in turn. */
  readonly corners: Uint32Array;
  /** How many corners the rings of each polygon have. */
  readonly rings: readonly (readonly number[])[];
}

/** A shape of a tile; `own` is its only property. */
export interface TileShape {
  readonly drawing: Drawing;
  readonly own: boolean;
}

/** Lays polygons out on the web's map. */
export function drawingOf(polygons: readonly Polygon[]): Drawing {
  const corners = polygons.flat(2).flatMap(([lng, lat]) => {
    const sine = Math.sin((lat * Math.PI) / 180);
    return [onMap((lng + 180) / 360), onMap(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI))];
  });
  return { corners: Uint32Array.from(corners), rings: polygons.map((polygon) => polygon.map((ring) => ring.length)) };
}

function onMap(share: number): number {
  return Math.min(WORLD - 1, Math.max(0, Math.round(share * WORLD)));
}

/** One layer of shapes as a Mapbox Vector Tile, version 2.1, without the library's weight. */
export function writeTile(layer: string, z: number, x: number, y: number, shapes: readonly TileShape[]): Uint8Array {
  const features = new Bytes();
  const geometry: number[] = [];
  for (const { drawing, own } of shapes) {
    geometry.length = 0;
    addGeometry(geometry, drawing, z, x, y);
    if (geometry.length > 0) addFeature(features, geometry, own);
  }
  const body = new Bytes();
  body.field(15, 2);
  body.message(1, bytesOf(layer));
  body.append(features.done());
  body.message(3, bytesOf('own'));
  for (const value of [false, true]) body.message(4, [7 << 3, Number(value)]);
  body.field(5, TILE_EXTENT);
  const tile = new Bytes();
  tile.message(3, body.done());
  return tile.done();
}

function addFeature(to: Bytes, geometry: readonly number[], own: boolean): void {
  const length = geometry.reduce((sum, value) => sum + lengthOf(value), 0);
  // Four bytes of tags, two of the kind, one that announces the geometry.
  to.varint((2 << 3) | 2);
  to.varint(7 + lengthOf(length) + length);
  to.message(2, [0, own ? 1 : 0]);
  to.field(3, POLYGON);
  to.varint((4 << 3) | 2);
  to.varint(length);
  for (const value of geometry) to.varint(value);
}

function addGeometry(commands: number[], { corners, rings }: Drawing, z: number, x: number, y: number): void {
  const cursor: [number, number] = [0, 0];
  let at = 0;
  for (const polygon of rings) {
    let isDrawn = false;
    for (const [index, length] of polygon.entries()) {
      const ring: readonly Point[] = index === 0 || isDrawn ? inTile(corners, at, length, z, x, y) : [];
      at += length;
      if (index === 0) {
        isDrawn = ring.length > 0;
        if (isDrawn) addRing(commands, cursor, ring.length < 3 ? dotAt(ring[0] ?? [0, 0]) : ring, 1);
      } else if (ring.length >= 3) addRing(commands, cursor, ring, -1);
    }
  }
}

/** A ring in whole tile units, cut at the border, without steps of nothing; open. */
function inTile(corners: Uint32Array, from: number, length: number, z: number, x: number, y: number): readonly Point[] {
  const unit = WORLD / (TILE_EXTENT * 2 ** z);
  const [left, top] = [x * TILE_EXTENT, y * TILE_EXTENT];
  const whole: Point[] = [];
  let isInside = true;
  for (let at = from * 2; at < (from + length) * 2; at += 2) {
    const px = Math.round((corners[at] ?? 0) / unit - left);
    const py = Math.round((corners[at + 1] ?? 0) / unit - top);
    isInside &&= px >= -TILE_BUFFER && px <= TILE_EXTENT + TILE_BUFFER && py >= -TILE_BUFFER && py <= TILE_EXTENT + TILE_BUFFER;
    const last = whole.at(-1);
    if (last === undefined || last[0] !== px || last[1] !== py) whole.push([px, py]);
  }
  if (isInside) return openRing(whole);
  const far = TILE_EXTENT + TILE_BUFFER;
  const cut = clipRingToBox(whole, [-TILE_BUFFER, -TILE_BUFFER, far, far]).map(([px, py]): Point => [Math.round(px), Math.round(py)]);
  return openRing(cut.filter((point, i) => i === 0 || point[0] !== cut[i - 1]?.[0] || point[1] !== cut[i - 1]?.[1]));
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

const zigzag = (value: number): number => (value << 1) ^ (value >> 31);

/** How many bytes {@link Bytes.varint} takes for a number. */
function lengthOf(value: number): number {
  return value < 0x80 ? 1 : value < 0x4000 ? 2 : value < 0x20_0000 ? 3 : value < 0x1000_0000 ? 4 : 5;
}

/** Bytes of Protocol Buffers, written one after the other. */
class Bytes {
  #bytes = new Uint8Array(1024);
  #length = 0;

  /** A number in groups of seven bits, the lowest first. */
  varint(value: number): void {
    this.#makeRoom(5);
    let rest = value >>> 0;
    while (rest > 127) {
      this.#bytes[this.#length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.#bytes[this.#length++] = rest;
  }

  field(number: number, value: number): void {
    this.varint(number << 3);
    this.varint(value);
  }

  message(number: number, bytes: ArrayLike<number>): void {
    this.varint((number << 3) | 2);
    this.varint(bytes.length);
    this.append(bytes);
  }

  append(bytes: ArrayLike<number>): void {
    this.#makeRoom(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  done(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** Names of layers and properties are plain letters. */
function bytesOf(text: string): number[] {
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}
