import { useId, useMemo } from 'react';
import { clipText, textWidth } from '#engines/words/fitText.ts';
import { FootLabels, axisRoom, valueScale } from './axis.tsx';
import type { Plot } from './ChartFrame.tsx';
import type { ChartData } from './data.ts';
import { Drawing } from './Drawing.tsx';
import { Key, keyHeight } from './Key.tsx';
import { LinePanel, MarkedValue } from './LinePanel.tsx';
import { panelsOf } from './panels.ts';
import { fillOf, Patterns, Swatch } from './Patterns.tsx';
import { LineSample, round } from './shapes.tsx';
import { placesOf } from './timePlaces.ts';

const FOOT = 28;
/** Height of the name of the labels. */
const NAME = 18;
/** Height of what is drawn, and of the unit above it. */
const PLOT = { one: 240, oneNarrow: 200, several: 140, head: 22, gap: 26 };
const SAMPLE = 20;
/** Beside the drawing labels may take this share of it; longer ones stand in a key above. */
const LABEL_SHARE = 0.3;

interface LinesProps extends Plot {
  data: ChartData;
  now: string | undefined;
  nowText: string;
}

/** Where everything of the drawing stands: worked out once, not at each move of the pointer. */
function planOf(
  data: ChartData,
  now: string | undefined,
  { width, least, narrow }: Pick<Plot, 'width' | 'least' | 'narrow'>,
) {
  const parts = panelsOf(data);
  const hasBars = data.series.some(({ bars }) => bars);
  const names = data.series.map(({ name }) => name);
  // A panel with one series is named above it; where several lines share one, each is named at its end if there is room.
  const isNamed = parts.every(({ series }) => series.length === 1);
  const labelRoom = SAMPLE + 12 + Math.max(0, ...names.map((name) => textWidth(name)));
  const isDirect = !isNamed && !hasBars && labelRoom <= least * LABEL_SHARE;
  const key = isNamed || isDirect ? 0 : keyHeight(names, least, SAMPLE);

  const tall = parts.length > 1 ? PLOT.several : narrow ? PLOT.oneNarrow : PLOT.one;
  const block = PLOT.head + tall + PLOT.gap;
  const height = key + parts.length * block - PLOT.gap + (FOOT + (data.axes === undefined ? 0 : NAME));
  const panels = parts.map((panel) => ({
    panel,
    y: panel.numbers.length === 0 ? undefined : valueScale(panel.numbers, [tall, 0], { fit: panel.fit }),
  }));
  const left = Math.max(0, ...panels.map(({ y }) => (y === undefined ? 0 : axisRoom(y))));
  const right = width - (isDirect ? labelRoom : 8);
  return {
    ...placesOf(data, [left, right], { hasBars, now, narrow }),
    names,
    hasBars,
    isDirect,
    key,
    tall,
    block,
    height,
    panels,
    left,
    right,
  };
}

/** The panels of a line chart over one foot. */
export function Lines({ data, now, nowText, width, least, narrow, marked, onMark }: LinesProps) {
  const id = useId();
  const plan = useMemo(() => planOf(data, now, { width, least, narrow }), [data, now, width, least, narrow]);
  const { names, hasBars, isDirect, key, tall, block, height, panels, left, right, xs, foot, nowAt } = plan;

  const renderSample = (index: number) =>
    data.series[index]?.bars ? <Swatch fill={fillOf(id, index)} /> : <LineSample series={index} x={0} y={0} />;

  function mark(x: number, y: number) {
    const at = Math.min(panels.length - 1, Math.max(0, Math.floor((y - key) / block)));
    const { panel, y: scale } = panels[at] ?? {};
    const label = nearest(xs, x);
    const top = key + at * block + PLOT.head;
    const heights = panel?.series.map(({ values }) => top + (scale?.(values[label] ?? Number.NaN) ?? Number.NaN)) ?? [];
    onMark({ label, series: panel?.series[nearest(heights, y)]?.index ?? 0 });
  }

  return (
    <Drawing width={width} height={height} onPoint={mark}>
      {hasBars && <Patterns id={id} count={data.series.length} />}
      {key > 0 && <Key names={names} width={least} sample={SAMPLE} renderSample={renderSample} />}
      {nowAt !== undefined && (
        <g className="chart-now">
          <path d={`M${round(nowAt)} ${key + PLOT.head}V${height - FOOT}`} />
          <text x={round(nowAt)} y={key + PLOT.head - 8} textAnchor={nowAt > right - 24 ? 'end' : 'middle'}>
            {nowText}
          </text>
        </g>
      )}
      {panels.map(({ panel, y }, index) => (
        <g key={panel.unit} transform={`translate(0 ${key + index * block})`}>
          <text className="chart-unit" y={10}>
            {data.axes && panels.length === 1
              ? clipText(data.axes.y, least)
              : panel.series.length === 1
                ? [panel.series[0]?.name, panel.unit].filter(Boolean).join(', ')
                : panel.unit}
          </text>
          {y && (
            <g transform={`translate(0 ${PLOT.head})`}>
              {marked && <path className="chart-guide" d={`M${round(xs[marked.label] ?? 0)} 0V${tall}`} />}
              <LinePanel
                panel={panel}
                y={y}
                xs={xs}
                left={left}
                right={right}
                tall={tall}
                isDirect={isDirect}
                patterns={id}
              />
              {marked && <MarkedValue panel={panel} y={y} xs={xs} left={left} right={right} marked={marked} />}
            </g>
          )}
        </g>
      ))}
      <FootLabels places={foot} y={height - 8 - (data.axes === undefined ? 0 : NAME)} left={left} right={width} />
      {data.axes && (
        <text className="chart-unit" x={width} y={height - 4} textAnchor="end">
          {clipText(data.axes.x, least)}
        </text>
      )}
    </Drawing>
  );
}

/** Index of the number nearest to a value; 0 when there is none. */
function nearest(numbers: readonly number[], value: number): number {
  let [best, least] = [0, Infinity];
  for (let index = 0; index < numbers.length; index += 1) {
    const away = Math.abs((numbers[index] ?? Number.NaN) - value);
    if (away < least) [best, least] = [index, away];
  }
  return best;
}
