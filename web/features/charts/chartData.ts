import type { ChartData } from '#web/ui/charts/data.ts';
import type { PointData } from '#web/ui/charts/points.ts';
import type { Drawn, DrawnPoints } from './api.ts';
import type { Kind, Panel } from './panels.ts';

/** The numbers of a panel as bars, lines, doughnuts and radars draw them. */
export function dataOf(panel: Panel, drawn: Drawn): ChartData {
  const time = timeOf(drawn);
  return {
    category: drawn.axes.x,
    axes: drawn.axes,
    addsUp: drawn.addsUp,
    labels: drawn.labels,
    series: drawn.series,
    unit: drawn.unit,
    ...(time && { time }),
  };
}

/** What the labels are as times: dates without empty ones among them, and numbers that are all years, in their order. */
function timeOf({ time, labels }: Drawn): ChartData['time'] {
  if (time !== null) return labels.every((label) => /^\d{4}/.test(label)) ? time : undefined;
  // The next year's last figures are a season (1999-00), not a month.
  const isMonths =
    labels.length > 1 &&
    labels.every(
      (label, at) => /^\d{4}-(0[1-9]|1[0-2])$/.test(label) && (at === 0 || label > (labels[at - 1] ?? '')),
    ) &&
    labels.some((label) => Number(label.slice(5)) !== (Number(label.slice(2, 4)) + 1) % 100);
  if (isMonths) return 'months';
  const isYears =
    labels.length > 1 &&
    labels.every((label, at) => /^(19|20)\d\d$/.test(label) && (at === 0 || label > (labels[at - 1] ?? '')));
  return isYears ? 'years' : undefined;
}

/** A line for times, bars for everything else, unless one was chosen. */
export function kindOf(panel: Panel, data: ChartData): Kind {
  return panel.kind || (data.time === undefined ? 'bar' : 'line');
}

/** The points of a scatter as it is drawn. */
export function pointsOf({ groups, grouping, x, y }: DrawnPoints, row: string): PointData {
  return { category: row, grouping, x, y, groups };
}

/** Addresses of a chart as it leaves the page: its light page for frames, its numbers, its picture; bound to the version drawn. */
export const embedHrefOf = (panel: Panel, kind: Kind, version: number): string =>
  `/embed/chart?${questionOf(panel, kind, version)}`;
export const csvHrefOf = (panel: Panel, kind: Kind, version: number): string =>
  `/api/charts/values.csv?${questionOf(panel, kind, version)}`;
export const pictureHrefOf = (panel: Panel, kind: Kind, version: number): string =>
  `/api/charts/picture.svg?${questionOf(panel, kind, version)}`;

function questionOf(
  { source, x, y, with: also, title, xName, yName, measure, by, top, sort, step, where }: Panel,
  kind: Kind,
  version: number,
): URLSearchParams {
  const question = new URLSearchParams(
    Object.entries({
      dbref: source,
      version: version === 0 ? '' : String(version),
      x,
      y,
      kind,
      measure,
      by,
      top: top === 0 ? '' : String(top),
      sort,
      step,
      title,
      xName,
      yName,
    }).filter(([, value]) => value !== ''),
  );
  for (const each of where) question.append('where', each);
  for (const each of also) question.append('with', each);
  return question;
}
