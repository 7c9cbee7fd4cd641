import { drawChart, listChartSources, showChartSource } from '#contract/charts.ts';
import type { Answer } from '#contract/endpoint.ts';
import { apiQuery } from '#web/lib/query.ts';
import { isComplete, POPULATION, type Panel } from './panels.ts';

export type ChartSources = Answer<typeof listChartSources>;
export type ChartSource = Answer<typeof showChartSource>;
export type Drawn = Answer<typeof drawChart>;

export const sourcesQuery = apiQuery(listChartSources, {});
export const sourceQuery = (dbref: string) => apiQuery(showChartSource, { query: { dbref } });

/** The numbers of a panel that has everything it needs. */
export const chartQuery = ({ source, x, y, measure, by, top, sort, step, where, kind }: Panel) =>
  apiQuery(drawChart, {
    query: {
      dbref: source,
      x,
      y: y || POPULATION,
      ...(measure && { measure }),
      // A scatter has a point for each X: nothing is split, and the smallest are points too.
      ...(by && kind !== 'scatter' && { by }),
      ...(top > 0 && { top }),
      ...(sort && { sort }),
      ...(step && { step }),
      ...(where.length > 0 && { where: [...where] }),
    },
  });

/** What a scatter measures y against, at the same X. */
export const acrossQuery = (panel: Panel) => chartQuery({ ...panel, y: panel.across });

/** The values of a column, the most frequent first. */
export const valuesQuery = (dbref: string, column: string) =>
  apiQuery(drawChart, { query: { dbref, x: column, measure: 'count', sort: 'value', top: 200 } });

/** All that the server has to know to draw these panels. */
export function neededFor(panels: readonly Panel[]) {
  return [
    ...panels.filter(({ source }) => source !== '').map(({ source }) => sourceQuery(source)),
    ...panels.filter(isComplete).map(chartQuery),
    ...panels.filter((panel) => isComplete(panel) && panel.kind === 'scatter').map(acrossQuery),
  ];
}
