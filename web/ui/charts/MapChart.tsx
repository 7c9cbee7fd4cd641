import { classify, stepOf, type ValueClass } from '#engines/geography/classes.ts';
import { clipText } from '#engines/words/fitText.ts';
import { words } from '#web/lib/words.ts';
import { ChartFrame, type ChartProps, type Plot } from './ChartFrame.tsx';
import { headOf, numbersIn, numbersOf, type ChartData } from './data.ts';
import { shortFigure } from './figures.ts';
import { round } from './shapes.tsx';

/** A country and its places, as paths in units of their own. */
export interface MapShapes {
  /** Left, top, right and bottom of the country. */
  readonly box: readonly number[];
  /** The outer line. */
  readonly country: string;
  readonly places: readonly { readonly id: string; readonly d: string; readonly at: readonly number[] }[];
}

interface MapChartProps extends ChartProps {
  /** Its first series is drawn. */
  data: ChartData;
  /** The place each label names; null where it names none. */
  keys: readonly (string | null)[];
  shapes: MapShapes;
}

/** Labels that are named of those without a place. */
const NAMED = 3;
const TALL = { wide: 480, narrow: 340 };
const ROW = 22;
/** A place without an outline is a dot of this radius, in the units of the map. */
const DOT = 5;

/** Places coloured by their values, in up to seven classes of about as many places each; read by keys, told in a table. */
export function MapChart({ data, keys, shapes, ...chart }: MapChartProps) {
  const one = { ...data, series: data.series.slice(0, 1) };
  const lost = data.labels.filter((_, at) => keys[at] === null);
  const lostNames = [...lost.slice(0, NAMED), ...(lost.length > NAMED ? ['…'] : [])].join(', ');
  const drawn = keys.filter((key, at) => key !== null && (one.series[0]?.values[at] ?? null) !== null);
  return (
    <ChartFrame
      {...chart}
      numbers={numbersOf(one)}
      remarks={lost.length > 0 && drawn.length > 0 ? [words('charts.mapLost', { count: lost.length, labels: lostNames })] : []}
      refusal={numbersIn(one.series).length === 0 ? words('charts.empty') : drawn.length === 0 ? words('charts.mapNone') : undefined}
      renderPlot={(plot) => <Places data={one} keys={keys} shapes={shapes} {...plot} />}
    />
  );
}

function Places({ data, keys, shapes, width, narrow, marked, onMark }: Plot & Pick<MapChartProps, 'data' | 'keys' | 'shapes'>) {
  const values = data.series[0]?.values ?? [];
  const classes = classify(values.filter((_, at) => keys[at] !== null));
  const labels = new Map(keys.flatMap((key, at) => (key === null ? [] : [[key, at] as const])).toReversed());
  const hasNone = shapes.places.some(({ id }) => (values[labels.get(id) ?? -1] ?? null) === null);
  const rows = classes.length + (hasNone ? 1 : 0);
  const [west = 0, north = 0, east = 0, south = 0] = shapes.box;
  const scale = Math.min((narrow ? TALL.narrow : TALL.wide) / (south - north), width / (east - west));
  const [wide, tall] = [round((east - west) * scale), round((south - north) * scale)];
  const legend = 24 + rows * ROW;
  const height = narrow ? tall + 16 + legend : Math.max(tall, legend);
  const left = narrow ? (width - wide) / 2 : 0;
  const place = (id: string) => shapes.places.find((each) => each.id === id);
  const markedPlace = marked && place(keys[marked.label] ?? '');
  return (
    <svg className="chart-drawing" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g transform={`translate(${round(left - west * scale)} ${round(-north * scale)}) scale(${Math.round(scale * 10_000) / 10_000})`} onPointerLeave={() => onMark(undefined)}>
        {shapes.places.map(({ id, d, at }) => {
          const label = labels.get(id);
          const value = values[label ?? -1] ?? null;
          const mark = label === undefined ? undefined : { label, series: 0 };
          return (
            <path
              key={id}
              className="chart-place"
              d={d || dotAt(at)}
              fill={`var(--${value === null ? 'sunken' : `map-${stepOf(value, classes)}`})`}
              data-value={value ?? undefined}
              onPointerEnter={() => onMark(mark)}
              onPointerDown={() => onMark(mark)}
            />
          );
        })}
        <path className="chart-country" d={shapes.country} />
        {markedPlace && <path className="chart-place-marked" d={markedPlace.d || dotAt(markedPlace.at)} />}
      </g>
      <Legend
        title={clipText(headOf(data.series[0]?.name ?? '', data.unit), narrow ? width : width - wide - 32)}
        classes={classes}
        hasNone={hasNone}
        x={narrow ? 0 : wide + 32}
        y={narrow ? tall + 16 : round((height - legend) / 2)}
      />
    </svg>
  );
}

const dotAt = ([x = 0, y = 0]: readonly number[]) => `M${x - DOT} ${y}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0 ${-2 * DOT} 0z`;

interface LegendProps {
  title: string;
  classes: readonly ValueClass[];
  hasNone: boolean;
  x: number;
  y: number;
}

function Legend({ title, classes, hasNone, x, y }: LegendProps) {
  const say = (value: ValueClass['from']) => (typeof value === 'number' ? shortFigure(value) : '');
  const rows = [
    ...classes.map(({ step, from, to }) => ({ fill: `var(--map-${step})`, text: from === to ? say(from) : `${say(from)} – ${say(to)}` })),
    ...(hasNone ? [{ fill: 'var(--sunken)', text: words('charts.noValue') }] : []),
  ];
  return (
    <g transform={`translate(${x} ${y})`}>
      <text className="chart-unit" y="12">{title}</text>
      {rows.map(({ fill, text }, row) => (
        <g key={fill} transform={`translate(0 ${24 + row * ROW})`}>
          <rect className="chart-place" width="16" height="16" rx="3" fill={fill} />
          <text className="chart-value" x="24" y="8" dy=".36em">{text}</text>
        </g>
      ))}
    </g>
  );
}
