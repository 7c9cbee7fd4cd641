import { line } from 'd3-shape';
import { ValueAxis, valueScale } from './axis.tsx';
import { colourOf, type Mark } from './data.ts';
import type { Panel } from './panels.ts';
import { dashOf, LineSample, Marker, round } from './shapes.tsx';
import { spread } from './spread.ts';

/** Nearer than this, in pixels, points would hide their line. */
const MARKERS_APART = 9;

interface LinePanelProps {
  panel: Panel;
  xOf: (label: number) => number;
  /** How many labels there are. */
  count: number;
  left: number;
  right: number;
  tall: number;
  /** Whether each series is named at its end. */
  isDirect: boolean;
  marked: Mark | undefined;
  /** The fill of a series of bars. */
  fillOf: (series: number) => string;
}

/** Everything over one value axis: bars behind, lines before, names at the right. */
export function LinePanel({ panel, xOf, count, left, right, tall, isDirect, marked, fillOf }: LinePanelProps) {
  const { series, numbers, fit } = panel;
  if (numbers.length === 0) return null;
  const y = valueScale(numbers, [tall, 0], { fit });
  const bars = series.filter((each) => each.bars);
  const lines = series.filter((each) => !each.bars);
  const apart = (right - left) / Math.max(1, count - 1);
  const ends = series.map(({ values }) => y(values.findLast((value) => value !== null) ?? 0));
  const labels = spread(ends, 17, 4, tall);
  return (
    <>
      <ValueAxis scale={y} left={left} right={right} />
      {bars.map((each, at) => {
        const slot = Math.min(28, apart * 0.7) / bars.length;
        return (
          <g key={each.name} data-series={each.index}>
            {pointsOf(each.values).map(({ label, value }) => {
              const x = xOf(label) + (at - bars.length / 2) * slot;
              const top = Math.min(y(value), y(0));
              const isMarked = marked?.label === label && marked.series === each.index;
              return (
                <rect
                  key={label}
                  data-marked={isMarked || undefined}
                  data-value={value}
                  x={round(x)}
                  y={round(top)}
                  width={round(Math.max(1, slot - 1))}
                  height={round(Math.abs(y(value) - y(0)))}
                  fill={fillOf(each.index)}
                />
              );
            })}
          </g>
        );
      })}
      {marked && <path className="chart-guide" d={`M${round(xOf(marked.label))} 0V${tall}`} />}
      {lines.map(({ name, values, index }) => (
        <g key={name} data-series={index}>
          <path
            className="chart-line"
            d={pathOf(values, xOf, y) ?? undefined}
            stroke={colourOf(index)}
            strokeDasharray={dashOf(index)}
          />
          {pointsOf(values).map(({ label, value }) => {
            const isMarked = marked?.label === label && marked.series === index;
            const isAlone = (values[label - 1] ?? null) === null && (values[label + 1] ?? null) === null;
            if (apart < MARKERS_APART && !isAlone && !isMarked) return null;
            return <Marker key={label} series={index} x={xOf(label)} y={y(value)} size={isMarked ? 6 : 3} className={isMarked ? 'chart-marked' : undefined} />;
          })}
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
}

/** The values that are there, each with its label. */
const pointsOf = (values: readonly (number | null)[]): { label: number; value: number }[] =>
  values.flatMap((value, label) => (value === null ? [] : [{ label, value }]));

/** The line of a series: straight between values, so that it claims nothing of its own, and broken where one is missing. */
function pathOf(values: readonly (number | null)[], xOf: (label: number) => number, y: (value: number) => number): string | null {
  return line<number | null>()
    .defined((value) => value !== null && Number.isFinite(value))
    .x((_, label) => xOf(label))
    .y((value) => y(value ?? 0))
    .digits(1)(values);
}
