import { useId } from 'react';
import { clipText, textWidth } from '#engines/words/fitText.ts';
import { valueScale } from './axis.tsx';
import { numbersIn, sayLabel } from './data.ts';
import { Drawing, marking } from './Drawing.tsx';
import { shortFigure } from './figures.ts';
import { Key, keyHeight } from './Key.tsx';
import { fillOf, Patterns, Swatch } from './Patterns.tsx';
import { round } from './shapes.tsx';
import type { BarsProps } from './VerticalBars.tsx';
import { TYPE } from './type.ts';

const BAR = 18;
const NAME = 20;
const GAP = 14;
/** Height of the names of the axes. */
const AXES = 18;

/** Labels no wider than this share of the drawing stand beside their bars. */
const BESIDE = 0.36;

/** Bars beside their labels, or under them where these are long or the screen narrow; each with its figure at the end. */
export function HorizontalBars({ data, axisStart, width, least, narrow, marked, onMark }: BarsProps) {
  const id = useId();
  const { labels, series, unit } = data;
  const names = series.map(({ name }) => name);
  const key = keyHeight(names, least, 12);
  const numbers = numbersIn(series);
  const say = (value: number) => [shortFigure(value, numbers), unit].filter(Boolean).join(unit === '%' ? '' : ' ');
  const figure = 8 + Math.max(...numbers.map((value) => textWidth(say(value))));
  // Bars below zero carry their figure to the left.
  const labelled = 14 + Math.max(...labels.map((_, at) => textWidth(sayLabel(data, at), TYPE.name)));
  const named = 14 + textWidth(data.axes?.x ?? '');
  const left = !narrow && labelled < least * BESIDE ? Math.max(labelled, named < least * BESIDE ? named : 0) : 0;
  const name = left > 0 ? 0 : NAME;
  const x = valueScale(numbers, [left + (numbers.some((value) => value < 0) ? figure : 0), width - figure], {
    from: axisStart,
  });
  const base = x(Math.max(x.domain()[0] ?? 0, Math.min(0, x.domain()[1] ?? 0)));
  const block = name + series.length * BAR + (left > 0 ? GAP / 2 : GAP);
  const bottom = key + labels.length * block;
  const height = bottom + (data.axes === undefined ? 0 : AXES);
  return (
    <Drawing width={width} height={height}>
      <Patterns id={id} count={series.length} />
      <Key names={names} width={least} sample={12} renderSample={(index) => <Swatch fill={fillOf(id, index)} />} />
      <path className="chart-base" d={`M${round(base)} ${key + name - 2}V${bottom - GAP / 2}`} />
      {labels.map((label, at) => (
        <g key={label} transform={`translate(0 ${key + at * block})`}>
          <text
            className="chart-name"
            x={left > 0 ? round(left - 10) : 0}
            y={left > 0 ? (series.length * BAR - 3) / 2 : 8}
            dy=".34em"
            textAnchor={left > 0 ? 'end' : 'start'}
          >
            {clipText(sayLabel(data, at), width, TYPE.name)}
          </text>
          {series.map(({ name: of, values }, index) => {
            const value = values[at] ?? null;
            const y = name + index * BAR;
            if (value === null)
              return (
                <text key={of} className="chart-none" x={round(base + 6)} y={y + BAR / 2 - 1} dy=".32em">
                  –
                </text>
              );
            const isMarked = marked?.label === at && marked.series === index;
            const isBelow = value < 0;
            return (
              <g
                key={of}
                data-marked={isMarked || undefined}
                data-value={value}
                {...marking(onMark, { label: at, series: index })}
              >
                <rect
                  x={round(Math.min(x(value), base))}
                  width={value === 0 ? 0 : round(Math.max(1, Math.abs(x(value) - base)))}
                  y={y}
                  height={BAR - 3}
                  rx="2.5"
                  fill={fillOf(id, index)}
                />
                <text
                  className="chart-value"
                  x={round(isBelow ? x(value) - 6 : Math.max(x(value), base) + 6)}
                  y={y + BAR / 2 - 1}
                  dy=".32em"
                  textAnchor={isBelow ? 'end' : 'start'}
                >
                  {say(value)}
                </text>
              </g>
            );
          })}
        </g>
      ))}
      {data.axes && (
        <text className="chart-unit" x={round(base)} y={height - 4}>
          {clipText(data.axes.y, Math.max(60, width - base))}
        </text>
      )}
      {data.axes && left > 60 && (
        <text className="chart-unit" x={round(left - 10)} y={height - 4} textAnchor="end">
          {clipText(data.axes.x, left - 10)}
        </text>
      )}
    </Drawing>
  );
}
