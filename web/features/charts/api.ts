import { drawChart, listChartSources, showChartSource } from '#contract/charts.ts';
import type { Answer } from '#contract/endpoint.ts';
import { apiQuery } from '#web/lib/query.ts';
import { POPULATION, type Panel } from './panels.ts';

export type ChartSource = Answer<typeof showChartSource>;
export type Drawn = Answer<typeof drawChart>;

export const sourcesQuery = apiQuery(listChartSources, {});
export const sourceQuery = (dbref: string) => apiQuery(showChartSource, { query: { dbref } });

/** The numbers of a panel that has everything it needs. */
export const chartQuery = ({ source, x, y, measure, by, top }: Panel) =>
  apiQuery(drawChart, {
    query: {
      dbref: source,
      x,
      y: y || POPULATION,
      ...(measure && { measure }),
      ...(by && { by }),
      ...(top > 0 && { top }),
    },
  });
