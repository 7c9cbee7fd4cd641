import { sayUnit } from '#engines/tables/columns/saysUnit.ts';
import { useMemo } from 'react';
import { areYears } from '#engines/charts/areYears.ts';
import { clipText } from '#engines/words/fitText.ts';
import { words } from '#web/lib/words.ts';
import { axisRoom, cutOf, FootLabels, ValueAxis, valueScale } from './axis.tsx';
import { ChartFrame, type ChartProps, type Plot } from './ChartFrame.tsx';
import { type Mark, MOST_SERIES, withUnit } from './data.ts';
import { Drawing } from './Drawing.tsx';
import { sayFigure, shortFigure } from './figures.ts';
import { Key, keyHeight } from './Key.tsx';
import { numbersOfPoints, thinPoints, type PointData } from './points.ts';
import { Marker, MarkerCloud, round } from './shapes.tsx';

/** More points than this are a cloud, and a heavy page. */
const MOST_POINTS = 10_000;
/** Past so many, points are drawn smaller. */
const MANY_POINTS = 800;
/** A pointer reads the nearest point within so many pixels. */
const REACH = 28;
const HEAD = 24;
const FOOT = 46;

/** Two measures against each other, a point per thing; groups differ in colour and shape. */
export function ScatterChart({ data, ...chart }: ChartProps & { data: PointData }) {
  const { data: thin, step } = thinPoints(data, MOST_POINTS);
  const drawn = { ...thin, groups: thin.groups.slice(0, MOST_SERIES) };
  const count = data.groups.reduce((sum, { points }) => sum + points.length, 0);
  const remarks = [
    ...(step > 1 ? [words('charts.tooManyPoints', { step, count: sayFigure(count) })] : []),
    ...(data.groups.length > MOST_SERIES ? [words('charts.tooManySeries', { count: data.groups.length })] : []),
  ];
  return (
    <ChartFrame
      {...chart}
      // Keys walk what is drawn; table and file hold every point.
      numbers={{
        ...numbersOfPoints(data),
        lengths: numbersOfPoints(thin).lengths,
        reading: numbersOfPoints(thin).reading,
      }}
      warnings={count === 0 ? [] : cutsOf(data)}
      remarks={remarks}
      refusal={count === 0 ? words('charts.empty') : undefined}
      renderPlot={(plot) => <Cloud data={drawn} {...plot} />}
    />
  );
}

/** Where the axes start, if not at zero: said once for both. */
function cutsOf({ x, y, groups }: PointData): string[] {
  const points = groups.flatMap(({ points: own }) => own);
  const startOf = (values: number[], unit: string) => {
    const cut = cutOf(valueScale(values, [0, 1], { fit: true }));
    return cut === undefined ? [] : [withUnit(cut, unit)];
  };
  // Nobody looks for the year zero.
  const across = points.map((point) => point.x);
  const starts = [
    ...(areYears(across) ? [] : startOf(across, x.unit)),
    ...startOf(
      points.map((point) => point.y),
      y.unit,
    ),
  ];
  return [starts].flatMap(([start, other]) => {
    if (start === undefined) return [];
    return other === undefined ? words('charts.cut', { start }) : words('charts.cutBoth', { start, other });
  });
}

/** Where everything of the drawing stands: worked out once, not at each move of the pointer. */
function planOf({ groups }: PointData, { width, least, narrow }: Pick<Plot, 'width' | 'least' | 'narrow'>) {
  const points = groups.flatMap(({ points: own }) => own);
  const names = groups.map(({ name }) => name);
  const key = keyHeight(names, least, 12);
  const tall = narrow ? 220 : 260;
  const y = valueScale(
    points.map((point) => point.y),
    [tall, 0],
    { fit: true },
  );
  const left = axisRoom(y);
  const right = width - 12;
  const x = valueScale(
    points.map((point) => point.x),
    [left, right],
    { fit: true },
  );
  const clouds = groups.map(({ points: own }) => own.map((point) => [x(point.x), y(point.y)] as const));
  const isYears = areYears(points.map((point) => point.x));
  const ticks = x
    .ticks(Math.max(2, Math.floor((right - left) / 64)))
    .filter((tick) => !isYears || Number.isInteger(tick))
    .map((tick) => ({ x: round(x(tick)), text: isYears ? String(tick) : shortFigure(tick) }));
  return {
    names,
    key,
    y,
    left,
    clouds,
    ticks,
    height: key + HEAD + tall + FOOT,
    size: points.length > MANY_POINTS ? 2.6 : 4.2,
  };
}

function Cloud({ data, width, least, narrow, marked, onMark }: Plot & { data: PointData }) {
  const { names, key, y, left, clouds, ticks, height, size } = useMemo(
    () => planOf(data, { width, least, narrow }),
    [data, width, least, narrow],
  );
  const at = marked && clouds[marked.series]?.[marked.label];
  return (
    <Drawing
      width={width}
      height={height}
      onPoint={(pointX, pointY) => onMark(nearestPoint(clouds, pointX, pointY - key - HEAD))}
    >
      <Key
        names={names}
        width={least}
        sample={12}
        renderSample={(series) => <Marker series={series} x={6} y={0} size={5} />}
      />
      <text className="chart-unit" y={key + 10}>
        {clipText(sayUnit(data.y.name, data.y.unit), least)}
      </text>
      <g transform={`translate(0 ${key + HEAD})`}>
        <ValueAxis scale={y} left={left} right={width} />
        {clouds.map((cloud, series) => (
          <MarkerCloud key={names[series]} series={series} points={cloud} size={size} />
        ))}
        {at && <Marker series={marked?.series ?? 0} x={at[0]} y={at[1]} size={size + 3} className="chart-marked" />}
      </g>
      <FootLabels places={ticks} y={height - 26} left={left} right={width} />
      <text className="chart-unit" x={width} y={height - 6} textAnchor="end">
        {clipText(`${sayUnit(data.x.name, data.x.unit)} →`, least)}
      </text>
    </Drawing>
  );
}

/** The point nearest to a place, within reach of it. */
function nearestPoint(
  clouds: readonly (readonly (readonly [number, number])[])[],
  x: number,
  y: number,
): Mark | undefined {
  let best: Mark | undefined;
  let least = REACH * REACH;
  for (const [series, cloud] of clouds.entries()) {
    for (let label = 0; label < cloud.length; label += 1) {
      const [left, top] = cloud[label] ?? [Infinity, Infinity];
      const away = (left - x) ** 2 + (top - y) ** 2;
      if (away < least) [best, least] = [{ label, series }, away];
    }
  }
  return best;
}
