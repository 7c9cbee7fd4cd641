import { LRUCache } from 'lru-cache';
import { cellBounds, type FarmCell } from '#engines/farms/generalise.ts';
import type { Feature } from '#engines/features/feature.ts';
import type { AppContext } from '../../context.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { publicFarms } from '../farms/farms.service.ts';

/** Squares counted longer ago are counted again, while those there are go on being answered. */
const freshMs = 10_000;
/** So long after that, whoever asks waits for the count. */
const mostStaleMs = 60_000;

type Squares = LRUCache<'squares', readonly Feature[], Scope>;
const counted = new WeakMap<AppContext, Squares>();

/** Squares with the number of farms in them, none below five. Throws what counting throws, where none were counted in the last 70 seconds. */
export async function farmSquares(scope: Scope): Promise<readonly Feature[]> {
  const squares = squaresOf(scope.context);
  if (squares.getRemainingTTL('squares') < -mostStaleMs) squares.clear();
  return squares.forceFetch('squares', { context: scope });
}

function squaresOf(context: AppContext): Squares {
  const known = counted.get(context);
  if (known !== undefined) return known;
  const squares: Squares = new LRUCache({
    max: 1,
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now: () => context.clock.now().getTime() },
    allowStale: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (_key, before, { context: scope }) => recount(scope, before ?? []),
  });
  counted.set(context, squares);
  return squares;
}

/** The squares as they are now. One that did not change stays the same object, with what was made from it; so does the list. */
async function recount(scope: Scope, before: readonly Feature[]): Promise<readonly Feature[]> {
  const known = new Map(before.map((feature) => [feature.id, feature]));
  const now = (await publicFarms(scope)).map((cell) => {
    const square = known.get(idOf(cell));
    return square?.properties.farms === cell.farms ? square : squareOf(cell);
  });
  const unchanged = now.length === before.length && now.every((square, at) => square === before[at]);
  return unchanged ? before : now;
}

const idOf = ({ column, row }: FarmCell): string => `${column}.${row}`;

function squareOf(cell: FarmCell): Feature {
  const [west, south, east, north] = cellBounds(cell);
  return {
    id: idOf(cell),
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
      ],
    },
    properties: { farms: cell.farms },
  };
}
