import { useId } from 'react';
import { arc, pie, type PieArcDatum } from 'd3-shape';
import { textWidth, wrapText } from '#engines/words/fitText.ts';
import { words } from '#web/lib/words.ts';
import { ChartFrame, type ChartProps, type Plot } from './ChartFrame.tsx';
import { numbersOf, sayLabel, withUnit, type ChartData } from './data.ts';
import { Drawing, marking } from './Drawing.tsx';
import { shortFigure } from './figures.ts';
import { fillOf, Patterns } from './Patterns.tsx';
import { TYPE } from './type.ts';

const ROW = { one: 30, line: 17 };
const RING = { outer: 104, inner: 64 };
/** More shares than this cannot be told apart: the smallest are then drawn as one. */
const MOST_SHARES = 10;

interface DoughnutChartProps extends ChartProps {
  data: ChartData;
  /** What is counted, under the sum in the middle: "respondents". */
  unitName?: string | undefined;
}

/** Shares of a whole, with the whole in the middle; each share is named, counted and given in percent beside it. */
export function DoughnutChart({ unitName, data, ...chart }: DoughnutChartProps) {
  // A doughnut has one series; the others would be wholes of their own.
  const one = { ...data, series: data.series.slice(0, 1) };
  const shares = sharesOf(one);
  const gathered = data.labels.length - shares.length + 1;
  return (
    <ChartFrame
      {...chart}
      numbers={numbersOf(one)}
      remarks={gathered > 1 ? [words('charts.gathered', { count: gathered })] : []}
      refusal={refusalOf(one)}
      renderPlot={(plot) => (
        <Ring
          shares={shares}
          isWhole={data.addsUp !== false}
          unit={data.unit}
          unitName={unitName ?? (data.unit || words('charts.total'))}
          {...plot}
        />
      )}
    />
  );
}

interface Share {
  name: string;
  value: number;
  /** Its place in the data; none for what was gathered. */
  label: number;
}

/** The shares as they are drawn, in the order given; past ten, the nine largest and the rest. */
function sharesOf(data: ChartData): Share[] {
  const all = data.labels.map((_, label) => ({
    name: sayLabel(data, label),
    value: data.series[0]?.values[label] ?? 0,
    label,
  }));
  if (all.length <= MOST_SHARES) return all;
  const largest = new Set(all.toSorted((a, b) => b.value - a.value).slice(0, MOST_SHARES - 1));
  const rest = all.filter((share) => !largest.has(share));
  const value = rest.reduce((sum, share) => sum + share.value, 0);
  return [...largest]
    .toSorted((a, b) => a.label - b.label)
    .concat({ name: words('charts.other', { count: rest.length }), value, label: -1 });
}

function refusalOf(data: ChartData): string | undefined {
  const values = data.series[0]?.values ?? [];
  if (values.every((value) => value === null)) return words('charts.empty');
  const below = values.findIndex((value) => value !== null && value < 0);
  if (below !== -1) return words('charts.negativeShare', { label: sayLabel(data, below) });
  return values.every((value) => !value) ? words('charts.noWhole') : undefined;
}

function Ring({
  shares,
  isWhole,
  unit,
  unitName,
  width,
  least,
  narrow,
  marked,
  onMark,
}: Plot & { shares: Share[]; isWhole: boolean; unit: string; unitName: string }) {
  const id = useId();
  const values = shares.map(({ value }) => value);
  const total = values.reduce((sum, value) => sum + value, 0);
  // oxlint-disable-next-line unicorn/no-array-sort -- this sort is a setting of the pie: keep the order given
  const slices = pie<number>().sort(null).padAngle(0.012)(values);
  const shape = arc<PieArcDatum<number>>().innerRadius(RING.inner).outerRadius(RING.outer).cornerRadius(3).digits(1);
  const figures = values.map((value) =>
    isWhole ? `${shortFigure(value)} · ${percentOf(value, total)}` : withUnit(value, unit),
  );
  const roomAfter = (start: number) => least - start - 24 - Math.max(...figures.map((text) => textWidth(text))) - 18;
  const beside = 2 * RING.outer + 32;
  // A name stays beside the ring where none of its words would be torn.
  const longest = Math.max(...shares.flatMap(({ name }) => name.split(' ').map((word) => textWidth(word, TYPE.name))));
  const isUnder = narrow || longest > roomAfter(beside);
  const left = isUnder ? 0 : beside;
  const nameRoom = roomAfter(left);
  const rows = placed(shares.map(({ name }) => wrapText(name, Math.max(64, nameRoom), { most: 4, size: TYPE.name })));
  const listHeight = rows.at(-1)?.end ?? 0;
  const height = isUnder ? 2 * RING.outer + 24 + listHeight : Math.max(2 * RING.outer + 8, listHeight);
  const middle = isUnder ? { x: width / 2, y: RING.outer + 4 } : { x: RING.outer + 4, y: height / 2 };
  const top = isUnder ? 2 * RING.outer + 24 : (height - listHeight) / 2;
  const isMarked = (label: number) => (label !== -1 && marked?.label === label) || undefined;
  const point = (label: number) => marking(onMark, label === -1 ? undefined : { label, series: 0 });
  return (
    <Drawing width={width} height={height}>
      <Patterns id={id} count={shares.length} />
      <g transform={`translate(${middle.x} ${middle.y})`}>
        {slices.map((slice, index) => {
          const { label = -1, value = 0 } = shares[index] ?? {};
          return (
            <path
              key={label}
              d={shape(slice) ?? ''}
              fill={fillOf(id, index)}
              data-marked={isMarked(label)}
              data-value={value}
              {...point(label)}
            />
          );
        })}
        {isWhole && (
          <text className="chart-total" textAnchor="middle" y="2">
            {shortFigure(total)}
          </text>
        )}
        {isWhole &&
          wrapText(unitName, 2 * RING.inner - 24).map((line, index) => (
            <text key={line} textAnchor="middle" y={24 + index * 15}>
              {line}
            </text>
          ))}
      </g>
      {shares.map(({ name, label }, index) => {
        const { start = 0, end = 0, lines = [] } = rows[index] ?? {};
        return (
          <g key={name} transform={`translate(${left} ${top + start})`} data-marked={isMarked(label)} {...point(label)}>
            <rect className="chart-touch" x="-6" width={width - left + 6} height={end - start} rx="6" />
            <rect width="14" height="14" y={ROW.one / 2 - 7} rx="3" fill={fillOf(id, index)} />
            {lines.map((line, at) => (
              <text key={line} className="chart-name" x="24" y={ROW.one / 2 + at * ROW.line} dy=".34em">
                {line}
              </text>
            ))}
            <text className="chart-value" x={width - left - 6} y={ROW.one / 2} dy=".34em" textAnchor="end">
              {figures[index]}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

/** The rows of the list under each other, each as high as its name needs. */
function placed(names: readonly string[][]): { lines: string[]; start: number; end: number }[] {
  let start = 0;
  return names.map((lines) => {
    const end = start + ROW.one + (lines.length - 1) * ROW.line;
    const row = { lines, start, end };
    start = end;
    return row;
  });
}

/** "34%"; a share too small for a whole percent says so. */
function percentOf(value: number, total: number): string {
  const percent = (value / total) * 100;
  return percent > 0 && percent < 0.5 ? '<1%' : `${Math.round(percent)}%`;
}
