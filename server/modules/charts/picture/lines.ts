import { scaleLinear } from 'd3-scale';
import { instantOf } from '#engines/charts/timeSteps.ts';
import { figuresOnScale } from '#engines/words/figures.ts';
import { clipText, textWidth } from '#engines/words/fitText.ts';
import { type Asked, type Drawing, withUnit } from './drawing.ts';
import { colourOf, colours, dashOf, path, round, write } from './shapes.ts';

const TALL = 280;
const FOOT = 30;
/** Between two figures, and for the name of an axis. */
const GAP = 6;
const NAME = 20;

/** Lines from label to label, broken where a value is missing; of one series every figure that has room is written. */
export function drawLines({ values: { labels, series }, unit, axes, width }: Asked): Drawing {
  const numbers = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const [low, high] = [Math.min(0, ...numbers), Math.max(0, ...numbers)];
  const y = scaleLinear([low, high === low ? low + 1 : high], [TALL - 10, 24]).nice(5);
  const ticks = y.ticks(5);
  const said = figuresOnScale(ticks);
  const left = Math.max(...said.map((tick) => textWidth(tick))) + 12;
  const x = placesOf(labels, left + 16, width - 30);
  const grid = ticks.map(
    (tick, at) =>
      `${path(`M${round(left)} ${round(y(tick))}H${width}`, tick === 0 ? colours['ink-2'] : colours.line)}${write(said[at] ?? '', left - 8, y(tick) + 4, { anchor: 'end', fill: colours['ink-2'] })}`,
  );
  const lines = series.map(({ values }, index) =>
    path(lineOf(values, x, y), colourOf(index), 2.5, `${dashOf(index)} stroke-linejoin="round" stroke-linecap="round"`),
  );
  const dots = series.flatMap(({ values }, index) =>
    labels.length > 60
      ? []
      : values.flatMap((value, at) =>
          value === null
            ? []
            : [`<circle cx="${round(x[at] ?? 0)}" cy="${round(y(value))}" r="3.5" fill="${colourOf(index)}"/>`],
        ),
  );
  const figures = figuresFor(series, axes?.y ? '' : unit, (width - left) / labels.length);
  const written = figures.flatMap((figure, at) =>
    figure === '' ? [] : [write(figure, x[at] ?? 0, y(series[0]?.values[at] ?? 0) - 10, { anchor: 'middle' })],
  );
  const top = axes?.y ? NAME : 0;
  const drawn = [...grid, ...lines, ...dots, ...written, ...footOf(labels, x, width)].join('');
  const missing = series.reduce((sum, { values }) => sum + values.filter((value) => value === null).length, 0);
  return {
    svg:
      axes === undefined
        ? drawn
        : `${write(clipText(axes.y, width), 0, 11, { fill: colours['ink-2'] })}<g transform="translate(0 ${top})">${drawn}${write(clipText(axes.x, width), width, TALL + 34, { anchor: 'end', fill: colours['ink-2'] })}</g>`,
    height: TALL + FOOT + (axes === undefined ? 0 : top + NAME),
    ...(missing > 0 && {
      remarks: [`${missing === 1 ? '1 value is' : `${missing} values are`} missing; the lines are broken there.`],
    }),
  };
}

/** The figures of one series where all have room: with their unit, else without; none of several series. */
function figuresFor(series: Asked['values']['series'], unit: string, room: number): string[] {
  if (series.length > 1) return [];
  const values = series[0]?.values ?? [];
  for (const said of [unit, '']) {
    const figures = values.map((value) => (value === null ? '' : withUnit(value, said)));
    if (Math.max(...figures.map((figure) => textWidth(figure))) + GAP <= room) return figures;
  }
  return [];
}

/** By their distance where all labels are times, else evenly. */
function placesOf(labels: readonly string[], from: number, to: number): number[] {
  const times = labels.map(instantOf);
  const isTime =
    labels.length > 1 &&
    times.every((time) => Number.isFinite(time)) &&
    times.every((time, at) => at === 0 || time > (times[at - 1] ?? 0));
  const scale = isTime
    ? scaleLinear([times[0] ?? 0, times.at(-1) ?? 1], [from, to])
    : scaleLinear([0, Math.max(1, labels.length - 1)], [from, to]);
  return labels.map((_, at) => (labels.length === 1 ? (from + to) / 2 : scale(isTime ? (times[at] ?? 0) : at)));
}

function lineOf(values: readonly (number | null)[], x: readonly number[], y: (value: number) => number): string {
  let isOpen = false;
  return values
    .map((value, at) => {
      if (value === null) {
        isOpen = false;
        return '';
      }
      const step = `${isOpen ? 'L' : 'M'}${round(x[at] ?? 0)} ${round(y(value))}`;
      isOpen = true;
      return step;
    })
    .join('');
}

/** As many labels as fit, the first among them. */
function footOf(labels: readonly string[], x: readonly number[], width: number): string[] {
  const wide = Math.min(110, Math.max(...labels.map((label) => textWidth(label)))) + 14;
  let free = -Infinity;
  return labels.flatMap((label, at) => {
    const middle = Math.min(Math.max(x[at] ?? 0, wide / 2), width - wide / 2);
    if (middle - wide / 2 < free) return [];
    free = middle + wide / 2;
    return [
      write(clipText(label.replace(/T(?=\d\d:)/, ' '), wide), middle, TALL + 14, {
        anchor: 'middle',
        fill: colours['ink-2'],
      }),
    ];
  });
}
