import { scaleLinear } from 'd3-scale';
import { clipText, textWidth } from '#engines/words/fitText.ts';
import { type Asked, type Drawing, withUnit } from './drawing.ts';
import { colours, fillOf, path, round, write } from './shapes.ts';

/** More bars than this nobody reads down. */
const MOST_BARS = 100;
const BAR = 18;

/** Lying bars, each with its figure; zero is always on the axis. */
export function drawBars({ values: { labels, series }, unit, axes, width }: Asked): Drawing {
  const room = Math.min(220, width * 0.36);
  const most = Math.max(1, Math.floor(MOST_BARS / series.length));
  const shown = labels.slice(0, most);
  const all = series.flatMap(({ values }) => shown.flatMap((_, at) => values[at] ?? []));
  const figures = series.map(({ values }) => shown.map((_, at) => withUnit(values[at] ?? null, unit, all)));
  const numbers = series.flatMap(({ values }) => values.slice(0, most).filter((value) => value !== null));
  const names = Math.min(room, Math.max(...shown.map((label) => textWidth(label)))) + 12;
  const widest = Math.max(...figures.flat().map((figure) => textWidth(figure))) + 10;
  const [low, high] = [Math.min(0, ...numbers), Math.max(0, ...numbers)];
  const scale = scaleLinear([low, high === low ? low + 1 : high], [names + (low < 0 ? widest : 0), width - widest]);
  const zero = scale(0);
  const group = series.length * BAR + 8;
  const bars = shown.flatMap((label, row) => [
    write(clipText(label, room), names - 10, row * group + (group - 8) / 2 + 4, { anchor: 'end' }),
    ...series.map(({ values }, index) => {
      const value = values[row] ?? null;
      const y = row * group + index * BAR;
      const end = value === null ? zero : scale(value);
      const bar =
        value === null
          ? ''
          : `<rect x="${round(Math.min(zero, end))}" y="${y}" width="${round(Math.max(1, Math.abs(end - zero)))}" height="${BAR - 3}" rx="2" fill="${fillOf(index)}"/>`;
      const left = value !== null && value < 0;
      return `${bar}${write(figures[index]?.[row] ?? '', end + (left ? -6 : 6), y + 12, { anchor: left ? 'end' : 'start' })}`;
    }),
  ]);
  const height = shown.length * group;
  const left = labels.length - shown.length;
  return {
    svg: `${path(`M${round(zero)} 0V${height}`, colours['ink-2'])}${bars.join('')}${axes === undefined ? '' : `${write(clipText(axes.x, names - 10), names - 10, height + 16, { anchor: 'end', fill: colours['ink-2'] })}${write(clipText(axes.y, width - names), names, height + 16, { fill: colours['ink-2'] })}`}`,
    height: height + (axes === undefined ? 8 : 28),
    ...(left > 0 && {
      remarks: [
        `The first ${shown.length} of ${labels.length} labels are drawn; the table holds them all. Ask for the largest ones to see those.`,
      ],
    }),
  };
}
