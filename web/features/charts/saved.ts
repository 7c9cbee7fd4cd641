import type { QueryClient } from '@tanstack/react-query';
import { listOwnDashboards, saveDashboard, showDashboard } from '#contract/charts/dashboards.ts';
import type { Answer, Body } from '#contract/endpoint.ts';
import { apiQuery } from '#web/lib/query.ts';
import { chartQuery } from './api.ts';
import { dataOf, kindOf } from './chartData.ts';
import { DASHBOARD, isComplete, type Panel, POPULATION } from './panels.ts';

export type SavedDashboard = Answer<typeof showDashboard>;
type ChosenPanel = Body<typeof saveDashboard>['panels'][number];

export const savedHref = (slug: string): string => `${DASHBOARD}/${encodeURIComponent(slug)}`;
/** The light page of a saved dashboard, for frames. */
export const embedHref = (slug: string): string => `/embed/dashboard/${encodeURIComponent(slug)}`;
export const savedQuery = (slug = '') => apiQuery(showDashboard, { params: { slug } });
export const ownDashboardsQuery = apiQuery(listOwnDashboards, {});

/** The panels of a saved dashboard, each at the version it was saved with. */
export function panelsOf({ panels }: SavedDashboard): Panel[] {
  return panels.map(
    ({ dbref, version, x, y, with: also, title, xName, yName, kind, measure, by, top, sort, step, where }): Panel => ({
      source: dbref,
      version,
      x,
      kind,
      y: y ?? POPULATION,
      measure: measure ?? '',
      by: by ?? '',
      top: top ?? 0,
      sort: sort ?? '',
      step: step ?? '',
      where: where ?? [],
      with: also ?? [],
      title: title ?? '',
      xName: xName ?? '',
      yName: yName ?? '',
    }),
  );
}

/** The panels that can be saved, each drawn as it stands on the page. */
export function chosenOf(panels: readonly Panel[], client: QueryClient): ChosenPanel[] {
  return panels.filter(isComplete).map((panel) => {
    const { source, x, y, with: also, title, xName, yName, measure, by, top, sort, step, version, where } = panel;
    const drawn = client.getQueryData(chartQuery(panel).queryKey);
    return {
      dbref: source,
      x,
      y,
      kind: panel.kind || (drawn ? kindOf(panel, dataOf(panel, drawn)) : 'bar'),
      ...(measure && { measure }),
      ...(by && { by }),
      ...(also.length > 0 && { with: [...also] }),
      ...(title && { title }),
      ...(xName && { xName }),
      ...(yName && { yName }),
      ...(top > 0 && { top }),
      ...(sort && { sort }),
      ...(step && { step }),
      ...(version > 0 && { version }),
      ...(where.length > 0 && { where: [...where] }),
    };
  });
}
