import { clipText } from '#engines/words/fitText.ts';
import { words } from '#web/lib/words.ts';
import { axisRoom, cutOf, FootLabels, ValueAxis, valueScale } from './axis.tsx';
import { ChartFrame, type ChartProps, type Plot } from './ChartFrame.tsx';
import { headOf, MOST_SERIES, withUnit } from './data.ts';
import { sayFigure, shortFigure } from './figures.ts';
import { Key, keyHeight } from './Key.tsx';
import { numbersOfPoints, thinPoints, type PointData } from './points.ts';
import { Marker, round } from './shapes.tsx';

/** More points than this are a cloud, and a heavy page. */
const MOST_POINTS = 400;
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
      numbers={{ ...numbersOfPoints(thin), rows: numbersOfPoints(data).rows }}
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
  const starts = [...startOf(points.map((point) => point.x), x.unit), ...startOf(points.map((point) => point.y), y.unit)];
  return [starts].flatMap(([start, other]) => {
    if (start === undefined) return [];
    return other === undefined ? words('charts.cut', { start }) : words('charts.cutBoth', { start, other });
  });
}

function Cloud({ data, width, least, narrow, marked, onMark }: Plot & { data: PointData }) {
  const points = data.groups.flatMap(({ points: own }) => own);
  const names = data.groups.map(({ name }) => name);
  const key = keyHeight(names, least, 12);
  const tall = narrow ? 220 : 260;
  const y = valueScale(points.map((point) => point.y), [tall, 0], { fit: true });
  const left = axisRoom(y);
  const right = width - 12;
  const x = valueScale(points.map((point) => point.x), [left, right], { fit: true });
  const height = key + HEAD + tall + FOOT;
  const isMarked = (series: number, at: number) => marked?.series === series && marked.label === at;
  const ticks = x.ticks(Math.max(2, Math.floor((right - left) / 64)));
  return (
    <svg className="chart-drawing" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Key names={names} width={least} sample={12} renderSample={(series) => <Marker series={series} x={6} y={0} size={5} />} />
      <text className="chart-unit" y={key + 10}>
        {clipText(headOf(data.y.name, data.y.unit), least)}
      </text>
      <g transform={`translate(0 ${key + HEAD})`}>
        <ValueAxis scale={y} left={left} right={width} />
        {data.groups.map((group, series) => (
          <g key={group.name} data-series={series}>
            {group.points.map((point, at) => (
              <g
                // oxlint-disable-next-line react/no-array-index-key -- a point without a name is known by its place
                key={at}
                data-value={`${point.x} ${point.y}`}
                onPointerEnter={() => onMark({ label: at, series })}
                onPointerDown={() => onMark({ label: at, series })}
              >
                <Marker
                  series={series}
                  x={x(point.x)}
                  y={y(point.y)}
                  size={isMarked(series, at) ? 7 : 4.2}
                  className={isMarked(series, at) ? 'chart-marked' : 'chart-point'}
                />
              </g>
            ))}
          </g>
        ))}
      </g>
      <FootLabels places={ticks.map((tick) => ({ x: round(x(tick)), text: shortFigure(tick) }))} y={height - 26} left={left} right={width} />
      <text className="chart-unit" x={width} y={height - 6} textAnchor="end">
        {clipText(`${headOf(data.x.name, data.x.unit)} →`, least)}
      </text>
    </svg>
  );
}
