import { curveLinearClosed, lineRadial } from 'd3-shape';
import { textWidth, wrapText } from '#engines/words/fitText.ts';
import { words } from '#web/lib/words.ts';
import { valueScale, type Scale } from './axis.tsx';
import { ChartFrame, type ChartProps, type Plot } from './ChartFrame.tsx';
import { colourOf, MOST_SERIES, numbersIn, numbersOf, sayLabel, type ChartData } from './data.ts';
import { Drawing, marking } from './Drawing.tsx';
import { shortFigure } from './figures.ts';
import { Key, keyHeight } from './Key.tsx';
import { dashOf, LineSample, Marker, round } from './shapes.tsx';

/** Fewer spokes span no surface; more cannot be read. */
const SPOKES = { least: 3, most: 12 };
const SAMPLE = 20;
/** Room for the names above and below, and a line of a name, in pixels. */
const NAMES = 34;
const LINE = 14;

interface RadarChartProps extends ChartProps {
  data: ChartData;
  /** The most a value can be, when the scale has an end: 100 of a score. */
  outOf?: number | undefined;
}

/** Several measures of a few things, around a centre of zero. */
export function RadarChart({ data, outOf, ...chart }: RadarChartProps) {
  const drawn = { ...data, series: data.series.slice(0, MOST_SERIES) };
  const missing = data.series.reduce(
    (sum, { values }) => sum + data.labels.filter((_, at) => (values[at] ?? null) === null).length,
    0,
  );
  const remarks = [
    ...(data.series.length > MOST_SERIES ? [words('charts.tooManySeries', { count: data.series.length })] : []),
    ...(missing > 0 ? [words('charts.gaps', { count: missing })] : []),
  ];
  return (
    <ChartFrame
      {...chart}
      numbers={numbersOf(data)}
      remarks={remarks}
      refusal={refusalOf(data)}
      renderPlot={(plot) => <Web data={drawn} outOf={outOf} {...plot} />}
    />
  );
}

function refusalOf(data: ChartData): string | undefined {
  const { labels, series } = data;
  if (numbersIn(series).length === 0) return words('charts.empty');
  if (labels.length < SPOKES.least) return words('charts.radarFew', { count: labels.length });
  if (labels.length > SPOKES.most) return words('charts.radarMany', { count: labels.length });
  const below = labels.findIndex((_, at) => series.some(({ values }) => (values[at] ?? 0) < 0));
  return below === -1 ? undefined : words('charts.radarNegative', { label: sayLabel(data, below) });
}

function Web({
  data,
  outOf,
  width,
  least,
  narrow,
  marked,
  onMark,
}: Plot & { data: ChartData; outOf: number | undefined }) {
  const { labels, series, unit } = data;
  const names = series.map(({ name }) => name);
  const key = keyHeight(names, least, SAMPLE);
  const beside = Math.min(110, Math.max(...labels.map((_, at) => textWidth(sayLabel(data, at)) + 8)));
  const outer = Math.max(72, Math.min(narrow ? 88 : 116, least / 2 - Math.min(beside, narrow ? 76 : 110)));
  const scale = valueScale([...numbersIn(series), outOf ?? 0], [0, outer]);
  const turn = (at: number) => (at / labels.length) * 2 * Math.PI;
  const point = (at: number, away: number) => [Math.sin(turn(at)) * away, -Math.cos(turn(at)) * away] as const;
  const height = key + 2 * (outer + NAMES);
  return (
    <Drawing width={width} height={height}>
      <Key
        names={names}
        width={least}
        sample={SAMPLE}
        renderSample={(index) => <LineSample series={index} x={0} y={0} />}
      />
      <g transform={`translate(${round(width / 2)} ${key + outer + NAMES})`}>
        <Rings scale={scale} spokes={labels.length} turn={turn} />
        {labels.map((label, at) => {
          const [x, y] = point(at, outer);
          return <path key={label} className="chart-grid" d={`M0 0L${round(x)} ${round(y)}`} />;
        })}
        {series.map(({ name, values }, index) => (
          <g key={name} data-series={index}>
            <path
              className="chart-web"
              d={outlineOf(values, labels.length, turn, scale)}
              fill={series.length > 4 || values.some((value) => value === null) ? 'none' : colourOf(index)}
              stroke={colourOf(index)}
              strokeDasharray={dashOf(index)}
            />
            {labels.map((label, at) => {
              const value = values[at] ?? null;
              if (value === null) return null;
              const [x, y] = point(at, scale(value));
              const isMarked = marked?.label === at && marked.series === index;
              return (
                <g key={label} data-value={value} {...marking(onMark, { label: at, series: index })}>
                  <circle className="chart-touch" cx={round(x)} cy={round(y)} r="14" />
                  <Marker
                    series={index}
                    x={x}
                    y={y}
                    size={isMarked ? 6 : 3.4}
                    className={isMarked ? 'chart-marked' : undefined}
                  />
                </g>
              );
            })}
          </g>
        ))}
        {/* The figures of the rings stand over the shapes, or nobody could read them. */}
        {ringsOf(scale).map((tick, index, all) => (
          <text key={tick} className="chart-ring" x="4" y={round(-scale(tick) + 11)}>
            {index === all.length - 1
              ? [shortFigure(tick), unit].filter(Boolean).join(unit === '%' ? '' : ' ')
              : shortFigure(tick)}
          </text>
        ))}
        {labels.map((label, at) => {
          const [x, y] = point(at, outer + 10);
          const isMiddle = Math.abs(x) < 12;
          const room = isMiddle ? 140 : width / 2 - Math.abs(x);
          const lines = wrapText(sayLabel(data, at), room, { most: 2 });
          // Above the web names grow upwards, below it downwards, beside it both ways.
          const start = isMiddle
            ? y < 0
              ? -(lines.length - 1) * LINE
              : LINE * 0.6
            : (-(lines.length - 1) * LINE) / 2 + 4;
          return (
            <text
              key={label}
              className="chart-spoke"
              x={round(x)}
              y={round(y + start)}
              textAnchor={isMiddle ? 'middle' : x > 0 ? 'start' : 'end'}
            >
              {lines.map((line, row) => (
                <tspan key={line} x={round(x)} dy={row === 0 ? 0 : LINE}>
                  {line}
                </tspan>
              ))}
            </text>
          );
        })}
      </g>
    </Drawing>
  );
}

const ringsOf = (scale: Scale): number[] => scale.ticks(4).filter((tick) => tick > 0);

function Rings({ scale, spokes, turn }: { scale: Scale; spokes: number; turn: (at: number) => number }) {
  return ringsOf(scale).map((tick) => (
    <path
      key={tick}
      className="chart-grid"
      fill="none"
      d={outlineOf(
        Array.from({ length: spokes }, () => tick),
        spokes,
        turn,
        scale,
      )}
    />
  ));
}

/** The outline of a series; open where a value is missing. */
function outlineOf(
  values: readonly (number | null)[],
  spokes: number,
  turn: (at: number) => number,
  scale: Scale,
): string {
  const whole = Array.from({ length: spokes }, (_, at) => values[at] ?? null);
  const isWhole = whole.every((value) => value !== null);
  const drawn = lineRadial<number | null>()
    .defined((value) => value !== null)
    .angle((_, at) => turn(at))
    .radius((value) => scale(value ?? 0))
    .digits(1);
  return (isWhole ? drawn.curve(curveLinearClosed) : drawn)(isWhole ? whole : [...whole, whole[0] ?? null]) ?? '';
}
