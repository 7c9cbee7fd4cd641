import { useId } from 'react';
import { arc, pie, type PieArcDatum } from 'd3-shape';
import { sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { ChartFrame, type ChartProps, type Plot } from './ChartFrame.tsx';
import type { ChartData } from './data.ts';
import { fillOf, Patterns } from './Patterns.tsx';

const ROW = 30;
const RING = { outer: 104, inner: 64 };

/** Shares of a whole, with the whole in the middle; each share is named, counted and given in percent beside it. */
export function DoughnutChart({ unitName, ...chart }: ChartProps & { unitName?: string | undefined }) {
  return (
    <ChartFrame
      {...chart}
      renderPlot={(plot) => <Ring data={chart.data} unitName={unitName ?? chart.data.unit} {...plot} />}
    />
  );
}

function Ring({ data, unitName, width, narrow, marked, onMark }: Plot & { data: ChartData; unitName: string }) {
  const t = useWords();
  const id = useId();
  const values = data.labels.map((_, index) => data.series[0]?.values[index] ?? 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  // oxlint-disable-next-line unicorn/no-array-sort -- this sort is a setting of the pie: keep the order given
  const slices = pie<number>().sort(null).padAngle(0.012)(values);
  const shape = arc<PieArcDatum<number>>().innerRadius(RING.inner).outerRadius(RING.outer).cornerRadius(3);
  const listHeight = data.labels.length * ROW;
  const height = narrow ? 2 * RING.outer + 24 + listHeight : Math.max(2 * RING.outer + 8, listHeight);
  const middle = narrow ? { x: width / 2, y: RING.outer + 4 } : { x: RING.outer + 4, y: height / 2 };
  const list = narrow ? { x: 0, y: 2 * RING.outer + 28 } : { x: 2 * RING.outer + 40, y: (height - listHeight) / 2 };
  return (
    <svg className="chart-drawing" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Patterns id={id} count={data.labels.length} />
      <g transform={`translate(${middle.x} ${middle.y})`}>
        {slices.map((slice, index) => (
          <path
            key={data.labels[index]}
            d={shape(slice) ?? ''}
            fill={fillOf(id, index)}
            data-marked={marked?.label === index || undefined}
            onPointerEnter={() => onMark({ label: index, series: 0 })}
          />
        ))}
        <text className="chart-total" textAnchor="middle" y="2">
          {sayNumber(total)}
        </text>
        <text textAnchor="middle" y="24">
          {unitName || t('ui.total')}
        </text>
      </g>
      {data.labels.map((label, index) => (
        <g
          key={label}
          transform={`translate(${list.x} ${list.y + index * ROW})`}
          data-marked={marked?.label === index || undefined}
          onPointerEnter={() => onMark({ label: index, series: 0 })}
        >
          <rect className="chart-touch" x="-6" width={width - list.x + 6} height={ROW} rx="6" />
          <rect width="14" height="14" y={ROW / 2 - 7} rx="3" fill={fillOf(id, index)} />
          <text className="chart-name" x="24" y={ROW / 2} dy=".34em">
            {label}
          </text>
          <text className="chart-value" x={width - list.x - 6} y={ROW / 2} dy=".34em" textAnchor="end">
            {sayNumber(values[index] ?? 0)} · {total === 0 ? 0 : Math.round(((values[index] ?? 0) / total) * 100)}%
          </text>
        </g>
      ))}
    </svg>
  );
}
