import type { Box, Point } from './points.ts';

/** Side of a tile in its own units, and how far shapes reach beyond it, so that no edge shows at its border. */
export const TILE_EXTENT = 4096;
export const TILE_BUFFER = 64;
/** How the lines of a shape are said. */
export const MOVE_TO = 1;
export const LINE_TO = 2;
export const CLOSE_PATH = 7;

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
  const share = TILE_BUFFER / TILE_EXTENT;
  return [
    west - share * (east - west),
    south - share * (north - south),
    east + share * (east - west),
    north + share * (north - south),
  ];
}

/** The shapes of a tile that `writeTile` wrote. */
export function readTile(tile: Uint8Array): DrawnShape[] {
  const shapes: DrawnShape[] = [];
  for (const layer of messagesOf(tile, 3)) {
    for (const feature of messagesOf(layer, 2)) {
      const [tags] = messagesOf(feature, 2);
      const [geometry] = messagesOf(feature, 4);
      if (geometry !== undefined)
        shapes.push({ rings: ringsOf(numbersOf(geometry)), own: numbersOf(tags ?? new Uint8Array())[1] === 1 });
    }
  }
  return shapes;
}

function ringsOf(commands: readonly number[]): Point[][] {
  const rings: Point[][] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < commands.length;) {
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

const unzigzag = (value: number): number => (value >> 1) ^ -(value & 1);

/** The parts of a message with one number, as they stand in it. */
function messagesOf(bytes: Uint8Array, wanted: number): Uint8Array[] {
  const found: Uint8Array[] = [];
  for (let at = 0; at < bytes.length;) {
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
  for (let at = 0; at < bytes.length;) {
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
