import { useId } from 'react';
import { scaleBand, scaleLinear } from 'd3-scale';
import { sayNumber } from '#web/lib/format.ts';
import { ChartFrame, type ChartProps, type Plot } from './ChartFrame.tsx';
import type { ChartData } from './data.ts';
import { fillOf, Patterns } from './Patterns.tsx';

/** Mean width of a letter of axis type, in pixels. */
const LETTER = 6.6;
const HEIGHT = 300;
const ROW = { bar: 18, gap: 16 };

interface BarChartProps extends ChartProps {
  /** Where the axis starts; zero unless told. Another start is said under the chart. */
  axisStart?: number | undefined;
}

/** Bars beside each other; lying, where the labels would not fit under them. */
export function BarChart({ axisStart = 0, ...chart }: BarChartProps) {
  const values = chart.data.series.flatMap((series) => series.values.filter((value) => value !== null));
  const domain = [Math.min(axisStart, ...values), Math.max(axisStart, ...values)] as const;
  return (
    <ChartFrame
      {...chart}
      cutAt={axisStart}
      renderPlot={(plot) => {
        const Drawing = fits(chart.data, plot.narrow) ? Standing : Lying;
        return <Drawing data={chart.data} domain={domain} {...plot} />;
      }}
    />
  );
}

/** Whether every label fits under its bars, and every figure over its own. */
function fits({ labels, series }: ChartData, narrow: boolean): boolean {
  const room = (narrow ? 270 : 500) / labels.length;
  const figures = series.flatMap(({ values }) => values.map((value) => sayNumber(value ?? 0).length * LETTER));
  return labels.every((label) => label.length * LETTER < room) && Math.max(...figures) < (room * 0.7) / series.length;
}

interface BarsProps extends Plot {
  data: ChartData;
  domain: readonly [number, number];
}

function Standing({ data, domain, width, marked, onMark }: BarsProps) {
  const id = useId();
  const y = scaleLinear(domain, [HEIGHT - 32, 44]).nice(5);
  // A cut axis starts where the warning says, not at the next round figure below.
  if (domain[0] > 0) y.domain([domain[0], y.domain()[1] ?? domain[1]]);
  const left = 12 + Math.max(...y.ticks(5).map((tick) => sayNumber(tick).length)) * 7;
  const x = scaleBand(data.labels, [left, width]).padding(0.28);
  const inner = scaleBand(
    data.series.map(({ name }) => name),
    [0, x.bandwidth()],
  ).padding(data.series.length > 1 ? 0.08 : 0);
  const base = y(Math.max(0, domain[0]));
  return (
    <svg className="chart-drawing" width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      <Patterns id={id} count={data.series.length} />
      <text className="chart-unit" x={0} y={12}>
        {data.unit}
      </text>
      {data.series.length > 1 && <Key id={id} data={data} x={left} />}
      {y.ticks(5).map((tick) => (
        <g key={tick}>
          <line
            className={y(tick) === base ? 'chart-base' : 'chart-grid'}
            x1={left}
            x2={width}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text x={left - 8} y={y(tick)} dy=".32em" textAnchor="end">
            {sayNumber(tick)}
          </text>
        </g>
      ))}
      {data.labels.map((label, at) => (
        <g key={label}>
          {data.series.map(({ name, values }, series) => {
            const value = values[at];
            if (value === null || value === undefined) return null;
            const start = (x(label) ?? 0) + (inner(name) ?? 0);
            const isMarked = marked?.label === at && marked.series === series;
            const top = Math.min(y(value), base);
            return (
              <g key={name} data-marked={isMarked || undefined} onPointerEnter={() => onMark({ label: at, series })}>
                <rect
                  x={start}
                  width={inner.bandwidth()}
                  y={top}
                  height={Math.max(1, Math.abs(base - y(value)))}
                  rx="2.5"
                  fill={fillOf(id, series)}
                />
                <text className="chart-value" x={start + inner.bandwidth() / 2} y={top - 6} textAnchor="middle">
                  {sayNumber(value)}
                </text>
              </g>
            );
          })}
          <text x={(x(label) ?? 0) + x.bandwidth() / 2} y={HEIGHT - 10} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Lying({ data, domain, width, marked, onMark }: BarsProps) {
  const id = useId();
  const top = data.series.length > 1 ? 36 : 8;
  const band = 20 + data.series.length * ROW.bar;
  const height = top + data.labels.length * (band + ROW.gap);
  const longest = Math.max(...data.series.flatMap(({ values }) => values.map((value) => sayNumber(value ?? 0).length)));
  const x = scaleLinear(domain, [0, width - (longest + data.unit.length + 1) * 7.4]);
  const base = x(Math.max(0, domain[0]));
  return (
    <svg className="chart-drawing" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Patterns id={id} count={data.series.length} />
      {data.series.length > 1 && <Key id={id} data={data} x={0} />}
      {data.labels.map((label, at) => (
        <g key={label} transform={`translate(0 ${top + at * (band + ROW.gap)})`}>
          <text className="chart-name" y="12">
            {label}
          </text>
          {data.series.map(({ name, values }, series) => {
            const value = values[at];
            if (value === null || value === undefined) return null;
            const y = 20 + series * ROW.bar;
            const isMarked = marked?.label === at && marked.series === series;
            return (
              <g key={name} data-marked={isMarked || undefined} onPointerEnter={() => onMark({ label: at, series })}>
                <rect
                  x={Math.min(x(value), base)}
                  width={Math.max(1, Math.abs(x(value) - base))}
                  y={y}
                  height={ROW.bar - 3}
                  rx="2.5"
                  fill={fillOf(id, series)}
                />
                <text className="chart-value" x={Math.max(x(value), base) + 6} y={y + ROW.bar / 2 - 1} dy=".32em">
                  {sayNumber(value)} {data.unit}
                </text>
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}

/** Colour, texture and name of each series, in a row. */
function Key({ id, data, x }: { id: string; data: ChartData; x: number }) {
  const starts = data.series.map((_, index) =>
    data.series.slice(0, index).reduce((sum, { name }) => sum + name.length * 7.4 + 40, x),
  );
  return data.series.map(({ name }, index) => (
    <g key={name} transform={`translate(${starts[index]} ${x === 0 ? 2 : 20})`}>
      <rect width="12" height="12" rx="2.5" fill={fillOf(id, index)} />
      <text className="chart-value" x="18" y="6" dy=".36em">
        {name}
      </text>
    </g>
  ));
}
