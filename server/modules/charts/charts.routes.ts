import {
  chartFields,
  chartPopulation,
  drawChart,
  drawChartPoints,
  listChartColumns,
  listChartSources,
  showChartSource,
} from '#contract/charts/charts.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { presentChart, presentPoints, presentSource, presentValues } from './charts.presenter.ts';
import * as charts from './charts.service.ts';
import { dashboardsRoutes } from './dashboards.routes.ts';
import { embedRoutes } from './embeds.routes.ts';
import { drawPoints, usualPoints } from './points.service.ts';
import * as sources from './sources.service.ts';

/** Charts of public datasets: what can be charted, and the numbers of a chart. */
export function chartsRoutes(mount: Mount, _context: AppContext): void {
  mount(listChartSources, ({ scope }) => sources.listSources(scope));

  mount(listChartColumns, async ({ params, scope }) =>
    (await sources.openSource(scope, params.dbref)).columns.map(({ name }) => name),
  );

  mount(chartPopulation, async ({ body, scope }) =>
    presentValues(
      await charts.chartPopulation(scope, body.dbref ?? (await sources.sourceWith(scope, [body.x])), body.x),
    ),
  );

  mount(chartFields, async ({ body: { x, y, dbref }, scope }) =>
    presentValues(await charts.chartFields(scope, dbref ?? (await sources.sourceWith(scope, [x, y])), x, y)),
  );

  mount(showChartSource, async ({ query, scope }) =>
    presentSource(await sources.showSource(scope, query.dbref, query.version)),
  );

  mount(drawChart, async ({ query, scope }) => presentChart(await charts.drawChart(scope, query)));

  dashboardsRoutes(mount);
  embedRoutes(mount);

  mount(drawChartPoints, async ({ query, scope }) =>
    presentPoints(await drawPoints(scope, { ...query, most: query.most ?? usualPoints })),
  );
}
