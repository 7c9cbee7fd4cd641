import { scaleLinear } from 'd3-scale';
import { areYears } from '#engines/charts/areYears.ts';
import { sayUnit } from '#engines/tables/columns/saysUnit.ts';
import { shortFigure } from '#engines/words/figures.ts';
import { textWidth } from '#engines/words/fitText.ts';
import type { Drawing } from './drawing.ts';
import { colourOf, colours, path, round, write } from './shapes.ts';

export interface PointGroups {
  readonly x: { readonly name: string; readonly unit: string };
  readonly y: { readonly name: string; readonly unit: string };
  readonly groups: readonly {
    readonly name: string;
    readonly points: readonly { readonly x: number; readonly y: number }[];
  }[];
}

const TALL = 320;

/** Two numbers against each other, one path for each group; groups differ in colour and shape. */
export function drawPoints({ x, y, groups }: PointGroups, width: number): Drawing {
  const points = groups.flatMap((group) => group.points);
  if (points.length === 0) return { refusal: 'No row has both numbers. Choose other conditions or other columns.' };
  const across = scaleOf(points.map((point) => point.x));
  const up = scaleOf(points.map((point) => point.y));
  const isYears = areYears(points.map((point) => point.x));
  const ticks = across.ticks(6).filter((tick) => !isYears || Number.isInteger(tick));
  const left = Math.max(...up.ticks(5).map((tick) => textWidth(shortFigure(tick)))) + 12;
  across.range([left + 10, width - 10]);
  up.range([TALL - 10, 30]);
  const grid = [
    ...up
      .ticks(5)
      .map(
        (tick) =>
          `${path(`M${round(left)} ${round(up(tick))}H${width}`, colours.line)}${write(shortFigure(tick), left - 8, up(tick) + 4, { anchor: 'end', fill: colours['ink-2'] })}`,
      ),
    ...ticks.map((tick) =>
      write(isYears ? String(tick) : shortFigure(tick), across(tick), TALL + 12, {
        anchor: 'middle',
        fill: colours['ink-2'],
      }),
    ),
  ];
  const clouds = groups.map(
    (group, index) =>
      `<path d="${group.points.map((point) => markAt(round(across(point.x)), round(up(point.y)), index)).join('')}" fill="${colourOf(index)}" fill-opacity=".7"/>`,
  );
  return {
    svg: [
      write(sayUnit(y.name, y.unit), 0, 14),
      ...grid,
      ...clouds,
      write(sayUnit(x.name, x.unit), width, TALL + 34, { anchor: 'end' }),
    ].join(''),
    height: TALL + 48,
  };
}

function scaleOf(values: readonly number[]) {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  return scaleLinear(low === high ? [low - 1, high + 1] : [low, high], [0, 1]).nice(5);
}

/** A circle, a square, a standing square, a triangle. */
function markAt(x: number, y: number, group: number): string {
  const shapes = [
    `M${round(x - 3.5)} ${y}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z`,
    `M${round(x - 3)} ${round(y - 3)}h6v6h-6Z`,
    `M${x} ${round(y - 4)}l4 4l-4 4l-4-4Z`,
    `M${x} ${round(y - 4)}l4 7h-8Z`,
  ];
  return shapes[group % shapes.length] ?? '';
}
