import { instantOf } from '#engines/charts/timeSteps.ts';
import type { Place } from './axis.tsx';
import { sayLabel, type ChartData } from './data.ts';
import { timeTicks } from './time.ts';

interface Places {
  /** Place of each label. */
  readonly xs: readonly number[];
  /** What stands along the foot. */
  readonly foot: readonly Place[];
  /** Place of now, when it is within. */
  readonly nowAt: number | undefined;
}

/** Where the labels stand between two pixels: by their distance in time, or evenly. */
export function placesOf(
  data: ChartData,
  [left, right]: readonly [number, number],
  { hasBars, now, narrow }: { hasBars: boolean; now: string | undefined; narrow: boolean },
): Places {
  const { labels, time } = data;
  const values = time === undefined ? labels.map((_, index) => index) : labels.map(instantOf);
  const [first = 0, last = 0] = [Math.min(...values), Math.max(...values)];
  // A bar takes half a step on each side; one label alone stands in the middle.
  const step = labels.length > 1 ? (last - first) / (labels.length - 1) : 1;
  const room = hasBars || first === last ? (step || 1) / 2 : 0;
  const xAt = (value: number) => left + ((value - first + room) / (last - first + 2 * room)) * (right - left);
  const xs = values.map(xAt);
  if (time === undefined) {
    const index = now === undefined ? -1 : labels.indexOf(now);
    return { xs, foot: labels.map((text, label) => ({ x: xs[label] ?? 0, text })), nowAt: xs[index] };
  }
  const instant = now === undefined ? Number.NaN : instantOf(now);
  const foot =
    labels.length === 1
      ? [{ x: xs[0] ?? 0, text: sayLabel(data, 0) }]
      : timeTicks(first, last, Math.max(2, Math.floor((right - left) / (narrow ? 52 : 60))), time).map(
          ({ at, text }) => ({ x: xAt(at), text }),
        );
  return { xs, foot, nowAt: instant >= first && instant <= last ? xAt(instant) : undefined };
}
