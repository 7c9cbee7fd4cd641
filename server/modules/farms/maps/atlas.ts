import { LRUCache } from 'lru-cache';
import type { FarmSight } from '#engines/access/field/farms.ts';
import type { Box } from '#engines/shapes/points.ts';
import { tileReach } from '#engines/shapes/vectorTile.ts';
import { drawingOf, writeTile } from '#engines/shapes/writeTile.ts';
import type { AppContext } from '../../../context.ts';
import { CachedAnswer } from '../../../platform/calls/answer.ts';
import { reweigh } from '../../../platform/cache/updateCacheSize.ts';
import { farmsWithin, type MappedFarm, outlinesWithin } from './atlas.repository.ts';

export type { MappedFarm } from './atlas.repository.ts';

/** Farms for maps: found by box in the records, drawn as tiles, of which the last asked for stay in a little memory. */
export interface FarmAtlas {
  /** Farms whose boxes meet one, of those somebody may see; no more than `most`. */
  within(box: Box, sight: FarmSight, most: number): Promise<MappedFarm[]>;
  /** The same tile again is the same answer, until a farm comes, changes or goes. */
  tile(z: number, x: number, y: number, sight: FarmSight): Promise<CachedAnswer<Uint8Array>>;
  /** Draws every tile anew: farms came, changed or went. */
  forget(): void;
}

/** Where processes tell each other of farms that came, changed or went. */
export const farmsTopic = 'farms';
const mostTileBytes = 32 * 1024 * 1024;
/** Above it a tile shows single farms anyway; below it there is one tile for many. */
const mostShapes = 60_000;
/** From this zoom on a hectare is larger than a pixel; before it, a farm is drawn as the box around it. */
const firstOutlines = 10;

const atlases = new WeakMap<AppContext['signals'], FarmAtlas>();

/** The atlas of this process, opened at the first look. */
export function atlasOf(context: Pick<AppContext, 'db' | 'signals'>): FarmAtlas {
  const known = atlases.get(context.signals) ?? openAtlas(context);
  atlases.set(context.signals, known);
  return known;
}

function openAtlas({ db, signals }: Pick<AppContext, 'db' | 'signals'>): FarmAtlas {
  const tiles = new LRUCache<string, CachedAnswer<Uint8Array>>({ maxSize: mostTileBytes });
  let changes = 0;

  function forget(): void {
    changes += 1;
    tiles.clear();
  }
  signals.subscribe(farmsTopic, forget);

  return {
    within: (box, sight, most) => farmsWithin(db, box, sight, most),
    async tile(z, x, y, sight) {
      const key = `${z}/${x}/${y} ${sight.officerId} ${sight.districts?.join(',') ?? '*'}`;
      const known = tiles.get(key);
      if (known !== undefined) return known;
      const asOf = changes;
      const found = await outlinesWithin(db, tileReach(z, x, y), sight, {
        most: mostShapes,
        exact: z >= firstOutlines,
      });
      const shapes = found.map(({ outline, own }) => ({ drawing: drawingOf(outline), own }));
      const bytes = writeTile('farms', z, x, y, shapes);
      const tile: CachedAnswer<Uint8Array> = new CachedAnswer(bytes, () =>
        reweigh(tiles, key, tile, tile.size() + key.length),
      );
      // What was read before a change is not kept beyond it.
      if (asOf === changes) tiles.set(key, tile, { size: bytes.length + key.length });
      return tile;
    },
    forget,
  };
}
