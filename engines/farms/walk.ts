import { distanceKm } from '#engines/shapes/distance.ts';
import type { Point } from '#engines/shapes/points.ts';

/** Where a phone says it is, how sure it is (metres, one standard deviation), and when (milliseconds). */
export interface Fix {
  readonly point: Point;
  readonly accuracy: number;
  readonly at: number;
}

/** A walk around a farm so far, and what became of the last fix. */
export interface Walk {
  readonly kept: readonly Fix[];
  /** kept: a new corner. still: one stands. vague: too unsure to use. jump: faster than anybody walks. */
  readonly last: 'none' | 'kept' | 'still' | 'vague' | 'jump';
}

export const noWalk: Walk = { kept: [], last: 'none' };
/** Less sure fixes are left out: under trees and beside walls a phone may be 50 metres off. */
export const VAGUE_METRES = 25;
/** Nearer to the last corner one has not gone on, whatever the phone says. */
const STEP_METRES = 3;
/** A motorcycle on a field track. */
const FASTEST = 12;
/** Fewest corners of a round, and how near its start one is back. */
const FEWEST = 4;
const BACK_METRES = 10;

/**
 * A walk with the next fix, where it tells something new. A phone that lies still wanders by its own error: a fix counts
 * only from half its error, and at least three metres, away from the last. A fix that is
 * farther than anybody could have gone since is an echo, unless the walk was paused; time passes, so a true one is
 * believed soon.
 */
export function walkOn(walk: Walk, fix: Fix, paused = false): Walk {
  if (fix.accuracy > VAGUE_METRES) return { ...walk, last: 'vague' };
  const before = walk.kept.at(-1);
  if (before === undefined || paused) return { kept: [...walk.kept, fix], last: 'kept' };
  const metres = metresBetween(before.point, fix.point);
  if (metres < Math.max(STEP_METRES, fix.accuracy / 2)) return { ...walk, last: 'still' };
  const seconds = Math.max(0.5, (fix.at - before.at) / 1000);
  if ((metres - fix.accuracy) / seconds > FASTEST) return { ...walk, last: 'jump' };
  return { kept: [...walk.kept, fix], last: 'kept' };
}

/** The walk without its last corner. */
export function stepBack({ kept }: Walk): Walk {
  return { kept: kept.slice(0, -1), last: 'none' };
}

/** Whether somebody who walked around a field is back where they began. */
export function isBack({ kept }: Walk): boolean {
  const [first] = kept;
  const last = kept.at(-1);
  if (first === undefined || last === undefined || kept.length < FEWEST) return false;
  const gone = kept.slice(1).reduce((sum, { point }, i) => sum + metresBetween(kept[i]?.point ?? point, point), 0);
  return gone > 4 * BACK_METRES && metresBetween(first.point, last.point) <= Math.max(BACK_METRES, last.accuracy);
}

export function metresBetween(one: Point, other: Point): number {
  return distanceKm(one, other) * 1000;
}
