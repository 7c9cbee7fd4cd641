import { FEWEST_POINTS, MOST_POINTS, readPoint, sayPoint } from '#engines/farms/farm.ts';
import type { Point } from '#engines/shapes/points.ts';

/** What the form of the specification holds: how many points, their texts, and those a wrong count cleared. */
export interface TypedPoints {
  readonly count: string;
  readonly points: readonly string[];
  readonly cleared: readonly string[];
}

export const noPoints: TypedPoints = {
  count: String(FEWEST_POINTS),
  points: Array.from({ length: FEWEST_POINTS }, () => ''),
  cleared: [],
};

/** Whether so many points may be entered (C §5). */
export function isCount(count: string): boolean {
  const number = Number(count);
  return Number.isInteger(number) && number >= FEWEST_POINTS && number <= MOST_POINTS;
}

/** Another count: fields come and go, what is in them stays; a wrong one clears them, restorable (decision 57). */
export function withCount({ points, cleared }: TypedPoints, count: string): TypedPoints {
  const lost = points.some((text) => text.trim() !== '') ? points : cleared;
  if (!isCount(count)) return { count, points: [], cleared: lost };
  const kept = Array.from({ length: Number(count) }, (_, at) => points[at] ?? '');
  return { count, points: kept, cleared: points.length === 0 ? cleared : [] };
}

/** The points a wrong count cleared, with the count that fits them. */
export function putBack({ cleared }: TypedPoints): TypedPoints {
  return { count: String(cleared.length), points: cleared, cleared: [] };
}

/** Corners as texts, where the form can hold so many. */
export function typedFrom(corners: readonly Point[]): TypedPoints {
  return isCount(String(corners.length))
    ? { count: String(corners.length), points: corners.map(sayPoint), cleared: [] }
    : noPoints;
}

/** The points that are typed so far, in order; a text that is none is left out. */
export function typedCorners({ points }: TypedPoints): Point[] {
  return points.flatMap((text) => {
    const point = readPoint(text);
    return point === null ? [] : [point];
  });
}
