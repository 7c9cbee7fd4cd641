import { Type } from 'typebox';
import { ChartQuestion } from './charts.ts';
import { endpoint } from '../endpoint.ts';
import { longestDashboardName, mostPanels } from '../limits.ts';

export const ChartKind = Type.Union([
  Type.Literal('bar'),
  Type.Literal('line'),
  Type.Literal('doughnut'),
  Type.Literal('radar'),
  Type.Literal('scatter'),
  Type.Literal('map'),
]);

/** A chart of a dashboard: what it is asked for by, and how it is drawn. */
const Panel = Type.Object({ ...ChartQuestion.properties, kind: ChartKind });
const Name = Type.String({ title: 'The name', minLength: 1, maxLength: longestDashboardName });
const Slug = Type.Object({ slug: Type.String({ maxLength: 100 }) });

const SavedPanel = Type.Object({
  ...Panel.properties,
  /** The version of its dataset that it was saved with, and draws. */
  version: Type.Integer(),
  dbname: Type.String(),
  /** The version in force: a later one is told as "data changed since". */
  latest: Type.Integer(),
});

const Dashboard = Type.Object({
  /** In the address people share: maize-in-bono-4f7k2m. */
  slug: Type.String(),
  name: Type.String(),
  panels: Type.Array(SavedPanel),
  /** Charts that are not shown, as their data are no longer public. Which ones is told to nobody. */
  withheld: Type.Integer(),
  savedAt: Type.String(),
  /** Who asks may rename and delete it. */
  mine: Type.Boolean(),
});

export const saveDashboard = endpoint({
  name: 'saveDashboard',
  room: 'charts',
  method: 'POST',
  path: '/api/dashboards',
  audience: 'either',
  effect: 'writes',
  status: 201,
  summary:
    'Saves a dashboard under a name, each chart bound to the version of its dataset; whoever has the address can see it',
  body: Type.Object({ name: Name, panels: Type.Array(Panel, { minItems: 1, maxItems: mostPanels }) }),
  answer: Dashboard,
  refusals: 'message',
});

export const listOwnDashboards = endpoint({
  name: 'listOwnDashboards',
  room: 'charts',
  method: 'GET',
  path: '/api/dashboards/mine',
  audience: 'either',
  effect: 'reads',
  summary: 'Dashboards of the caller, the latest first',
  answer: Type.Array(
    Type.Object({ slug: Type.String(), name: Type.String(), panels: Type.Integer(), savedAt: Type.String() }),
  ),
  refusals: 'message',
});

export const showDashboard = endpoint({
  name: 'showDashboard',
  room: 'charts',
  method: 'GET',
  path: '/api/dashboards/:slug',
  audience: 'public',
  effect: 'reads',
  summary: 'A saved dashboard: its charts, without those whose data are no longer public',
  params: Slug,
  answer: Dashboard,
  refusals: 'message',
});

export const editDashboard = endpoint({
  name: 'editDashboard',
  room: 'charts',
  method: 'PATCH',
  path: '/api/dashboards/:slug',
  audience: 'either',
  effect: 'writes',
  summary: 'Renames a dashboard, or saves other charts under it, bound to the versions in force; its address stays',
  params: Slug,
  body: Type.Object({
    name: Type.Optional(Name),
    panels: Type.Optional(Type.Array(Panel, { minItems: 1, maxItems: mostPanels })),
  }),
  answer: Dashboard,
  refusals: 'message',
});

export const removeDashboard = endpoint({
  name: 'removeDashboard',
  room: 'charts',
  method: 'DELETE',
  path: '/api/dashboards/:slug',
  audience: 'either',
  effect: 'writes',
  summary: 'Deletes a dashboard; undo brings it back for 30 days',
  params: Slug,
  answer: Type.Object({ name: Type.String(), undo: Type.String() }),
  refusals: 'message',
});
