import { useId } from 'react';
import { clipText, textWidth } from '#engines/words/fitText.ts';
import { valueScale } from './axis.tsx';
import { numbersIn, sayLabel } from './data.ts';
import { shortFigure } from './figures.ts';
import { Key, keyHeight } from './Key.tsx';
import { fillOf, Patterns, Swatch } from './Patterns.tsx';
import { round } from './shapes.tsx';
import type { BarsProps } from './StandingBars.tsx';
import { TYPE } from './type.ts';

const BAR = 18;
const NAME = 20;
const GAP = 14;

/** Bars under their labels, each with its figure at the end: for long labels and narrow screens. */
export function LyingBars({ data, axisStart, width, least, marked, onMark }: BarsProps) {
  const id = useId();
  const { labels, series, unit } = data;
  const names = series.map(({ name }) => name);
  const key = keyHeight(names, least, 12);
  const numbers = numbersIn(series);
  const say = (value: number) => [shortFigure(value), unit].filter(Boolean).join(unit === '%' ? '' : ' ');
  const figure = 8 + Math.max(...numbers.map((value) => textWidth(say(value))));
  // Bars below zero carry their figure to the left.
  const x = valueScale(numbers, [numbers.some((value) => value < 0) ? figure : 0, width - figure], { from: axisStart });
  const base = x(Math.max(x.domain()[0] ?? 0, Math.min(0, x.domain()[1] ?? 0)));
  const block = NAME + series.length * BAR + GAP;
  const height = key + labels.length * block;
  return (
    <svg className="chart-drawing" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Patterns id={id} count={series.length} />
      <Key names={names} width={least} sample={12} renderSample={(index) => <Swatch fill={fillOf(id, index)} />} />
      <path className="chart-base" d={`M${round(base)} ${key + NAME - 2}V${height - GAP}`} />
      {labels.map((label, at) => (
        <g key={label} transform={`translate(0 ${key + at * block})`}>
          <text className="chart-name" y="12">
            {clipText(sayLabel(data, at), width, TYPE.name)}
          </text>
          {series.map(({ name, values }, index) => {
            const value = values[at] ?? null;
            const y = NAME + index * BAR;
            if (value === null) return <text key={name} className="chart-none" x={round(base + 6)} y={y + BAR / 2 - 1} dy=".32em">–</text>;
            const isMarked = marked?.label === at && marked.series === index;
            const isBelow = value < 0;
            return (
              <g
                key={name}
                data-marked={isMarked || undefined}
                data-value={value}
                onPointerEnter={() => onMark({ label: at, series: index })}
                onPointerDown={() => onMark({ label: at, series: index })}
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
    </svg>
  );
}
