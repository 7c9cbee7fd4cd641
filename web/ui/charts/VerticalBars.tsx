import { useId } from 'react';
import { scaleBand } from 'd3-scale';
import { instantOf } from '#engines/charts/timeSteps.ts';
import { clipText, textWidth } from '#engines/words/fitText.ts';
import { axisRoom, FootLabels, ValueAxis, valueScale } from './axis.tsx';
import type { Plot } from './ChartFrame.tsx';
import { numbersIn, sayLabel, type ChartData } from './data.ts';
import { Drawing, marking } from './Drawing.tsx';
import { shortFigure } from './figures.ts';
import { Key, keyHeight } from './Key.tsx';
import { fillOf, Patterns, Swatch } from './Patterns.tsx';
import { round } from './shapes.tsx';
import { timeTicks } from './time.ts';

export interface BarsProps extends Plot {
  data: ChartData;
  axisStart: number;
}

const TALL = 220;
const HEAD = 34;
const FOOT = 28;
/** Height of the name of the labels. */
const NAME = 18;

/** Bars over their labels; each with its figure where there is room. */
export function VerticalBars({ data, axisStart, width, least, narrow, marked, onMark }: BarsProps) {
  const id = useId();
  const { labels, series, unit, time } = data;
  const names = series.map(({ name }) => name);
  const key = keyHeight(names, least, 12);
  const numbers = numbersIn(series);
  const y = valueScale(numbers, [TALL, 0], { from: axisStart });
  const left = axisRoom(y);
  const x = scaleBand(
    labels.map((_, index) => index),
    [left, width],
  ).padding(labels.length > 30 ? 0.15 : 0.28);
  const slot = scaleBand(
    names.map((_, index) => index),
    [0, x.bandwidth()],
  ).padding(series.length > 1 ? 0.08 : 0);
  const base = y(Math.max(y.domain()[0] ?? 0, Math.min(0, y.domain()[1] ?? 0)));
  const figureRoom = slot.step() + 3;
  const hasFigures = numbers.every((value) => textWidth(shortFigure(value, numbers)) < figureRoom);
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  // A figure under a bar needs its line above the labels.
  const foot = FOOT + (hasFigures && numbers.some((value) => value < 0) ? 16 : 0);
  const height = key + HEAD + TALL + foot + (data.axes === undefined ? 0 : NAME);
  return (
    <Drawing width={width} height={height}>
      <Patterns id={id} count={series.length} />
      <Key names={names} width={least} sample={12} renderSample={(index) => <Swatch fill={fillOf(id, index)} />} />
      <text className="chart-unit" y={key + 10}>
        {data.axes ? clipText(data.axes.y, least) : unit}
      </text>
      <g transform={`translate(0 ${key + HEAD})`}>
        <ValueAxis scale={y} left={left} right={width} />
        {labels.map((label, at) => (
          <g key={label}>
            {series.map(({ name, values }, index) => {
              const value = values[at] ?? null;
              const start = (x(at) ?? 0) + (slot(index) ?? 0);
              if (value === null) {
                const middleOf = round(start + slot.bandwidth() / 2);
                return (
                  hasFigures && (
                    <text key={name} className="chart-none" x={middleOf} y={round(base - 6)} textAnchor="middle">
                      –
                    </text>
                  )
                );
              }
              const isMarked = marked?.label === at && marked.series === index;
              const onTop = value >= 0;
              return (
                <g
                  key={name}
                  data-marked={isMarked || undefined}
                  data-value={value}
                  {...marking(onMark, { label: at, series: index })}
                >
                  <rect
                    x={round(start)}
                    width={round(slot.bandwidth())}
                    y={round(Math.min(y(value), base))}
                    height={value === 0 ? 0 : round(Math.max(1, Math.abs(base - y(value))))}
                    rx={Math.min(2.5, slot.bandwidth() / 4)}
                    fill={fillOf(id, index)}
                  />
                  {hasFigures && (
                    <text
                      className="chart-value"
                      x={round(start + slot.bandwidth() / 2)}
                      y={round(y(value) + (onTop ? -6 : 16))}
                      textAnchor="middle"
                    >
                      {shortFigure(value, numbers)}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        ))}
      </g>
      <FootLabels places={footOf()} y={height - 8 - (data.axes === undefined ? 0 : NAME)} left={left} right={width} />
      {data.axes && (
        <text className="chart-unit" x={width} y={height - 4} textAnchor="end">
          {clipText(data.axes.x, least)}
        </text>
      )}
    </Drawing>
  );

  /** Times are labelled at round ones, other labels each where they fit. */
  function footOf() {
    const all = labels.map((_, at) => ({ x: middle(at), text: sayLabel(data, at) }));
    if (time === undefined || labels.length < 2) return all;
    const ticks = timeTicks(
      instantOf(labels[0] ?? ''),
      instantOf(labels.at(-1) ?? ''),
      Math.floor((width - left) / (narrow ? 52 : 60)),
      time,
    );
    const texts = new Map(ticks.map(({ at, text }) => [at, text]));
    return all.flatMap(({ x: place }, at) => {
      const text = texts.get(instantOf(labels[at] ?? ''));
      return text === undefined ? [] : [{ x: place, text }];
    });
  }
}
