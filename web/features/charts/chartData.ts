import type { ChartData } from '#web/ui/charts/data.ts';
import type { PointData } from '#web/ui/charts/points.ts';
import type { Drawn, DrawnPoints } from './api.ts';
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

/** The points of a scatter as it is drawn. */
export function pointsOf(panel: Panel, { groups, x, y }: DrawnPoints, row: string): PointData {
  return { category: row, grouping: panel.by, x, y, groups };
}

/** The light page of one chart, for frames: bound to the version drawn. */
export function embedHrefOf({ source, x, y, measure, by, top, sort, step, where }: Panel, kind: Kind, version: number): string {
  const question = new URLSearchParams(
    Object.entries({ dbref: source, version: String(version), x, y, kind, measure, by, top: top === 0 ? '' : String(top), sort, step }).filter(([, value]) => value !== ''),
  );
  for (const each of where) question.append('where', each);
  return `/embed/chart?${question}`;
}
