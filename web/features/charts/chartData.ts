import type { ChartData } from '#web/ui/charts/data.ts';
import type { PointData } from '#web/ui/charts/points.ts';
import type { ChartSource, Drawn } from './api.ts';
import type { Kind, Panel } from './panels.ts';

/** The numbers of a panel as bars, lines, doughnuts and radars draw them. */
export function dataOf(panel: Panel, drawn: Drawn): ChartData {
  const time = timeOf(drawn);
  return { category: panel.x, labels: drawn.labels, series: drawn.series, unit: drawn.unit, ...(time && { time }) };
}

/** What the labels are as times: dates without empty ones among them, and numbers that are all years, in their order. */
function timeOf({ time, labels }: Drawn): ChartData['time'] {
  if (time !== null) return labels.every((label) => /^\d{4}/.test(label)) ? time : undefined;
  const isYears = labels.length > 1 && labels.every((label, at) => /^(19|20)\d\d$/.test(label) && (at === 0 || label > (labels[at - 1] ?? '')));
  return isYears ? 'years' : undefined;
}

/** A line for times, bars for everything else, unless one was chosen. */
export function kindOf(panel: Panel, data: ChartData): Kind {
  return panel.kind || (data.time === undefined ? 'bar' : 'line');
}

/** A point for each X that has both measures. */
export function pointsOf(panel: Panel, drawn: Drawn, across: Drawn, { columns }: ChartSource): PointData {
  const [own, other] = [drawn.series[0], across.series[0]];
  const places = new Map(across.labels.map((label, at) => [label, at]));
  const points = drawn.labels.flatMap((name, at) => {
    const [y, x] = [own?.values[at] ?? null, other?.values[places.get(name) ?? -1] ?? null];
    return x === null || y === null ? [] : [{ name, x, y }];
  });
  const unitOf = (name: string) => columns.find((column) => column.name === name)?.unit ?? '';
  return {
    category: panel.x,
    grouping: '',
    x: { name: other?.name ?? panel.across, unit: across.unit || unitOf(panel.across) },
    y: { name: own?.name ?? panel.y, unit: drawn.unit },
    groups: [{ name: own?.name ?? '', points }],
  };
}
