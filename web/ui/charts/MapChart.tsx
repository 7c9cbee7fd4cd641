import { sayUnit } from '#engines/tables/columns/saysUnit.ts';
import { type ColouredMap, colourPlaces, nameFew, type Outlined } from '#engines/charts/colouredPlaces.ts';
import { clipText } from '#engines/words/fitText.ts';
import { words } from '#web/lib/words.ts';
import { ChartFrame, type ChartProps, type Plot } from './ChartFrame.tsx';
import { numbersIn, numbersOf, type ChartData } from './data.ts';
import { Drawing, marking } from './Drawing.tsx';
import { round } from './shapes.tsx';

/** A country and its places, as paths in units of their own. */
export interface MapShapes {
  /** Left, top, right and bottom of the country. */
  readonly box: readonly number[];
  /** The outer line. */
  readonly country: string;
  readonly places: readonly Outlined[];
}

interface MapChartProps extends ChartProps {
  /** Its first series is drawn. */
  data: ChartData;
  /** The place each label names; null where it names none. */
  keys: readonly (string | null)[];
  shapes: MapShapes;
}

const TALL = { wide: 480, narrow: 340 };
const ROW = 22;

/** Places coloured by their values, in up to seven classes of about as many places each; read by keys, told in a table. */
export function MapChart({ data, keys, shapes, ...chart }: MapChartProps) {
  const one = { ...data, series: data.series.slice(0, 1) };
  const map = colourPlaces(data.labels, keys, one.series[0]?.values ?? [], shapes.places);
  return (
    <ChartFrame
      {...chart}
      numbers={numbersOf(one)}
      remarks={
        map.lost.length > 0 && !map.isEmpty
          ? [words('charts.mapLost', { count: map.lost.length, labels: nameFew(map.lost) })]
          : []
      }
      refusal={
        numbersIn(one.series).length === 0 ? words('charts.empty') : map.isEmpty ? words('charts.mapNone') : undefined
      }
      renderPlot={(plot) => (
        <Places title={sayUnit(one.series[0]?.name ?? '', data.unit)} map={map} keys={keys} shapes={shapes} {...plot} />
      )}
    />
  );
}

interface PlacesProps extends Plot, Pick<MapChartProps, 'keys' | 'shapes'> {
  /** Over the legend. */
  title: string;
  map: ColouredMap;
}

function Places({ title, map: { places, legend, hasNone }, keys, shapes, width, narrow, marked, onMark }: PlacesProps) {
  const rows = legend.length + (hasNone ? 1 : 0);
  const [west = 0, north = 0, east = 0, south = 0] = shapes.box;
  const scale = Math.min((narrow ? TALL.narrow : TALL.wide) / (south - north), width / (east - west));
  const [wide, tall] = [round((east - west) * scale), round((south - north) * scale)];
  const under = 24 + rows * ROW;
  const height = narrow ? tall + 16 + under : Math.max(tall, under);
  const left = narrow ? (width - wide) / 2 : 0;
  const markedPlace = marked && places.find(({ id }) => id === keys[marked.label]);
  return (
    <Drawing width={width} height={height}>
      <g
        transform={`translate(${round(left - west * scale)} ${round(-north * scale)}) scale(${Math.round(scale * 10_000) / 10_000})`}
        onPointerLeave={() => onMark(undefined)}
      >
        {places.map(({ id, d, label, value, step }) => {
          const mark = label === undefined ? undefined : { label, series: 0 };
          return (
            <path
              key={id}
              className="chart-place"
              d={d}
              fill={`var(--${step === 0 ? 'sunken' : `map-${step}`})`}
              data-value={value ?? undefined}
              {...marking(onMark, mark)}
            />
          );
        })}
        <path className="chart-country" d={shapes.country} />
        {markedPlace && <path className="chart-place-marked" d={markedPlace.d} />}
      </g>
      <Legend
        title={clipText(title, narrow ? width : width - wide - 32)}
        legend={legend}
        hasNone={hasNone}
        x={narrow ? 0 : wide + 32}
        y={narrow ? tall + 16 : round((height - under) / 2)}
      />
    </Drawing>
  );
}

interface LegendProps {
  title: string;
  legend: ColouredMap['legend'];
  hasNone: boolean;
  x: number;
  y: number;
}

function Legend({ title, legend, hasNone, x, y }: LegendProps) {
  const rows = [
    ...legend.map(({ step, text }) => ({ fill: `var(--map-${step})`, text })),
    ...(hasNone ? [{ fill: 'var(--sunken)', text: words('charts.noValue') }] : []),
  ];
  return (
    <g transform={`translate(${x} ${y})`}>
      <text className="chart-unit" y="12">
        {title}
      </text>
      {rows.map(({ fill, text }, row) => (
        <g key={fill} transform={`translate(0 ${24 + row * ROW})`}>
          <rect className="chart-place" width="16" height="16" rx="3" fill={fill} />
          <text className="chart-value" x="24" y="8" dy=".36em">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
