import { memo } from 'react';
import { line } from 'd3-shape';
import { type Scale, ValueAxis } from './axis.tsx';
import { colourOf, type Mark } from './data.ts';
import type { Panel } from './panels.ts';
import { fillOf } from './Patterns.tsx';
import { dashOf, LineSample, Marker, round } from './shapes.tsx';
import { spread } from './spread.ts';

/** Nearer than this, in pixels, points would hide their line. */
const MARKERS_APART = 9;

interface PanelProps {
  panel: Panel;
  y: Scale;
  /** Place of each label. */
  xs: readonly number[];
  left: number;
  right: number;
}

interface LinePanelProps extends PanelProps {
  tall: number;
  /** Whether each series is named at its end. */
  isDirect: boolean;
  /** Id of the fills of bars. */
  patterns: string;
}

/** Everything over one value axis: bars behind, lines before, names at the right. Drawn once: marks come over it. */
export const LinePanel = memo(function LinePanel({
  panel,
  y,
  xs,
  left,
  right,
  tall,
  isDirect,
  patterns,
}: LinePanelProps) {
  const { series } = panel;
  const lines = series.filter((each) => !each.bars);
  const apart = (right - left) / Math.max(1, xs.length - 1);
  const ends = series.map(({ values }) => y(values.findLast((value) => value !== null) ?? 0));
  const labels = spread(ends, 17, 4, tall);
  return (
    <>
      <ValueAxis scale={y} left={left} right={right} />
      {series.map((each) => {
        if (!each.bars) return null;
        const barOf = barsOf({ panel, y, xs, left, right }, each);
        return (
          <g key={each.name} data-series={each.index}>
            {each.values.map((value, label) =>
              value === null ? null : (
                // oxlint-disable-next-line react/no-array-index-key -- a value is told apart by its label's place
                <rect key={label} data-value={value} {...barOf(label, value)} fill={fillOf(patterns, each.index)} />
              ),
            )}
          </g>
        );
      })}
      {lines.map(({ name, values, index }) => (
        <g key={name} data-series={index}>
          <path
            className="chart-line"
            d={pathOf(values, xs, y) ?? undefined}
            stroke={colourOf(index)}
            strokeDasharray={dashOf(index)}
          />
          {labelsWithMarkers(values, apart).map((label) => (
            <Marker key={label} series={index} x={xs[label] ?? 0} y={y(values[label] ?? 0)} size={3} />
          ))}
        </g>
      ))}
      {isDirect &&
        series.map(({ name, index }, at) => (
          <g key={name} transform={`translate(${round(right + 8)} ${round(labels[at] ?? 0)})`}>
            <LineSample series={index} x={0} y={0} />
            <text className="chart-value" x={24} dy=".34em">
              {name}
            </text>
          </g>
        ))}
    </>
  );
});

/** The value that is asked for, over its panel. */
export function MarkedValue({ marked, ...props }: PanelProps & { marked: Mark }) {
  const { panel, y, xs } = props;
  const series = panel.series.find(({ index }) => index === marked.series);
  const value = series?.values[marked.label] ?? null;
  if (series === undefined || value === null) return null;
  if (series.bars) return <rect data-marked fill="none" {...barsOf(props, series)(marked.label, value)} />;
  return <Marker series={marked.series} x={xs[marked.label] ?? 0} y={y(value)} size={6} className="chart-marked" />;
}

/** Place and size of a bar of a series, beside those of the others. */
function barsOf({ panel, y, xs, left, right }: PanelProps, series: Panel['series'][number]) {
  const bars = panel.series.filter((each) => each.bars);
  const slot = Math.min(28, ((right - left) / Math.max(1, xs.length - 1)) * 0.7) / bars.length;
  const moved = (bars.indexOf(series) - bars.length / 2) * slot;
  return (label: number, value: number) => ({
    x: round((xs[label] ?? 0) + moved),
    y: round(Math.min(y(value), y(0))),
    width: round(Math.max(1, slot - 1)),
    height: round(Math.abs(y(value) - y(0))),
  });
}

/** Labels whose values get a marker: all where there is room, else those that stand alone and would not be seen. */
function labelsWithMarkers(values: readonly (number | null)[], apart: number): number[] {
  const labels: number[] = [];
  for (let label = 0; label < values.length; label += 1) {
    if ((values[label] ?? null) === null) continue;
    const isAlone = (values[label - 1] ?? null) === null && (values[label + 1] ?? null) === null;
    if (apart >= MARKERS_APART || isAlone) labels.push(label);
  }
  return labels;
}

/** The line of a series: straight between values, so that it claims nothing of its own, and broken where one is missing. */
function pathOf(
  values: readonly (number | null)[],
  xs: readonly number[],
  y: (value: number) => number,
): string | null {
  return line<number | null>()
    .defined((value) => value !== null && Number.isFinite(value))
    .x((_, label) => xs[label] ?? 0)
    .y((value) => y(value ?? 0))
    .digits(1)(values);
}
