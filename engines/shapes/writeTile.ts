import { clipRingToBox } from './clipToBox.ts';
import { boxOf, type Point, type Polygon } from './points.ts';
import { CLOSE_PATH, LINE_TO, MOVE_TO, TILE_BUFFER, TILE_EXTENT } from './vectorTile.ts';

/** The side of the world's map in the units of a {@link Drawing}, 9 mm each at the equator: as many as 32 bits count. */
const WORLD = 2 ** 32;
/** A pixel of a screen in units of the tile, which is 256 pixels wide: what is smaller is drawn as the pixel it lies in. */
const PIXEL = 16;
/** Between the numbers of pixels one above the other: more than there are in a row. */
const ROW = 512;
const PIXELS_OF_BUFFER = TILE_BUFFER / PIXEL;
/** What is too thin to be drawn. */
const DOT = 2;
const FAR = TILE_EXTENT + TILE_BUFFER;
const POLYGON = 3;

/** Polygons on the web's map (Web Mercator), ready to be drawn at every zoom; small, because maps hold very many. */
export interface Drawing {
  /** x and y in turn. */
  readonly corners: Uint32Array;
  /** How many corners the rings of each polygon have. */
  readonly rings: readonly (readonly number[])[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A shape of a tile; `own` is its only property. */
export interface TileShape {
  readonly drawing: Drawing;
  readonly own: boolean;
}

/** Lays polygons out on the web's map. */
export function drawingOf(polygons: readonly Polygon[]): Drawing {
  const points = polygons.flat(2).map(([lng, lat]): Point => {
    const sine = Math.sin((lat * Math.PI) / 180);
    return [onMap((lng + 180) / 360), onMap(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI))];
  });
  const [left, top, right, bottom] = boxOf(points);
  return {
    corners: Uint32Array.from(points.flat()),
    rings: polygons.map((polygon) => polygon.map((ring) => ring.length)),
    left,
    top,
    right,
    bottom,
  };
}

function onMap(share: number): number {
  return Math.min(WORLD - 1, Math.max(0, Math.round(share * WORLD)));
}

/**
 * One layer of shapes as a Mapbox Vector Tile, version 2.1, without the library's weight. Shapes smaller than a pixel are
 * drawn as the pixels they lie in, those beside each other as one: the same on a screen, however many they are.
 */
export function writeTile(layer: string, z: number, x: number, y: number, shapes: readonly TileShape[]): Uint8Array {
  const features = new Bytes();
  const geometry: number[] = [];
  const [ownPixels, otherPixels] = [new Set<number>(), new Set<number>()];
  for (const { drawing, own } of shapes) {
    const pixel = pixelOf(drawing, z, x, y);
    if (pixel !== undefined) {
      if (pixel !== BEYOND) (own ? ownPixels : otherPixels).add(pixel);
      continue;
    }
    geometry.length = 0;
    addGeometry(geometry, drawing, z, x, y);
    if (geometry.length > 0) addFeature(features, geometry, own);
  }
  addPixels(features, otherPixels, false);
  addPixels(features, ownPixels, true);
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

const BEYOND = -1;

/** The number of the pixel that a small shape lies in, BEYOND for one outside the tile; undefined for what is larger. */
function pixelOf({ left, top, right, bottom }: Drawing, z: number, x: number, y: number): number | undefined {
  const pixel = (WORLD / (TILE_EXTENT * 2 ** z)) * PIXEL;
  if (right - left >= pixel || bottom - top >= pixel) return undefined;
  const across = TILE_EXTENT / PIXEL;
  const column = Math.floor((left + right) / 2 / pixel) - x * across + PIXELS_OF_BUFFER;
  const row = Math.floor((top + bottom) / 2 / pixel) - y * across + PIXELS_OF_BUFFER;
  const most = across + 2 * PIXELS_OF_BUFFER;
  return column < 0 || row < 0 || column >= most || row >= most ? BEYOND : row * ROW + column;
}

function addPixels(to: Bytes, pixels: ReadonlySet<number>, own: boolean): void {
  const sorted = Uint32Array.from(pixels).toSorted();
  for (let from = 0; from < sorted.length;) {
    let until = from + 1;
    while (sorted[until] === (sorted[until - 1] ?? 0) + 1) until += 1;
    const first = sorted[from] ?? 0;
    const [left, top] = [
      ((first % ROW) - PIXELS_OF_BUFFER) * PIXEL,
      (Math.floor(first / ROW) - PIXELS_OF_BUFFER) * PIXEL,
    ];
    const [right, bottom] = [left + (until - from) * PIXEL, top + PIXEL];
    const geometry: number[] = [];
    addRing(geometry, [0, 0], [left, top, right, top, right, bottom, left, bottom], 1);
    addFeature(to, geometry, own);
    from = until;
  }
}

function addFeature(to: Bytes, geometry: readonly number[], own: boolean): void {
  let length = 0;
  for (const value of geometry) length += lengthOf(value);
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
      const ring: readonly number[] = index === 0 || isDrawn ? inTile(corners, at, length, z, x, y) : [];
      at += length;
      if (index === 0) {
        isDrawn = ring.length > 0;
        if (isDrawn) addRing(commands, cursor, ring.length < 6 ? dotAt(ring) : ring, 1);
      } else if (ring.length >= 6) addRing(commands, cursor, ring, -1);
    }
  }
}

