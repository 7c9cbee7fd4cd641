import { drawChart, drawChartPoints, listChartSources, showChartSource } from '#contract/charts/charts.ts';
import type { Answer } from '#contract/endpoint.ts';
import { showAtlas, showRegionAtlas } from '#contract/geography/geography.ts';
import { apiQuery } from '#web/lib/query.ts';
import { isComplete, POPULATION, type Panel } from './panels.ts';

export type ChartSources = Answer<typeof listChartSources>;
export type ChartSource = Answer<typeof showChartSource>;
export type Drawn = Answer<typeof drawChart>;
export type DrawnPoints = Answer<typeof drawChartPoints>;

export const sourcesQuery = apiQuery(listChartSources, {});
export const sourceQuery = ({ source, version }: Panel) =>
  apiQuery(showChartSource, { query: { dbref: source, ...(version > 0 && { version }) } });

/** The numbers of a panel that has everything it needs, unless it is a scatter. */
export const chartQuery = ({
  source,
  x,
  y,
  with: also,
  title,
  xName,
  yName,
  measure,
  by,
  top,
  sort,
  step,
  version,
  where,
  kind,
}: Panel) =>
  apiQuery(drawChart, {
    query: {
      dbref: source,
      x,
      y: y || POPULATION,
      ...(measure && { measure }),
      // A place has one colour.
      ...(by && kind !== 'map' && { by }),
      ...(also.length > 0 && kind !== 'map' && { with: [...also] }),
      ...(title && { title }),
      ...(xName && { xName }),
      ...(yName && { yName }),
      ...(top > 0 && kind !== 'map' && { top }),
      ...(sort && { sort }),
      ...(step && { step }),
      ...(version > 0 && { version }),
      ...(where.length > 0 && { where: [...where] }),
    },
  });

/** The points of a scatter that has everything it needs. */
export const pointsQuery = ({ source, x, y, by, version, where }: Panel) =>
  apiQuery(drawChartPoints, {
    query: {
      dbref: source,
      x,
      y,
      ...(by && { by }),
      ...(version > 0 && { version }),
      ...(where.length > 0 && { where: [...where] }),
    },
  });

/** The values of a column, the most frequent first. */
export const valuesQuery = (dbref: string, column: string) =>
  apiQuery(drawChart, { query: { dbref, x: column, measure: 'count', sort: 'value', top: 200 } });

// The server draws the regions; the districts, many times as heavy, wait for the browser.
export const countryQuery = apiQuery(showAtlas, {}, { heavy: true });
export const districtsQuery = apiQuery(showRegionAtlas, { params: { regionId: 'ghana' } }, { heavy: true });

/** All that the server has to know to draw these panels. */
export function neededFor(panels: readonly Panel[]) {
  const whole = panels.filter(isComplete);
  return [
    ...panels.filter(({ source }) => source !== '').map(sourceQuery),
    ...whole.filter(({ kind }) => kind !== 'scatter').map(chartQuery),
    ...whole.filter(({ kind }) => kind === 'scatter').map(pointsQuery),
    ...(whole.some(({ kind }) => kind === 'map') ? [countryQuery] : []),
  ];
}
