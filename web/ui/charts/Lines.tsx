import { useId, type PointerEvent } from 'react';
import { textWidth } from '#engines/words/fitText.ts';
import { FootLabels, axisRoom, valueScale } from './axis.tsx';
import type { Plot } from './ChartFrame.tsx';
import type { ChartData } from './data.ts';
import { Key, keyHeight } from './Key.tsx';
import { LinePanel } from './LinePanel.tsx';
import { panelsOf } from './panels.ts';
import { fillOf, Patterns, Swatch } from './Patterns.tsx';
import { LineSample, round } from './shapes.tsx';
import { placesOf } from './timePlaces.ts';

const FOOT = 28;
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

/** The panels of a line chart over one foot. */
export function Lines({ data, now, nowText, width, least, narrow, marked, onMark }: LinesProps) {
  const id = useId();
  const panels = panelsOf(data);
  const hasBars = data.series.some(({ bars }) => bars);
  const names = data.series.map(({ name }) => name);
  // A panel with one series is named above it; where several lines share one, each is named at its end if there is room.
  const isNamed = panels.every(({ series }) => series.length === 1);
  const labelRoom = SAMPLE + 12 + Math.max(0, ...names.map((name) => textWidth(name)));
  const isDirect = !isNamed && !hasBars && labelRoom <= least * LABEL_SHARE;
  const key = isNamed || isDirect ? 0 : keyHeight(names, least, SAMPLE);

  const tall = panels.length > 1 ? PLOT.several : narrow ? PLOT.oneNarrow : PLOT.one;
  const block = PLOT.head + tall + PLOT.gap;
  const height = key + panels.length * block - PLOT.gap + FOOT;
  const left = Math.max(0, ...panels.map(({ numbers, fit }) => (numbers.length === 0 ? 0 : axisRoom(valueScale(numbers, [tall, 0], { fit })))));
  const right = width - (isDirect ? labelRoom : 8);
  const { xOf, foot, nowAt } = placesOf(data, [left, right], { hasBars, now, narrow });

  const renderSample = (index: number) =>
    data.series[index]?.bars ? <Swatch fill={fillOf(id, index)} /> : <LineSample series={index} x={0} y={0} />;

  function mark(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const panel = panels[Math.min(panels.length - 1, Math.max(0, Math.floor((y - key) / block)))];
    const label = nearest(data.labels.map((_, index) => xOf(index)), x);
    const scale = panel && valueScale(panel.numbers, [tall, 0], { fit: panel.fit });
    const top = key + (panel ? panels.indexOf(panel) : 0) * block + PLOT.head;
    const heights = panel?.series.map(({ values }) => top + (scale?.(values[label] ?? Number.NaN) ?? Number.NaN)) ?? [];
    onMark({ label, series: panel?.series[nearest(heights, y)]?.index ?? 0 });
  }

  return (
    <svg
      className="chart-drawing"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      onPointerMove={mark}
      onPointerDown={mark}
    >
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
      {panels.map((panel, index) => (
        <g key={panel.unit} transform={`translate(0 ${key + index * block})`}>
          <text className="chart-unit" y={10}>
            {panel.series.length === 1 ? [panel.series[0]?.name, panel.unit].filter(Boolean).join(', ') : panel.unit}
          </text>
          <g transform={`translate(0 ${PLOT.head})`}>
            <LinePanel panel={panel} xOf={xOf} count={data.labels.length} left={left} right={right} tall={tall} isDirect={isDirect} marked={marked} fillOf={(index) => fillOf(id, index)} />
          </g>
        </g>
      ))}
      <FootLabels places={foot} y={height - 8} left={left} right={width} />
    </svg>
  );
}

/** Index of the number nearest to a value; 0 when there is none. */
function nearest(numbers: readonly number[], value: number): number {
  let best = 0;
  for (const [index, each] of numbers.entries()) {
    const known = numbers[best] ?? Number.NaN;
    if (Number.isNaN(known) || Math.abs(each - value) < Math.abs(known - value)) best = index;
  }
  return best;
}