/** x and y in turn of a ring in whole tile units, cut at the border, without steps of nothing; open. */
function inTile(
  corners: Uint32Array,
  from: number,
  length: number,
  z: number,
  x: number,
  y: number,
): readonly number[] {
  const unit = WORLD / (TILE_EXTENT * 2 ** z);
  const [left, top] = [x * TILE_EXTENT, y * TILE_EXTENT];
  const whole: number[] = [];
  let isInside = true;
  for (let at = from * 2; at < (from + length) * 2; at += 2) {
    const px = Math.round((corners[at] ?? 0) / unit) - left;
    const py = Math.round((corners[at + 1] ?? 0) / unit) - top;
    isInside &&= px >= -TILE_BUFFER && px <= FAR && py >= -TILE_BUFFER && py <= FAR;
    addPoint(whole, px, py);
  }
  return opened(isInside ? whole : cutToTile(whole));
}

function cutToTile(whole: readonly number[]): number[] {
  const points = Array.from({ length: whole.length / 2 }, (_, i): Point => [whole[i * 2] ?? 0, whole[i * 2 + 1] ?? 0]);
  const cut: number[] = [];
  for (const [px, py] of clipRingToBox(points, [-TILE_BUFFER, -TILE_BUFFER, FAR, FAR]))
    addPoint(cut, Math.round(px), Math.round(py));
  return cut;
}

function addPoint(line: number[], px: number, py: number): void {
  if (line.length === 0 || line[line.length - 2] !== px || line[line.length - 1] !== py) line.push(px, py);
}

/** Without the last point where that repeats the first. */
function opened(ring: number[]): number[] {
  if (ring.length > 2 && ring[0] === ring[ring.length - 2] && ring[1] === ring[ring.length - 1]) ring.length -= 2;
  return ring;
}

/** What is so thin that nothing is left of it between its ends is still seen. */
function dotAt([px = 0, py = 0]: readonly number[]): number[] {
  return [px, py, px + DOT, py, px + DOT, py + DOT, px, py + DOT];
}

/** Outlines turn one way and holes the other: that is how a reader tells them apart. */
function addRing(commands: number[], cursor: [number, number], ring: readonly number[], turn: 1 | -1): void {
  const points = ring.length / 2;
  const isBackwards = Math.sign(doubledArea(ring)) === -turn;
  let [lastX, lastY] = cursor;
  for (let each = 0; each < points; each += 1) {
    const at = (isBackwards ? points - 1 - each : each) * 2;
    const [px, py] = [ring[at] ?? 0, ring[at + 1] ?? 0];
    if (each === 0) commands.push(MOVE_TO | (1 << 3));
    if (each === 1) commands.push(LINE_TO | ((points - 1) << 3));
    commands.push(zigzag(px - lastX), zigzag(py - lastY));
    lastX = px;
    lastY = py;
  }
  commands.push(CLOSE_PATH | (1 << 3));
  cursor[0] = lastX;
  cursor[1] = lastY;
}

/** Twice the signed area of an open ring (shoelace formula). */
function doubledArea(ring: readonly number[]): number {
  let doubled = 0;
  let [px, py] = [ring[ring.length - 2] ?? 0, ring[ring.length - 1] ?? 0];
  for (let at = 0; at < ring.length; at += 2) {
    const [qx, qy] = [ring[at] ?? 0, ring[at + 1] ?? 0];
    doubled += px * qy - qx * py;
    px = qx;
    py = qy;
  }
  return doubled;
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
