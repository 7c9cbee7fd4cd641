import type { FarmSight } from '#engines/access/farms.ts';
import { boxAround, boxesMeet } from '#engines/shapes/meeting.ts';
import type { Box, Point } from '#engines/shapes/points.ts';
import { tileReach } from '#engines/shapes/vectorTile.ts';
import { type Drawing, drawingOf, writeTile } from '#engines/shapes/writeTile.ts';
import type { AppContext } from '../../context.ts';
import { CachedAnswer } from '../../platform/answer.ts';
import { boundedMap } from '../../platform/boundedMap.ts';
import { atlasRows, type AtlasRow } from './atlas.repository.ts';

/** A farm as maps show it. */
export interface MappedFarm {
  readonly id: string;
  readonly name: string;
  readonly centre: Point;
  readonly hectares: number;
  readonly ownerId: string | null;
  readonly districtId: string | null;
  readonly box: Box;
}

/** All farms in the memory of a process, for maps: found by box, drawn as tiles. What is kept stands in the records. */
export interface FarmAtlas {
  /** Farms whose boxes meet one, of those somebody may see; no more than `most`. */
  within(box: Box, sight: FarmSight, most: number): Promise<MappedFarm[]>;
  /** The same tile again is the same answer, until a farm comes, changes or goes. */
  tile(z: number, x: number, y: number, sight: FarmSight): Promise<CachedAnswer<Uint8Array>>;
  /** Reads some farms again, all where none are named; done when everything committed before the call is seen. */
  reload(ids: readonly string[] | null): Promise<void>;
}

interface Entry extends MappedFarm {
  readonly drawing: Drawing;
}

/** Where processes tell each other of farms that came, changed or went. */
export const farmsTopic = 'farms';
/** Side of a square by which farms are found, degrees. */
const CELL = 0.05;
const WIDEST = 400;
const mostTileBytes = 32 * 1024 * 1024;
/** Above it a tile shows single farms anyway; below it there is one tile for many. */
const mostShapes = 60_000;

const atlases = new WeakMap<AppContext['signals'], FarmAtlas>();

/** The atlas of this process, opened at the first look. */
export function atlasOf(context: Pick<AppContext, 'db' | 'signals' | 'log'>): FarmAtlas {
  const known = atlases.get(context.signals) ?? openAtlas(context);
  atlases.set(context.signals, known);
  return known;
}

function openAtlas({ db, signals, log }: Pick<AppContext, 'db' | 'signals' | 'log'>): FarmAtlas {
  const farms = new Map<string, Entry>();
  const cells = new Map<number, Set<Entry>>();
  const tiles = boundedMap<CachedAnswer<Uint8Array>>(mostTileBytes);
  let reading: Promise<void> | undefined;

  function drop(id: string): void {
    const entry = farms.get(id);
    if (entry === undefined) return;
    farms.delete(id);
    for (const key of keysOf(entry.box)) cells.get(key)?.delete(entry);
  }

  function put(row: AtlasRow): void {
    const entry = entryOf(row);
    farms.set(entry.id, entry);
    for (const key of keysOf(entry.box)) {
      const cell = cells.get(key) ?? new Set();
      cells.set(key, cell.add(entry));
    }
  }

  async function read(ids: readonly string[] | null): Promise<void> {
    const rows = await atlasRows(db, ids);
    for (const id of ids ?? [...farms.keys()]) drop(id);
    for (const row of rows) put(row);
    tiles.clear();
  }

  /** One after the other, so that an older answer never comes over a newer one. */
  function reload(ids: readonly string[] | null): Promise<void> {
    const before = reading ?? (ids === null ? Promise.resolve() : read(null));
    const turn = before.catch(() => undefined).then(() => read(ids));
    reading = turn;
    return turn;
  }

  signals.subscribe(farmsTopic, (signal) => {
    if (reading === undefined) return;
    const ids = signal.kind === 'gap' ? null : (signal.body as readonly string[] | null);
    reload(ids).catch((error: unknown) => log.warn({ err: error }, 'farms could not be read again'));
  });

  function near(box: Box, sight: FarmSight, most: number): Entry[] {
    const found = new Set<Entry>();
    for (const key of keysOf(box)) {
      const cell = key === EVERYWHERE ? farms.values() : (cells.get(key) ?? []);
      for (const entry of cell) {
        if (!found.has(entry) && boxesMeet(entry.box, box) && isSeen(entry, sight)) found.add(entry);
        if (found.size >= most) return [...found];
      }
    }
    for (const entry of cells.get(EVERYWHERE) ?? [])
      if (boxesMeet(entry.box, box) && isSeen(entry, sight)) found.add(entry);
    return [...found];
  }

  const ready = (): Promise<void> => (reading ??= read(null));

  return {
    async within(box, sight, most) {
      await ready();
      return near(box, sight, most);
    },
    async tile(z, x, y, sight) {
      await ready();
      const key = `${z}/${x}/${y} ${sight.officerId} ${sight.districts?.join(',') ?? '*'}`;
      const known = tiles.get(key);
      if (known !== undefined) return known;
      const shapes = near(tileReach(z, x, y), sight, mostShapes).map(({ drawing, ownerId }) => ({
        drawing,
        own: ownerId === sight.officerId,
      }));
      const bytes = writeTile('farms', z, x, y, shapes);
      const tile: CachedAnswer<Uint8Array> = new CachedAnswer(bytes, () =>
        tiles.reweigh(key, tile.size() + key.length),
      );
      tiles.set(key, tile, bytes.length + key.length);
      return tile;
    },
    reload,
  };
}

/** Where a farm stands that is wider than is sensible to divide among squares. */
const EVERYWHERE = -1;

function keysOf([west, south, east, north]: Box): number[] {
  const [left, right, bottom, top] = [
    Math.floor(west / CELL),
    Math.floor(east / CELL),
    Math.floor(south / CELL),
    Math.floor(north / CELL),
  ];
  if ((right - left + 1) * (top - bottom + 1) > WIDEST) return [EVERYWHERE];
  const keys: number[] = [];
  for (let row = bottom; row <= top; row++)
    for (let column = left; column <= right; column++) keys.push((row + 1800) * 7201 + column + 3600);
  return keys;
}

function isSeen({ ownerId, districtId }: Entry, { officerId, districts }: FarmSight): boolean {
  return districts === null || ownerId === officerId || (districtId !== null && districts.includes(districtId));
}

function entryOf({ outline, ...row }: AtlasRow): Entry {
  return { ...row, box: boxAround(outline), drawing: drawingOf(outline) };
}
