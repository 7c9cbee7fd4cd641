import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { clipText, textWidth } from '#engines/words/fitText.ts';
import { shortFigure } from './figures.ts';
import { round } from './shapes.tsx';

export type Scale = ScaleLinear<number, number>;

interface Reach {
  /** Where the axis starts; zero unless told, and the smallest value where that is below. */
  from?: number | undefined;
  /** The axis goes from the smallest value to the largest, wherever zero is. */
  fit?: boolean | undefined;
}

/** A value scale over the numbers, from one pixel to another, with round ends and room for equal numbers. */
export function valueScale(
  numbers: readonly number[],
  range: readonly [number, number],
  { from = 0, fit = false }: Reach = {},
): Scale {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  let [low, high] = fit ? [least, most] : [Math.min(from, least), Math.max(from, most)];
  if (low === high) {
    const room = Math.abs(low) * 0.1 || 1;
    [low, high] = low === 0 ? [0, 1] : [low - room, high + room];
  }
  const scale = scaleLinear([low, high], range).nice(5);
  // A cut axis starts where its warning says, not at the next round figure below.
  if (!fit && from !== 0 && low === from) scale.domain([low, scale.domain()[1] ?? high]);
  return scale;
}

/** Where a scale starts when zero is not on it; else nothing. */
export function cutOf(scale: Scale): number | undefined {
  const [low = 0, high = 0] = scale.domain();
  return low > 0 || high < 0 ? (low > 0 ? low : high) : undefined;
}

/** The ticks of a value axis, fewer where it is short. */
export const valueTicks = (scale: Scale): number[] => {
  const [start = 0, end = 0] = scale.range();
  return scale.ticks(Math.max(2, Math.min(5, Math.round(Math.abs(start - end) / 40))));
};

/** Room the figures of a value axis take to its left. */
export const axisRoom = (scale: Scale): number =>
  Math.ceil(Math.max(...valueTicks(scale).map((tick) => textWidth(shortFigure(tick))))) + 12;

/** Lines across with their figures; the line of zero is darker. */
export function ValueAxis({ scale, left, right }: { scale: Scale; left: number; right: number }) {
  return valueTicks(scale).map((tick) => {
    const y = round(scale(tick));
    return (
      <g key={tick}>
        <path className={tick === 0 ? 'chart-base' : 'chart-grid'} d={`M${round(left)} ${y}H${round(right)}`} />
        <text x={round(left - 8)} y={y} dy=".32em" textAnchor="end">
          {shortFigure(tick)}
        </text>
      </g>
    );
  });
}

export interface Place {
  readonly x: number;
  readonly text: string;
}

/** Labels along the foot: as many as stand beside each other, those at the ends kept inside. */
export function FootLabels({
  places,
  y,
  left,
  right,
}: {
  places: readonly Place[];
  y: number;
  left: number;
  right: number;
}) {
  const shown = thinned(places, right - left);
  return shown.map(({ x, text }, index) => {
    const half = textWidth(text) / 2;
    const before = shown[index - 1];
    // Moved inside, the last one may come upon the one before.
    if (before && x + half > right && before.x + textWidth(before.text) / 2 > Math.min(x, right) - 2 * half - 4)
      return null;
    const anchor = x - half < 0 ? 'start' : x + half > right ? 'end' : 'middle';
    return (
      <text
        key={`${x} ${text}`}
        x={round(anchor === 'start' ? Math.min(x, left) : Math.min(x, right))}
        y={y}
        textAnchor={anchor}
      >
        {text}
      </text>
    );
  });
}

/** More labels than this never stand beside each other, and measuring thousands takes time. */
const MOST_MEASURED = 100;

/** Every so many labels, such that none touches the next; the longest are cut rather than all but one left out. */
export function thinned(all: readonly Place[], width: number): Place[] {
  if (all.length === 0) return [];
  const coarse = Math.ceil(all.length / MOST_MEASURED);
  const places = all.filter((_, index) => index % coarse === 0);
  const between = width / Math.max(1, places.length - 1);
  const cut = places.map(({ x, text }) => ({ x, text: clipText(text, Math.max(width / 4, between - 10)) }));
  const longest = Math.max(...cut.map(({ text }) => textWidth(text))) + 10;
  const step = Math.max(1, Math.ceil(longest / between));
  return cut.filter((_, index) => index % step === 0);
}
