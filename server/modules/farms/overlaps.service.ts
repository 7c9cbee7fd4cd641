import type { Outline } from '#engines/farms/farm.ts';
import { boxAround, boxesMeet, sharedHectares } from '#engines/shapes/meeting.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { type WholeFarm, wholeFarms } from './farms.repository.ts';
import type { FarmData } from './farmRows.repository.ts';
import { farmsInBox } from './maps/maps.service.ts';
import { sightOf } from './access.service.ts';

/** Farms beside one another share a strip of the width of a phone's error; this much of the smaller is no such strip. */
const leastShare = 0.02;
const mostNeighbours = 200;
/** Pairs of a file that are looked at closely: a file of thousands of copies is told for its first ones. */
const mostPairs = 2_000;

/** A farm on the same ground. */
export interface Overlap {
  readonly farm: WholeFarm;
  readonly hectares: number;
}

/** What a shape of a file lies on: farms that are kept, and other shapes of the file by their place in it. */
export interface ReviewedOverlap {
  readonly id: string | null;
  readonly number: number | null;
  readonly name: string;
  readonly hectares: number;
}

/** Farms that whoever asks may see on the ground of an outline; `without` is the farm it is of. */
export async function overlapsOf(scope: Scope, outline: Outline, without: string | undefined): Promise<Overlap[]> {
  const near = await wholeFarms(scope.db, sightOf(scope), { box: boxAround(outline) }, mostNeighbours);
  const own = near.find(({ id }) => id === without)?.hectares;
  return near
    .filter(({ id }) => id !== without)
    .map((farm) => ({ farm, hectares: sharedHectares(outline, farm.outline) }))
    .filter(({ farm, hectares }) => isShared(hectares, farm.hectares, own ?? farm.hectares));
}

/** What each of many outlines lies on: farms that are kept, and others of the many; nothing for one that cannot be kept. */
export async function overlapsAmong(scope: Scope, farms: readonly (FarmData | null)[]): Promise<ReviewedOverlap[][]> {
  const boxes = farms.map((farm) => farm && boxAround(farm.outline));
  const near = await Promise.all(boxes.map((box) => (box ? farmsInBox(scope, box, mostNeighbours) : [])));
  const ids = [...new Set(near.flat().map(({ id }) => id))];
  const kept = new Map(
    (await wholeFarms(scope.db, sightOf(scope), { ids }, ids.length)).map((farm) => [farm.id, farm]),
  );
  const found: ReviewedOverlap[][] = farms.map(() => []);
  const budget = { pairs: mostPairs };
  for (const [at, farm] of farms.entries()) {
    const own = boxes[at];
    if (farm === null || !own) continue;
    for (const { id } of near[at] ?? []) {
      const other = kept.get(id);
      const hectares = other ? sharedOf(farm, other, budget) : 0;
      if (other && hectares > 0) found[at]?.push({ id, number: null, name: other.name, hectares });
    }
    for (const [place, other] of farms.slice(0, at).entries()) {
      const box = boxes[place];
      const hectares = other && box && boxesMeet(box, own) ? sharedOf(farm, other, budget) : 0;
      if (other === null || hectares === 0) continue;
      found[at]?.push({ id: null, number: place + 1, name: other.name, hectares });
      found[place]?.push({ id: null, number: at + 1, name: farm.name, hectares });
    }
  }
  return found;
}

type Ground = Pick<FarmData, 'outline' | 'hectares'>;

/** Hectares two farms share; 0 where they do not, or enough pairs were looked at. */
function sharedOf(one: Ground, other: Ground, budget: { pairs: number }): number {
  if (budget.pairs === 0) return 0;
  budget.pairs -= 1;
  const hectares = sharedHectares(one.outline, other.outline);
  return isShared(hectares, one.hectares, other.hectares) ? hectares : 0;
}

function isShared(hectares: number, one: number, other: number): boolean {
  return hectares > leastShare * Math.min(one, other);
}
